"""What is laid over the translator's weights where it corrects a text, in one command, on one GPU:

    python3 training/corrector.py --alternatives LISTS --out DIR --minutes 18

A copy of the network first learns to make slips from the lines of people, and makes them in all our own lines; then the adapter learns to put right
those, the lines of people and what rules plant.
"""
import argparse
import copy
import json
import os
import random
import time
from multiprocessing import Pool

import torch

import train
from adapter import adapt, round_adapter, write_adapter
from corrections import TAGS, Slips, read_lines_of
from learned_slips import encode_made_part, encode_marked_back_part, make_slips
from marked_slips import read_marked
from model import Translator
from read_data import read_evidence
from read_model import load_weights, write_pieces
from text import SYMBOLS
from train import HERE, START, encode, encode_corrections, encode_marked, log, make_batches, mean_loss, measure_corrections, measure_marked, run_phase

HEATS = (0.7, 0.9, 1.1)
SHARE_OF_FIRST = 0.65


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--alternatives", required=True, help="lists by scripts/list-proof-alternatives.mjs")
    parser.add_argument("--from", dest="start", default=f"{HERE}/../server/models/translator.bin")
    parser.add_argument("--evidence", default=f"{HERE}/../core/data/evidence")
    parser.add_argument("--out", default=os.environ.get("OUT", f"{HERE}/out"))
    parser.add_argument("--work", default="/tmp/training")
    parser.add_argument("--minutes", type=float, default=18)
    parser.add_argument("--maker-seconds", type=float, default=75)
    parser.add_argument("--rank", type=int, default=32)
    parser.add_argument("--rate", type=float, default=6e-4)
    parser.add_argument("--dropout", type=float, default=0.1)
    parser.add_argument("--times", type=int, default=4, help="how often slips are made in each line")
    parser.add_argument("--tokens", type=int, default=56000)
    parser.add_argument("--part", type=float, default=1, help="of all lines, to try it out")
    parser.add_argument("--plain", action="store_true", help="the network is not compiled")
    given = parser.parse_args()
    for folder in (given.out, given.work):
        os.makedirs(folder, exist_ok=True)
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    end = START + given.minutes * 60

    sets, aside = train.read_sets(given.work)
    ready = f"{given.work}/pieces.model"
    write_pieces(given.start, ready, SYMBOLS)
    train.load_pieces(ready)
    evidence = read_evidence(given.evidence)
    lines = read_lines_of(sets["own"], [(language, train.own_lines(evidence, language)) for language in TAGS])
    some = lambda found: random.Random(5).sample(found, round(len(found) * given.part))
    lines = {language: some(found) for language, found in lines.items()}
    both = {language: read_marked(f"{HERE}/corpus/slips", language) for language in TAGS}
    marked, marked_aside = ({language: some(parts[at]) for language, parts in both.items()} for at in (0, 1))
    lines_aside = read_lines_of(aside)
    planters = {language: Slips(language, given.alternatives, lines[language], marked[language]) for language in TAGS}
    train.load_pieces(ready, planters=planters)
    log("lines", {language: (len(lines[language]), len(marked[language]), len(marked_aside[language])) for language in TAGS})

    with Pool(min(14, os.cpu_count()), initializer=train.load_pieces, initargs=(ready, frozenset(), planters)) as pool:
        rng = random.Random(2)
        batches_of = lambda examples: make_batches(examples, given.tokens, rng, device)
        net = Translator(train.pieces.vocab_size(), dropout=given.dropout).to(device)
        load_weights(net, given.start)
        kept = batches_of(encode_marked(pool, marked_aside, 1, 7) + encode_corrections(pool, lines_aside, 1, 8))
        log("aside before", round(mean_loss(net, kept), 4))
        before = {"slipsOfPeople": measure_marked(net, marked_aside)}
        made = learn_and_make(given, pool, net, lines, marked, marked_aside, batches_of)
        encode_made = lambda pairs, seed: [
            row for language in TAGS for row in encode(pool, pairs[language], 1, seed, language, encode_made_part)
        ]
        first = encode_made(made, 40) + encode_corrections(pool, lines, 2, 30) + encode_marked(pool, marked, 3, 34)
        third = {language: random.Random(6).sample(pairs, len(pairs) // 3) for language, pairs in made.items()}
        second = encode_made(third, 41) + encode_corrections(pool, lines, 1, 32) + encode_marked(pool, marked, 6, 35)
    learned = adapt(net, given.rank)
    log("thousand weights learned", sum(value.numel() for group in learned for value in group["params"]) // 1000)
    keep = lambda mean: keep_adapter(given, mean, {})
    batches = batches_of(first)
    log("first phase", len(first), len(batches))
    forward = None if given.plain else train.compile_if_quicker(net, batches, device)
    until = time.time() + (end - time.time() - 60) * SHARE_OF_FIRST
    run_phase(net, "all", batches, kept, until, given.rate, 200, device, (0, SHARE_OF_FIRST), keep, forward=forward, learned=learned)
    measure_marked(net, marked_aside)
    batches = batches_of(second)
    log("second phase", len(second), len(batches))
    run_phase(net, "people", batches, kept, end - 35, given.rate, 20, device, (SHARE_OF_FIRST, 1), keep, forward=forward, learned=learned)
    rounded = copy.deepcopy(net)
    round_adapter(rounded)
    reached = {"slipsOfPeople": measure_marked(rounded, marked_aside), "corrections": measure_corrections(rounded, lines_aside)}
    keep_adapter(given, net, {"before": before, "reached": reached})
    log("done", json.dumps(reached))


def learn_and_make(given, pool, net, lines, marked, marked_aside, batches_of):
    """Teaches a copy of the network the slips of people, and has it make them in all lines."""
    maker = copy.deepcopy(net)
    back = lambda found, times, seed: [
        row for language in TAGS for row in encode(pool, found[language], times, seed, language, encode_marked_back_part)
    ]
    device = maker.e.weight.device
    aside = batches_of(back(marked_aside, 1, 50))
    run_phase(maker, "slips", batches_of(back(marked, 3, 51)), aside, time.time() + given.maker_seconds, 5e-4, 100, device, (0, 1), lambda _: None)
    maker.eval()
    net.eval()
    made = {language: make_slips(pool, maker, net, lines[language], language, given.times, HEATS, 60) for language in TAGS}
    net.train()
    for language, pairs in made.items():
        for wrong, right in random.Random(1).sample(pairs, 25):
            log(language, wrong, "|", right)
        with open(f"{given.out}/made-{language}.txt", "w", encoding="utf8") as file:
            file.writelines(f"{wrong}\t{right}\n" for wrong, right in random.Random(2).sample(pairs, min(2000, len(pairs))))
    return made


def keep_adapter(given, net, facts):
    write_adapter(f"{given.out}/corrector.bin", net, given.start, {"rank": given.rank, **facts})
    log("written", os.path.getsize(f"{given.out}/corrector.bin"))


if __name__ == "__main__":
    main()
