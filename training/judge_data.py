"""What the judge of requirement and line learns from: labelled rows, the evidence catalogue, and pairs of texts that belong together."""
import collections
import csv
import glob
import os
import random
import re

from read_data import hash_of, read_evidence, read_pairs

SHOWS, NEAR, NOT = 0, 1, 2
LABELS = {"shows": SHOWS, "near": NEAR, "not": NOT}
# Whole groups are kept aside: one part to choose by, one to measure by.
PARTS, CHOOSE, MEASURE = 10, 0, 1
# Requirements one after the other are of one trade: they are kept together.
BLOCK = 25
MOST_OF_A_SENTENCE = 4
LONGEST_TERM = 4
MOST_NAMES, LONGEST_DESCRIPTION = 8, 220
MOST_SEARCHED = 15_000


def part_of(group):
    return hash_of(group) % PARTS


def read_grouped(paths):
    """Rows of `group, requirement, line, label, reason`: four requirements, each with the same six lines."""
    rows = []
    for path in paths:
        for row in open(path, encoding="utf8"):
            row = row.rstrip("\n").split("\t")
            if len(row) == 5 and row[3] in LABELS and row[1] and row[2]:
                rows.append({"group": row[0], "asked": row[1], "line": row[2], "label": LABELS[row[3]], "from": "grouped", "part": part_of(row[0])})
    return rows


def read_requirements(folder):
    """Rows of `requirement, line, label, why`: five lines each."""
    rows = []
    for path in sorted(glob.glob(f"{folder}/*.tsv")):
        places = {}
        for row in open(path, encoding="utf8").read().splitlines()[1:]:
            row = row.split("\t")
            if len(row) < 3 or row[2] not in LABELS:
                continue
            place = places.setdefault(row[0], len(places))
            group = f"{os.path.basename(path)} {place // BLOCK}"
            rows.append({"group": group, "asked": row[0], "line": row[1], "label": LABELS[row[2]], "from": "listed", "part": part_of(group)})
    return rows


def join_lines(rows, rng, times=6):
    """Two lines of one group one after the other: together they show what the better one shows."""
    groups = collections.defaultdict(lambda: collections.defaultdict(dict))
    for row in rows:
        groups[row["group"]][row["line"]][row["asked"]] = row
    joined = []
    for group, lines in groups.items():
        for _ in range(times):
            one, other = rng.sample(sorted(lines), 2) if len(lines) > 1 else (None, None)
            if one is None:
                continue
            text = f"{one.rstrip('.')}. {other}"
            for asked, row in lines[one].items():
                if asked in lines[other]:
                    joined.append({**row, "line": text, "label": min(row["label"], lines[other][asked]["label"])})
    return joined


# -- pairs that belong together ------------------------------------------------------------------------------------

TEMPLATES = {
    "es": ["{}", "{}", "{}", "Experiencia en {}", "Experiencia con {}", "Conocimientos de {}", "Manejo de {}", "Dominio de {}", "Se requiere {}", "{} imprescindible", "Se valorará {}", "Realizar {}", "Encargarse de {}"],
    "en": ["{}", "{}", "{}", "Experience with {}", "Experience in {}", "Knowledge of {}", "Proven {}", "Strong {} skills", "{} required", "{} is a plus", "You will do {}", "Hands-on {}", "Ability to handle {}"],
}
# Said of the person themselves, said of little, and said of others or denied.
DEEDS = {
    "es": (
        ["{}", "{} a diario", "Responsable de {}", "Me encargaba de {}", "{} durante tres años", "Dos años con {}", "Yo llevaba {}", "{} para unos 20 clientes", "Además, {} cada semana", "Entre otras tareas, {}", "{}, sin incidencias", "Uso habitual de {}"],
        ["Curso de {}", "Nociones de {}", "{}: nivel básico", "Ayudaba con {}", "Ayudaba al equipo de {}", "Formación en {} (20 h)", "Vi algo de {} en las prácticas", "Apoyo puntual en {}", "Estoy aprendiendo {}", "Apuntado a un curso de {}", "{} (iniciación)", "Observé {} durante un mes"],
        ["De {} se ocupaba mi compañera", "{} lo llevaba otro equipo", "Sin experiencia en {}", "Me gustaría aprender {}", "Nunca he trabajado con {}", "{}: no", "Mi jefe hacía {} y yo atendía el teléfono", "La empresa vende {}", "Interés por {}", "Pasaba a otros lo de {}", "Quiero dedicarme a {} algún día", "{} se subcontrataba"],
    ),
    "en": (
        ["{}", "{} every day", "Responsible for {}", "I looked after {}", "{} for three years", "Two years of {}", "Handled {} myself", "{} for about 20 clients", "Also {} every week", "Among other things, {}", "{} with no incidents", "Regular use of {}"],
        ["Course in {}", "Basics of {}", "{}: basic level", "Helped with {}", "Assisted the {} team", "Training in {} (20 h)", "Saw some {} on placement", "Occasional support with {}", "Currently learning {}", "Enrolled on a {} course", "{} (beginner)", "Shadowed {} for a month"],
        ["My colleague took care of {}", "{} was done by another team", "No experience of {}", "Would love to learn {}", "Never worked with {}", "{}: no", "My boss did the {} while I answered the phone", "The company sells {}", "Interested in {}", "Passed {} on to others", "I hope to move into {} one day", "{} was outsourced"],
    ),
}
WORD = re.compile(r"[^\W_]+(?:[-'.+#/][^\W_]+)*[+#]*")


