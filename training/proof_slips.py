"""Slips as people make them, planted in correct sentences: a seeded generator for the proofreading network."""
import gzip
import random

import numpy as np

OK, WRONG, EXTRA, CASE = range(4)
IGNORED = -100
RELATIONS = {"n": "number", "g": "gender", "v": "verb", "a": "accent", "s": "sound", "w": "word"}
WEIGHTS = {"n": 1.3, "g": 1.8, "v": 1.7, "a": 6.0, "s": 1.8, "w": 0.5}
KINDS = ["number", "gender", "verb", "accent", "sound", "word", "small", "missing", "extra", "split", "join", "case", "comma"]

GROUPS = {
    "es": [
        "a en de con por para",
        "a en de con por para sobre desde hasta entre hacia sin según contra ante tras durante mediante bajo",
        "le la lo les las los se",
        "el la los las lo un una unos unas",
        "al a del de",
        "me te se nos le",
        "y e o u ni pero sino aunque porque",
        "que de como cuando donde quien cual",
        "su sus mi mis nuestro nuestra tu",
        "este esta estos estas ese esa esos esas",
        "muy más mucho tan tanto",
        "es está son están era estaba fue ser estar",
        "ha han he había habían hay",
        "si sí sé se no",
        "ya aún aun",
    ],
    "en": [
        "in on at to for of with by from",
        "in on at to for of with by from into onto over under about as through during between among within without across after before until since upon off up out",
        "the a an",
        "this these that those",
        "my our their his her its your the",
        "i we they he she it you",
        "me us them him her it",
        "who which that whose whom what where when",
        "and or but so as if because",
        "is are was were be been being am",
        "has have had having",
        "do does did done",
        "than then that",
        "to too two of off for",
        "much many more most few less some any each every all both",
        "can could will would should may might must",
        "very so too such",
        "there their they it",
        "not no never",
    ],
}
# What is left out, or is one too many, more often than other small words.
DROPPED = {
    "es": "de a en con por para el la los las un una que se lo del al y me su más es ha han he no le les nos muy como mi".split(),
    "en": "the a an to of in on at for with and by from is are was were be been has have had that as it my our their than not which who i we up out off do".split(),
}
ADDED = {
    "es": "de de de que a a en con por para el la los las un una se lo y su me le que".split(),
    "en": "the the a to to of of in on for with and by from is was be been have had that as it at about up been".split(),
}
OFTEN = 10_000
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def list_small():
    """Every small word that can be the one that was meant; the first place is for none of them."""
    words = {word for groups in GROUPS.values() for group in groups for word in group.split()}
    words |= {word for words_of in (*DROPPED.values(), *ADDED.values()) for word in words_of}
    return ["", *sorted(words), ","]


