"""What the judge of requirement and line adds to the signs of today, on labelled pairs of CV and job description that it was not trained on.

    node training/list-doubts.mjs doubts.jsonl [SET=FILE …]        what the engine makes of each requirement, with its lines
    python3 training/weigh_judge.py list doubts.jsonl asked.jsonl  what the judge is to be asked (--doubts of requirement_judge.py)
    python3 training/weigh_judge.py weigh doubts.jsonl asked.jsonl doubts-small.npy --counted bench-second …

A logistic regression weighs the signs of today and the judge's answers: each pair by the others, and the sets that are only counted by all the others.
"""
import argparse
import json

import numpy as np

DOUBTFUL_KINDS = {"hard", "soft", "unknown"}
DOUBTFUL_WAYS = {"likely", "related", "missing", "usual"}
NOTHING = -6.0
STEPS = 30


def read(path):
    return [json.loads(line) for line in open(path, encoding="utf8")]


def list_asked(doubts):
    asked = {}
    for row in doubts:
        for line in row["lines"] if row["kind"] in DOUBTFUL_KINDS else []:
            asked.setdefault((row["asked"], line["text"]), len(asked))
    return asked


def rank(labels, scores):
    _, place, counts = np.unique(scores, return_inverse=True, return_counts=True)
    ranks, ones = (np.cumsum(counts) - (counts - 1) / 2)[place], labels.sum()
    return (ranks[labels == 1].sum() - ones * (ones + 1) / 2) / (ones * (len(labels) - ones))


def fit(signs, labels, held=1.0):
    weights, hold = np.zeros(signs.shape[1]), np.eye(signs.shape[1]) * held
    hold[0, 0] = 1e-3
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-signs @ weights))
        bent = (signs * (likely * (1 - likely))[:, None]).T @ signs + hold
        weights -= np.linalg.solve(bent, signs.T @ (likely - labels) + hold @ weights)
    return weights


def read_signs(row, answers, with_judge):
    likely = min(0.99, max(0.01, row["likely"] or 0))
    signs = [1.0, np.log(likely / (1 - likely))]
    if with_judge:
        told = [answers[row["asked"], line["text"]] for line in row["best"] if (row["asked"], line["text"]) in answers]
        signs += [max((one[side] for one in told), default=NOTHING) for side in (0, 1)]
    return signs


def weigh(doubts, answers, counted):
    rows = [row for row in doubts if row["side"] and row["signs"] and row["kind"] in DOUBTFUL_KINDS and row["way"] in DOUBTFUL_WAYS]
    learned, rest = [row for row in rows if row["set"] not in counted], [row for row in rows if row["set"] in counted]
    labels_of = lambda some: np.array([row["side"] == "matched" for row in some], float)
    for with_judge in (False, True):
        signs_of = lambda some: np.array([read_signs(row, answers, with_judge) for row in some])
        signs, labels = signs_of(learned), labels_of(learned)
        pairs = np.array([f"{row['set']} {row['pair']}" for row in learned])
        left_out = np.zeros(len(learned))
        for pair in np.unique(pairs):
            left_out[pairs == pair] = signs[pairs == pair] @ fit(signs[pairs != pair], labels[pairs != pair])
        weights = fit(signs, labels)
        words = [f"{'with' if with_judge else 'without'} the judge: each pair left out {rank(labels, left_out):.3f} of {len(learned)}"]
        if rest:
            words.append(f"only counted {rank(labels_of(rest), signs_of(rest) @ weights):.3f} of {len(rest)}")
        print(", ".join(words), np.round(weights, 2))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("task", choices=["list", "weigh"])
    parser.add_argument("doubts")
    parser.add_argument("asked")
    parser.add_argument("scores", nargs="?")
    parser.add_argument("--counted", nargs="*", default=[])
    given = parser.parse_args()
    doubts = read(given.doubts)
    if given.task == "list":
        with open(given.asked, "w", encoding="utf8") as file:
            file.writelines(json.dumps(pair, ensure_ascii=False) + "\n" for pair in list_asked(doubts))
        return
    scores = np.load(given.scores).astype(float)
    told = np.stack([scores[:, 0] - np.logaddexp(scores[:, 1], scores[:, 2]), np.logaddexp(scores[:, 0], scores[:, 1]) - scores[:, 2]], 1)
    weigh(doubts, {tuple(pair): answer for pair, answer in zip(read(given.asked), told)}, set(given.counted))


if __name__ == "__main__":
    main()
