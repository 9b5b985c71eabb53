"""A judge of what a line of a CV shows of a requirement, and how far the rows of requirements/*.tsv can teach one.

usage: requirement_judge.py [--epochs 8]

Three are compared on requirements that none has seen, the last tenth: the signs the engine weighs today, a judge that sees the line alone, and a
small network that matches the words of both (decomposable attention on the vectors of core/src/evidence). The network learns beside the one of the
line alone and is asked without it, so that it can only have learned what the line says of the requirement. Four minutes on one core; nothing is written.
"""
import argparse
import base64
import collections
import json
import math
import os
import random
import re
import subprocess

import numpy
import torch
import torch.nn as nn
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
LABELS = ["shows", "near", "not"]
SEED = 1
# Requirements one after the other are of one trade: they are kept together.
BLOCK, PARTS, TEST = 25, 10, 0
WANTED, SAID = 10, 16
SIZE = 48
BATCH, OTHERS, SKILLS = 128, 12, 12
RATE, WORD_RATE = 1.5e-3, 4.5e-4
STRANGE_WEIGHT = 40
SAME_WORD, SHARED = 0.9, 5
ROUGH = -1e4


def read_rows():
    listed = subprocess.run(["node", f"{HERE}/list-requirement-lines.mjs"], check=True, capture_output=True, text=True).stdout
    rows = [json.loads(line) for line in listed.splitlines()]
    skills = [row for row in rows if row["from"] == "evidence" and row["shows"]]
    rows = [row for row in rows if row["from"] != "evidence"]
    places = {}
    for row in rows:
        row["place"] = places.setdefault((row["from"], row["requirement"]), len(places))
        row["part"] = row["place"] // BLOCK * 7 % PARTS
    return rows, skills


def read_vectors():
    read = lambda name: open(f"{HERE}/../core/src/evidence/word-vectors-{name}.ts", encoding="utf8").read()
    coded, weights = re.findall(r"=\n  '([^']*)'", read("words"))
    words, before = [], ""
    for code in coded.split(" "):
        before = before[: int(code[0], 36)] + code[1:]
        words.append(before)
    data = b"".join(base64.b64decode(re.search(r"=\n  '([^']*)'", read(name)).group(1) + "==") for name in ("one", "two"))
    pairs = numpy.frombuffer(data, numpy.uint8).reshape(len(words), -1)
    vectors = numpy.zeros((len(words) + 2, pairs.shape[1] * 2), numpy.float32)
    vectors[2:, 0::2], vectors[2:, 1::2] = (pairs >> 4).astype(int) - 8, (pairs & 15).astype(int) - 8
    vectors /= numpy.maximum(numpy.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)
    told = numpy.frombuffer(base64.b64decode(weights + "=="), numpy.uint8)[: len(words)]
    weights = numpy.concatenate([[0, STRANGE_WEIGHT], told]).astype(numpy.float32) / STRANGE_WEIGHT
    return {word: place + 2 for place, word in enumerate(words)}, torch.tensor(vectors), torch.tensor(weights)


class Texts:
    """Texts as numbers of words: 0 where there is none, 1 for one that has no vector; and by what they begin with."""

    def __init__(self, places, longest):
        self.places, self.longest, self.words, self.beginnings = places, longest, [], []

    def add(self, stems):
        stems = (list(dict.fromkeys(stems)) or ["?"])[: self.longest]
        rest = [0] * (self.longest - len(stems))
        self.words.append([self.places.get(stem, 1) for stem in stems] + rest)
        self.beginnings.append([int.from_bytes(stem[:SHARED].encode()[:7], "big") for stem in stems] + rest)
        return len(self.words) - 1

    def close(self):
        self.words, self.beginnings = torch.tensor(self.words), torch.tensor(self.beginnings)


