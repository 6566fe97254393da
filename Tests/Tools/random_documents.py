"""Random property lists from a seed, and writers that spell one document in many ways.

A document is a tagged value (tagged.py). A spelling keeps the document; what it uses that some reader is known to take
otherwise is kept as a set of traits, such as "cdata-in-leaf".
"""

import base64
import datetime
import math
import struct
import unicodedata
from xml.sax.saxutils import quoteattr

APPLE = '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">'
EPOCH = datetime.datetime(2001, 1, 1)

NASTY = [
    "", " ", "  two  spaces  ", "\t", "\n", "a\nb", "\n\n", "\ttab and line\n", "]]>", "]]", "&", "&amp;", "<", ">", "</string>",
    "<!--", "-->", "'", '"', "\\", "/", "<![CDATA[", "\u00e9", "e\u0301", "\u4e2d\u56fd", "\u5317\u4eac\u5e02", "\U00020bb7\u91ce\u5bb6",
    "\U0001f600", "\U0001f469\u200d\U0001f469\u200d\U0001f467", "\u2028", "\u2029", "\u0085", "\u00a0", "\u3000", "\ufeff", "\ufffd",
    "\u200b", "\u202e", "\U0010fffd", "\ud7ff", "\ue000", "\u007f", "\u0080", "1", "-0.0", "true", "null", "nan",
    "CF$UID", "__proto__", "$class", "%s%n", "${HOME}", "2024-02-29T12:34:56Z", "AP8=", "x" * 300, "\u6f22" * 100,
]
CARRIAGE = ["\r", "a\r\nb", "\r\r"]
CONTROLS = ["\x00", "a\x01b", "\x1b[0m", "\x0b\x0c", "\uffff", "\ufffe"]
INTEGERS = [
    0, 1, -1, 127, 128, 255, 256, 32767, 32768, 65535, 65536, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**53, 2**53 + 1, 2**63 - 1, -(2**63),
]
REALS = [
    0.0, 1.0, 0.1, -2.5, 1e22, 1e23, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 1 / 3, 123456789.125, 1e-7, 9007199254740993.0,
]
ENCODINGS = ["utf-8", "utf-16", "utf-32", "iso-8859-1", "us-ascii", "gb18030", "gbk", "big5", "shift_jis", "euc-jp", "euc-kr"]


def leaf(kind, value):
    return {"type": kind, "value": value}


def real_text(number):
    if math.isnan(number):
        return "nan"
    return repr(number)


def seconds_text(seconds):
    """ISO-8601 of seconds since 2001, to the microsecond."""
    moment = EPOCH + datetime.timedelta(seconds=seconds)
    text = moment.strftime("%%04d-%m-%dT%H:%M:%S") % moment.year
    if moment.microsecond:
        text += (".%06d" % moment.microsecond).rstrip("0")
    return text + "Z"


