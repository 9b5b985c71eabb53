"""Makes core/data/translation/hints-*.tsv: words and phrases that are rare in our own sentences, with what a dictionary says of them.

usage: make_hints.py --public DIR
"""
import argparse
import collections
import glob
import os
import re

from hints import Hints, fold, stands_in
from read_data import read_pairs

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = f"{HERE}/../core/data/translation"
RARE = 14
COMMON = 400
MOST_CANDIDATES = 3
PLAIN = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*(?: [^\W\d_]+(?:['-][^\W\d_]+)*){0,2}")


def gather(*patterns):
    return [pair for pattern in patterns for path in sorted(glob.glob(pattern)) for pair in read_pairs(path)]


def is_term(text, longest):
    return PLAIN.fullmatch(text) and len(text.split()) <= longest and any(len(word) > 3 for word in text.split())


def make(pairs, sentences, other, language):
    """pairs: (source, target, trust); sentences: our own, (source, target)."""
    used = collections.Counter(word for _, target in sentences for word in re.findall(r"[^\W\d_]+", target.lower()))
    found = collections.defaultdict(dict)
    for source, target, trust in pairs:
        key = source.lower()
        if is_term(source, 3) and is_term(target, 4) and fold(source) != fold(target):
            # The trades' own words come first, then what our sentences say themselves.
            rank = (trust, min(used[word] for word in re.findall(r"[^\W\d_]+", target.lower())))
            found[key][target] = max(rank, found[key].get(target, rank))
    entries = {
        key: [text for text, _ in sorted(targets.items(), key=lambda item: item[1], reverse=True)][:MOST_CANDIDATES]
        for key, targets in found.items()
    }
    hints = Hints(language, {key: [candidates] for key, candidates in entries.items()})
    seen, right = collections.Counter(), collections.Counter()
    for source, target in sentences:
        words = re.findall(r"[^\W\d_]+", fold(target))
        for _, key in hints.find(source):
            seen[key] += 1
            right[key] += any(stands_in(text, words) for text in entries[key])
    general = collections.Counter(word for source, _ in other for word in re.findall(r"[^\W\d_]+", source.lower()))
    kept = {}
    for key, texts in entries.items():
        if seen[key] >= RARE or (seen[key] >= 2 and right[key] * 3 < seen[key]):
            continue
        if " " not in key and general[key] >= COMMON:
            continue
        kept[key] = texts
    hits = sum(right[key] for key in kept)
    print(language, "entries", len(entries), "kept", len(kept), "hints in our sentences", sum(seen[key] for key in kept), "right", hits)
    return kept


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--public", required=True)
    given = parser.parse_args()
    own = gather(f"{HERE}/corpus/sentences/*.tsv")
    other = gather(f"{given.public}/tatoeba-*.tsv*", f"{given.public}/described-*.tsv*", f"{given.public}/europarl-*.tsv*")[::4]
    pairs = [(a, b, trust) for trust, patterns in (
        (2, [f"{HERE}/corpus/terms/*.tsv"]), (1, [f"{given.public}/esco-*.tsv*"]), (0, [f"{given.public}/wiktionary-*.tsv*"]),
    ) for a, b in gather(*patterns)]
    for language in ("es", "en"):
        turn = (lambda rows: rows) if language == "es" else (lambda rows: [(row[1], row[0], *row[2:]) for row in rows])
        kept = make(turn(pairs), turn(own), turn(other), language)
        with open(f"{OUT}/hints-{language}.tsv", "w", encoding="utf8") as file:
            file.write("es\ten\n" if language == "es" else "en\tes\n")
            file.writelines(f"{key}\t{', '.join(texts)}\n" for key, texts in sorted(kept.items()))


if __name__ == "__main__":
    main()
