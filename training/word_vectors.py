"""Vectors of words in both languages for the skill gap: what is asked for against what a line of a CV says.

usage: word_vectors.py --public DIR --esco ESCO_DIR [--steps 4000] [--out DIR]

A wanted text and a line are compared word by word: each wanted word by the word of the line that comes nearest, weighed by how much the word tells
(core/src/evidence/word-vectors.ts does the same). Learned from skills and the phrases that show them (near misses as the wrong answers), from names
of one thing in ESCO, and from sentences and their translations. Writes core/src/evidence/word-vectors-*.ts.
"""
import argparse
import base64
import collections
import csv
import glob
import os
import random
import re
import unicodedata

import numpy
import torch
import torch.nn.functional as F

from read_data import read_evidence, read_pairs

DIMENSIONS = 64
BATCH = 768
TEMPERATURE = 0.05
RATE = 3e-3
SHARES = {"skills": 4, "names": 2, "own": 3, "public": 1.5, "words": 1.5}
ASKING = {
    "en": ["{}", "experience with {}", "knowledge of {}", "ability to {}", "{} desirable", "proven {} experience", "good {} skills", "evidence of {}"],
    "es": ["{}", "experiencia en {}", "conocimientos de {}", "manejo de {}", "se valorará {}", "capacidad de {}", "formación en {}", "disponibilidad para {}"],
}
HEAD = "/** Made by training/word_vectors.py and training/public_vectors.py; see docs/skill-gap.md. */\n"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
HERE = os.path.dirname(os.path.abspath(__file__))
FOLDER = f"{HERE}/../core/src/evidence"

source = open(f"{FOLDER}/stem-words.ts", encoding="utf8").read()


def read_list(pattern):
    return [word.strip() for word in re.search(pattern, source, re.S).group(1).replace("\n", " ").split(",")]


EMPTY = set(read_list(r"wordList\(`\n(.*?)`\)"))
ENDINGS = sorted(read_list(r"const ENDINGS[^`]*wordList\(`\n(.*?)`\)"), key=len, reverse=True)


def stem(word):
    if len(word) > 4:
        for ending in ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= 4:
                return word[: -len(ending)]
    return word


def read_stems(text):
    folded = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c)).lower()
    words = re.findall(r"[a-z0-9+#]+", re.sub("['’]", "", folded))
    return [stem(word) for word in words if word not in EMPTY and not word.isdigit()]


def read_skills():
    """Those that have phrases to draw from."""
    skills = read_evidence(f"{HERE}/../core/data/evidence").items()
    return [{"en": key[0], "es": key[1], **{kind: value[kind] for kind in ("shows", "near")}} for key, value in skills if value["shows"]]


def read_names(folder):
    names = []
    for kind in ("skills", "occupations"):
        english, spanish = (
            {row["conceptUri"]: row for row in csv.DictReader(open(f"{folder}/{kind}_{language}.csv", encoding="utf8", newline=""))}
            for language in ("en-us", "es")
        )
        for uri in english.keys() & spanish.keys():
            rows = english[uri], spanish[uri]
            labels = [row["preferredLabel"] for row in rows]
            labels += [label for row in rows for label in (row["altLabels"] or "").split("\n")[:3] if label]
            names.append((labels, english[uri].get("description") or ""))
    return names


def read_texts(arguments, chance):
    own = [pair for path in sorted(glob.glob(f"{HERE}/corpus/sentences/*.tsv")) for pair in read_pairs(path)]
    public = []
    for name in ("docs", "tatoeba", "europarl"):
        pairs = [pair for pair in read_pairs(f"{arguments.public}/{name}-es-en.tsv.xz") if 20 <= len(pair[0]) <= 140]
        public += chance.sample(pairs, min(len(pairs), 60_000))
    words = read_pairs(f"{arguments.public}/wiktionary-es-en.tsv.xz")
    return read_skills(), read_names(arguments.esco), own, public, words


def choose_vocabulary(skills, names, own, public):
    of_trades, everywhere = collections.Counter(), collections.Counter()
    for skill in skills:
        for text in [skill["en"], skill["es"], *skill["shows"], *skill["near"]]:
            of_trades.update(read_stems(text))
    for labels, description in names:
        for text in [*labels, description]:
            of_trades.update(read_stems(text))
    for pair in own:
        for text in pair:
            of_trades.update(read_stems(text))
    for pair in public:
        for text in pair:
            everywhere.update(read_stems(text))
    known = [word for word, count in of_trades.items() if count >= 2 or everywhere[word] >= 5]
    known += [word for word, count in everywhere.items() if count >= 40 and of_trades[word] == 0]
    return sorted(word for word in known if len(word) > 1 and not word[0].isdigit())