class Maker:
    """Makes one document; `traits` says what is in it that readers take otherwise."""

    def __init__(self, random, binary):
        self.random = random
        self.binary = binary
        self.traits = set()
        # A trait that many peers fail on comes into few documents, so that the others stay comparable.
        self.allowed = {
            name for name in (
                "uid", "minus-zero", "not-finite", "carriage-return", "same-normalized", "unsigned", "large-date",
                "controls", "set", "null", "date-fraction",
            ) if random.random() < 0.08
        }

    def may(self, trait):
        if trait in self.allowed and self.random.random() < 0.3:
            self.traits.add(trait)
            return True
        return False

    def document(self):
        shape = self.random.random()
        if shape < 0.05:
            return self.deep(self.random.choice([20, 100, 128, 129, 200, 500, 511]))
        if shape < 0.10:
            return self.wide(self.random.choice([14, 15, 16, 255, 256, 257, 1000]))
        return self.value(self.random.randint(0, 6))

    def deep(self, depth):
        if depth > 128:
            self.traits.add("deep")
        value = self.scalar()
        for _ in range(depth - 1):
            if self.random.random() < 0.5:
                value = {"type": "array", "items": [value]}
            else:
                value = {"type": "dict", "entries": [["k", value]]}
        return value

    def wide(self, count):
        if self.random.random() < 0.5:
            return {"type": "array", "items": [self.scalar() for _ in range(count)]}
        keys = ["%s%d" % (self.random.choice("kKz\u00e9\u4e2d"), index) for index in range(count)]
        self.random.shuffle(keys)
        return {"type": "dict", "entries": [[key, self.scalar()] for key in keys]}

    def value(self, depth):
        if depth <= 0 or self.random.random() < 0.3:
            return self.scalar()
        count = min(self.random.randint(0, 6), self.random.randint(0, 12))
        if self.random.random() < 0.45:
            kind = "set" if self.binary and self.may("set") else "array"
            return {"type": kind, "items": [self.value(depth - 1) for _ in range(count)]}
        return {"type": "dict", "entries": self.entries(depth, count)}

    def entries(self, depth, count):
        entries, seen = [], set()
        for _ in range(count):
            key = self.text()
            folded = unicodedata.normalize("NFC", key)
            if key in seen or (folded in seen and not self.may("same-normalized")):
                continue
            seen |= {key, folded}
            if key == "CF$UID":
                self.traits.add("uid-key")
            entries.append([key, self.value(depth - 1)])
        if self.may("same-normalized") and not {"\u00e9", "e\u0301"} & seen:
            entries += [["\u00e9", self.scalar()], ["e\u0301", self.scalar()]]
        # A dict of that one key and an integer would be a uid.
        if len(entries) == 1 and entries[0][0] == "CF$UID":
            entries[0][0] = "CF$UID "
        return entries

    def text(self):
        if self.may("carriage-return"):
            return self.random.choice(CARRIAGE)
        if self.binary and self.may("controls"):
            return self.random.choice(CONTROLS)
        pick = self.random.random()
        if pick < 0.4:
            return self.random.choice(NASTY)
        if pick < 0.6:
            return self.random.choice(NASTY) + self.random.choice(NASTY)
        return "".join(self.random.choice("abcxyz 019_-.\u5317\u4eac\u6c5f\u30a2\ud55c") for _ in range(self.random.randint(1, 20)))

    def scalar(self):
        kind = self.random.choice(["string"] * 5 + ["integer"] * 3 + ["real", "real", "bool", "date", "data"])
        if self.may("uid"):
            return leaf("uid", str(self.random.choice([0, 1, 255, 256, 65536, 2**32 - 1])))
        if self.binary and self.may("null"):
            return {"type": "null"}
        if kind == "string":
            return leaf("string", self.text())
        if kind == "integer":
            return leaf("integer", str(self.integer()))
        if kind == "real":
            return leaf("real", real_text(self.real()))
        if kind == "bool":
            return leaf("bool", self.random.random() < 0.5)
        if kind == "date":
            return leaf("date", self.date())
        length = self.random.choice([0, 1, 2, 3, 14, 15, 16, 47, 48, 49, 57, 100, 300])
        return leaf("data", base64.b64encode(self.random.randbytes(length)).decode())

    def integer(self):
        if self.may("unsigned"):
            return self.random.choice([2**63, 2**64 - 1])
        if self.random.random() < 0.5:
            return self.random.choice(INTEGERS)
        return self.random.randint(-(2 ** self.random.randint(1, 63)), 2 ** self.random.randint(1, 63) - 1)

    def real(self):
        if self.may("minus-zero"):
            return -0.0
        if self.may("not-finite"):
            return self.random.choice([math.inf, -math.inf, math.nan])
        if self.random.random() < 0.4:
            return self.random.choice(REALS) * self.random.choice([1, 1, 1, -1]) + 0.0
        while True:
            (number,) = struct.unpack(">d", self.random.randbytes(8))
            if math.isfinite(number):
                return number + 0.0

    def date(self):
        if self.may("large-date"):
            year = self.random.choice([1, 4, 1500, 1582, 9999])
            return "%04d-02-28T23:59:59Z" % year
        seconds = self.random.randint(-13_000_000_000, 10_000_000_000)
        if self.binary and self.may("date-fraction"):
            return seconds_text(seconds + self.random.choice([0.5, 0.25, 0.125]))
        return seconds_text(seconds)


