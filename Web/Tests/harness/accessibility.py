"""Chromium's accessibility tree, in reading order, for a screen reader's view of a page."""


class Node:
    """A node of a screen reader: role, name, description, and further properties."""

    def __init__(self, raw):
        self.role = raw["role"]["value"]
        self.name = raw.get("name", {}).get("value", "")
        self.description = raw.get("description", {}).get("value", "")
        self._properties = {entry["name"]: entry["value"].get("value") for entry in raw.get("properties", [])}

    def __getitem__(self, name):
        return self._properties.get(name)

    def __repr__(self):
        return f"{self.role} {self.name!r}"


def tree(visit):
    """The nodes that are not ignored, in reading order; inline boxes of text are left out."""
    raw = visit.session.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in raw}
    found = []

    def walk(node):
        if not node.get("ignored") and node["role"]["value"] != "InlineTextBox":
            found.append(Node(node))
        for child in node.get("childIds", []):
            if child in by_id:
                walk(by_id[child])

    for node in raw:
        if not node.get("parentId"):
            walk(node)
    return found


def named(visit, role):
    """The names of all nodes of a role, in reading order."""
    return [node.name for node in tree(visit) if node.role == role]


def node(visit, role, name):
    """The one node of that role and name."""
    [only] = [node for node in tree(visit) if (node.role, node.name) == (role, name)]
    return only


def said(visit):
    """The texts of the live regions."""
    raw = visit.session.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {entry["nodeId"]: entry for entry in raw}
    texts = []

    def collect(entry):
        if not entry.get("ignored") and entry["role"]["value"] == "StaticText":
            texts.append(entry["name"]["value"])
        for child in entry.get("childIds", []):
            if child in by_id:
                collect(by_id[child])

    for entry in raw:
        if not entry.get("ignored") and entry["role"]["value"] == "status":
            live = {part["name"]: part["value"].get("value") for part in entry.get("properties", [])}.get("live")
            assert live == "polite", "a status speaks when nobody else does"
            collect(entry)
    return texts
