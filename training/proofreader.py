"""Trains the network that judges each word of a text: right here, wrong, one too many, its capital wrong; and which small word is missing before it.

    python3 training/proofreader.py --alternatives DIR --public DIR --out DIR --minutes 14
"""
import argparse
import gc
import json
import math
import multiprocessing
import os
import queue
import random
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import proof_slips as slips
import proof_texts as texts
from proof_batches import LONGEST, Corpus, lay_out, pack, produce

SMALL = slips.list_small()
# The share of our own lines, and of texts with many slips.
EARLY, LATE = (0.45, 0.75), (0.7, 0.1)


class Judge(nn.Module):
    """Pre-norm, ReLU; embeddings narrower than the network; learned places."""

    def __init__(self, pieces, narrow=128, dim=256, heads=8, layers=6, ffn=1024, dropout=0.1):
        super().__init__()
        self.heads, self.drop = heads, dropout
        self.e = nn.Embedding(pieces, narrow)
        nn.init.normal_(self.e.weight, std=0.5)
        self.widen = nn.Linear(narrow, dim)
        self.case = nn.Embedding(8, dim)
        self.place = nn.Embedding(LONGEST, dim)
        nn.init.normal_(self.case.weight, std=0.1)
        nn.init.normal_(self.place.weight, std=0.1)
        self.layers = nn.ModuleList()
        for _ in range(layers):
            layer = nn.Module()
            layer.n1, layer.n2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
            layer.q, layer.kv, layer.o = nn.Linear(dim, dim), nn.Linear(dim, 2 * dim), nn.Linear(dim, dim)
            layer.f1, layer.f2 = nn.Linear(dim, ffn), nn.Linear(ffn, dim)
            for last in (layer.o, layer.f2):
                nn.init.normal_(last.weight, std=0.02 / math.sqrt(2 * layers))
            self.layers.append(layer)
        self.n = nn.LayerNorm(dim)
        # Four judgements, the small word missing before, the small word meant: in one matrix, filled up to a multiple of four.
        self.out = nn.Linear(dim, (4 + 2 * len(SMALL) + 3) // 4 * 4)

    def forward(self, ids, cases, firsts):
        """firsts: rows of [sentence, place] of the first piece of each unit."""
        batch, length = ids.shape
        h = self.widen(self.e(ids)) + self.case(cases) + self.place.weight[:length]
        h = F.dropout(h, self.drop, self.training)
        mask = (ids != texts.PAD)[:, None, None, :]
        for layer in self.layers:
            x = layer.n1(h)
            size = x.shape[-1] // self.heads
            q = layer.q(x).view(batch, length, self.heads, size).transpose(1, 2)
            k, v = layer.kv(x).view(batch, length, 2, self.heads, size).permute(2, 0, 3, 1, 4)
            y = attend(q, k, v, mask).transpose(1, 2).reshape(batch, length, -1)
            h = h + F.dropout(layer.o(y), self.drop, self.training)
            y = F.relu(layer.f1(layer.n2(h)))
            h = h + F.dropout(layer.f2(F.dropout(y, self.drop, self.training)), self.drop, self.training)
        out = self.out(self.n(h[firsts[:, 0], firsts[:, 1]]))
        return out[:, :4], out[:, 4 : 4 + len(SMALL)], out[:, 4 + len(SMALL) : 4 + 2 * len(SMALL)]


def attend(q, k, v, mask):
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
    scores = (q @ k.transpose(-1, -2)) / math.sqrt(q.shape[-1])
    return scores.masked_fill(~mask, -1e9).softmax(-1) @ v


# -- training ------------------------------------------------------------------------------------------------------


def load(batch, device):
    return [torch.from_numpy(np.ascontiguousarray(part)).to(device, non_blocking=True).long() for part in batch]


def loss_of(net, batch):
    ids, cases, firsts, judged, missing, meant = batch
    verdict, before, small = net(ids, cases, firsts)
    verdict, before, small = verdict.float(), before.float(), small.float()
    losses = F.cross_entropy(verdict, judged, ignore_index=slips.IGNORED) + F.cross_entropy(before, missing)
    # Nothing here asks how many there are, so that the GPU needn't wait.
    wanted = torch.where((judged == slips.WRONG) & (meant > 0), meant, torch.full_like(meant, slips.IGNORED))
    total = F.cross_entropy(small, wanted, ignore_index=slips.IGNORED, reduction="sum")
    return losses + 0.5 * total / len(judged)


def make_checks(corpus, seed, most):
    """Sentences kept aside: each once as it is, and once with a slip."""
    rng = random.Random(seed)
    found = []
    for language in ("es", "en"):
        for ids, cases in corpus.kept[language][:most]:
            for count in (0, 1):
                found.append((language, make_plain(corpus, language, ids, cases, rng, count)))
    return found


def make_plain(corpus, language, ids, cases, rng, count):
    return lay_out(corpus, language, corpus.planters[language].plant(ids.tolist(), cases.tolist(), rng, count))


@torch.no_grad()
def check(net, checks, device):
    """For each kind of slip: how many are found where a tenth of a false alarm falls on a page, in verdicts and in gaps."""
    net.eval()
    scores = {"es": {}, "en": {}}
    order = sorted(checks, key=lambda one: len(one[1][0]))
    total = 0.0
    for start in range(0, len(order), 256):
        part = order[start : start + 256]
        batch = load(pack([one for _, one in part]), device)
        verdict, before, _ = net(*batch[:3])
        wrong = (1 - verdict.float().softmax(-1)[:, 0]).cpu().numpy()
        gap = (1 - before.float().softmax(-1)[:, 0]).cpu().numpy()
        total += loss_of(net, batch).item() * len(part)
        at = 0
        for language, one in part:
            for label, missing, kind in zip(one[3], one[4], one[6]):
                is_gap = missing > 0
                into = scores[language]
                if label == slips.OK and not is_gap:
                    into.setdefault(":clean", []).append(wrong[at])
                    into.setdefault(":gaps", []).append(gap[at])
                elif kind:
                    into.setdefault(kind, []).append(gap[at] if is_gap else wrong[at])
                at += 1
    report = {"loss": round(total / len(order), 5)}
    for language, by_kind in scores.items():
        limits = {name: float(np.quantile(by_kind[name], 1 - 0.1 / 450)) for name in (":clean", ":gaps")}
        report[language] = {
            kind: round(float(np.mean(np.array(by_kind[kind]) > limits[":gaps" if kind in ("missing", "comma") else ":clean"])), 3)
            for kind in slips.KINDS
            if kind in by_kind
        }
        report[language]["limits"] = [round(limit, 3) for limit in limits.values()]
    net.train()
    return report


def train(arguments):
    started = time.time()
    torch.manual_seed(arguments.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    corpus = Corpus(arguments)
    checks = make_checks(corpus, 7, arguments.checks)
    # Before anything is on the GPU, and with nothing for them to tidy up in what they share.
    gc.freeze()
    context = multiprocessing.get_context("fork")
    ready, phase = context.Queue(64), context.Array("d", EARLY)
    workers = [context.Process(target=produce, args=(corpus, arguments.seed * 1000 + at, ready, phase, arguments.size), daemon=True) for at in range(arguments.workers)]
    for worker in workers:
        worker.start()
    net = Judge(len(corpus.pieces), layers=arguments.layers).to(device)
    print(device, torch.__version__, "weights", sum(one.numel() for one in net.parameters()), "pieces", len(corpus.pieces), "read in", round(time.time() - started), "s", flush=True)
    average = {name: value.detach().clone().float() for name, value in net.state_dict().items()}
    rates = [{"params": [one for one in net.parameters() if one.ndim > 1], "weight_decay": 0.02}, {"params": [one for one in net.parameters() if one.ndim == 1], "weight_decay": 0.0}]
    optimizer = torch.optim.AdamW(rates, lr=arguments.rate, betas=(0.9, 0.98))
    seconds, begun, step, told, waited = arguments.minutes * 60, time.time(), 0, time.time(), 0.0
    best, sum_loss, since, seen = 1e9, 0.0, 0, 0
    while True:
        spent = (time.time() - begun) / seconds
        if spent >= 1:
            break
        phase[:] = EARLY if spent < 0.6 else LATE
        rate = arguments.rate * min(1, (step + 1) / 400) * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1, spent))))
        for group in optimizer.param_groups:
            group["lr"] = rate
        asked = time.time()
        try:
            batch = load(ready.get(timeout=120), device)
        except queue.Empty:
            sys.exit("no batches came: look whether the workers ended")
        waited += time.time() - asked
        with torch.autocast(device_type=device, dtype=torch.bfloat16, enabled=device == "cuda"):
            loss = loss_of(net, batch)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step, since, seen = step + 1, since + 1, seen + len(batch[0])
        sum_loss += loss.detach()
        keep = min(0.999, step / (step + 20))
        with torch.no_grad():
            if step % 4 == 0:
                keep = keep**4
                for name, value in net.state_dict().items():
                    average[name].mul_(keep).add_(value.float(), alpha=1 - keep)
        if time.time() - told > arguments.every:
            report = check_average(net, average, checks, device)
            print(json.dumps({"s": round(time.time() - begun), "step": step, "texts": seen, "waited": round(waited), "rate": round(rate, 6), "train": round(float(sum_loss) / since, 5), **report}), flush=True)
            told, sum_loss, since = time.time(), 0.0, 0
            if report["loss"] < best:
                best = report["loss"]
                write(arguments.out, corpus, average, net, report)
    report = check_average(net, average, checks, device)
    print("end", json.dumps({"step": step, "texts": seen, **report}), flush=True)
    if report["loss"] < best:
        write(arguments.out, corpus, average, net, report)
    for worker in workers:
        worker.terminate()


