"""XML as elements that know their line. Nothing that a file names is ever opened, and no entity is taken."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler, feature_external_ges
from xml.sax.xmlreader import AttributesImpl, Locator

from defusedxml.common import EntitiesForbidden
from defusedxml.sax import make_parser
from msgspec import Struct, field

from bridgelaw.formats.errors import Misplaced, Origin, RecordError, Wrong
from bridgelaw.formats.limits import DEEPEST, too_deep


class XmlElement(Struct):
    """An element: name, attributes, the text directly in it, what stands in it, the line where it begins."""

    name: str
    line: int
    attributes: dict[str, str] = field(default_factory=dict)
    text: str = ""
    inner: list[XmlElement] = field(default_factory=list)

    def all(self, name: str) -> list[XmlElement]:
        """The elements of that name directly in it."""
        return [one for one in self.inner if one.name == name]

    def first(self, name: str) -> XmlElement | None:
        """The first of them."""
        return next((one for one in self.inner if one.name == name), None)

    def say(self, name: str) -> str:
        """The text of the first element of that name directly in it, else its attribute of that name, since some
        programs write it so; empty where there is neither."""
        found = self.first(name)
        return (self.attributes.get(name, "") if found is None else found.text).strip()

    def names(self) -> Iterator[str]:
        """The names of all elements in it, at any depth."""
        for one in self.inner:
            yield one.name
            yield from one.names()


class _Collector(ContentHandler):
    def __init__(self) -> None:
        super().__init__()
        self.root: XmlElement | None = None
        self.open: list[XmlElement] = []
        self.locator: Locator | None = None

    def setDocumentLocator(self, locator: Locator) -> None:  # noqa: N802  # the name that the parser calls
        self.locator = locator

    @property
    def place(self) -> tuple[int, int]:
        """Line and column (from 1)."""
        if self.locator is None:
            return 1, 1
        return self.locator.getLineNumber() or 1, (self.locator.getColumnNumber() or 0) + 1

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802
        if len(self.open) >= DEEPEST:
            raise Misplaced(too_deep(), *self.place)
        found = XmlElement(name, self.place[0], {key: attrs.getValue(key) for key in attrs.getNames()})
        if self.open:
            self.open[-1].inner.append(found)
        else:
            self.root = found
        self.open.append(found)

    def endElement(self, name: str) -> None:  # noqa: N802
        self.open.pop()

    def characters(self, content: str) -> None:
        if self.open:
            self.open[-1].text += content

    def skippedEntity(self, name: str) -> None:  # noqa: N802
        raise Misplaced(_entity(name), *self.place)


def _entity(name: str | None) -> Wrong:
    return Wrong("xml-entity", f"entity {name} stands here; such a file is not read", text=name or "")


def root_of(data: bytes, name: str) -> XmlElement:
    """The outermost element of an XML text; `name` stands for the file in errors.

    Raises:
        RecordError: no XML, an entity in it, or nested too deep.
    """
    collector = _Collector()
    parser = make_parser()
    parser.forbid_dtd = False  # many files name one, which is not looked at
    parser.forbid_entities = True
    parser.forbid_external = False  # with the next line the parser asks for none
    parser.setFeature(feature_external_ges, False)
    parser.setContentHandler(collector)
    try:
        parser.parse(BytesIO(data))
    except EntitiesForbidden as error:
        raise Origin(name).error_at(_entity(error.name), *collector.place) from None
    except Misplaced as fault:
        raise Origin(name).error_at(fault.wrong, fault.line, fault.column) from None
    except SAXParseException as error:
        line, column = error.getLineNumber() or 1, (error.getColumnNumber() or 0) + 1
        raise RecordError(name, line, column, "not-xml", f"no XML: {error.getMessage()}") from None
    except LookupError as error:  # an encoding that nobody knows
        raise RecordError(name, 1, 1, "not-xml", f"no XML: {error}") from None
    assert collector.root is not None
    return collector.root
