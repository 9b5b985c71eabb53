"""Lines with slips that people wrote, marked in place: `Fui responsable {en|de} la caja`.

Each is learned as it is. What was written for what also becomes a table: the same slip is planted wherever the right words are found.
"""
import glob
import re
from collections import Counter

from proof_slips import list_small
from read_data import hash_of
from text import prepare

MARK = re.compile(r"\{([^{}|]*)\|([^{}|]*)\}")
WORD = re.compile(r"[^\W\d_]+")
PLACE = 0xF000
PLACES = re.compile(r"[\uf000-\uf0ff]")
# Alone, one of them is too often right in another line.
SMALL = frozenset(list_small())


def trim(wrong, right):
    """Without the whole words that both begin or end with, and those words: they are in the line, not in the slip."""
    a, b = wrong.split(" "), right.split(" ")
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    # One word stays with a side that has none, so that nothing leaves a blank before a comma.
    if start + end == min(len(a), len(b)):
        start, end = (start - 1, end) if start else (start, end - 1)
    return a[:start], a[start : len(a) - end], b[start : len(b) - end], a[len(a) - end :]


class MarkedLine:
    """The line with one private letter for each mark, and what each of them may be."""

    def __init__(self, text):
        self.marks, self.written = [], text
        self.text = prepare(MARK.sub(self.take, text))

    def take(self, match):
        wrong, right = prepare(match.group(1)), prepare(match.group(2))
        if wrong == right:
            return right
        before, gone, put, behind = trim(wrong, right)
        self.marks.append((" ".join(gone), " ".join(put)))
        return " ".join([*before, chr(PLACE + len(self.marks) - 1), *behind])

    def write(self, text, choose):
        """The text with one side of each mark in place of its letter."""
        return prepare(PLACES.sub(lambda match: choose(ord(match.group()) - PLACE), text))

    def right(self, text=None):
        return self.write(self.text if text is None else text, lambda at: self.marks[at][1])

    def wrong(self, text=None, rng=None, most=1.0):
        side = lambda at: self.marks[at][0 if rng is None or rng.random() < most else 1]
        return self.write(self.text if text is None else text, side)


def read_marked(folder, language):
    """(lines to learn from, lines kept aside)"""
    found = {}
    for path in sorted(glob.glob(f"{folder}/{language}-*.txt")):
        with open(path, encoding="utf8") as file:
            for row in filter(None, map(str.strip, file)):
                line = MarkedLine(row)
                found.setdefault(line.right(), line)
    aside = lambda text: hash_of(text) % 12 == 0
    return [line for text, line in found.items() if not aside(text)], [line for text, line in found.items() if aside(text)]


class Known:
    """What was written for what, to plant elsewhere."""

    def __init__(self, lines):
        counts = {}
        for line in lines:
            for wrong, right in MARK.findall(line.written):
                wrong, right = prepare(wrong), prepare(right)
                if is_plantable(wrong, right):
                    counts.setdefault(right, Counter())[wrong] += 1
        self.wrong = {right: list(counter) for right, counter in counts.items()}
        self.longest = max((len(right.split(" ")) for right in self.wrong), default=0)

    def places(self, text):
        """Where in the text something is that somebody got wrong, and how."""
        words = [(match.start(), match.end()) for match in re.finditer(r"\S+", text)]
        for at in range(len(words)):
            for count in range(1, min(self.longest, len(words) - at) + 1):
                start, end = words[at][0], words[at + count - 1][1]
                while end > start and text[end - 1] in ",.;:)!?":
                    end -= 1
                found = self.wrong.get(text[start:end])
                if found:
                    yield start, end, found

    def plant(self, text, rng):
        places = list(self.places(text))
        if not places:
            return text
        start, end, found = rng.choice(places)
        return text[:start] + rng.choice(found) + text[end:]


def is_plantable(wrong, right):
    if wrong == right or not wrong or not right or re.search(r"\d", wrong + right):
        return False
    words = WORD.findall(right)
    return len(words) > 1 or (len(right) > 2 and right.lower() not in SMALL)