class Judge(nn.Module):
    def __init__(self, vectors, weights, wanted, said):
        super().__init__()
        self.vectors, self.weights, self.wanted, self.said = vectors, weights, wanted, said
        length = vectors.shape[1]
        self.moved = nn.Embedding(len(vectors), length)
        nn.init.zeros_(self.moved.weight)
        self.mean, self.match = nn.Linear(length, SIZE, bias=False), nn.Linear(length, SIZE, bias=False)
        self.sharp = nn.Parameter(torch.tensor(6.0))
        self.compare = nn.ModuleList(nn.Linear(4 * SIZE + 2, SIZE) for _ in range(2))
        self.decide = nn.Sequential(nn.Linear(4 * SIZE + 4, SIZE), nn.ReLU(), nn.Dropout(0.2), nn.Linear(SIZE, len(LABELS)))
        self.drop = nn.Dropout(0.2)

    def forward(self, asked, lines):
        words = self.wanted.words[asked], self.said.words[lines]
        there = [(side > 0).float() for side in words]
        meant = [self.vectors[side] + self.moved(side) for side in words]
        same = self.wanted.beginnings[asked].unsqueeze(2) == self.said.beginnings[lines].unsqueeze(1)
        same = same.float() * there[0].unsqueeze(2) * there[1].unsqueeze(1)
        near = [F.normalize(self.match(side), dim=-1) for side in meant]
        alike = torch.maximum(near[0] @ near[1].transpose(1, 2), SAME_WORD * same)
        meant = [self.drop(self.mean(side)) for side in meant]
        told = []
        for side, (alike, same) in enumerate([(alike, same), (alike.transpose(1, 2), same.transpose(1, 2))]):
            found = F.softmax(self.sharp * alike + ROUGH * (1 - there[1 - side]).unsqueeze(1), 2) @ meant[1 - side]
            best = torch.stack([alike.max(2)[0], same.max(2)[0]], 2)
            own = meant[side]
            seen = F.relu(self.compare[side](torch.cat([own, found, own * found, (own - found).abs(), best], 2)))
            share = self.weights[words[side]] * there[side]
            share = (share / share.sum(1, keepdim=True).clamp(min=1e-6)).unsqueeze(2)
            told += [(seen * share).sum(1), (seen + ROUGH * (1 - there[side]).unsqueeze(2)).max(1)[0], (best * share).sum(1)]
        return self.decide(self.drop(torch.cat(told, 1)))


def judge_lines_alone(rows, labels, parts):
    """What words, pairs of words and length tell of a line's label, whatever is asked for: each part by the others, never by the test."""

    def read(row):
        words = re.findall(r"\w+", row["line"].lower())
        length = f"#{int(math.log(max(len(row['line']), 8)) * 5)}"
        return {*words, *(f"{one} {next_}" for one, next_ in zip(words, words[1:])), length, length + row["from"]}

    features = [sorted(read(row)) for row in rows]
    counts = collections.Counter(feature for found in features for feature in found)
    places = {feature: place for place, feature in enumerate(sorted(feature for feature, count in counts.items() if count >= 3))}
    numbers = [[places[feature] for feature in found if feature in places] + [len(places)] for found in features]
    alone = torch.zeros(len(rows), len(LABELS))
    for part in range(PARTS):
        table = nn.EmbeddingBag(len(places) + 1, len(LABELS), mode="sum")
        nn.init.zeros_(table.weight)
        ask = lambda some: table(torch.tensor([n for row in some for n in numbers[row]]), torch.tensor([0, *numpy.cumsum([len(numbers[row]) for row in some])[:-1]]))
        rate = torch.optim.Adam(table.parameters(), lr=0.02)
        learned = [row for row in range(len(rows)) if parts[row] not in (part, TEST)]
        for _ in range(4):
            random.shuffle(learned)
            for start in range(0, len(learned), 256):
                some = learned[start : start + 256]
                loss = F.cross_entropy(ask(some), labels[some])
                rate.zero_grad(), loss.backward(), rate.step()
        asked = [row for row in range(len(rows)) if parts[row] == part]
        with torch.no_grad():
            alone[asked] = F.log_softmax(ask(asked), 1)
    return alone


def odds(answers):
    answers = F.log_softmax(answers, 1)
    return answers[:, 0] - torch.logaddexp(answers[:, 1], answers[:, 2])


def choose_own(model, texts):
    """Of several requirements the one that a line was written for: nothing in the line alone tells it."""
    asked, lines = (torch.tensor(side) for side in zip(*texts))
    count = len(texts)
    scores = odds(model(asked.repeat(count), lines.repeat_interleave(count))).view(count, count)
    twice = (asked.unsqueeze(0) == asked.unsqueeze(1)) & ~torch.eye(count, dtype=torch.bool)
    return F.cross_entropy(scores.masked_fill(twice, ROUGH), torch.arange(count))