def words_of(text):
    return WORD.findall(text.lower())


def read_terms(root):
    """Names of things at work in both languages: (Spanish, English) and, for each, what else it is called."""
    pairs = []
    for path in sorted(glob.glob(f"{root}/training/corpus/terms/*.tsv")):
        pairs += read_pairs(path)
    pairs += [(es, en) for en, es in read_evidence(f"{root}/core/data/evidence")]
    for path in sorted(glob.glob(f"{root}/core/data/skills/*.tsv")):
        for row in open(path, encoding="utf8").read().splitlines()[1:]:
            row = row.split("\t")
            if len(row) > 4 and row[2] != "soft":
                pairs += [(es, en) for es in row[3].split(", ") for en in row[4].split(", ")]
    for language, path in (("es", "hints-es"), ("en", "hints-en")):
        for row in open(f"{root}/core/data/translation/{path}.tsv", encoding="utf8"):
            row = row.rstrip("\n").split("\t")
            if len(row) == 2:
                pairs += [(row[0], other) if language == "es" else (other, row[0]) for other in row[1].split(", ")]
    return list(dict.fromkeys((es, en) for es, en in pairs if es and en and len(es) > 2 and len(en) > 2))


def read_sentences(root, public, most=60_000):
    own = []
    for path in sorted(glob.glob(f"{root}/training/corpus/sentences/*.tsv")):
        own.append(read_pairs(path))
    for name in ("docs", "tatoeba", "europarl"):
        path = f"{public}/{name}-es-en.tsv.xz"
        if os.path.exists(path):
            pairs = [pair for pair in read_pairs(path) if 12 < len(pair[0]) < 160]
            step = max(1, len(pairs) // most)
            own.append(pairs[::step][:most])
    return own


def find_terms(sets, terms, rng):
    """Terms and the sentences that have them on both sides: with other names and their set."""
    spanish, english = collections.defaultdict(list), collections.defaultdict(list)
    for es, en in terms:
        spanish[" ".join(words_of(es))].append(en)
        english[" ".join(words_of(en))].append(es)
    found = []
    for place, pairs in enumerate(sets):
        for pair in pairs[:MOST_SEARCHED]:
            words = words_of(pair[0])
            text = " " + " ".join(words_of(pair[1])) + " "
            here = []
            for size in range(1, LONGEST_TERM + 1):
                for at in range(len(words) - size + 1):
                    term = " ".join(words[at : at + size])
                    for other in spanish.get(term, ()):
                        key = " ".join(words_of(other))
                        if f" {key} " in text:
                            also = (rng.choice(english.get(key) or [term]), rng.choice(spanish[term]))
                            here.append(((term, other), also, pair, place))
            found += rng.sample(here, min(len(here), MOST_OF_A_SENTENCE))
    return found


def pair_terms(found, sets, rng):
    """A term, also by another of its names, and a sentence with it in either language; or a sentence of the same kind without it."""
    pairs = []
    for named, also, sentence, place in found:
        language = rng.randrange(2)
        name = rng.choice([named, named, also])[language]
        asked = rng.choice(TEMPLATES[("es", "en")[language]]).format(name)
        pairs.append((asked, sentence[1 - language if rng.random() < 0.7 else language], 1))
        other = rng.choice(sets[place])
        pairs.append((asked, other[rng.randrange(2)], 0))
    return pairs


def pair_sentences(sets, rng):
    """A sentence and its translation, or one near it in its file, whole or cut."""
    pairs = []
    for sentences in sets:
        for at, pair in enumerate(sentences):
            side = rng.randrange(2)
            asked = cut(pair[side], rng)
            pairs.append((asked, pair[1 - side], 1))
            other = sentences[max(0, min(len(sentences) - 1, at + rng.choice([-3, -2, -1, 1, 2, 3])))]
            if other[side] != pair[side]:
                pairs.append((asked, other[rng.randrange(2)], 0))
    return pairs


def cut(text, rng):
    words = text.split()
    if len(words) < 6 or rng.random() < 0.4:
        return text
    at = rng.randrange(0, len(words) - 3)
    return " ".join(words[at : at + rng.randrange(3, max(4, len(words) // 2 + 1))])


def pair_evidence(root, rng, times=3):
    """Names of skills and phrases that show one; two phrases of one skill. (asked, line, belongs, label or None)"""
    files = []
    for path in sorted(glob.glob(f"{root}/core/data/evidence/*.tsv")):
        skills = collections.defaultdict(lambda: {"shows": [], "near": []})
        for row in open(path, encoding="utf8"):
            row = row.rstrip("\n").split("\t")
            if len(row) >= 5 and row[3] in ("shows", "near"):
                skills[row[0], row[1]][row[3]].append(row[4])
        files.append([(names, skill) for names, skill in skills.items() if skill["shows"]])
    labelled, loose = [], []
    for skills in files:
        for names, skill in skills:
            for _ in range(times):
                for phrase in skill["shows"]:
                    language = rng.randrange(2)
                    asked = rng.choice(TEMPLATES[("en", "es")[language]]).format(names[language])
                    labelled.append((asked, phrase, SHOWS))
                    other = rng.choice(skills)
                    if other[0] != names:
                        labelled.append((asked, rng.choice(other[1]["shows"] if rng.random() < 0.8 or not other[1]["near"] else other[1]["near"]), NOT))
                    loose.append((rng.choice(skill["shows"]), phrase, 1))
                    if other[0] != names:
                        loose.append((phrase, rng.choice(other[1]["shows"]), 0))
                for phrase in skill["near"]:
                    language = rng.randrange(2)
                    labelled.append((rng.choice(TEMPLATES[("en", "es")[language]]).format(names[language]), phrase, NEAR))
                    loose.append((rng.choice(skill["shows"]), phrase, 0))
    return labelled, [pair for pair in loose if pair[0] != pair[1]]


def read_skills(folder):
    """ESCO's skills: all names of each in both languages, and the first sentence of what it is described as."""
    skills = {}
    for path in sorted(glob.glob(f"{folder}/skills_e[sn]*.csv")):
        with open(path, encoding="utf8") as file:
            for row in csv.DictReader(file):
                names = [row["preferredLabel"], *row["altLabels"].split("\n")][:MOST_NAMES]
                described = re.split(r"(?<=[.])\s", re.sub(r"\s+", " ", row.get("description") or ""))[0]
                skills.setdefault(row["conceptUri"], []).extend([name.strip() for name in names] + [described[:LONGEST_DESCRIPTION].strip()] * 2)
    return [[text for text in texts if text] for _, texts in sorted(skills.items())]


def pair_skills(folder, rng, times=2):
    """Two names of one skill, or a name and what it is described as; or a name and another skill that shares a rare word."""
    skills = [texts for texts in read_skills(folder) if len(set(texts)) > 1]
    holders, pairs = collections.defaultdict(list), []
    for at, texts in enumerate(skills):
        for word in {word for text in texts[:3] for word in words_of(text) if len(word) > 4}:
            holders[word].append(at)
    for at, texts in enumerate(skills):
        words = sorted({word for text in texts[:3] for word in words_of(text) if len(word) > 4}, key=lambda word: len(holders[word]))
        words = [word for word in words if len(holders[word]) > 1][:4]
        for _ in range(times):
            one, other = rng.sample(texts, 2)
            if one != other:
                pairs.append((one, other, 1))
            near = rng.choice(holders[rng.choice(words)]) if words and rng.random() < 0.8 else rng.randrange(len(skills))
            if near != at:
                pairs.append((one, rng.choice(skills[near]), 0))
    return pairs


def say_of_terms(terms, rng, count):
    """What is said of a thing: done, hardly known, not done; and the same of another thing."""
    rows = []
    for _ in range(count):
        term, other = rng.choice(terms), rng.choice(terms)
        language, own = rng.randrange(2), rng.randrange(2)
        asked = rng.choice(TEMPLATES[("es", "en")[language]]).format(term[language])
        label = rng.choice([SHOWS, SHOWS, NEAR, NOT])
        form = rng.choice(DEEDS[("es", "en")[own]][label])
        draw = rng.random()
        if draw < 0.55:
            rows.append((asked, form.format(term[own]), label))
        elif draw < 0.75:
            rows.append((asked, form.format(other[own]), NOT))
        else:
            # One of two things is done, the other is not.
            second = rng.choice(DEEDS[("es", "en")[own]][rng.choice([SHOWS, NEAR, NOT])])
            parts = [form.format(term[own]), second.format(other[own])]
            rng.shuffle(parts)
            rows.append((asked, "; ".join(parts), label))
    return rows


def cross_requirements(rows, rng, times=2):
    """A line under another requirement of its trade, which it was not written for."""
    groups = collections.defaultdict(list)
    for row in rows:
        groups[row["group"]].append(row)
    crossed = []
    for row in rows:
        for _ in range(times):
            other = rng.choice(groups[row["group"]])
            if other["asked"] != row["asked"]:
                crossed.append({**row, "asked": other["asked"], "label": NOT, "from": "crossed"})
    return crossed


def seeded(number):
    return random.Random(number)
