"""Lines with slips and without them: the translator learns to write a line again as it should have been written.

The slips are those of proof_slips.py. That works on units; here they become text again. What a slip never touches (figures and names that are
hidden, words with capitals inside) is one private letter until then.
"""
import re
from collections import Counter

from marked_slips import Known
from proof_slips import Planter, misspell
from proof_texts import INITIAL, MIXED, UPPER, case_of, read_units
from text import EDGES, NAME_SLOTS, NUMBER, NUMBER_SLOTS, TOKEN, looks_like_a_name, prepare

SLOT = re.compile(r"<[ne]\d+>")
PRIVATE = 0xE000
# Behind the tag of a language, the tag of the other one asks for corrections.
TAGS = {"es": ("<2es>", "<2en>"), "en": ("<2en>", "<2es>")}
# What people confuse most, though both are words: more often planted than by chance.
CONFUSED = {
    "es": [
        "haber|a ver", "hay|ahí|ay", "hecho|echo", "hecha|echa", "sino|si no", "porque|por que|por qué", "tuvo|tubo", "vaya|valla", "has|haz", "más|mas", "sí|si", "él|el",
        "tú|tu", "mí|mi", "dé|de", "sé|se", "qué|que", "cómo|como", "cuándo|cuando", "dónde|donde", "ha|a", "hasta|asta", "iba|iva", "aún|aun", "también|tan bien", "sobre todo|sobretodo",
        "aparte|a parte", "debe|deben", "había|habían", "hubo|hubieron", "a través|a traves|atraves", "demás|de más", "así mismo|asimismo", "medio|media", "e|y", "u|o", "está|esta", "están|estan", "ésta|esta",
    ],
    "en": [
        "their|there|they're", "its|it's", "your|you're", "led|lead", "than|then", "lose|loose", "affect|effect", "affected|effected", "principal|principle", "stationery|stationary", "complement|compliment",
        "advice|advise", "past|passed", "whether|weather", "whose|who's", "were|where|was", "too|to", "off|of", "have|of", "quiet|quite", "from|form", "manager|manger", "brought|bought", "personnel|personal",
        "council|counsel", "site|sight", "role|roll", "ensure|insure", "except|accept", "fewer|less", "an|a", "a|an", "everyday|every day", "a lot|alot", "as well|aswell", "in charge|incharge", "who|which", "well|good",
        "has|have", "have|has", "was|were", "is|are", "are|is", "this|these", "these|this", "those|that", "build|built", "send|sent", "spend|spent", "lend|lent", "practise|practice", "piece|peace", "through|threw", "course|coarse",
    ],
}
CONFUSED_AT = {
    language: re.compile(r"(?<!\w)(?:" + "|".join(sorted({re.escape(row.split("|")[0]) for row in rows}, key=len, reverse=True)) + r")(?!\w)")
    for language, rows in CONFUSED.items()
}
SLIPS_IN_A_LINE = (0, 0, 0, 1, 1, 1, 1, 2, 2, 3)
# How often a slip that somebody wrote is planted, where the line has the words for one.
KNOWN = 0.4


def hide(text, rng):
    """Figures and some names become <nK> and <eK>, as they do when the model is asked."""
    count = iter(range(NUMBER_SLOTS))
    slot = lambda match: f"<n{at}>" if (at := next(count, None)) is not None else match.group()
    text = NUMBER.sub(slot, text)
    if rng.random() < 0.35:
        return text
    out, end, slots = [], 0, 0
    for position, match in enumerate(TOKEN.finditer(text)):
        word = EDGES.sub("", match.group())
        if slots == NAME_SLOTS or not looks_like_a_name(word, position) or rng.random() < 0.5:
            continue
        at = match.start() + match.group().index(word)
        out += [text[end:at], f"<e{slots}>"]
        end, slots = at + len(word), slots + 1
    return "".join(out) + text[end:]