def train(model, rows, skills, labels, alone, epochs):
    learned = [row for row in range(len(rows)) if rows[row]["part"] != TEST]
    shown = [(rows[row]["asked"], rows[row]["said"]) for row in learned if rows[row]["label"] == "shows"]
    words = [model.moved.weight]
    others = [one for name, one in model.named_parameters() if not name.startswith("moved")]
    rate = torch.optim.AdamW([{"params": others, "lr": RATE, "weight_decay": 1e-4}, {"params": words, "lr": WORD_RATE, "weight_decay": 0}])
    steps, step = epochs * (len(learned) // BATCH), 0
    asked, said = (torch.tensor([row[side] for row in rows]) for side in ("asked", "said"))
    model.train()
    for _ in range(epochs):
        random.shuffle(learned)
        for start in range(0, len(learned) - BATCH + 1, BATCH):
            some = learned[start : start + BATCH]
            loss = F.cross_entropy(model(asked[some], said[some]) + alone[some], labels[some]) + choose_own(model, random.sample(shown, OTHERS))
            drawn = [(random.choice(skill["asked"]), skill) for skill in random.sample(skills, SKILLS)]
            told = [(name, random.choice(skill["shows"]), 0) for name, skill in drawn]
            told += [(name, random.choice(skill["near"]), 1) for name, skill in drawn if skill["near"]]
            names, phrases, kinds = (torch.tensor(side) for side in zip(*told))
            loss = loss + (F.cross_entropy(model(names, phrases), kinds) + choose_own(model, [one[:2] for one in told[:SKILLS]])) / 2
            step += 1
            for group, most in zip(rate.param_groups, (RATE, WORD_RATE)):
                group["lr"] = most * min(1, step / 100) * max(0.02, 1 - step / steps)
            rate.zero_grad(), loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            rate.step()


def rank(ones, others):
    """How often one of the first comes before one of the others."""
    together = numpy.concatenate([ones, others])
    _, place, counts = numpy.unique(together, return_inverse=True, return_counts=True)
    ranks = (numpy.cumsum(counts) - (counts - 1) / 2)[place]
    return (ranks[: len(ones)].sum() - len(ones) * (len(ones) + 1) / 2) / (len(ones) * len(others))


def rank_within(scores, labels, others, groups):
    """The same among lines of one group, so that what the group tells doesn't count."""
    total = weight = 0.0
    for group in numpy.unique(groups):
        ones, rest = (scores[(groups == group) & numpy.isin(labels, side)] for side in (["shows"], others))
        if len(ones) > 0 and len(rest) > 0:
            share = len(ones) * len(rest) / (len(ones) + len(rest))
            total, weight = total + share * rank(ones, rest), weight + share
    return total / weight


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--epochs", type=int, default=8)
    arguments = parser.parse_args()
    torch.set_num_threads(1), torch.manual_seed(SEED), random.seed(SEED)
    rows, skills = read_rows()
    places, vectors, weights = read_vectors()
    wanted, said = Texts(places, WANTED), Texts(places, SAID)
    known = {}
    for row in rows:
        if row["place"] not in known:
            known[row["place"]] = wanted.add(row["wanted"])
        row["asked"], row["said"] = known[row["place"]], said.add(row["stems"])
    skills = [{"asked": [wanted.add(name) for name in skill["names"]], **{kind: [said.add(one) for one in skill[kind]] for kind in ("shows", "near")}} for skill in skills]
    wanted.close(), said.close()
    labels = torch.tensor([LABELS.index(row["label"]) for row in rows])
    alone = judge_lines_alone(rows, labels, [row["part"] for row in rows])
    model = Judge(vectors, weights, wanted, said)
    train(model, rows, skills, labels, alone, arguments.epochs)
    model.eval()
    test = [row for row in range(len(rows)) if rows[row]["part"] == TEST]
    with torch.no_grad():
        judged = odds(model(torch.tensor([rows[row]["asked"] for row in test]), torch.tensor([rows[row]["said"] for row in test])))
    tested = [rows[row] for row in test]
    names = numpy.array([row["label"] for row in tested])
    lengths = numpy.array([int(math.log(len(row["line"])) * 6) for row in tested])
    lines = odds(alone[test]).numpy()
    tenths = numpy.searchsorted(numpy.quantile(lines, numpy.linspace(0.1, 0.9, 9)), lines)
    judges = {
        "length of the line": numpy.array([float(len(row["line"])) for row in tested]),
        "the line alone": lines,
        "signs of today": numpy.array([row["likely"] for row in tested]),
        "words of both": judged.numpy(),
    }
    print(f"{len(test)} of {len(rows)} rows, requirements not trained on. Shows before not, near, either; lines of one length; lines alike when read alone")
    for name, scores in judges.items():
        plain = [rank(scores[names == "shows"], scores[numpy.isin(names, others)]) for others in (["not"], ["near"], ["near", "not"])]
        within = [rank_within(scores, names, ["near", "not"], groups) for groups in (lengths, tenths)]
        print(f"{name:20}", *(f"{one:.3f}" for one in plain + within))


if __name__ == "__main__":
    main()
