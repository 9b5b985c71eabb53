"""Texts for the proofreading network as numbers, with slips planted in them, in batches."""
import collections
import gc
import json
import random

import numpy as np

import proof_slips as slips
import proof_texts as texts

LONGEST = 128


class Corpus:
    """All texts as numbers of units, and the pieces of each unit."""

    def __init__(self, arguments):
        vocabulary = read_vocabulary(arguments.translator)
        self.pieces = texts.choose_pieces(vocabulary)
        self.cutter = texts.Cutter(self.pieces)
        self.names, self.numbers = [], {}
        own = texts.read_own(arguments.root)
        public, self.sets = texts.read_public(arguments.public, arguments.most)
        self.counts = collections.Counter()
        self.learned = {language: self.number(own[language][0]) for language in own}
        self.kept = {language: self.number(own[language][1][: arguments.kept]) for language in own}
        self.public = {language: self.number(public[language]) for language in public}
        self.planters = {language: slips.Planter(language, arguments.alternatives, self.name, self.counts) for language in own}
        self.cuts = [self.cutter.cut(name) for name in self.names]
        for language in own:
            print(language, "own", len(self.learned[language]), "kept aside", len(self.kept[language]), "public", len(self.public[language]), flush=True)
        assert all(len(self.learned[language]) > 10_000 for language in own), "our own lines are missing"

    def name(self, unit):
        at = self.numbers.get(unit)
        if at is None:
            at = self.numbers[unit] = len(self.names)
            self.names.append(unit)
        return at

    def number(self, lines):
        found = []
        for line in lines:
            units = texts.read_units(line)
            if not 3 <= len(units) <= 60:
                continue
            ids = np.array([self.name(unit) for unit, _ in units], np.int32)
            self.counts.update(ids.tolist())
            found.append((ids, np.array([case for _, case in units], np.int8)))
        return found

    def cut(self, unit):
        return self.cuts[unit] if isinstance(unit, int) else self.cutter.cut(unit)


def read_vocabulary(path):
    with open(path, "rb") as file:
        assert file.read(8) == b"TRYMODL1", f"{path} is no model of ours"
        size = int.from_bytes(file.read(4), "little")
        return json.loads(file.read(size))["vocab"]


def draw_text(corpus, language, own_share, rng):
    """One line, or now and then two or three of ours behind one another, as in a summary."""
    lines = corpus.learned[language] if rng.random() < own_share else corpus.public[language]
    ids, cases = rng.choice(lines)
    units, cases = ids.tolist(), cases.tolist()
    stop = corpus.numbers.get(".")
    while rng.random() < 0.16 and len(units) < 45:
        more, more_cases = rng.choice(corpus.learned[language])
        if units[-1] != stop:
            units.append(stop)
            cases.append(4)
        units += more.tolist()
        cases += more_cases.tolist()
    if units[-1] == stop and rng.random() < 0.3:
        units.pop()
        cases.pop()
    # The same line as an item of a list: in small letters at the start.
    if cases[0] == 1 and rng.random() < 0.06:
        cases[0] = 0
    return units, cases


def make_example(corpus, language, units, cases, rng, most):
    planter = corpus.planters[language]
    state = planter.plant(units, cases, rng, most)
    if rng.random() < 0.06:
        at = rng.randrange(len(state[0]))
        if state[2][at] == slips.OK and state[0][at] in planter.words:
            state[0][at] = slips.misspell(corpus.names[state[0][at]], rng)
            state[2][at] = slips.IGNORED
    return lay_out(corpus, language, state)


def lay_out(corpus, language, state):
    """Pieces with the language before them; where each unit begins, and what is to be said of it."""
    ids, cases, firsts = [texts.TAG_ES if language == "es" else texts.TAG_EN], [0], []
    for unit, case in zip(state[0], state[1]):
        cut = corpus.cut(unit)
        if len(ids) + len(cut) > LONGEST:
            break
        firsts.append(len(ids))
        ids += cut
        cases += [case] * len(cut)
    n = len(firsts)
    return ids, cases, firsts, state[2][:n], state[3][:n], state[4][:n], state[5][:n]


def pack(examples):
    length = max(len(one[0]) for one in examples)
    ids = np.zeros((len(examples), length), np.int16)
    cases = np.zeros((len(examples), length), np.int8)
    for at, one in enumerate(examples):
        ids[at, : len(one[0])] = one[0]
        cases[at, : len(one[1])] = one[1]
    rows = np.repeat(np.arange(len(examples)), [len(one[2]) for one in examples])
    firsts = np.stack([rows, np.concatenate([one[2] for one in examples])], 1).astype(np.int32)
    labels = [np.concatenate([one[part] for one in examples]).astype(np.int16) for part in (3, 4, 5)]
    return ids, cases, firsts, *labels


def count_slips(length, many, rng):
    """Many at first, since a sentence with one slip tells little; later as people make them."""
    if rng.random() < many:
        return max(1, length // 7)
    draw = rng.random()
    return 0 if draw < 0.34 else 1 if draw < 0.78 or length < 8 else 2


def produce(corpus, seed, out, phase, size):
    """A process that makes batches until it is ended."""
    gc.disable()
    rng = random.Random(seed)
    while True:
        share, many = phase[:]
        examples = []
        for _ in range(2048):
            language = "es" if rng.random() < 0.5 else "en"
            units, cases = draw_text(corpus, language, share, rng)
            examples.append(make_example(corpus, language, units, cases, rng, count_slips(len(units), many, rng)))
        examples.sort(key=lambda one: len(one[0]))
        batches, batch = [], []
        for one in examples:
            if batch and (len(batch) + 1) * len(one[0]) > size:
                batches.append(pack(batch))
                batch = []
            batch.append(one)
        batches.append(pack(batch))
        rng.shuffle(batches)
        for one in batches:
            out.put(one)