class XMLWriter:
    """Spells a document as XML, with white space, comments, CDATA, references, number forms and an encoding at random."""

    def __init__(self, random, traits):
        self.random = random
        self.traits = set(traits)
        self.quirks = {
            name for name in (
                "comment-in-leaf", "cdata-in-leaf", "number-form", "empty-data-tag", "comments", "odd-encoding",
                "line-ends", "processing-instruction", "attributes", "duplicate-key", "no-plist",
            ) if random.random() < 0.12
        }
        self.encoding = random.choice(ENCODINGS) if "odd-encoding" in self.quirks else "utf-8"
        self.line_end = random.choice(["\r\n", "\r"]) if "line-ends" in self.quirks else "\n"
        self.parts = []

    def uses(self, quirk, chance=0.2):
        if quirk in self.quirks and self.random.random() < chance:
            self.traits.add(quirk)
            return True
        return False

    def write(self, value):
        self.parts = []
        self.value(value, 0)
        body = "".join(self.parts)
        if self.uses("no-plist", 1):
            text = body
        else:
            version = self.random.choice(['version="1.0"', "version='1.0'", 'version = "1.0"'])
            text = "<plist %s>%s%s%s</plist>" % (version, self.gap(0), body, self.gap(0))
        text = self.head() + text + self.random.choice(["\n", "", "\n\n", "\n<!-- end -->\n"])
        if self.line_end != "\n":
            self.traits.add("line-ends")
            text = text.replace("\n", self.line_end)
        return self.encode(text)

    def head(self):
        declaration = '<?xml version="1.0" encoding="%s"?>\n' % self.declared()
        if self.encoding == "utf-8" and self.random.random() < 0.1:
            declaration = self.random.choice(["", "<?xml version='1.0'?>\n", '<?xml version="1.0" standalone="yes" ?>\n'])
        doctype = self.random.choice([APPLE + "\n"] * 6 + ["", "<!DOCTYPE plist>\n"])
        if not declaration and doctype:
            self.traits.add("no-declaration")
        return declaration + doctype

    def declared(self):
        name = {"utf-16": "UTF-16", "utf-32": "UTF-32"}.get(self.encoding, self.encoding)
        return name.upper() if self.random.random() < 0.5 else name

    def encode(self, text):
        if self.encoding == "utf-8":
            if self.random.random() < 0.05:
                self.traits.add("bom")
                return b"\xef\xbb\xbf" + text.encode("utf-8")
            return text.encode("utf-8")
        if self.encoding in ("utf-16", "utf-32"):
            self.traits.add(self.encoding)
            order = self.random.choice(["le", "be"])
            mark = "\ufeff"
            # Without a mark the encoding shows in the declaration or the first tag.
            if self.random.random() < 0.2:
                mark = ""
                self.traits.add("no-mark")
            return (mark + text).encode(self.encoding + "-" + order)
        if self.encoding not in ("us-ascii", "iso-8859-1"):
            self.traits.add("multibyte-encoding")
        return text.encode(self.encoding)

    def gap(self, depth):
        """White space between elements, sometimes with a comment or an instruction."""
        choice = self.random.random()
        text = "\n" + "\t" * depth if choice < 0.6 else self.random.choice(["", " ", "\n", "\t\n ", "\n\n"])
        if self.uses("comments", 0.1):
            text += self.random.choice(["<!---->", "<!-- \u5317\u4eac -->", "<!-- <string>x</string> -->", "<!-- a - b -->"])
            text = self.spell_outside(text)
        if self.uses("processing-instruction", 0.1):
            text += self.random.choice(["<?go?>", "<?go on=\"1\" ?>", "<?x <y> ?>"])
        return text

    def spell_outside(self, text):
        """Where no reference can stand, what the encoding has not becomes a question mark."""
        return text.encode(self.encoding, "replace").decode(self.encoding)

    def tag(self, name):
        if self.uses("attributes", 0.2):
            return "<%s id=%s>" % (name, quoteattr(self.random.choice(["1", "a b", "it's"])))
        return "<%s%s>" % (name, self.random.choice(["", "", "", " ", "\n"]))

    def value(self, value, depth):
        kind = value["type"]
        if kind == "dict":
            return self.container("dict", depth, lambda: self.pairs(value["entries"], depth + 1), not value["entries"])
        if kind == "array":
            return self.container("array", depth, lambda: self.items(value["items"], depth + 1), not value["items"])
        if kind == "uid":
            pair = [["CF$UID", leaf("integer", value["value"])]]
            quirks, self.quirks = self.quirks, set()
            self.value({"type": "dict", "entries": pair}, depth)
            self.quirks = quirks
            return None
        if kind == "bool":
            name = "true" if value["value"] else "false"
            self.parts.append(self.random.choice(["<%s/>", "<%s />", "<%s\n/>"]) % name)
            return None
        text = value["value"]
        if kind == "string":
            return self.text("string", text)
        if kind == "integer":
            return self.number("integer", self.integer(int(text)))
        if kind == "real":
            return self.number("real", self.real(text))
        if kind == "date":
            return self.number("date", text)
        return self.data(text, depth)

    def container(self, name, depth, inner, empty):
        if empty and self.random.random() < 0.5:
            self.parts.append("<%s/>" % name)
            return
        self.parts.append(self.tag(name))
        inner()
        self.parts.append(self.gap(depth) + "</%s%s>" % (name, self.random.choice(["", "", " "])))

    def items(self, items, depth):
        for item in items:
            self.parts.append(self.gap(depth))
            self.value(item, depth)

    def pairs(self, entries, depth):
        twice = len(entries) > 1 and self.uses("duplicate-key", 0.5)
        for index, (key, value) in enumerate(entries):
            self.pair(key, leaf("string", "overruled") if twice and index == 0 else value, depth)
        if twice:
            # The first place and the last value are what counts.
            self.pair(*entries[0], depth)

    def pair(self, key, value, depth):
        self.parts.append(self.gap(depth))
        self.text("key", key)
        self.parts.append(self.gap(depth))
        self.value(value, depth)

    def text(self, name, text):
        if not text and self.random.random() < 0.5:
            self.parts.append("<%s/>" % name)
            return
        if text.startswith("\ufeff"):
            self.traits.add("leading-feff")
        pieces = []
        while text:
            cut = self.random.randint(1, 40)
            pieces.append(self.piece(text[:cut]))
            text = text[cut:]
            if self.uses("comment-in-leaf", 0.3):
                pieces.append("<!-- inside -->")
        self.parts.append(self.tag(name) + "".join(pieces) + "</%s>" % name)

    def piece(self, text):
        plain = all(self.fits(character) for character in text) and "\r" not in text
        if plain and "]]>" not in text and self.random.random() < 0.1 and not text.endswith("]"):
            self.traits.add("cdata")
            return "<![CDATA[%s]]>" % text
        return "".join(self.character(character) for character in text)

    def fits(self, character):
        if self.encoding in ("utf-8", "utf-16", "utf-32"):
            return True
        if self.encoding == "iso-8859-1":
            return ord(character) < 0x7F or 0xA0 <= ord(character) < 0x100
        # Tables differ about signs and rare characters: only what all agree on is written raw.
        common = ord(character) < 0x7F and not (self.encoding in ("shift_jis", "euc-kr", "euc-jp") and character in "\\~")
        common = common or (self.encoding != "us-ascii" and character in "\u5317\u4eac\u6c5f\u4e2d\u56fd\u5e02\u91ce\u5bb6")
        try:
            return common and character.encode(self.encoding).decode(self.encoding) == character
        except UnicodeError:
            return False

    def character(self, character):
        names = {"&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&apos;", '"': "&quot;"}
        must = character in "&<\r" or not self.fits(character)
        if character == "\n" and self.line_end != "\n":
            must = True
        if character in ("\u0085", "\u2028", "\u007f", "\u0080"):
            must = must or self.random.random() < 0.5
        if not must and not (character in ">'\"" and self.random.random() < 0.7) and self.random.random() < 0.97:
            return character if character != ">" else "&gt;"
        if character in names and self.random.random() < 0.8:
            return names[character]
        reference = self.random.choice(["&#%d;", "&#x%x;", "&#x%X;", "&#00%d;"]) % ord(character)
        if len(reference) > 10:
            self.traits.add("long-reference")
        return reference

    def integer(self, number):
        if self.uses("number-form", 0.5):
            forms = ["+%d" % number if number >= 0 else "%d" % number, "%s00%d" % ("-" if number < 0 else "", abs(number))]
            if number >= 0:
                forms.append("0x%x" % number)
            return self.random.choice(forms)
        return str(number)

    def real(self, text):
        if self.uses("number-form", 0.5):
            if text in ("inf", "-inf", "nan"):
                return self.random.choice([text, text.upper()])
            if "e" not in text and text.endswith(".0"):
                return text[:-1]
            return text.replace("e", "E") if "e" in text else text + "00"
        return text

    def number(self, name, text):
        if self.uses("cdata-in-leaf", 0.3):
            text = "<![CDATA[%s]]>" % text
        elif self.uses("comment-in-leaf", 0.3):
            text = text[:1] + "<!-- inside -->" + text[1:]
        elif name != "date" and self.uses("number-form", 0.3):
            text = self.random.choice([" %s", "\n%s"]) % text
        self.parts.append("<%s>%s</%s>" % (name, text, name))

    def data(self, text, depth):
        if not text and self.uses("empty-data-tag", 0.9):
            self.parts.append("<data/>")
            return
        width = self.random.choice([0, 4, 68, 76])
        if width:
            lines = [text[index:index + width] for index in range(0, len(text), width)]
            text = "\n" + "".join("\t" * depth + line + "\n" for line in lines) + "\t" * depth
        self.parts.append("<data>%s</data>" % text)


