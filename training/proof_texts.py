"""Texts for the proofreading network: where they come from, and how a text becomes units and pieces. The runtime does the same (core/src/proofread/judge)."""
import glob
import lzma
import os
import re
import unicodedata

UNIT = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*|\d+(?:[.,]\d+)*|\S")
YEAR = re.compile(r"(?:19|20)\d\d")
MOST_PIECES = 8
UNKNOWN_PENALTY = 10
SMALL_ES = set("de del la el los las en con para por y un una al que se a su sin mi".split())
SMALL_EN = set("the of and to in for with on at by from an our their was is who or".split())
QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-"})
SYMBOLS = ["<pad>", "<unk>", "<es>", "<en>", "<number>", "<one>", "<year>"]
PAD, UNK, TAG_ES, TAG_EN, NUMBER, ONE, ANY_YEAR = range(7)
LOWER, INITIAL, UPPER, MIXED = range(4)


def prepare(text):
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", text).translate(QUOTES)).strip()


def read_units(text):
    """[(unit in small letters, how it is written)]: 0 to 3 for its capitals, and 4 more where no blank is before it."""
    units, end = [], -1
    for match in UNIT.finditer(text):
        raw = match.group()
        units.append((raw.lower(), case_of(raw) + (4 if match.start() == end else 0)))
        end = match.end()
    return units


def case_of(raw):
    if raw == raw.lower():
        return LOWER
    if raw == raw.upper() and len(raw) > 1:
        return UPPER
    return INITIAL if raw[0] != raw[0].lower() and raw[1:] == raw[1:].lower() else MIXED


# -- pieces --------------------------------------------------------------------------------------------------------


def choose_pieces(vocabulary):
    """The pieces of the translator that small letters need; none with a digit."""
    kept = [(name, 0.0) for name in SYMBOLS]
    for piece, score in vocabulary:
        if piece.startswith("<") or score == 0 or piece != piece.lower() or re.search(r"\d", piece) or piece == "▁":
            continue
        kept.append((piece, round(score, 3)))
    return kept


class Cutter:
    """Cuts one unit into pieces: the likeliest way, by the scores."""

    def __init__(self, pieces):
        self.ids = {piece: (at, score) for at, (piece, score) in enumerate(pieces) if at >= len(SYMBOLS)}
        self.least = min(score for _, score in pieces) - UNKNOWN_PENALTY
        self.longest = max(len(piece) for piece in self.ids)
        self.known = {}

    def cut(self, unit):
        found = self.known.get(unit)
        if found is None:
            found = self.known[unit] = self.work(unit)[:MOST_PIECES]
        return found

    def work(self, unit):
        if unit[0].isdigit():
            return [ONE if unit == "1" else ANY_YEAR if YEAR.fullmatch(unit) else NUMBER]
        text = ("▁" + unit) if unit[0].isalpha() else unit
        best = [(0.0, 0, 0)] + [(-1e30, 0, UNK)] * len(text)
        for start in range(len(text)):
            before = best[start][0]
            for end in range(start + 1, min(len(text), start + self.longest) + 1):
                piece = self.ids.get(text[start:end])
                score = piece[1] if piece else self.least if end == start + 1 else None
                if score is not None and before + score > best[end][0]:
                    best[end] = (before + score, start, piece[0] if piece else UNK)
        out, at = [], len(text)
        while at > 0:
            out.append(best[at][2])
            at = best[at][1]
        return out[::-1]


# -- texts ---------------------------------------------------------------------------------------------------------


def count_small(text, words):
    return sum(1 for word in text.lower().split() if word in words)


def language_of(text):
    spanish, english = count_small(text, SMALL_ES), count_small(text, SMALL_EN)
    return "es" if spanish > english else "en" if english > spanish else None


def read_rows(path):
    with open(path, encoding="utf-8") as file:
        return [line.rstrip("\n").split("\t") for line in file]


def read_own(root):
    """Our own lines: {language: (learned, kept aside)}. What planted-grammar.test.ts measures on is kept aside: every tenth sentence."""
    found = {"es": ([], []), "en": ([], [])}
    for path in sorted(glob.glob(os.path.join(root, "training/corpus/sentences/*.tsv"))):
        for at, row in enumerate(read_rows(path)):
            for side, language in enumerate(("es", "en")):
                if len(row) > side:
                    found[language][at % 10 == 5].append(row[side])
    for language in found:
        found[language][0].extend(row[0] for row in read_rows(os.path.join(root, f"training/corpus/lines/{language}.txt")))
    others = [row[:2] for path in sorted(glob.glob(os.path.join(root, "training/requirements/*.tsv"))) for row in read_rows(path)[1:]]
    others += [row[1:2] for path in sorted(glob.glob(os.path.join(root, "training/postings/*.tsv"))) for row in read_rows(path)]
    for text in sorted({text for row in others for text in row}):
        language = language_of(text)
        if language:
            found[language][0].append(text)
    return {language: (unique(learned), unique(kept)) for language, (learned, kept) in found.items()}


def unique(texts):
    return list(dict.fromkeys(text for text in map(prepare, texts) if len(text) > 8))


def read_public(folder, most=None):
    """{language: texts} of the sets that are at hand; one of them at least has to be."""
    found, names = {"es": [], "en": []}, []
    for name in ("tatoeba", "docs", "europarl"):
        path = os.path.join(folder, f"{name}-es-en.tsv.xz")
        if not os.path.exists(path):
            continue
        names.append(name)
        with lzma.open(path, "rt", encoding="utf-8") as file:
            for at, line in enumerate(file):
                if most and at >= most:
                    break
                # Documentation is least like a CV: a part of it is enough.
                if name == "docs" and at % 3:
                    continue
                row = line.rstrip("\n").split("\t")
                for side, language in enumerate(("es", "en")):
                    if len(row) > side and 8 < len(row[side]) < 400 and is_prose(row[side]):
                        found[language].append(row[side])
    assert names, f"none of the public sets is in {folder}"
    return {language: unique(texts) for language, texts in found.items()}, names


def is_prose(text):
    """No code, and no list of signs."""
    return "`" not in text and "{" not in text and "<" not in text and sum(letter.isalpha() or letter == " " for letter in text) > 0.85 * len(text)
