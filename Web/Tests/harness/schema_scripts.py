"""Random scripts from their JSON Schema alone: valid and damaged ones.

The generator supports the keywords of JSON Schema, not the interactions; `fit` applies the rules that only the
schema's description contains. An unknown keyword is an error, so that the generator keeps up with the schema.
"""

import copy
import json
import random

KNOWN = {
    "$defs", "$ref", "$schema", "additionalProperties", "allOf", "anyOf", "const", "default", "dependentRequired",
    "description", "enum", "items", "maxItems", "maximum", "minItems", "minLength", "minimum", "not", "oneOf", "pattern",
    "prefixItems", "properties", "required", "title", "type", "uniqueItems",
}
HEADS = ["a", "anna", "é", "e\u0301", "\u0301", "a:b", "👩‍👩‍👧", 'q"\\']
BADGES = ["x", "ben", "0", "row:1", "\u202eright", "\u2028", "list"]
TEXTS = ["", "Hello", "new", "\n", "\u0000", "Ω" * 300, *HEADS]
JUNK = [
    None, True, False, -1, 0, 0.5, 1e9 + 1, -1e7, 1e300, 2**53, "", "modern", "\u202e\n", "x" * 5000, [], [1, 2], [[]], {}, {"id": "a"}]


class Scripts:
    """The result depends only on the schema and the seed."""

    def __init__(self, schema, seed):
        self.schema = schema
        self.random = random.Random(seed)
        # The last list of a part of the schema: a finger continues from its place.
        self.last = {}

    # Valid scripts

    def valid(self):
        rule = self.random.choice(self.schema["allOf"])
        assert set(rule) == {"if", "then"}
        whole = {key: part for key, part in self.schema.items() if key != "allOf"}
        return self.fit(self.object(self.merged(whole, rule["then"], rule["if"])))

    def merged(self, first, *more):
        """The parts of a schema as one: members of the same name are merged too."""
        merged = dict(first)
        for part in more:
            for key, value in part.items():
                both = key in merged and isinstance(value, dict)
                merged[key] = self.merged(merged[key], value) if both else value
        return merged

    def value(self, schema, name=""):
        assert set(schema) <= KNOWN, f"a keyword that is not known in {list(schema)}"
        chance = self.random.random()
        if "default" in schema and chance < 0.3:
            return schema["default"]
        if "$ref" in schema:
            return self.value(self.schema["$defs"][schema["$ref"].rpartition("/")[2]], name)
        for choice in ("oneOf", "anyOf"):
            if choice in schema:
                return self.value(self.random.choice(schema[choice]), name)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        return {
            "object": self.object, "array": self.array, "number": self.number, "integer": self.number, "string": self.string,
            "boolean": lambda *_: chance < 0.65, "null": lambda *_: None,
        }[schema["type"]](schema, name)

    def object(self, schema, name=""):
        chosen = set(schema.get("required", []))
        optional = [key for key in schema["properties"] if key not in chosen]
        # A few of many members, as of a style.
        few = min(0.5, 4 / max(1, len(optional)))
        chosen |= {key for key in optional if self.random.random() < (few if len(optional) > 8 else 0.6)}
        for key, others in schema.get("dependentRequired", {}).items():
            if key in chosen:
                chosen |= set(others)
        keys = [key for key in schema["properties"] if key in chosen]
        if self.random.random() < 0.2:
            self.random.shuffle(keys)
        return {key: self.value(schema["properties"][key], key) for key in keys}

    def array(self, schema, name=""):
        first = schema.get("prefixItems", [])
        least = max(schema.get("minItems", 0), len(first))
        most = schema.get("maxItems", least if first else None)
        if least < (most or least + 1):
            count = self.random.randrange(40) if name == "events" else self.random.choice([0, 1, 2, 5, 12])
            values = [self.value(schema["items"], name) for _ in range(count)]
            return list(dict.fromkeys(values)) if schema.get("uniqueItems") else values
        last = self.last.get(id(schema))
        if last and not first and self.random.random() < 0.7:
            low, high = schema["items"]["minimum"], schema["items"]["maximum"]
            far = self.random.choice([3, 25, 200])
            values = [min(high, max(low, value + self.random.uniform(-far, far))) for value in last]
        else:
            values = [self.value(part, name) for part in [*first, *[schema.get("items")] * (least - len(first))]]
        self.last[id(schema)] = values
        return values

    def number(self, schema, name=""):
        low, high = schema["minimum"], schema["maximum"]
        kind = self.random.random()
        if kind < 0.04:
            value = self.random.choice([low, high])
        elif kind < 0.1:
            value = self.random.uniform(low, high)
        elif kind < 0.35:
            value = self.random.randrange(5)
        else:
            # Within a phone's screen, if the range includes it.
            value = self.random.uniform(max(low, -20), max(min(high, self.random.choice([400, 850])), low))
        if schema["type"] == "integer":
            return min(high, max(low, int(value)))
        return min(high, max(low, self.random.choice([value, round(value, 3)])))

    def string(self, schema, name=""):
        if "pattern" in schema:
            return self.random.choice([f"head:{self.random.choice(HEADS)}", f"badge:{self.random.choice(BADGES)}", "row:1", "badge"])
        if schema.get("minLength"):
            # By the name of the member: `head`, `open` and the `id` of a head, or a badge's. `fit` corrects them.
            return self.random.choice(BADGES if name in ("badge", "in") else HEADS)
        return self.random.choice(TEXTS)

    # Rules beyond the schema

    def fit(self, script):
        """Makes times rise, ids unique, and names refer to existing elements: the end of the schema's description."""
        setup = script.get("setup", {})
        heads = setup.get("chatHeads", {}) if script["interaction"] == "messenger" else setup
        named = self.once(heads.get("heads", []), HEADS)
        if "open" in heads and heads["open"] not in named:
            heads.pop("open") if not named else heads.update(open=self.random.choice(named))
        badges = setup.get("badges", [])
        rows = setup.get("notch", {}).get("rows", 0) if script["interaction"] == "messenger" else 0
        if not rows:
            badges.clear()
        marked = self.once(badges, BADGES)
        for badge in badges:
            badge["row"] = (badge["row"] - 1) % rows + 1
        if "groups" in setup:
            setup["groups"] = list(self.grouped(setup["groups"], self.random.sample(marked, len(marked))))
        self.fit_events(script, marked)
        return script

    def grouped(self, groups, free):
        """The groups with each badge once, while there are badges."""
        for group in groups:
            if len(free) < 2:
                return
            sum, *members = [free.pop() for _ in range(min(len(free), 1 + max(1, len(group["members"]))))]
            yield {"sum": sum, "members": members}

    def once(self, things, ids):
        """Gives each entry an id of its own, and returns the ids; removes entries without a free id."""
        del things[len(ids):]
        named = self.random.sample(ids, len(things))
        for thing, name in zip(things, named, strict=True):
            thing["id"] = name
        return named

    def fit_events(self, script, badges):
        pace = self.random.choice([0.004, 0.02, 0.1, 0.5])
        time = 0.0
        kept = []
        for event in script["events"]:
            if event.get("in") in BADGES or "badge" in event:
                if not badges:
                    continue
                event["badge" if "badge" in event else "in"] = self.random.choice(badges)
            if ":" in event.get("focus", "") and not event["focus"].startswith("row:"):
                shown = [f"head:{thing['id']}" for thing in self.heads(script)] + [f"badge:{name}" for name in badges]
                event["focus"] = self.random.choice([*shown, "badge", "scrim"])
            # Mostly in seconds from the start; seldom in hours.
            far = self.random.random() < 0.003
            time = min(86400, time + (self.random.uniform(0, 40000) if far else self.random.expovariate(1 / pace)))
            event["t"] = self.random.choice([time, round(time, 3)]) if not kept or round(time, 3) >= kept[-1]["t"] else time
            kept.append(event)
        script["events"] = sorted(kept, key=lambda event: event["t"])
        for event in kept:
            if "down" in event and self.random.random() < 0.6:
                event["down"] = self.something(script)

    def something(self, script):
        """A place of an element in the script itself."""
        viewport, setup = script["viewport"], script.get("setup", {})
        heads = setup.get("chatHeads", setup)
        sides = [30, viewport["width"] - 30] if "edge" not in heads else [30 if heads["edge"] == "left" else viewport["width"] - 30]
        return setup.get("anchor") or [max(0, self.random.choice(sides)), heads.get("y", viewport["height"] * self.random.random())]

    def heads(self, script):
        setup = script.get("setup", {})
        return (setup.get("chatHeads", {}) if script["interaction"] == "messenger" else setup).get("heads", [])

    # The text of a script

    def text(self, value):
        """JSON in one of its equivalent forms: spaces, escapes, exponents."""
        space = self.random.choice(["", "", " ", "\n", "\t \r\n"])
        if isinstance(value, dict):
            members = f",{space}".join(f"{self.text(key)}{space}:{self.text(part)}" for key, part in value.items())
            return f"{{{space}{members}}}"
        if isinstance(value, list):
            return f"[{f'{space},'.join(map(self.text, value))}{space}]"
        if isinstance(value, float) and self.random.random() < 0.2:
            return f"{value:.17E}"
        return json.dumps(value, ensure_ascii=self.random.random() < 0.5)

    # Damage

    def damaged(self, script):
        """The bytes of a script with damage to its values or to its text."""
        script = copy.deepcopy(script)
        if self.random.random() < 0.6:
            for _ in range(self.random.choice([1, 1, 2, 5])):
                self.damage_value(script)
            return self.text(script).encode(errors="surrogatepass")
        text = self.text(script).encode()
        for _ in range(self.random.choice([1, 1, 3, 20])):
            text = self.damage_text(text)
        return text

    def damage_value(self, script):
        places = [(script, key) for key in script]
        for thing, key in places:
            inner = thing[key]
            if isinstance(inner, dict):
                places += [(inner, name) for name in inner]
            elif isinstance(inner, list):
                places += [(inner, index) for index in range(len(inner))]
        if not places:
            return
        thing, key = self.random.choice(places)
        kind = self.random.randrange(5)
        if kind == 0:
            del thing[key]
        elif kind == 1 and isinstance(thing, dict):
            thing[self.random.choice(["sparkle", "\u202e", "t", "do", "in", "id", "\n", ""])] = thing[key]
        elif kind == 2:
            other, name = self.random.choice(places)
            thing[key] = copy.deepcopy(other[name])
        elif kind == 3 and isinstance(thing[key], (int, float)):
            thing[key] = thing[key] * self.random.choice([-1, 10, 1e9, 1e300, 0.1])
        else:
            thing[key] = copy.deepcopy(self.random.choice(JUNK))

    def damage_text(self, text):
        start = self.random.randrange(len(text) + 1)
        end = min(len(text), start + self.random.choice([0, 1, 2, 30, 400]))
        parts = [
            b"", text[start:end] * 2, bytes([self.random.randrange(256)]), b"\xff\xfe", b"\0", b"[" * 3000, b"9" * 4000,
            b"1e999", b"-", b"NaN", b"\\ud800", "\u202e\u2028".encode(), "e\u0301".encode() * 2000, b'"', b"}", b"\n",
            b"\xef\xbb\xbf", b"// no\n", b","]
        return text[:start] + self.random.choice(parts) + text[end:]