class BinaryWriter:
    """Spells a document as a binary property list: object order, sharing, sizes and number widths at random."""

    def __init__(self, random):
        self.random = random
        self.objects = []
        self.shared = {}
        self.share = random.random() < 0.5

    def write(self, value):
        self.collect(value)
        count = len(self.objects)
        # CoreFoundation wants two bytes for a reference from 256 objects on.
        least = 1 if count < 256 else 2
        reference = max(least, self.random.choice([1, 1, 2, 3, 4, 8]))
        order = list(range(count))
        if self.random.random() < 0.5:
            self.random.shuffle(order)
        number = {old: new for new, old in enumerate(order)}
        body, offsets = b"bplist00", []
        parts = [body]
        place = len(body)
        for old in order:
            head, references = self.objects[old]
            item = head + b"".join(number[target].to_bytes(reference, "big") for target in references)
            offsets.append(place)
            parts.append(item)
            place += len(item)
        size = max((place.bit_length() + 7) // 8, self.random.choice([1, 2, 3, 4, 8]))
        parts += [offset.to_bytes(size, "big") for offset in offsets]
        parts.append(struct.pack(">6xBBQQQ", size, reference, count, number[0], place))
        return b"".join(parts)

    def collect(self, value):
        """The number of the object that holds `value`; the root is 0."""
        kind = value["type"]
        if kind in ("dict", "array", "set"):
            mine = self.add(None)
            if kind == "dict":
                keys = [self.collect(leaf("string", key)) for key, _ in value["entries"]]
                references = keys + [self.collect(inner) for _, inner in value["entries"]]
                self.objects[mine] = (self.marker(0xD0, len(keys)), references)
            else:
                references = [self.collect(item) for item in value["items"]]
                self.objects[mine] = (self.marker(0xA0 if kind == "array" else 0xC0, len(references)), references)
            return mine
        name = (kind, value.get("value"))
        if self.share and self.objects and name in self.shared:
            return self.shared[name]
        mine = self.add((self.scalar(kind, value.get("value")), []))
        self.shared[name] = mine
        return mine

    def add(self, item):
        self.objects.append(item)
        return len(self.objects) - 1

    def marker(self, high, count):
        if count < 15 and self.random.random() < 0.95:
            return bytes([high | count])
        return bytes([high | 15]) + self.integer(count)

    def integer(self, number):
        for power in range(3):
            if 0 <= number < 1 << (8 << power) and self.random.random() < 0.95:
                return bytes([0x10 | power]) + number.to_bytes(1 << power, "big")
        if number >= 1 << 63:
            return b"\x14" + number.to_bytes(16, "big")
        return b"\x13" + number.to_bytes(8, "big", signed=True)

    def scalar(self, kind, value):
        if kind == "string":
            try:
                return self.marker(0x50, len(value)) + value.encode("ascii")
            except UnicodeEncodeError:
                raw = value.encode("utf-16-be")
                return self.marker(0x60, len(raw) // 2) + raw
        if kind == "integer":
            return self.integer(int(value))
        if kind == "real":
            return b"\x23" + struct.pack(">d", float(value))
        if kind == "bool":
            return b"\x09" if value else b"\x08"
        if kind == "null":
            return b"\x00"
        if kind == "uid":
            number = int(value)
            size = max(1, (number.bit_length() + 7) // 8)
            size = {1: 1, 2: 2, 3: 4, 4: 4}[size]
            return bytes([0x80 | size - 1]) + number.to_bytes(size, "big")
        if kind == "date":
            moment = datetime.datetime.strptime(value, "%Y-%m-%dT%H:%M:%S.%fZ" if "." in value else "%Y-%m-%dT%H:%M:%SZ")
            return b"\x33" + struct.pack(">d", (moment - EPOCH).total_seconds())
        raw = base64.b64decode(value)
        return self.marker(0x40, len(raw)) + raw
