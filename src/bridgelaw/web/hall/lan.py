"""At which addresses phones in the same network reach this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from ipaddress import IPv4Address

import ifaddr

_OF_PROGRAMS = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "vethernet", "tun", "tap", "wg", "zt", "tailscale")
"""How networks are called that lead to programs on this machine, or far away, and to no phone."""
_ELSEWHERE = "192.0.2.1"
"""An address that nobody has: where a packet to it would leave this machine most others do, too. None is sent."""


def addresses() -> tuple[str, ...]:
    """Them, the likeliest one first; none where the machine is in no network."""
    found = ((one.nice_name, ip.ip) for one in ifaddr.get_adapters() for ip in one.ips if isinstance(ip.ip, str))
    return ordered(found, _leaving_by())


def ordered(found: Iterable[tuple[str, str]], leaving_by: str = "") -> tuple[str, ...]:
    """Those of `found`, names of networks with the address of this machine in each, that can be the hall's: the one by
    which packets leave first, those of private networks before others, those of programs last."""

    def rank(one: tuple[str, str]) -> tuple[bool, bool, bool]:
        name, address = one
        return name.lower().startswith(_OF_PROGRAMS), address != leaving_by, not IPv4Address(address).is_private

    return tuple(dict.fromkeys(address for _, address in sorted(_usable(found), key=rank)))


def _usable(found: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for name, text in found:
        address = IPv4Address(text)
        if not (address.is_loopback or address.is_link_local or address.is_unspecified):
            yield name, text


def _leaving_by() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((_ELSEWHERE, 9))
        except OSError:
            return ""
        return str(asking.getsockname()[0])