class Texts:
    def __init__(self, texts, places, chance):
        self.skills, self.names, own, public, words = texts
        self.pairs = {"own": own, "public": public, "words": words}
        self.places, self.chance = places, chance

    def number(self, text):
        return [self.places[word] for word in read_stems(text) if word in self.places]

    def draw(self, kind):
        """Two texts that say the same, what they are of, and one that only looks like it."""
        chance = self.chance
        if kind == "skills":
            at = chance.randrange(len(self.skills))
            skill = self.skills[at]
            language = chance.choice(["en", "es"])
            asked = chance.choice(ASKING[language]).format(skill[language]) if chance.random() < 0.75 else chance.choice(skill["shows"])
            return asked, chance.choice(skill["shows"]), at, chance.choice(skill["near"]) if skill["near"] else None
        if kind == "names":
            at = chance.randrange(len(self.names))
            labels, description = self.names[at]
            one, other = chance.sample(labels, 2)
            return one, description if description and chance.random() < 0.3 else other, at, None
        at = chance.randrange(len(self.pairs[kind]))
        pair = list(self.pairs[kind][at])
        chance.shuffle(pair)
        return *pair, at, None

    def batch(self):
        kind = self.chance.choices(list(SHARES), list(SHARES.values()))[0]
        asked, lines, groups, wrong = [], [], [], []
        while len(asked) < BATCH:
            one, other, group, near = self.draw(kind)
            left, right = self.number(one), self.number(other)
            right = [word for word in right if self.chance.random() > 0.1] or right
            if not left or not right or one == other:
                continue
            asked.append(left)
            lines.append(right)
            groups.append(group)
            if near is not None:
                wrong.append(self.number(near))
        return pad(asked, 20), pad(lines + wrong, 24), torch.tensor(groups)


def pad(rows, width):
    table = torch.zeros(len(rows), width, dtype=torch.long)
    for at, row in enumerate(rows):
        table[at, : len(row[:width])] = torch.tensor(row[:width], dtype=torch.long)
    return table


def compare(vectors, weights, asked, lines):
    is_asked, is_line = asked > 0, lines > 0
    left = F.normalize(vectors[asked], dim=-1) * is_asked.unsqueeze(-1)
    right = F.normalize(vectors[lines], dim=-1) * is_line.unsqueeze(-1)
    alike = torch.einsum("qwd,lvd->qlwv", left, right).masked_fill(~is_line[None, :, None, :], -1)
    weight = F.softplus(weights[asked]) * is_asked
    return (alike.amax(-1).clamp(min=0) * weight[:, None, :]).sum(-1) / (weight.sum(-1)[:, None] + 1e-6)


def train(texts, size, steps, device):
    vectors = torch.nn.Parameter((torch.randn(size, DIMENSIONS) * 0.3).to(device))
    weights = torch.nn.Parameter(torch.zeros(size, device=device))
    optimizer = torch.optim.Adam([{"params": [vectors], "first": RATE}, {"params": [weights], "first": RATE * 3}], lr=RATE)
    for step in range(steps):
        asked, lines, groups = (table.to(device) for table in texts.batch())
        count = len(asked)
        scores = compare(vectors, weights, asked, lines) / TEMPERATURE
        same = (groups[:, None] == groups[None]) & ~torch.eye(count, dtype=torch.bool, device=device)
        scores = torch.cat([scores[:, :count].masked_fill(same, -1e4), scores[:, count:]], 1)
        loss = F.cross_entropy(scores, torch.arange(count, device=device))
        for group in optimizer.param_groups:
            group["lr"] = group["first"] * max(0.02, 1 - step / steps)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        if step % 500 == 0:
            print(step, round(loss.item(), 3), flush=True)
    return F.normalize(vectors, dim=-1).detach().cpu().numpy()[1:], F.softplus(weights).detach().cpu().numpy()[1:]


def write(folder, words, vectors, weights):
    """Four bits a number; each word begins with how many letters it shares with the one before."""
    scaled = vectors / (numpy.abs(vectors).max(1, keepdims=True) / 7)
    numbers = numpy.clip(numpy.round(scaled), -7, 7).astype(int) + 8
    data = (numbers[:, 0::2] * 16 + numbers[:, 1::2]).astype(numpy.uint8)
    half = len(words) // 2
    for name, rows in (("One", data[:half]), ("Two", data[half:])):
        with open(f"{folder}/word-vectors-{name.lower()}.ts", "w", encoding="utf8") as file:
            file.write(f"{HEAD}export const vectors{name} =\n  '{base64.b64encode(rows.tobytes()).decode()}';\n")
    coded, before = [], ""
    for word in words:
        shared = 0
        while shared < min(len(word), len(before), 35) and word[shared] == before[shared]:
            shared += 1
        coded.append(DIGITS[shared] + word[shared:])
        before = word
    telling = numpy.clip(numpy.round(weights * 40), 1, 255).astype(numpy.uint8)
    with open(f"{folder}/word-vectors-words.ts", "w", encoding="utf8") as file:
        file.write(f"{HEAD}/** In order; each begins with how many letters it shares with the one before. */\n")
        file.write(f"export const vectorWords =\n  '{' '.join(coded)}';\n/** How much each word tells. */\n")
        file.write(f"export const wordWeights =\n  '{base64.b64encode(telling.tobytes()).decode()}';\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--public", required=True)
    parser.add_argument("--esco", required=True)
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--out", default=FOLDER)
    arguments = parser.parse_args()
    chance = random.Random(1)
    torch.manual_seed(1)
    read = read_texts(arguments, chance)
    words = choose_vocabulary(*read[:4])
    texts = Texts(read, {word: at + 1 for at, word in enumerate(words)}, chance)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    write(arguments.out, words, *train(texts, len(words) + 1, arguments.steps, device))


if __name__ == "__main__":
    main()
