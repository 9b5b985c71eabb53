"""How well lines that show a requirement are told from others, and what can be told without the requirement."""
import collections
import math
import re

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from judge_data import CHOOSE, MEASURE, NEAR, NOT, PARTS, SHOWS


def rank(ones, others):
    """How often one of the first comes before one of the others."""
    if len(ones) == 0 or len(others) == 0:
        return float("nan")
    together = np.concatenate([ones, others])
    _, place, counts = np.unique(together, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[place]
    return float((ranks[: len(ones)].sum() - len(ones) * (len(ones) + 1) / 2) / (len(ones) * len(others)))


def rank_within(rows, scores, key, others):
    """The same among rows that share a line (or a requirement)."""
    groups = collections.defaultdict(lambda: ([], []))
    for row, score in zip(rows, scores):
        if row["label"] == SHOWS or row["label"] in others:
            groups[row["group"], row[key]][0 if row["label"] == SHOWS else 1].append(score)
    right = total = 0.0
    for ones, rest in groups.values():
        count = len(ones) * len(rest)
        if count > 0:
            right, total = right + rank(np.array(ones), np.array(rest)) * count, total + count
    return right / max(total, 1)


def measure(rows, scores):
    labels = np.array([row["label"] for row in rows])
    of = lambda *some: scores[np.isin(labels, some)]
    told = {
        "not": rank(of(SHOWS), of(NOT)), "near": rank(of(SHOWS), of(NEAR)), "either": rank(of(SHOWS), of(NEAR, NOT)),
        "near before not": rank(of(NEAR), of(NOT)),
        "one line": rank_within(rows, scores, "line", (NEAR, NOT)), "one requirement": rank_within(rows, scores, "asked", (NEAR, NOT)),
    }
    return {"chosen": round(told["either"], 4), **{name: round(value, 3) for name, value in told.items()}}


def alone_logits(listed, grouped, device):
    """What words, pairs of words and length tell of a label without the requirement: each part by the others."""
    torch.manual_seed(1)
    rows = listed + grouped
    if not rows:
        return {"listed": torch.zeros(0, 3)}

    def read(row):
        words = re.findall(r"\w+", row["line"].lower())
        length = f"#{int(math.log(max(len(row['line']), 8)) * 5)}"
        return {*words, *(f"{one} {next_}" for one, next_ in zip(words, words[1:])), length, length + row["from"], row["from"]}

    features = [sorted(read(row)) for row in rows]
    counts = collections.Counter(feature for found in features for feature in found)
    places = {feature: place + 1 for place, feature in enumerate(sorted(feature for feature, count in counts.items() if count >= 3))}
    longest = 80
    numbers = torch.zeros(len(rows), longest, dtype=torch.long)
    for at, found in enumerate(features):
        ids = [places[feature] for feature in found if feature in places][:longest]
        numbers[at, : len(ids)] = torch.tensor(ids, dtype=torch.long)
    labels, numbers = torch.tensor([row["label"] for row in rows]).to(device), numbers.to(device)
    parts = torch.tensor([row["part"] for row in rows]).to(device)
    out = torch.zeros(len(rows), 3, device=device)
    for part in range(PARTS):
        table = nn.Embedding(len(places) + 1, 3, padding_idx=0).to(device)
        nn.init.zeros_(table.weight)
        rate = torch.optim.Adam(table.parameters(), lr=0.02)
        learned = ((parts != part) & (parts != MEASURE) & (parts != CHOOSE)).nonzero().flatten()
        for _ in range(4):
            for some in learned[torch.randperm(len(learned), device=device)].split(256):
                loss = F.cross_entropy(table(numbers[some]).sum(1), labels[some])
                rate.zero_grad(), loss.backward(), rate.step()
        asked = (parts == part).nonzero().flatten()
        with torch.no_grad():
            out[asked] = F.log_softmax(table(numbers[asked]).sum(1), 1)
    out = out.cpu()
    told = {"listed": out[: len(listed)]}
    for name, part in (("chosen", CHOOSE), ("measured", MEASURE)):
        told[name] = out[[len(listed) + at for at, row in enumerate(grouped) if row["part"] == part]]
    return told
