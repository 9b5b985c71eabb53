"""Hints: what a dictionary says of a rare word, written behind it in the source, so that the model need not have learned it.

    Bobinador <sim> coil winder / winder <sim> de motores

The runtime does the same (core/src/translate/model/add-hints.ts); core/data/translation/hints-*.tsv is the dictionary of both. Before it
goes what the trade of a job understands by a word (trade-words.tsv). Nobody knows of which trade a pair is, so training takes the sense
that the translation has.
"""
import os
import re
import unicodedata

MARK = "<sim>"
LONGEST_KEY = 3
MOST_HINTS = 5
WORD = re.compile(r"(?<![<\w])[^\W\d_]+(?:['-][^\W\d_]+)*")

# Endings and what stands in the dictionary instead, tried in this order.
ENDINGS = {
    "es": [
        ("ciones", "ción"), ("siones", "sión"), ("ones", "ón"), ("ces", "z"), ("oras", "or"), ("ora", "or"), ("es", ""), ("s", ""),
        ("as", "o"), ("a", "o"), ("as", "e"),
        ("qué", "car"), ("gué", "gar"), ("cé", "zar"),
        ("ando", "ar"), ("ados", "ar"), ("adas", "ar"), ("ado", "ar"), ("ada", "ar"), ("aban", "ar"), ("aba", "ar"), ("aron", "ar"),
        ("amos", "ar"), ("é", "ar"), ("ó", "ar"), ("an", "ar"), ("a", "ar"), ("o", "ar"),
        ("iendo", "er"), ("iendo", "ir"), ("idos", "er"), ("idas", "er"), ("ido", "er"), ("ida", "er"), ("ido", "ir"), ("ida", "ir"),
        ("ían", "er"), ("ía", "er"), ("ían", "ir"), ("ía", "ir"), ("ieron", "er"), ("ieron", "ir"), ("ió", "er"), ("ió", "ir"),
        ("í", "er"), ("í", "ir"), ("o", "er"), ("o", "ir"), ("e", "er"), ("e", "ir"),
    ],
    "en": [
        ("ies", "y"), ("es", ""), ("s", ""), ("ied", "y"), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", ""), ("er", "e"),
    ],
}
DOUBLED = re.compile(r"([bdgklmnprtv])\1(?:ed|ing)$")


def forms_of(word, language):
    """The word as it may stand in a dictionary, the likeliest first."""
    yield word
    for ending, instead in ENDINGS[language]:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            yield word[: len(word) - len(ending)] + instead
    if language == "en":
        doubled = DOUBLED.search(word)
        if doubled:
            yield word[: doubled.start() + 1]


def fold(text):
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))


class Hints:
    def __init__(self, language, senses):
        self.language, self.senses, self.known = language, senses, {}

    def key_of(self, words):
        text = " ".join(words)
        if text not in self.known:
            self.known[text] = self.look_up(words)
        return self.known[text]

    def look_up(self, words):
        if len(words) == 1 and len(words[0]) < 4:
            return None
        # A Spanish phrase changes at its first word, an English one at its last.
        at = 0 if self.language == "es" else len(words) - 1
        for form in forms_of(words[at], self.language):
            key = " ".join([*words[:at], form, *words[at + 1 :]])
            if key in self.senses:
                return key
        return None

    def find(self, text):
        """(end of the words, key) from left to right, the longest first."""
        tokens = list(WORD.finditer(text))
        words = [token.group().lower() for token in tokens]
        at = 0
        while at < len(tokens):
            step = 1
            for count in range(min(LONGEST_KEY, len(tokens) - at), 0, -1):
                last = at + count - 1
                if any(text[tokens[i].end() : tokens[i + 1].start()] != " " for i in range(at, last)):
                    continue
                key = self.key_of(tuple(words[at : last + 1]))
                if key is not None:
                    yield tokens[last].end(), key
                    step = count
                    break
            at += step

    def add(self, text, choose=lambda senses: senses[0]):
        """The text with what is chosen of the senses of each word, if anything."""
        out, done, count = [], 0, 0
        for end, key in self.find(text):
            sense = choose(self.senses[key]) if count < MOST_HINTS else None
            if sense is not None:
                out.append(f"{text[done:end]} {MARK} {' / '.join(sense)} {MARK}")
                done, count = end, count + 1
        return "".join(out) + text[done:]


def stems(text):
    return [word[: max(4, len(word) - 3)] for word in re.findall(r"[^\W\d_]{4,}", fold(text))]


def stands_in(candidate, target_words):
    """Whether a translation has the words of a candidate, in whatever form."""
    wanted = stems(candidate) or [fold(candidate)]
    return all(any(word.startswith(stem) for word in target_words) for stem in wanted)


def read_hints(folder, language, with_trades=False):
    senses = {}
    with open(f"{folder}/hints-{language}.tsv", encoding="utf8") as file:
        for line in file:
            key, candidates = line.rstrip("\n").split("\t")
            senses[key] = [candidates.split(", ")]
    del senses[language]
    trades = f"{folder}/trade-words.tsv"
    if with_trades and os.path.exists(trades):
        for key, candidates in read_trade_words(trades, language):
            if candidates not in senses.setdefault(key, []):
                senses[key].append(candidates)
    return Hints(language, senses)


def read_trade_words(path, language):
    with open(path, encoding="utf8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if not line.startswith("#")][1:]
    for _, spanish, english in rows:
        names, others = (spanish, english) if language == "es" else (english, spanish)
        for name in names.split(", "):
            yield name.lower(), others.split(", ")


def for_training(hints, source, target, rng):
    """Most pairs with their hints: nearly all that are right, some that are wrong, so that the model looks before it believes."""
    if rng.random() < 0.25:
        return source
    words = re.findall(r"[^\W\d_]+", fold(target))

    def choose(senses):
        right = [sense for sense in senses if any(stands_in(text, words) for text in sense)]
        return rng.choice(right or senses) if rng.random() < (0.9 if right else 0.35) else None

    return hints.add(source, choose)
