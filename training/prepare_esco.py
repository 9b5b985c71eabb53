"""Pairs of names and English sentences out of ESCO, the European Commission's list of skills and occupations (CSV, CC BY 4.0).

usage: prepare_esco.py ESCO_DIR OUT_DIR     (skills_es.csv, skills_en-us.csv, occupations_es.csv, occupations_en-us.csv …)

Newer releases have descriptions in Spanish too; where both are there, their sentences become pairs.
"""
import csv
import lzma
import re
import sys

BRITISH = {
    "center": "centre", "centers": "centres", "color": "colour", "colors": "colours", "labor": "labour", "behavior": "behaviour",
    "fiber": "fibre", "fibers": "fibres", "theater": "theatre", "aluminum": "aluminium", "catalog": "catalogue", "meter": "metre", "meters": "metres",
    "mold": "mould", "molds": "moulds", "jewelry": "jewellery", "analyze": "analyse", "analyzing": "analysing", "odor": "odour", "tire": "tyre", "tires": "tyres",
    "labeling": "labelling", "modeling": "modelling", "traveling": "travelling", "fulfill": "fulfil", "plow": "plough", "gray": "grey", "vapor": "vapour",
}


def to_british(text):
    return re.sub(r"[A-Za-z]+", lambda m: match_case(m.group(), BRITISH.get(m.group().lower(), m.group())), text)


def match_case(old, new):
    return new[0].upper() + new[1:] if old[0].isupper() else new


def read(folder, name):
    try:
        with open(f"{folder}/{name}", encoding="utf8", newline="") as file:
            return {row["conceptUri"]: row for row in csv.DictReader(file)}
    except FileNotFoundError:
        return {}


def forms(label):
    """'director técnico/directora técnica' names two people, not one."""
    return [part.strip() for part in label.split("/")] if re.search(r"\w{4,}/\w{4,}", label) else [label.strip()]


def sentences(text):
    return [re.sub(r"\s+", " ", part).strip() for part in re.split(r"(?<=[.!?])\s+", to_british(text or "")) if part.strip()]


def described(spanish, english):
    """Sentences of two descriptions of one thing, where they go side by side."""
    left, right = sentences(spanish), sentences(english)
    if len(left) != len(right):
        return []
    return [(a, b) for a, b in zip(left, right) if a != b and 0.6 < len(a) / len(b) < 1.9]


def main(folder, out):
    pairs, lines, prose = set(), set(), set()
    for kind, english_name in (("skills", "en-us"), ("occupations", "en-us"), ("skillGroups", "en"), ("ISCOGroups", "en")):
        spanish, english = read(folder, f"{kind}_es.csv"), read(folder, f"{kind}_{english_name}.csv")
        for uri, row in spanish.items():
            if uri not in english:
                continue
            prose.update(described(row.get("description"), english[uri].get("description")))
            target = to_british(english[uri]["preferredLabel"].strip())
            others = [text for text in row.get("altLabels", "").split("\n") if text][:2]
            for label in forms(row["preferredLabel"]) + others:
                if label and target and label != target:
                    pairs.add((label, target))
        for row in english.values():
            lines.update(sentences(row.get("description")))
    with open(f"{out}/esco-es-en.tsv", "w", encoding="utf8") as file:
        file.writelines(f"{a}\t{b}\n" for a, b in sorted(pairs))
    with open(f"{out}/described-es-en.tsv", "w", encoding="utf8") as file:
        file.writelines(f"{a}\t{b}\n" for a, b in sorted(prose))
    with lzma.open(f"{out}/english-lines.txt.xz", "wt", encoding="utf8") as file:
        file.writelines(f"{line}\n" for line in sorted(lines))
    print(len(pairs), "names,", len(prose), "sentences,", len(lines), "English lines")


if __name__ == "__main__":
    main(*sys.argv[1:3])
