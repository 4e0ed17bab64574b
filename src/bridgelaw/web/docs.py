"""The HTTP interface for programs: its OpenAPI, and the same as a page that needs nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar import Request, get
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag

from bridgelaw.web.pages import language_of, render

TITLE = "bridgelaw"


class _Page(OpenAPIRenderPlugin):
    """The page: every operation with its parameters."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page of that schema."""
        fields = {"operations": list(_operations(openapi_schema))}
        return render("docs.html.jinja", language_of(request), **fields).encode()


def openapi_config(version: str) -> OpenAPIConfig:
    """What Litestar is to say of the interface."""
    links = SecurityScheme(type="http", scheme="bearer", description="The secret of a link, or the operator's.")
    return OpenAPIConfig(
        title=TITLE,
        version=version,
        path="/docs",
        render_plugins=[_Page(path="/")],
        components=Components(security_schemes={"secret": links}),
        security=[{"secret": []}],
        tags=[
            Tag(name="table", description="A place at a table: N, E, S, W, spectator, director."),
            Tag(name="director", description="The Director's."),
            Tag(name="operator", description="The operator's."),
        ],
        use_handler_docstrings=True,
    )


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The interface as OpenAPI."""
    return request.app.openapi_schema.to_schema()


def _operations(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for path, methods in schema["paths"].items():
        for method, said in methods.items():
            if isinstance(said, dict) and "responses" in said:
                yield {
                    "method": method.upper(),
                    "path": path,
                    "summary": said.get("summary", ""),
                    "description": said.get("description", ""),
                    "parameters": [p["name"] for p in said.get("parameters", ()) if p["in"] == "query"],
                }