class Planter:
    """Works on the numbers of units. `name` gives the number of a unit; units that are made here have to be known before."""

    def __init__(self, language, folder, name, counts):
        self.counts = counts
        self.small = {name(word): at for at, word in enumerate(list_small()) if word}
        self.comma, self.alternatives, self.splits = name(","), {}, {}
        self.words = set()
        for line in gzip.open(f"{folder}/alternatives-{language}.tsv.gz", "rt", encoding="utf-8"):
            word, others, splits = line.rstrip("\n").split("\t")
            at = name(word)
            self.words.add(at)
            for one in filter(None, others.split("|")):
                relation, text = one[0], one[2:]
                self.add(at, relation, tuple(map(name, text.split(" "))), counts)
                # Whoever reads "text" has to find the word again, so the list goes both ways.
                if " " not in text:
                    self.add(name(text), relation, (at,), counts)
            if splits:
                self.splits[at] = [tuple(map(name, one.split(" "))) for one in splits.split("|")]
        self.pairs = {pair: at for at, pairs in self.splits.items() for pair in pairs}
        for at, options in self.alternatives.items():
            for relation, units, _ in options:
                if len(units) == 2:
                    self.pairs[units] = at
        self.groups = {}
        for group in GROUPS[language]:
            units = [name(word) for word in group.split()]
            for unit in units:
                self.groups.setdefault(unit, []).append([other for other in units if other != unit])
        self.dropped = {name(word) for word in DROPPED[language]}
        self.added = [name(word) for word in ADDED[language]]
        self.of, self.that = (name("de"), name("que")) if language == "es" else (name("of"), name("that"))
        self.capitals = {*self.words, name("i")}

    def rarity(self, unit):
        """Slips in the commonest words are seen often enough."""
        return (OFTEN / (OFTEN + self.counts.get(unit, 0))) ** 0.5

    def add(self, at, relation, units, counts):
        # "Para" is no form of "parar" that anybody gets wrong.
        if at in self.small and relation in "vnw" and any(unit not in self.small for unit in units):
            return
        options = self.alternatives.setdefault(at, [])
        if all(one[1] != units for one in options):
            common = min(counts.get(unit, 0) for unit in units)
            # Nobody writes a rare word for a common one.
            weight = 0.05 + min(3.0, float(np.log10(1 + common)))
            options.append((relation, units, weight * (0.5 if len(units) > 1 else 1) * self.rarity(at)))

    def plant(self, units, cases, rng, most):
        """(units, cases, labels, small word missing before, small word meant, kinds) with up to `most` slips; None of them overlap."""
        n = len(units)
        state = [list(units), list(cases), [OK] * n, [0] * n, [0] * n, [""] * n]
        for _ in range(most):
            for _ in range(4):
                if self.plant_one(state, rng):
                    break
        return state

    def plant_one(self, state, rng):
        draw = rng.random()
        if draw < 0.47:
            return self.swap_form(state, rng)
        if draw < 0.61:
            return self.swap_small(state, rng)
        if draw < 0.75:
            return self.drop(state, rng)
        if draw < 0.83:
            return self.insert(state, rng)
        if draw < 0.88:
            return self.split(state, rng)
        if draw < 0.91:
            return self.join(state, rng)
        if draw < 0.96:
            return self.turn_case(state, rng)
        return self.move_comma(state, rng)

    def replace(self, state, at, units, label, meant, kind, rng, length=1):
        old_cases = state[1][at : at + length]
        first = old_cases[0]
        cases = [first] + [2 if first % 4 == 2 else 0] * (len(units) - 1)
        state[0][at : at + length] = units
        state[1][at : at + length] = cases
        state[2][at : at + length] = [label] * len(units)
        state[3][at : at + length] = [state[3][at]] + [0] * (len(units) - 1)
        state[4][at : at + length] = [meant] * len(units)
        state[5][at : at + length] = [kind] * len(units)
        return True

    def is_free(self, state, at):
        return state[2][at] == OK and state[3][at] == 0

    def swap_form(self, state, rng):
        options, weights = [], []
        for _ in range(7):
            at = rng.randrange(len(state[0]))
            if not self.is_free(state, at) or state[1][at] % 4 in (2, 3):
                continue
            # A capital inside a sentence is a name.
            if at > 0 and state[1][at] % 4 == 1 and rng.random() < 0.8:
                continue
            for relation, units, common in self.alternatives.get(state[0][at], ()):
                options.append((at, relation, units))
                weights.append(WEIGHTS[relation] * common / (2 + len(self.alternatives[state[0][at]])))
        if not options:
            return False
        at, relation, units = rng.choices(options, weights)[0]
        meant = self.small.get(state[0][at], 0)
        return self.replace(state, at, list(units), WRONG, meant, RELATIONS[relation], rng)

    def pick(self, state, rng, fits, tries=8):
        for _ in range(tries):
            at = rng.randrange(len(state[0]))
            if self.is_free(state, at) and fits(at):
                return at
        return None

    def pick_rare(self, state, rng, fits):
        """As above; the rarer of three, mostly."""
        found = [at for at in (self.pick(state, rng, fits) for _ in range(3)) if at is not None]
        if not found:
            return None
        return found[0] if rng.random() < 0.4 else min(found, key=lambda at: self.counts.get(state[0][at], 0))

    def swap_small(self, state, rng):
        at = self.pick_rare(state, rng, lambda at: state[0][at] in self.groups and state[1][at] % 4 < 2)
        if at is None:
            return False
        meant = state[0][at]
        other = rng.choice(rng.choice(self.groups[meant]))
        return self.replace(state, at, [other], WRONG, self.small[meant], "small", rng)

    def drop(self, state, rng):
        units = state[0]
        fits = lambda at: units[at] in self.dropped and at + 1 < len(units) and self.is_free(state, at + 1)
        at = self.pick_rare(state, rng, fits)
        # "Me di cuenta que".
        if rng.random() < 0.3:
            at = next((place for place in range(len(units) - 1) if units[place] == self.of and units[place + 1] == self.that and fits(place)), at)
        if at is None:
            return False
        meant = self.small[units[at]]
        case = state[1][at]
        for part in state:
            del part[at]
        state[3][at] = meant
        state[5][at] = "missing"
        if case % 4 == 1 and state[1][at] % 4 == 0:
            state[1][at] += 1
        return True

    def insert(self, state, rng):
        at = self.pick(state, rng, lambda at: at > 0 and (state[0][at] in self.words or rng.random() < 0.3))
        if at is None:
            return False
        unit = rng.choice(self.added)
        # "Pienso de que".
        if self.that in state[0] and rng.random() < 0.25:
            place = state[0].index(self.that)
            if place > 0 and self.is_free(state, place) and state[0][place - 1] != self.of:
                at, unit = place, self.of
        if rng.random() < 0.15 and state[0][at - 1] in self.small:
            unit = state[0][at - 1]
        for part, value in zip(state, (unit, 0, EXTRA, 0, 0, "extra")):
            part.insert(at, value)
        return True

    def split(self, state, rng):
        at = self.pick(state, rng, lambda at: state[0][at] in self.splits, 16)
        if at is None:
            return False
        return self.replace(state, at, list(rng.choice(self.splits[state[0][at]])), WRONG, self.small.get(state[0][at], 0), "split", rng)

    def join(self, state, rng):
        units = state[0]
        places = [at for at in range(len(units) - 1) if (units[at], units[at + 1]) in self.pairs and self.is_free(state, at) and self.is_free(state, at + 1)]
        if not places:
            return False
        at = rng.choice(places)
        return self.replace(state, at, [self.pairs[units[at], units[at + 1]]], WRONG, 0, "join", rng, 2)

    def turn_case(self, state, rng):
        wanted = 1 if rng.random() < 0.5 else 0
        at = self.pick(state, rng, lambda at: at > 0 and state[0][at] in self.capitals and state[1][at] % 4 == wanted, 12)
        if at is None:
            return False
        case = state[1][at] - 1 if wanted else state[1][at] + 1
        unit = state[0][at]
        self.replace(state, at, [unit], CASE, 0, "case", rng)
        state[1][at] = case
        return True

    def move_comma(self, state, rng):
        units = state[0]
        places = [at for at in range(len(units) - 1) if units[at] == self.comma and self.is_free(state, at) and self.is_free(state, at + 1)]
        if places and rng.random() < 0.7:
            at = rng.choice(places)
            for part in state:
                del part[at]
            state[3][at] = self.small[self.comma]
            state[5][at] = "comma"
            return True
        at = self.pick(state, rng, lambda at: at > 0 and state[0][at] in self.words)
        if at is None:
            return False
        for part, value in zip(state, (self.comma, 4, EXTRA, 0, 0, "comma")):
            part.insert(at, value)
        return True


def misspell(word, rng):
    """A word as a finger might miss it: the network has to bear such neighbours, and says nothing about them."""
    if len(word) < 4:
        return word
    at = rng.randrange(1, len(word) - 1)
    kind = rng.randrange(4)
    if kind == 0:
        return word[:at] + word[at + 1 :]
    if kind == 1:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if kind == 2:
        return word[:at] + word[at] + word[at:]
    return word[:at] + rng.choice(LETTERS) + word[at + 1 :]
