"""Trains the judge that reads a requirement and a line of a CV together and says whether the line shows it, comes near or doesn't.

    python3 training/requirement_judge.py --public DIR --esco ESCO_DIR --out DIR --minutes 13

A large one begins with the translator's encoder, learns which texts belong together, then what people labelled; a small one, fast enough for the
server, learns to answer like it. Whole groups of rows are kept aside, to choose weights by and to measure by. Seeded; stops by itself.
"""
import argparse
import copy
import glob
import json
import math
import multiprocessing
import os
import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

parser = argparse.ArgumentParser()
parser.add_argument("--root", default=os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
parser.add_argument("--public", default="")
parser.add_argument("--esco", default="", help="folder of ESCO's skills_es.csv and skills_en.csv")
parser.add_argument("--doubts", default="", help="JSON lines of [requirement, line] to score with both networks")
parser.add_argument("--out", default=".")
parser.add_argument("--minutes", type=float, default=13)
parser.add_argument("--small", action="store_true", help="a hundredth of the data, to try the script")
parser.add_argument("--seed", type=int, default=1)
given = parser.parse_args()
sys.path.append(f"{given.root}/training")

import sentencepiece  # noqa: E402
from export import write_model  # noqa: E402
from judge_data import (  # noqa: E402
    CHOOSE, MEASURE, cross_requirements, find_terms, join_lines, pair_evidence, pair_sentences, pair_skills, pair_terms, read_grouped, read_requirements,
    read_sentences, read_terms, say_of_terms, seeded,
)
from judge_model import BEGIN, END, SAID, WANTED, Judge, odds, take_encoder, take_words  # noqa: E402
from judge_translate import translate_texts  # noqa: E402
from judge_measure import alone_logits, measure  # noqa: E402
from read_model import open_file, read_weights, write_pieces  # noqa: E402
from text import SYMBOLS, prepare, strip_accents  # noqa: E402

DEVICE = torch.device("cuda" if torch.cuda.is_available() else "cpu")
STARTED = time.time()
# Of the time that is left when all texts are read.
SHARES = {"together": 0.28, "labels": 0.5, "student": 1.0}
LAST = 25
LARGE = {"dim": 384, "heads": 6, "layers": 1 if given.small else 6, "ffn": 1536}
STUDENT = {"dim": 256, "heads": 4, "layers": 4, "ffn": 640}
TEACHERS = 2
BATCH = 32 if given.small else 768
DRAWN = 0.04 if given.small else 1
KEEP = 0.998
pieces = None


def log(*words):
    print(f"{time.time() - STARTED:6.0f} s", *words, flush=True)


class Clock:
    read = STARTED


def until(name):
    return Clock.read + SHARES[name] * (STARTED + given.minutes * 60 - LAST - Clock.read)


# -- texts as numbers ----------------------------------------------------------------------------------------------


def encode_some(texts):
    return [pieces.encode(prepare(text))[:SAID] for text in texts]


class Texts:
    """Texts as rows of pieces on the device; the same text is kept once."""

    def __init__(self, longest, begins):
        self.longest, self.begins, self.places, self.rows = longest, begins, {}, None

    def add(self, text):
        return self.places.setdefault(text, len(self.places))

    def close(self, pool):
        texts = list(self.places)
        parts = [texts[at : at + 4000] for at in range(0, len(texts), 4000)]
        rows = np.zeros((len(texts), self.longest + (2 if self.begins else 1)), np.int16)
        at = 0
        for part in pool.imap(encode_some, parts):
            for ids in part:
                ids = ([BEGIN] if self.begins else []) + ids[: self.longest] + [END]
                rows[at, : len(ids)] = ids
                at += 1
        self.rows = torch.from_numpy(rows).to(DEVICE)

    def take(self, places):
        rows = self.rows[places].long()
        return rows[:, : max(1, int((rows != 0).any(0).sum()))]


class Pairs:
    """Columns of numbers: requirement, line, label and the like."""

    def __init__(self, rows):
        self.columns = [torch.tensor(column, device=DEVICE) for column in zip(*rows)]

    def __len__(self):
        return len(self.columns[0])

    def draw(self, count):
        some = torch.randint(len(self), (count,), device=DEVICE)
        return [column[some] for column in self.columns]


# -- training ------------------------------------------------------------------------------------------------------


class Averaged:
    """A running average of weights."""

    def __init__(self, net):
        self.net, self.kept, self.steps = net, copy.deepcopy(net).eval(), 0

    @torch.no_grad()
    def follow(self):
        self.steps += 1
        keep = min(KEEP, self.steps / (self.steps + 10))
        for own, new in zip(self.kept.parameters(), self.net.parameters()):
            own.lerp_(new, 1 - keep)


def run(net, loss_of, end, rate, name, judge_by=None, every=20, warm=200, keep=None):
    """Trains until the clock says so, the rate falling with the time that is left; gives the average that does best."""
    begun, step, best, best_weights, said = time.time(), 0, -1, None, time.time()
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, betas=(0.9, 0.98), weight_decay=0.01, **({"fused": True} if DEVICE.type == "cuda" else {}))
    average = Averaged(net)
    losses = []
    net.train()
    while time.time() < end:
        part = (time.time() - begun) / max(1e-9, end - begun)
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1, (step + 1) / warm) * max(0.02, 0.5 + 0.5 * math.cos(math.pi * min(1, part)))
        with torch.autocast(DEVICE.type, torch.bfloat16, enabled=DEVICE.type == "cuda"):
            loss = loss_of(net, part)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        average.follow()
        step += 1
        if step % 50 == 0:
            losses.append(loss.item())
        if time.time() - said > every:
            said = time.time()
            words = [f"{name} step {step} loss {np.mean(losses[-20:] or [loss.item()]):.3f}"]
            if judge_by:
                reached = judge_by(average.kept)
                words.append(json.dumps(reached))
                if reached["chosen"] > best:
                    best, best_weights = reached["chosen"], copy.deepcopy(average.kept.state_dict())
                    if keep:
                        keep(best_weights)
            log(*words)
    if judge_by:
        reached = judge_by(average.kept)
        log(name, "end", step, json.dumps(reached))
        if reached["chosen"] > best:
            best_weights = copy.deepcopy(average.kept.state_dict())
    net.load_state_dict(best_weights if best_weights is not None else average.kept.state_dict())
    net.eval()
    return best