class Slips:
    def __init__(self, language, folder, texts, marked=()):
        self.language, self.names, self.numbers = language, [], {}
        self.known = Known(marked)
        self.confused = {}
        for row in CONFUSED[language]:
            right, *wrong = row.split("|")
            self.confused.setdefault(right, []).extend(wrong)
        counts = Counter(unit for text in texts for unit, _ in read_units(text))
        self.planter = Planter(language, folder, self.number, {self.number(unit): count for unit, count in counts.items()})

    def number(self, unit):
        found = self.numbers.get(unit)
        if found is None:
            found = self.numbers[unit] = len(self.names)
            self.names.append(unit)
        return found

    def plant(self, text, rng):
        """The text with no, one or a few slips."""
        protected = []

        def protect(match):
            protected.append(match.group())
            return chr(PRIVATE + len(protected) - 1)

        text = SLOT.sub(protect, text)
        draw = rng.random()
        if draw < KNOWN:
            planted = self.known.plant(text, rng)
            if planted != text:
                return put_back(planted, protected)
        if draw < KNOWN + 0.1:
            confused = self.confuse(text, rng)
            if confused != text:
                return put_back(confused, protected)
        text = re.sub(r"[^\W\d_]+(?:'[^\W\d_]+)*", lambda match: protect(match) if case_of(match.group()) == MIXED else match.group(), text)
        units = read_units(text)
        if len(units) < 3:
            return put_back(text, protected)
        most = min(rng.choice(SLIPS_IN_A_LINE), 1 + len(units) // 5)
        if most == 0:
            return put_back(text, protected)
        state = self.planter.plant([self.number(unit) for unit, _ in units], [case for _, case in units], rng, most)
        words = [write(self.names[unit], case) for unit, case in zip(state[0], state[1])]
        if rng.random() < 0.12:
            at = rng.randrange(len(words))
            words[at] = misspell(words[at], rng) if words[at].isalpha() else words[at]
        return put_back(disturb("".join(words).strip(), rng), protected)

    def confuse(self, text, rng):
        places = list(CONFUSED_AT[self.language].finditer(text))
        if not places:
            return text
        # The commonest words would be in the way of the others.
        rare = [match for match in places if len(match.group()) > 2]
        match = rng.choice(rare if rare and rng.random() < 0.7 else places)
        return text[: match.start()] + rng.choice(self.confused[match.group()]) + text[match.end() :]


def mark_slips(line, rng):
    """(a marked line with most of its slips, without them), figures and some names hidden on both sides."""
    text = hide(line.text, rng)
    # Now and then a slip is left out, so that what is beside one isn't taken for wrong too.
    return line.wrong(text, rng, 0.85), line.right(text)


def write(unit, case):
    word = unit.upper() if case % 4 == UPPER else unit[:1].upper() + unit[1:] if case % 4 == INITIAL else unit
    return word if case >= 4 else f" {word}"


def disturb(text, rng):
    """Blanks and brackets in the wrong place, words twice."""
    draw = rng.random()
    if draw < 0.02:
        return text.replace(", ", rng.choice((" , ", ",", " ,")), 1)
    if draw < 0.03:
        return text.replace(")", "", 1)
    if draw < 0.04:
        return re.sub(r"\b([^\W\d_]{2,})\b(?= )", r"\1 \1", text, count=1) if rng.random() < 0.3 else text
    return text


def put_back(text, protected):
    return re.sub(r"[\ue000-\uf8ff]", lambda match: protected[ord(match.group()) - PRIVATE], text)


def read_lines_of(pairs, more=()):
    """{language: lines} of pairs, each once."""
    found = {"es": dict.fromkeys(prepare(spanish) for spanish, _ in pairs), "en": dict.fromkeys(prepare(english) for _, english in pairs)}
    for language, lines in more:
        found[language].update(dict.fromkeys(map(prepare, lines)))
    return {language: [line for line in lines if 8 < len(line) < 400 and not re.search(r"[\ue000-\uf8ff]", line)] for language, lines in found.items()}
