"""Pairs of sentences and the evidence catalogue, for both trainings."""
import glob
import lzma


def read_pairs(path):
    opened = lzma.open(path, "rt", encoding="utf8") if path.endswith(".xz") else open(path, encoding="utf8")
    with opened as file:
        rows = [line.rstrip("\n").split("\t") for line in file]
    return [(row[0], row[1]) for row in rows if len(row) >= 2 and row[0] and row[1]]


def read_names(path):
    """The tables of names that say the same, each name with the first one in the other language, and what products and devices are."""
    pairs = []
    for table in ("titles", "skills", "certificates", "degrees", "subjects"):
        with open(f"{path}/{table}.tsv", encoding="utf8") as file:
            rows = [row.rstrip("\n").split("\t") for row in file if not row.startswith("#")][1:]
        for row in rows:
            spanish, english = ([name.strip() for name in cell.split(",") if name.strip()] for cell in row[:2])
            pairs += [(name, english[0]) for name in spanish] + [(spanish[0], name) for name in english[1:]]
    with open(f"{path}/../named-things.tsv", encoding="utf8") as file:
        rows = [row.rstrip("\n").split("\t") for row in file][1:]
    for row in rows:
        # The kinds of a thing go from near to wide in both languages; where there are as many, each is the other's translation.
        spanish, english = ([name.strip() for name in cell.split(",")] for cell in row[1:3])
        if len(spanish) == len(english):
            pairs += zip(spanish, english)
    return pairs


def read_evidence(path):
    """Skills by their names in both languages, with phrases that show them, near misses, and all of these by language."""
    skills = {}
    for file in sorted(glob.glob(f"{path}/*.tsv")):
        for row in open(file, encoding="utf8"):
            row = row.rstrip("\n").split("\t")
            if len(row) >= 5 and row[3] in ("shows", "near"):
                skill = skills.setdefault((row[0], row[1]), {"shows": [], "near": [], "es": [], "en": []})
                skill[row[3]].append(row[4])
                skill[row[2]].append(row[4])
    return skills


def hash_of(text):
    value = 5381
    for letter in text:
        value = (value * 33 + ord(letter)) % 2**32
    return value >> 3