def check_average(net, average, checks, device):
    own = {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(average)
    report = check(net, checks, device)
    net.load_state_dict(own)
    return report


def write(folder, corpus, average, net, report):
    from export import write_model

    holder = Judge(len(corpus.pieces), layers=len(net.layers))
    holder.load_state_dict({name: value.cpu() for name, value in average.items()})
    first = net.layers[0]
    facts = {
        "kind": "proofreader", "dim": first.q.in_features, "narrow": net.e.weight.shape[1], "heads": net.heads, "layers": len(net.layers),
        "ffn": first.f1.out_features, "longest": LONGEST, "small": SMALL, "reached": report, "sets": corpus.sets,
    }
    path = os.path.join(folder, "proofreader.bin")
    write_model(path + ".part", holder, corpus.pieces, facts)
    os.replace(path + ".part", path)


def read_arguments():
    parser = argparse.ArgumentParser()
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    parser.add_argument("--root", default=here)
    parser.add_argument("--translator")
    parser.add_argument("--alternatives", required=True)
    parser.add_argument("--public", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--minutes", type=float, default=14)
    parser.add_argument("--workers", type=int, default=8)
    parser.add_argument("--size", type=int, default=16_000)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--every", type=float, default=60)
    parser.add_argument("--kept", type=int, default=6000)
    parser.add_argument("--checks", type=int, default=2500)
    parser.add_argument("--most", type=int, help="so many lines of each public set, to try it out")
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    arguments.translator = arguments.translator or os.path.join(arguments.root, "server/models/translator.bin")
    os.makedirs(arguments.out, exist_ok=True)
    return arguments


if __name__ == "__main__":
    train(read_arguments())
