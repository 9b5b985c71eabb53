"""Slips as people make them, by a network that has learned to make them from the lines of people: planted in lines that have none."""
import random

import numpy as np
import torch
import torch.nn.functional as F

import train
from corrections import SLOT, hide
from model import BEGIN, END, PAD, UNKNOWN

MOST_WORDS_CHANGED = 4
# A change that leaves a line the network finds that much likelier as it was made is probably no slip.
NO_SLIP = 3.0


def encode_made_part(job):
    made, _, _, language = job
    return train.cut_up_corrections(made, language)


def encode_marked_back_part(job):
    """From the line without slips to the one with them."""
    lines, seed, _, language = job
    rng = random.Random(seed)
    made = []
    for line in lines:
        if line.marks:
            text = hide(line.text, rng)
            made.append((line.right(text), line.wrong(text)))
    return train.cut_up_corrections(made, language)


def ask_part(job):
    """Lines with figures and names hidden, and how they are asked about."""
    lines, seed, language = job
    rng = random.Random(seed)
    texts = [hide(line, rng) for line in lines]
    rows = [(text, train.ask_to_correct(text, language)) for text in texts]
    return [(text, row) for text, row in rows if 5 < len(row) <= train.LONGEST]


def read_part(job):
    """What was made, as texts, where it differs a little and keeps all that is hidden."""
    found = []
    for text, ids in job:
        made = train.pieces.decode(ids)
        if made != text and sorted(SLOT.findall(made)) == sorted(SLOT.findall(text)) and is_little(made, text):
            found.append((made, text))
    return found


def is_little(made, text):
    a, b = made.split(" "), text.split(" ")
    start = 0
    while start < min(len(a), len(b)) and a[start] == b[start]:
        start += 1
    end = 0
    while end < min(len(a), len(b)) - start and a[-1 - end] == b[-1 - end]:
        end += 1
    gone, put = set(a[start : len(a) - end]), set(b[start : len(b) - end])
    return abs(len(a) - len(b)) <= 2 and len(gone ^ put) <= 2 * MOST_WORDS_CHANGED


@torch.no_grad()
def sample(net, rows, heat, likeliest=30, side=4096):
    """One answer to each row, drawn from the likeliest pieces."""
    device = net.e.weight.device
    order = sorted(range(len(rows)), key=lambda i: len(rows[i]))
    out = [None] * len(rows)
    for start in range(0, len(order), side):
        part = order[start : start + side]
        x = padded([rows[i] for i in part], device)
        ids = torch.full((len(part), 1), BEGIN, device=device)
        done = torch.zeros(len(part), dtype=torch.bool, device=device)
        with torch.autocast(device.type, torch.bfloat16):
            memory, mask = net.encode(x)
            for _ in range(x.shape[1] + 6):
                scores = (net.decode(ids, memory, mask)[:, -1] @ net.e.weight.t()).float()
                scores[:, UNKNOWN] = -1e9
                top, at = scores.topk(likeliest, -1)
                drawn = at.gather(1, torch.multinomial(F.softmax(top / heat, -1), 1))
                drawn[done] = END
                ids = torch.cat([ids, drawn], 1)
                done |= drawn[:, 0] == END
                if done.all():
                    break
        for row, i in zip(ids[:, 1:].cpu().numpy(), part):
            ends = np.flatnonzero(row == END)
            out[i] = row[: ends[0]].tolist() if len(ends) else None
    return out


@torch.no_grad()
def score(net, rows, targets, side=2048):
    """How likely each target is, its END included."""
    device = net.e.weight.device
    order = sorted(range(len(rows)), key=lambda i: len(rows[i]))
    out = np.zeros(len(rows), np.float32)
    for start in range(0, len(order), side):
        part = order[start : start + side]
        y = padded([[BEGIN, *targets[i]] for i in part], device)
        with torch.autocast(device.type, torch.bfloat16):
            logits = net(padded([rows[i] for i in part], device), y[:, :-1]) @ net.e.weight.t()
        wanted = y[:, 1:]
        loss = F.cross_entropy(logits.float().flatten(0, 1), wanted.flatten(), ignore_index=PAD, reduction="none").view(wanted.shape)
        out[part] = -loss.sum(1).cpu().numpy()
    return out


def padded(rows, device):
    filled = np.zeros((len(rows), max(map(len, rows))), np.int64)
    for at, row in enumerate(rows):
        filled[at, : len(row)] = row
    return torch.from_numpy(filled).to(device)


def chunks(items, size=4000):
    return [items[at : at + size] for at in range(0, len(items), size)]


def make_slips(pool, maker, judge, lines, language, times, heats, seed):
    """[(line with slips, without)] of lines, each so many times, and a quarter without slips; judge: the network that tells what is probably none."""
    jobs = [(part, seed * 10**9 + turn * 10**7 + at, language) for turn in range(times) for at, part in enumerate(chunks(lines))]
    asked = [one for part in pool.imap(ask_part, jobs) for one in part]
    random.Random(seed).shuffle(asked)
    made = []
    for at, some in enumerate(chunks(asked, len(asked) // len(heats) + 1)):
        answers = sample(maker, [row for _, row in some], heats[at])
        pairs = [(text, ids) for (text, _), ids in zip(some, answers) if ids]
        made += [one for part in pool.imap(read_part, chunks(pairs)) for one in part]
    made = sorted(set(made))
    encoded = [row for part in pool.imap(split_part, [(part, language) for part in chunks(made)]) for row in part]
    rows = [wrong for wrong, _, _ in encoded]
    as_made, meant = (score(judge, rows, [one[side] for one in encoded]) for side in (1, 2))
    kept = [pair for pair, a, b in zip(made, as_made, meant) if a - b < NO_SLIP]
    train.log("slips made", language, len(asked), len(made), "kept", len(kept))
    flawless = [(text, text) for text, _ in random.Random(seed).sample(asked, min(len(asked), len(kept) // 3))]
    return kept + flawless


def split_part(job):
    made, language = job
    cut = lambda text: [*train.pieces.encode(text)[: train.LONGEST], END]
    return [(train.ask_to_correct(wrong, language, train.LONGEST), cut(wrong), cut(right)) for wrong, right in made]