def belongs_loss(logits, labels):
    return F.binary_cross_entropy_with_logits(logits[:, 3], labels.float())


def ranked_pairs(rows):
    """Rows of one group that share line or requirement, the one that shows more first."""
    shared = {}
    for at, row in enumerate(rows):
        for key in ((row["group"], row["asked"], 0), (row["group"], row["line"], 1)):
            shared.setdefault(key, []).append(at)
    return [(i, j) for some in shared.values() for i in some for j in some if rows[i]["label"] < rows[j]["label"]]


def make_label_loss(wanted, said, sets):
    """sets: grouped (ranked), and others by name with how many are drawn; each gives requirement, line, label, what the line alone tells."""

    def loss(net, _part):
        asked, lines, labels, alone, weight = [], [], [], [], []
        first, second = sets["ranked"].draw(int(160 * DRAWN))
        grouped = sets["grouped"].columns
        for some in (first, second):
            asked.append(grouped[0][some]), lines.append(grouped[1][some]), labels.append(grouped[2][some])
            alone.append(torch.zeros(len(some), 3, device=DEVICE)), weight.append(torch.ones(len(some), device=DEVICE))
        for name, count, share in (("listed", 128, 0.7), ("crossed", 96, 0.5), ("evidence", 128, 0.4), ("said", 64, 0.3), ("joined", 64, 0.7)):
            if len(sets[name]) == 0:
                continue
            count = int(count * DRAWN)
            a, b, c, *d = sets[name].draw(count)
            asked.append(a), lines.append(b), labels.append(c), weight.append(torch.full((count,), share, device=DEVICE))
            alone.append(torch.stack(d, 1) if d else torch.zeros(count, 3, device=DEVICE))
        logits = net(wanted.take(torch.cat(asked)), said.take(torch.cat(lines)))
        told, weight = F.log_softmax(logits[:, :3], 1) + torch.cat(alone), torch.cat(weight)
        own = (F.cross_entropy(told, torch.cat(labels), reduction="none", label_smoothing=0.05) * weight).sum() / weight.sum()
        scores, size = odds(logits[:, :3]), len(first)
        return own + 0.5 * F.softplus(scores[size : 2 * size] - scores[:size]).mean()

    return loss


