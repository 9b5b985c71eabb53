"""Sentence pairs out of the European Parliament's proceedings, as XML with one file a sitting and language.

usage: align_europarl.py PROCEEDINGS_XML_DIR OUT.tsv.xz     (the folder holds es/*.ES.xml and en/*.EN.xml)

Speeches have the same id in both languages. Within a speech paragraphs are paired where their number is equal; within a
paragraph sentences are paired by length (Gale and Church), and only one-to-one pairs are kept.
"""
import lzma
import math
import os
import random
import re
import sys
import xml.etree.ElementTree as ElementTree
from multiprocessing import Pool

SPANISH = set("de la el los las del para con por que una un se en y o su sus es son como más al lo no este esta".split())
ENGLISH = set("the of to and in for is are on with that this you can be an or your from it as by at if not we i".split())
SENTENCE_END = re.compile(r'(?<=[.!?])\s+(?=[A-ZÁÉÍÓÚÑ¿¡0-9"“«(])')
MOST_WORDS = 32
# What parliaments say to each other is in no CV.
PROCEDURE = re.compile(r"\b(Señor Presidente|Señora Presidenta|Señorías|Parlamento Europeo|Comisión|Consejo|enmienda|Comisario|ponente|informe)\b")


def split_sentences(text):
    return [part.strip() for part in SENTENCE_END.split(re.sub(r"\s+", " ", text)) if part.strip()]


def words(text):
    return re.findall(r"\w+", text.lower())


def is_good(spanish, english):
    if PROCEDURE.search(spanish):
        return False
    a, b = words(spanish), words(english)
    if not (3 <= len(a) <= MOST_WORDS and 3 <= len(b) <= MOST_WORDS):
        return False
    if not 0.6 < len(spanish) / len(english) < 1.9:
        return False
    if sum(w in SPANISH for w in a) < len(a) * 0.15 or sum(w in ENGLISH for w in b) < len(b) * 0.12:
        return False
    digits = [sorted(re.findall(r"\d+", text)) for text in (spanish, english)]
    return digits[0] == digits[1] or "".join(digits[0]) == "".join(digits[1])


def length_cost(a, b):
    mean = (a + b / 1.0) / 2
    z = (b - a * 0.92) / math.sqrt(6.8 * mean + 1)
    return z * z / 2


def align(left, right):
    """Dynamic programme over 1-1, 1-0, 0-1, 2-1 and 1-2; yields the 1-1 pairs."""
    n, m = len(left), len(right)
    a = [len(x) for x in left]
    b = [len(x) for x in right]
    best = [[math.inf] * (m + 1) for _ in range(n + 1)]
    back = {}
    best[0][0] = 0
    for i in range(n + 1):
        for j in range(m + 1):
            for di, dj, penalty in ((1, 1, 0), (1, 0, 6), (0, 1, 6), (2, 1, 3), (1, 2, 3)):
                if i < di or j < dj or best[i - di][j - dj] == math.inf:
                    continue
                cost = best[i - di][j - dj] + penalty
                if di and dj:
                    cost += length_cost(sum(a[i - di : i]), sum(b[j - dj : j]))
                if cost < best[i][j]:
                    best[i][j] = cost
                    back[i, j] = (di, dj)
    i, j = n, m
    while i or j:
        di, dj = back[i, j]
        if (di, dj) == (1, 1):
            yield left[i - 1], right[j - 1]
        i, j = i - di, j - dj


def read_speeches(path):
    speeches = {}
    for speech in ElementTree.parse(path).iter("intervention"):
        speeches[speech.get("id")] = ["".join(p.itertext()).strip() for p in speech.iter("p")]
    return speeches


def pairs_of_sitting(paths):
    found = []
    try:
        spanish, english = (read_speeches(path) for path in paths)
    except ElementTree.ParseError:
        return found
    for key in spanish.keys() & english.keys():
        if len(spanish[key]) != len(english[key]):
            continue
        for a, b in zip(spanish[key], english[key]):
            left, right = split_sentences(a), split_sentences(b)
            if 0 < len(left) <= 40 and 0 < len(right) <= 40:
                found += [pair for pair in align(left, right) if is_good(*pair)]
    return found


def main(folder, out):
    sittings = []
    for name in sorted(os.listdir(f"{folder}/es")):
        english = f"{folder}/en/{name.replace('.ES.', '.EN.')}"
        if os.path.exists(english):
            sittings.append((f"{folder}/es/{name}", english))
    seen = set()
    with Pool() as pool:
        for pairs in pool.imap_unordered(pairs_of_sitting, sittings):
            seen.update(pairs)
    rows = sorted(seen)
    random.Random(1).shuffle(rows)
    with lzma.open(out, "wt", encoding="utf8") as file:
        for spanish, english in rows:
            file.write(f"{spanish}\t{english}\n")
    print(len(rows), "pairs")


if __name__ == "__main__":
    main(*sys.argv[1:3])
