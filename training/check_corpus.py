"""Checks our own pairs: two columns, no doubles, the same figures on both sides, sensible lengths, British spelling with -ize.

usage: check_corpus.py [--fix]     --fix leaves the bad rows out of the files.
"""
import glob
import os
import re
import sys
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
SPELLING = re.compile(
    r"\b(organis(?!m|t)|optimis(?!m|t)|recognis|prioritis|specialis(?!t|m)|standardis|digitis|minimis(?!m|t)|maximis|utilis|analyz)\w*"
    r"|\b(center|color|labor|fiber|theater|behavior|favor)s?\b",
    re.I,
)


def figures(text):
    text = re.sub(r"(?<=\d)[.,\u00a0\u202f ](?=\d{3}\b)", "", text).replace(",", ".")
    return sorted(figure.strip(".") for figure in re.findall(r"\d[\d.]*", text))


def fault(spanish, english, seen):
    if spanish.lower() in seen:
        return "double"
    loose = [sorted(re.findall(r"\d+", text)) for text in (spanish, english)]
    if figures(spanish) != figures(english) and loose[0] != loose[1]:
        return "figures differ"
    if len(spanish) > 25 and not 0.35 < len(english) / len(spanish) < 2:
        return "lengths differ"
    if SPELLING.search(english):
        return "spelling"
    return None


def main(fix):
    seen, count, faults = set(), 0, 0
    for path in sorted(glob.glob(f"{HERE}/corpus/sentences/*.tsv")):
        good = []
        for number, line in enumerate(open(path, encoding="utf8"), 1):
            row = [unicodedata.normalize("NFC", cell).strip() for cell in line.rstrip("\n").split("\t")]
            why = "not two columns" if len(row) != 2 or not all(row) else fault(*row, seen)
            if why:
                faults += 1
                print(f"{os.path.basename(path)}:{number}: {why}: {line.strip()[:120]}")
            else:
                seen.add(row[0].lower())
                good.append("\t".join(row))
        count += len(good)
        if fix:
            with open(path, "w", encoding="utf8") as file:
                file.write("\n".join(sorted(good)) + "\n")
    print(count, "good pairs,", faults, "faults")
    return 0 if fix or not faults else 1


if __name__ == "__main__":
    sys.exit(main("--fix" in sys.argv))