def make_together_loss(wanted, said, loose, labelled):
    def loss(net, _part):
        a, b, belongs = loose.draw(BATCH * 2 // 3)
        c, d, labels = labelled.draw(BATCH // 3)
        logits = net(wanted.take(torch.cat([a, c])), said.take(torch.cat([b, d])))
        return belongs_loss(logits[: len(a)], belongs) + F.cross_entropy(logits[len(a) :, :3], labels, label_smoothing=0.05)

    return loss


def make_student_loss(student, teacher, bridge, wanted, said, pools, label_loss):
    """To answer like the large one on all pairs, to see texts like it, and to agree with people's labels."""

    def loss(net, part):
        asked, lines = [], []
        for pool, share in pools:
            a, b = pool.draw(int(BATCH * share))[:2]
            asked.append(a), lines.append(b)
        x, y = wanted.take(torch.cat(asked)), said.take(torch.cat(lines))
        with torch.no_grad():
            theirs, there = teacher.read(x, y)
            answers = teacher.decide(theirs, there, x.shape[1])
        own, _ = student.read(x, y)
        logits = student.decide(own, there, x.shape[1])
        centre = lambda three: three - three.mean(1, keepdim=True)
        total = F.smooth_l1_loss(centre(logits[:, :3]), centre(answers[:, :3])) + 0.1 * F.smooth_l1_loss(logits[:, 3], answers[:, 3])
        seen = 1 - F.cosine_similarity(bridge(own).float(), theirs.float(), dim=-1)
        total = total + (2.0 * (1 - part)) * (seen * there).sum() / there.sum()
        return total + 0.3 * label_loss(net, part)

    return loss


# -- from the files to the weights ---------------------------------------------------------------------------------


def few(rows):
    return rows[:: max(1, len(rows) // 400)] if given.small else rows


def gather(rng):
    grouped, listed = read_grouped(sorted(glob.glob(f"{given.root}/training/requirement-groups/*.tsv"))), read_requirements(f"{given.root}/training/requirements")
    sets = read_sentences(given.root, given.public, 60 if given.small else 60_000)
    if given.small:
        sets = [pairs[:60] for pairs in sets]
    terms = read_terms(given.root)
    found = find_terms(sets, terms, rng)
    log(len(grouped), "grouped rows,", len(listed), "listed,", sum(map(len, sets)), "sentences,", len(terms), "terms,", len(found), "terms in sentences")
    labelled, loose = pair_evidence(given.root, rng, 1 if given.small else 3)
    own_names = [(es, en) for es, en in terms if " " in es or " " in en or es[:1].isupper()]
    said = say_of_terms(own_names, rng, 2000 if given.small else 150_000)
    loose = loose + pair_terms(found, sets, rng) + pair_sentences(sets, rng) + (pair_skills(given.esco, rng) if given.esco else [])
    rng.shuffle(loose)
    return grouped, listed, few(labelled), few(said), few(loose)


def vary(text, rng):
    draw = rng.random()
    if draw < 0.04:
        return strip_accents(text)
    if draw < 0.08:
        return text.lower()
    return text.rstrip(".") if draw < 0.3 else text


def main():
    global pieces
    torch.manual_seed(given.seed), np.random.seed(given.seed)
    rng = seeded(given.seed)
    os.makedirs(given.out, exist_ok=True)
    path = f"{given.root}/server/models/translator.bin"
    write_pieces(path, f"{given.out}/pieces.model", SYMBOLS)
    pieces = sentencepiece.SentencePieceProcessor(model_file=f"{given.out}/pieces.model")
    os.remove(f"{given.out}/pieces.model")
    # Before anything is on the device, which other processes can't share.
    pool = multiprocessing.Pool(min(6, os.cpu_count()))
    grouped, listed, evidence, told, loose = gather(rng)
    doubts = [json.loads(line) for line in open(given.doubts, encoding="utf8")] if given.doubts else []
    if given.small:
        grouped, listed = grouped[:480], listed[:1000]
    alone = alone_logits(listed, grouped, DEVICE)
    learned = [row for row in grouped if row["part"] not in (CHOOSE, MEASURE)]
    kept = {part: [row for row in grouped if row["part"] == part] for part in (CHOOSE, MEASURE)}
    kept_listed = [row for row in listed if row["part"] == MEASURE]
    at_listed = [at for at, row in enumerate(listed) if row["part"] not in (CHOOSE, MEASURE)]
    crossed = cross_requirements([listed[at] for at in at_listed], rng)
    wanted, said = Texts(WANTED, True), Texts(SAID, False)
    place = lambda asked, line: (wanted.add(vary(asked, rng)), said.add(vary(line, rng)))
    rows_of = lambda rows: [(*place(row["asked"], row["line"]), row["label"]) for row in rows]
    plain = lambda pairs: [(*place(pair[0], pair[1]), pair[2]) for pair in pairs]
    other = translate_rows(learned + [listed[at] for at in at_listed], path)
    turn = lambda rows, *sides: [{**row, **{side: other.get(row[side]) or row[side] for side in sides}} for row in rows]
    ways = [rows_of(turn(learned, *sides)) for sides in ((), (), ("asked",), ("line",), ("asked", "line"))]
    ranked = [(i + way * len(learned), j + way * len(learned)) for way in range(len(ways)) for i, j in ranked_pairs(learned)]
    listed_ways = [(at, row) for sides in ((), (), ("asked",), ("line",)) for at, row in zip(at_listed, rows_of(turn([listed[at] for at in at_listed], *sides)))]
    tables = {
        "ranked": ranked, "grouped": sum(ways, []), "crossed": rows_of(crossed), "joined": rows_of(join_lines(learned, rng)),
        "listed": [(*row, *alone["listed"][at].tolist()) for at, row in listed_ways],
        "evidence": plain(evidence), "said": plain(told), "loose": plain(loose),
    }
    strange = strange_pairs(learned, [listed[at] for at in at_listed], place, rng)
    exact = lambda rows: [(wanted.add(row["asked"]), said.add(row["line"])) for row in rows]
    tests = {name: (rows, exact(rows)) for name, rows in (("chosen", kept[CHOOSE]), ("measured", kept[MEASURE]), ("listed", kept_listed))}
    asked_doubts = [(wanted.add(asked), said.add(line)) for asked, line in doubts]
    wanted.close(pool), said.close(pool)
    pool.terminate()
    Clock.read = time.time()
    log(len(wanted.rows), "requirements,", len(said.rows), "lines as pieces")
    sets = {name: Pairs(rows) for name, rows in tables.items()}
    strange = Pairs(strange)

    @torch.no_grad()
    def score(net, places, size=2048):
        out = []
        for at in range(0, len(places), size):
            a, b = (torch.tensor(side, device=DEVICE) for side in zip(*places[at : at + size]))
            with torch.autocast(DEVICE.type, torch.bfloat16, enabled=DEVICE.type == "cuda"):
                out.append(net(wanted.take(a), said.take(b)).float().cpu())
        return torch.cat(out) if out else torch.zeros(0, 4)

    def judge_by(net):
        return measure(tests["chosen"][0], odds(score(net, tests["chosen"][1])[:, :3]).numpy())

    label_loss = make_label_loss(wanted, said, sets)
    labelled = Pairs(tables["evidence"] + tables["said"])
    base = Judge(pieces.get_piece_size(), **LARGE, dropout=0.1).to(DEVICE)
    take_encoder(base, read_weights(path))
    run(base, make_together_loss(wanted, said, sets["loose"], labelled), until("together"), 3e-4, "together")
    trained = []
    for number in range(TEACHERS):
        torch.manual_seed(given.seed + number)
        net = copy.deepcopy(base)
        for module in net.modules():
            if isinstance(module, torch.nn.Dropout):
                module.p = 0.15
        begun = until("together") + (until("labels") - until("together")) * (number + 1) / TEACHERS
        trained.append((run(net, label_loss, begun, 1.5e-4, f"labels {number}", judge_by, every=8), net))
    teacher = copy.deepcopy(base)
    states = [net.state_dict() for _, net in trained]
    teacher.load_state_dict({name: sum(state[name] for state in states) / len(states) for name in states[0]})
    both = judge_by(teacher.eval())
    log("teachers together", json.dumps(both))
    if both["chosen"] < max(best for best, _ in trained):
        teacher = max(trained, key=lambda one: one[0])[1]
    report(teacher, "large", tests, score, alone)
    save_scores(teacher, asked_doubts, score, "large")

    student = Judge(pieces.get_piece_size(), **STUDENT, dropout=0.05).to(DEVICE)
    take_words(student, teacher.e.weight.detach())
    student.bridge = torch.nn.Linear(STUDENT["dim"], LARGE["dim"]).to(DEVICE)
    pools = [(sets["loose"], 0.25), (sets["evidence"], 0.12), (sets["said"], 0.08), (sets["grouped"], 0.1), (sets["listed"], 0.1), (sets["crossed"], 0.1), (strange, 0.25)]
    learn = make_student_loss(student, teacher, student.bridge, wanted, said, pools, label_loss)
    run(student, learn, until("student"), 6e-4, "student", judge_by, every=30, keep=lambda weights: write_judge(weights, path))
    del student.bridge
    write_judge(student.state_dict(), path)
    report(student, "small", tests, score, alone)
    save_scores(student, asked_doubts, score, "small")


def write_judge(weights, path):
    net = Judge(pieces.get_piece_size(), **STUDENT)
    net.load_state_dict({name: value for name, value in weights.items() if not name.startswith("bridge")})
    shape = {"kind": "judge", "dim": STUDENT["dim"], "heads": STUDENT["heads"], "encoderLayers": STUDENT["layers"], "decoderLayers": 0, "ffn": STUDENT["ffn"], "wanted": WANTED, "said": SAID}
    write_model(f"{given.out}/judge.bin", net, open_file(path)[0]["vocab"], shape)
    log("written", os.path.getsize(f"{given.out}/judge.bin"), "bytes")


def translate_rows(rows, path):
    texts = list(dict.fromkeys(row[side] for row in rows for side in ("asked", "line") if side == "asked" or row["from"] == "grouped"))
    try:
        made = translate_texts(texts[:40] if given.small else texts, pieces, path, DEVICE)
    except Exception as error:
        log("nothing translated:", repr(error))
        return {}
    log(sum(one is not None for one in made.values()), "of", len(made), "texts translated, as:", [(text, made[text]) for text in texts[:6:2] if text in made])
    return made


def strange_pairs(learned, listed, place, rng):
    """Requirements with lines that nobody labelled for them, mostly of the same trade."""
    groups = {}
    for row in learned + listed:
        groups.setdefault(row["group"], []).append(row)
    names, pairs = sorted(groups), []
    for _ in range(2000 if given.small else 200_000):
        group = rng.choice(names)
        one, other = rng.choice(groups[group]), rng.choice(groups[group if rng.random() < 0.6 else rng.choice(names)])
        pairs.append(place(one["asked"], other["line"]))
    return pairs


def report(net, name, tests, score, alone):
    for part, (rows, places) in tests.items():
        if rows:
            log(name, part, json.dumps(measure(rows, odds(score(net, places)[:, :3]).numpy())))
    for part in ("chosen", "measured"):
        if tests[part][0]:
            log("line alone", part, json.dumps(measure(tests[part][0], odds(alone[part]).numpy())))


def save_scores(net, places, score, name):
    if places:
        np.save(f"{given.out}/doubts-{name}.npy", score(net, places)[:, :3].numpy().astype(np.float16))


if __name__ == "__main__":
    main()
