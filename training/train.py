"""From the pairs to the weights, in one command, on one GPU:

    python3 training/train.py --public DIR --out DIR --minutes 20

DIR of --public holds the public sets (README.md beside this file says which, and how to get them); each may be missing.
"""
import argparse
import copy
import glob
import json
import lzma
import math
import os
import random
import time
from multiprocessing import Pool

import numpy as np
import sentencepiece as sentencepieces
import torch
import torch.nn.functional as F

from corrections import SLOT, TAGS, Slips, hide, mark_slips, read_lines_of
from export import write_model
from hints import for_training, read_hints
from marked_slips import read_marked
from model import BEGIN, END, PAD, Translator, likelihoods, translate
from read_data import hash_of, read_evidence, read_names, read_pairs
from read_model import load_weights, write_pieces
from style import read_infinitives, style_of, tells_deed_in_english
from tenses import Tenses
from text import SYMBOLS, make_directions, make_example, prepare

HERE = os.path.dirname(os.path.abspath(__file__))
START = time.time()
LONGEST = 96


def log(*words):
    print(f"[{time.time() - START:6.1f}]", *words, flush=True)


def read_sets(public):
    """The pairs by kind; some of our own are kept aside to measure on."""
    def gather(pattern):
        return [pair for path in sorted(glob.glob(pattern)) for pair in read_pairs(path)]

    own = sorted(set(gather(f"{HERE}/corpus/sentences/*.tsv")))
    ordinary = sorted({pair for name in ("ordinary", "dense", "field") for pair in gather(f"{HERE}/corpus/sentences/{name}-*.tsv")})
    is_aside = lambda pair: hash_of(pair[0]) % 40 == 0
    aside = [pair for pair in own if is_aside(pair)]
    tenses = Tenses([spanish for spanish, _ in own], [english for _, english in own])
    learned = [pair for pair in own if not is_aside(pair)]
    told = [tenses.today_of(*pair) for pair in learned]
    today = [pair for pair in told if pair]
    deeds = {english.split()[0] for _, english in today}
    # "Keep the records" is "Llevo los registros", and never "Llevar": English has no other word for both.
    tells_no_one = lambda pair: pair[0].split()[0].lower() in tenses.infinitives and pair[1].split()[0] in deeds
    told_by_one = lambda pairs: [pair for pair in pairs if not tells_no_one(pair)]
    return {
        "own": told_by_one(learned),
        # Most CVs are written like these, and the other files hardly ever: they count once more wherever our own pairs do.
        "ordinary": told_by_one([pair for pair in ordinary if not is_aside(pair)]),
        "today": today,
        "by no one": [pair for pair in learned if tells_no_one(pair)],
        "terms": sorted(set(gather(f"{HERE}/corpus/terms/*.tsv") + read_names(f"{HERE}/../core/data/translation"))),
        "esco": gather(f"{public}/esco-*.tsv*"),
        "described": gather(f"{public}/described-*.tsv*"),
        "wiktionary": gather(f"{public}/wiktionary-*.tsv*"),
        "tatoeba": gather(f"{public}/tatoeba-*.tsv*"),
        "docs": gather(f"{public}/docs-*.tsv*"),
        "europarl": gather(f"{public}/europarl-*.tsv*"),
        "more": gather(f"{public}/more-*.tsv*"),
    }, aside


# -- pieces --------------------------------------------------------------------------------------------------------


def train_pieces(sets, path, size):
    rng = random.Random(1)
    with open(f"{path}.txt", "w", encoding="utf8") as file:
        for name, times, most in (("own", 6, 10**9), ("terms", 4, 10**9), ("esco", 2, 10**9), ("described", 3, 10**9), ("wiktionary", 1, 10**9), ("tatoeba", 1, 60000), ("docs", 1, 40000), ("europarl", 1, 120000), ("more", 1, 60000)):
            pairs = sets[name] if len(sets[name]) <= most else rng.sample(sets[name], most)
            for _ in range(times):
                for pair in pairs:
                    file.write("\n".join(make_example(*pair, rng)) + "\n")
    sentencepieces.SentencePieceTrainer.train(
        input=f"{path}.txt", model_prefix=path, vocab_size=size, model_type="unigram", character_coverage=0.9999,
        byte_fallback=True, pad_id=PAD, unk_id=1, bos_id=BEGIN, eos_id=END, user_defined_symbols=SYMBOLS,
        normalization_rule_name="identity", num_threads=os.cpu_count(), minloglevel=2, max_sentence_length=2000,
    )


pieces = None
infinitives = frozenset()
# By the tag of the language to write: what a dictionary says of the words of the other, and with it what trades say.
hints = {}
hints_of_trades = {}
# By language: plants slips in a line.
slips = {}


def load_pieces(path, known=frozenset(), planters=None):
    global pieces, infinitives, hints, hints_of_trades, slips
    slips = planters or {}
    pieces = sentencepieces.SentencePieceProcessor(model_file=path)
    infinitives = known
    tables = f"{HERE}/../core/data/translation"
    hints, hints_of_trades = (
        {"<2en>": read_hints(tables, "es", with_trades), "<2es>": read_hints(tables, "en", with_trades)} for with_trades in (False, True)
    )


def style_symbol(tag, style):
    """Behind the tag: the tag again asks for verbs, <sim> for nouns."""
    return [] if style is None else [pieces.piece_to_id(tag if style == "verb" else "<sim>")]


def cut_up(text, sampled):
    """The pieces of a text; sampled, a few words fall into other pieces than usual, so that rare words are learned by their parts."""
    return pieces.encode(text, enable_sampling=True, alpha=0.2, nbest_size=-1) if sampled else pieces.encode(text)


def encode_part(job):
    pairs, seed, sampled, only = job
    rng = random.Random(seed)
    sentencepieces.set_random_generator_seed(seed % 2**31)
    out = []
    for pair in pairs:
        for tag, source, target in make_directions(*make_example(*pair, rng), rng):
            if only and tag != only:
                continue
            style = style_of(target, source, tag[2:-1], infinitives) if rng.random() < 0.7 else None
            hinted = for_training(hints_of_trades[tag], source, target, rng)
            a = [pieces.piece_to_id(tag)] + style_symbol(tag, style) + cut_up(hinted, sampled) + [END]
            b = cut_up(target, sampled) + [END]
            if 2 < len(a) <= LONGEST and 1 < len(b) <= LONGEST:
                out += [a, b]
    # Flat, because a million small arrays take long from one process to another.
    return np.array([piece for row in out for piece in row], np.int16), np.array([len(row) for row in out])


def encode_corrections_part(job):
    lines, seed, _, language = job
    rng = random.Random(seed)
    targets = (hide(line, rng) for line in lines)
    return cut_up_corrections(((slips[language].plant(target, rng), target) for target in targets), language)


def encode_marked_part(job):
    lines, seed, _, language = job
    rng = random.Random(seed)
    return cut_up_corrections((mark_slips(line, rng) for line in lines), language)


def cut_up_corrections(made, language):
    """(line with slips, without them) as they are cut up when the model is asked: the way a word falls into pieces says whether it is one."""
    out = []
    for source, target in made:
        a, b = ask_to_correct(source, language), pieces.encode(target) + [END]
        if 5 < len(a) <= LONGEST and len(b) <= LONGEST:
            out += [a, b]
    return np.array([piece for row in out for piece in row], np.int16), np.array([len(row) for row in out])


def ask_to_correct(source, language, longest=None):
    return [*map(pieces.piece_to_id, TAGS[language]), *pieces.encode(source)[:longest], END]


def encode_marked(pool, marked, times, seed):
    """Lines with the slips of people, other names and figures hidden every time."""
    return [row for language in TAGS for row in encode(pool, marked[language], times, seed, language, encode_marked_part)]


def encode_corrections(pool, lines, times, seed):
    """Lines of both languages, each with other slips every time."""
    return [row for language in TAGS for row in encode(pool, lines[language], times, seed, language, encode_corrections_part)]


def encode(pool, pairs, times, seed, only=None, encode_part=encode_part):
    """Every pair as often as said: first as it is always cut up, then in other pieces."""
    jobs = []
    for turn in range(times):
        for at in range(0, len(pairs), 4000):
            jobs.append((pairs[at : at + 4000], seed * 10**9 + turn * 10**7 + at, turn % 3 != 0, only))
    rows = []
    for flat, lengths in pool.imap(encode_part, jobs):
        rows += np.split(flat, np.cumsum(lengths)[:-1]) if len(lengths) else []
    return list(zip(rows[0::2], rows[1::2]))


# -- batches -------------------------------------------------------------------------------------------------------


def make_batches(examples, tokens, rng, device):
    """Whole set on the device, examples of like length together."""
    lengths = np.array([max(len(a), len(b) + 1) for a, b in examples])
    order = np.argsort(lengths + np.array([rng.random() * 2 for _ in examples]), kind="stable")
    batches, at = [], 0
    while at < len(order):
        width = lengths[order[at]]
        count = at
        while count < len(order):
            wide = max(width, lengths[order[count]])
            if (wide + 7) // 8 * 8 * (count - at + 1) > tokens and count > at:
                break
            width, count = wide, count + 1
        part = [examples[i] for i in order[at:count]]
        x = np.zeros((len(part), (max(len(a) for a, _ in part) + 7) // 8 * 8), np.int16)
        y = np.zeros((len(part), (max(len(b) for _, b in part) + 1 + 7) // 8 * 8), np.int16)
        y[:, 0] = BEGIN
        for row, (a, b) in enumerate(part):
            x[row, : len(a)] = a
            y[row, 1 : 1 + len(b)] = b
        batches.append((torch.from_numpy(x).to(device), torch.from_numpy(y).to(device)))
        at = count
    return batches


def loss_of(net, x, y, smoothing, forward=None):
    x, y = x.long(), y.long()
    with torch.autocast(x.device.type, torch.bfloat16):
        logits = (net if forward is None else forward)(x, y[:, :-1]) @ net.e.weight.t()
    target = y[:, 1:]
    # Padding is left out by the loss itself: picking rows out of a tensor would wait for the device at every step.
    loss = F.cross_entropy(logits.float().flatten(0, 1), target.flatten(), ignore_index=PAD, label_smoothing=smoothing)
    return loss, (target != PAD).sum()


def loss_of_two(net, x, y, smoothing, weight, forward=None):
    """As above, of the same batch with other weights dropped each time; where the two differ in what they say, that is a loss too (R-Drop)."""
    x, y = x.long(), y.long()
    x, y = torch.cat((x, x)), torch.cat((y, y))
    with torch.autocast(x.device.type, torch.bfloat16):
        logits = (net if forward is None else forward)(x, y[:, :-1]) @ net.e.weight.t()
    target = y[:, 1:]
    logs = F.log_softmax(logits.float(), -1)
    loss = F.cross_entropy(logs.flatten(0, 1), target.flatten(), ignore_index=PAD, label_smoothing=smoothing)
    one, other = logs.chunk(2)
    keep = (target.chunk(2)[0] != PAD).float()
    apart = ((one.exp() - other.exp()) * (one - other)).sum(-1) / 2
    return loss + weight * (apart * keep).sum() / keep.sum(), keep.sum()


def compile_if_quicker(net, batches, device, tries=30):
    """The network compiled, where that is quicker here and says the same; otherwise nothing."""
    if device.type != "cuda":
        return None
    sample = random.Random(7).sample(batches, min(tries, len(batches)))

    def seconds_of(forward):
        torch.cuda.synchronize()
        begin = time.time()
        for x, y in sample:
            loss_of(net, x, y, 0.1, forward)[0].backward()
        torch.cuda.synchronize()
        net.zero_grad(set_to_none=True)
        return time.time() - begin

    try:
        compiled = torch.compile(net, dynamic=True)
        net.train()
        seconds_of(net)
        plain = seconds_of(net)
        begin = time.time()
        seconds_of(compiled)
        took, quick = time.time() - begin, seconds_of(compiled)
        losses = [sum(loss_of(net, x, y, 0.1, forward)[0].item() for x, y in sample) / len(sample) for forward in (net, compiled)]
        log("compiled in", round(took), "seconds,", round(plain / quick, 2), "times as quick; mean losses", [round(one, 3) for one in losses])
        return compiled if quick < 0.9 * plain and abs(losses[0] - losses[1]) < 0.03 * losses[0] else None
    except Exception as problem:  # Whatever keeps it from compiling: the training goes on without.
        log("not compiled:", repr(problem)[:300])
        net.zero_grad(set_to_none=True)
        return None


@torch.no_grad()
def mean_loss(net, batches):
    net.eval()
    total = count = 0
    for x, y in batches:
        loss, n = loss_of(net, x, y, 0)
        total, count = total + loss.item() * n.item(), count + n.item()
    net.train()
    return total / max(1, count)


# -- likeness of sentences -----------------------------------------------------------------------------------------


def part_evidence(skills):
    """A tenth of the skills is kept aside."""
    learn = {key: value for key, value in skills.items() if hash_of(key[0]) % 10 != 0}
    return learn, {key: value for key, value in skills.items() if key not in learn}


def ids_of(text):
    return pieces.encode(prepare(text))[:90]


def pad_rows(rows, device):
    sim = pieces.piece_to_id("<sim>")
    out = np.zeros((len(rows), max(map(len, rows)) + 2), np.int64)
    for at, row in enumerate(rows):
        out[at, 0] = sim
        out[at, 1 : 1 + len(row)] = row
        out[at, 1 + len(row)] = END
    return torch.from_numpy(out).to(device)


def rows_of(texts, device):
    return pad_rows([ids_of(text) for text in texts], device)


def cut(row, rng):
    """A part of a sentence is like the sentence that holds it."""
    if len(row) < 9 or rng.random() < 0.5:
        return row
    at = rng.randrange(0, len(row) - 4)
    return row[at : at + rng.randrange(4, max(5, len(row) // 2 + 1))]


def make_likeness_loss(net, own, evidence, device, size=512):
    own = [(ids_of(a), ids_of(b)) for a, b in own]
    skills = [
        ([ids_of(name) for name in key], [ids_of(text) for text in value["shows"]], [ids_of(text) for text in value["near"]])
        for key, value in sorted(evidence.items())
        if value["shows"]
    ]

    def loss(rng):
        left, right, hard = [], [], []
        for a, b in rng.sample(own, min(size, len(own))):
            left.append(cut(a, rng))
            right.append(cut(b, rng))
        for names, shows, near in rng.sample(skills, min(size // 2, len(skills))):
            left.append(rng.choice(names))
            right.append(rng.choice(shows))
            if near:
                hard.append(rng.choice(near))
        with torch.autocast(device.type, torch.bfloat16):
            a = net.sentence_vector(pad_rows(left, device))
            b = net.sentence_vector(pad_rows(right + hard, device))
        scores = a @ b.T * 20
        label = torch.arange(len(left), device=device)
        return F.cross_entropy(scores, label) + F.cross_entropy(scores[:, : len(left)].T, label)

    return loss


@torch.no_grad()
def measure_likeness(net, evidence, device):
    """How often a phrase that shows a skill is nearer to its name than a near miss, and than any other phrase."""
    net.eval()
    near, other = [], []
    everything = [text for value in evidence.values() for text in value["shows"]]
    if not everything:
        return {}
    vectors = torch.cat([net.sentence_vector(rows_of(everything[i : i + 256], device)) for i in range(0, len(everything), 256)])
    for key, value in evidence.items():
        if not value["shows"]:
            continue
        names = net.sentence_vector(rows_of(list(key), device))
        shows = (net.sentence_vector(rows_of(value["shows"], device)) @ names.T).max(1).values
        if value["near"]:
            misses = (net.sentence_vector(rows_of(value["near"], device)) @ names.T).max(1).values
            near += [(a > b).float().item() for a in shows for b in misses]
        strangers = (vectors @ names.T).max(1).values
        other += [(a > strangers).float().mean().item() for a in shows]
    net.train()
    return {"shown over near miss": round(float(np.mean(near)), 3), "shown over any other": round(float(np.mean(other)), 3)}


# -- training ------------------------------------------------------------------------------------------------------


def run_phase(net, name, batches, aside, until, rate, warm, device, span, keep_weights, extra=None, alike=0, forward=None, learned=None):
    """Trains until the time given; the average of the late weights that measured best is kept in the net.

    span: the part of the whole training that this phase is, from 0 to 1; the rate falls from the first phase's begin to the last one's end.
    learned: groups of weights, where only some are learned, each with how many times the rate it takes.
    """
    rng = random.Random(hash_of(name))
    optimizer = torch.optim.AdamW(learned or net.parameters(), lr=rate, betas=(0.9, 0.98), eps=1e-9, weight_decay=0.01, fused=device.type == "cuda")
    mean = copy.deepcopy(net).eval()
    best, best_loss = None, math.inf
    seconds = max(20, until - time.time())
    begin, step, tokens, order = time.time(), 0, 0, []
    net.train()
    next_look = begin + seconds * 0.3
    while True:
        passed = (time.time() - begin) / seconds
        if passed >= 1:
            break
        if not order:
            order = list(range(len(batches)))
            rng.shuffle(order)
        x, y = batches[order.pop()]
        done = span[0] + (span[1] - span[0]) * passed
        now = rate * min(1, (step + 1) / warm) * 0.5 * (1 + math.cos(math.pi * done)) + 1e-6
        for group in optimizer.param_groups:
            group["lr"] = now * group.get("times", 1)
        loss, _ = loss_of_two(net, x, y, 0.1, alike, forward) if alike else loss_of(net, x, y, 0.1, forward)
        if extra and step % 4 == 0:
            loss = loss + 0.2 * extra(rng)
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        step += 1
        tokens += y.numel()
        if step % 4 == 0:
            keep = min(0.996, (1 + step / 4) / (10 + step / 4))
            with torch.no_grad():
                torch._foreach_lerp_(list(mean.parameters()), list(net.parameters()), 1 - keep)
        if step % 500 == 0:
            log(name, "step", step, "loss", round(loss.item(), 3), "thousand tokens a second", round(tokens / (time.time() - begin) / 1e3))
        if time.time() >= next_look:
            next_look += seconds * 0.1
            now_loss = mean_loss(mean, aside)
            log(name, "aside", round(now_loss, 4), "at", f"{passed:.0%}")
            if now_loss < best_loss:
                best, best_loss = copy.deepcopy(mean.state_dict()), now_loss
                keep_weights(mean)
    last = mean_loss(mean, aside)
    log(name, "steps", step, "aside", round(last, 4), "best", round(min(best_loss, last), 4))
    net.load_state_dict(mean.state_dict() if last <= best_loss or best is None else best)


def make_keeper(given, trained_on, corrects, name):
    """Writes weights in parts small enough for anybody's storage: the last ones, whatever happens after them."""
    def keep_weights(net, reached=None):
        vocabulary = [[pieces.id_to_piece(i), round(pieces.get_score(i), 4)] for i in range(pieces.vocab_size())]
        header = {
            "dim": net.dim, "heads": 6, "headDim": 64, "encoderLayers": len(net.enc), "decoderLayers": len(net.dec), "ffn": net.dim * 4,
            "sentenceDim": 256, "sentenceTag": "<sim>", "tellsStyle": True, "takesHints": True, "corrects": corrects,
            "trainedOn": trained_on, "reached": reached or {},
        }
        whole = f"{given.work}/{name}"
        write_model(whole, net, vocabulary, header)
        data = open(whole, "rb").read()
        part = 15 * 1024 * 1024
        for at in range(0, len(data), part):
            with open(f"{given.out}/{name}.{at // part}", "wb") as file:
                file.write(data[at : at + part])
        log("written", len(data))

    return keep_weights


def read_lines(paths, most):
    lines = []
    for path in paths:
        with lzma.open(path, "rt", encoding="utf8") as file:
            found = fit_lines(file)
        lines += random.Random(4).sample(found, min(most, len(found)))
    return lines


def fit_lines(lines):
    lines = [prepare(line) for line in lines]
    return [line for line in lines if 4 <= len(line.split()) <= 28 and not any(c.isdigit() for c in line)]


def own_lines(evidence, language):
    """Lines of ours that nobody translated: phrases that show a skill, and whatever else CVs and postings say."""
    found = {text for value in evidence.values() for text in value[language]}
    for path in glob.glob(f"{HERE}/corpus/lines/{language}*.txt"):
        with open(path, encoding="utf8") as file:
            found.update(line.strip() for line in file)
    return fit_lines(sorted(found))


def translate_back(net, lines, way):
    """Sentences people wrote, each with a translation by the model itself: real English, real Spanish to learn to write."""
    tag = pieces.piece_to_id(way)
    net.eval()
    made = translate(net, [[tag] + pieces.encode(hints[way].add(line))[: LONGEST - 2] + [END] for line in lines], beam=1, longest=64, side=6144)
    sure = [(pieces.decode(ids), line) for (ids, score), line in zip(made, lines) if score > -0.9]
    # A figure or name that the line doesn't have.
    sure = [(text, line) for text, line in sure if not SLOT.search(text)]
    log("translated back", way, len(sure), "of", len(lines))
    return sure


def chrf(candidate, reference):
    scores = []
    a, b = candidate.replace(" ", ""), reference.replace(" ", "")
    for n in range(1, 7):
        grams = [{}, {}]
        for text, found in ((a, grams[0]), (b, grams[1])):
            for i in range(len(text) - n + 1):
                found[text[i : i + n]] = found.get(text[i : i + n], 0) + 1
        common = sum(min(count, grams[1].get(gram, 0)) for gram, count in grams[0].items())
        total = [max(0, len(a) - n + 1), max(0, len(b) - n + 1)]
        if not total[0] or not total[1]:
            continue
        precision, recall = common / total[0], common / total[1]
        scores.append(5 * precision * recall / (4 * precision + recall) if precision + recall else 0)
    return 100 * sum(scores) / max(1, len(scores))


def wanted_style(source, tag):
    """As at run time: what is told in the past is a deed of the person in Spanish too."""
    return "verb" if tag == "<2es>" and tells_deed_in_english(source) else None


def measure(net, aside, out):
    """chrF2 of the pairs kept aside, and each with what the net thinks of it word by word, to choose where a draft begins."""
    net.eval()
    facts = {}
    for tag, way in (("<2en>", 0), ("<2es>", 1)):
        rng = random.Random(5)
        made = [make_directions(*make_example(*pair, rng, names=0.7, numbers=1), random.Random(9))[way] for pair in aside]
        rows = [
            [pieces.piece_to_id(tag)] + style_symbol(tag, wanted_style(source, tag)) + pieces.encode(hints[tag].add(source))[: LONGEST - 2] + [END]
            for _, source, _ in made
        ]
        answers = [ids for ids, _ in translate(net, rows, beam=2)]
        forth = likelihoods(net, rows, answers)
        other = pieces.piece_to_id("<2es>" if tag == "<2en>" else "<2en>")
        sources = [pieces.encode(source)[: LONGEST - 2] for _, source, _ in made]
        back = likelihoods(net, [[other] + ids + [END] for ids in answers], sources)
        with open(f"{out}/aside{tag[1:-1]}.jsonl", "w", encoding="utf8") as file:
            marks = []
            for (_, source, target), ids, source_ids, there, return_ in zip(made, answers, sources, forth, back):
                text = pieces.decode(ids)
                marks.append(chrf(text, target))
                row = {"chrf": round(marks[-1], 1), "source": source, "target": target, "text": text, "forth": there, "back": return_}
                row |= {"pieces": pieces.id_to_piece(ids), "sourcePieces": pieces.id_to_piece(source_ids)}
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
        facts[tag] = round(float(np.mean(marks)), 1)
        log("chrF2", tag, facts[tag])
    net.train()
    return facts


def measure_corrections(net, lines):
    """How many slips in lines kept aside are corrected, and how many correct lines are left alone."""
    facts = {}
    for language in TAGS:
        rng = random.Random(6)
        targets = [hide(line, rng) for line in lines[language]]
        facts[language] = score_corrections(net, [(slips[language].plant(target, rng), target) for target in targets], language)
    log("corrections", facts)
    return facts


def measure_marked(net, marked):
    """The same on lines with the slips of people."""
    facts = {}
    for language in TAGS:
        rng = random.Random(6)
        texts = [(line, hide(line.text, rng)) for line in marked[language]]
        facts[language] = score_corrections(net, [(line.wrong(text), line.right(text)) for line, text in texts], language)
    log("slips of people", facts)
    return facts


def score_corrections(net, made, language):
    net.eval()
    rows = [ask_to_correct(source, language, LONGEST - 3) for source, _ in made]
    answers = [pieces.decode(ids) for ids, _ in translate(net, rows, beam=1)] if rows else []
    net.train()
    share = lambda found: round(sum(found) / max(1, len(found)), 3)
    every = [(answer, *pair) for answer, pair in zip(answers, made)]
    return {
        "lines": len(made),
        "corrected": share([answer == right for answer, wrong, right in every if wrong != right]),
        "touched": share([answer != wrong for answer, wrong, right in every if wrong != right]),
        "left alone": share([answer == right for answer, wrong, right in every if wrong == right]),
    }


def thin(sets, share):
    """The large public sets, of which earlier weights have learned all: a part of each is enough to go on from those."""
    keep = lambda pairs: random.Random(8).sample(pairs, round(len(pairs) * share))
    return sets | {name: keep(sets[name]) for name in ("tatoeba", "docs", "europarl")}


def encode_first(pool, sets, to_correct, marked):
    """Everything at once."""
    found = encode(pool, sets["own"], 4, 1) + encode(pool, sets["ordinary"], 4, 20) + encode(pool, sets["terms"], 3, 2) + encode(pool, sets["esco"], 2, 3)
    found += encode(pool, sets["today"], 3, 22) + encode(pool, sets["by no one"], 3, 24, "<2en>")
    found += encode(pool, sets["described"], 3, 9) + encode(pool, sets["wiktionary"], 2, 8)
    found += encode(pool, sets["tatoeba"], 1, 4) + encode(pool, sets["docs"], 1, 5) + encode(pool, sets["europarl"], 1, 6)
    found += encode(pool, sets["more"], 1, 10)
    if to_correct:
        found += encode_corrections(pool, to_correct, 3, 30) + encode_marked(pool, marked, 8, 34)
        found += encode_corrections(pool, read_lines_of(sets["tatoeba"] + sets["europarl"] + sets["docs"][::4] + sets["more"][::4]), 1, 31)
    return found


def encode_second(pool, sets, to_correct, marked, back, to_spanish, times):
    """Mostly our own pairs, as many times as said, each time in other pieces."""
    sample = lambda name, most: random.Random(3).sample(sets[name], min(most, len(sets[name])))
    third = max(1, times // 3)
    found = encode(pool, sets["own"], times, 11) + encode(pool, sets["ordinary"], times, 21) + encode(pool, sets["terms"], third, 12)
    found += encode(pool, sets["today"], max(1, times // 2), 23) + encode(pool, sets["by no one"], max(1, times // 2), 25, "<2en>")
    found += encode(pool, sets["esco"], 1, 13) + encode(pool, sets["described"], third, 18) + encode(pool, sets["wiktionary"], 1, 17)
    found += encode(pool, back, 1, 14, "<2en>") + encode(pool, to_spanish, 1, 19, "<2es>") + encode(pool, sample("tatoeba", 40000), 1, 15)
    found += encode(pool, sample("docs", 40000) + sample("europarl", 40000) + sample("more", 80000), 1, 16)
    if to_correct:
        found += encode_corrections(pool, to_correct, max(1, times // 2), 32) + encode_marked(pool, marked, 3 * times, 35)
        found += encode_corrections(pool, read_lines_of(sample("tatoeba", 60000) + sample("europarl", 60000)), 1, 33)
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--public", default=f"{HERE}/public")
    parser.add_argument("--evidence", default=f"{HERE}/../core/data/evidence")
    parser.add_argument("--out", default=os.environ.get("OUT", f"{HERE}/out"))
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--vocab", type=int, default=12000)
    parser.add_argument("--from", dest="start", help="weights of ours to go on from, with their pieces")
    parser.add_argument("--first", type=float, default=0.62, help="share of the time for everything at once")
    parser.add_argument("--only-second", action="store_true", help="no first phase: weights that have been through one, while the rate falls")
    parser.add_argument("--times", type=int, default=6, help="how often our own pairs are cut up for the second phase")
    parser.add_argument("--share", type=float, default=1, help="how much of Tatoeba, Europarl and the documentation is learned from again")
    parser.add_argument("--back", type=int, default=40000)
    parser.add_argument("--alternatives", help="lists by scripts/list-proof-alternatives.mjs: with them it also learns to correct slips")
    parser.add_argument("--alike", type=float, default=0, help="how much it counts in the second phase that two answers to the same line differ")
    parser.add_argument("--dropout", type=float, default=0.15, help="share of the weights dropped in the second phase")
    parser.add_argument("--tokens", type=int, default=56000)
    parser.add_argument("--work", default="/tmp/training")
    given = parser.parse_args()
    os.makedirs(given.out, exist_ok=True)
    os.makedirs(given.work, exist_ok=True)
    torch.manual_seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    end = START + given.minutes * 60

    sets, aside = read_sets(given.public)
    log({name: len(pairs) for name, pairs in sets.items()}, "aside", len(aside))
    ready = f"{given.work}/pieces.model"
    if given.start:
        write_pieces(given.start, ready, SYMBOLS)
    else:
        train_pieces(sets, f"{given.work}/pieces", given.vocab)
    load_pieces(ready, read_infinitives(spanish for spanish, _ in sets["own"]))
    log("pieces", pieces.vocab_size())

    to_correct, to_correct_aside = {}, read_lines_of(aside)
    marked = {language: read_marked(f"{HERE}/corpus/slips", language) for language in TAGS}
    marked, marked_aside = ({language: both[part] for language, both in marked.items()} for part in (0, 1))
    if given.alternatives:
        own_extra = [("en", own_lines(read_evidence(given.evidence), "en")), ("es", own_lines(read_evidence(given.evidence), "es"))]
        to_correct = read_lines_of(sets["own"], own_extra)
        planters = {language: Slips(language, given.alternatives, to_correct[language], marked[language]) for language in TAGS}
        load_pieces(ready, infinitives, planters)
        log("lines to correct", {language: len(lines) for language, lines in to_correct.items()}, {language: len(lines) for language, lines in marked.items()})

    with Pool(min(14, os.cpu_count()), initializer=load_pieces, initargs=(ready, infinitives, slips)) as pool:
        rng = random.Random(2)
        kept = make_batches(encode(pool, aside, 2, 7), given.tokens, rng, device)
        net = Translator(pieces.vocab_size()).to(device)
        log("million weights", round(sum(p.numel() for p in net.parameters()) / 1e6, 1))
        if given.start:
            load_weights(net, given.start)
            log("went on from", given.start, "aside", round(mean_loss(net, kept), 4))
            if to_correct:
                measure_marked(net, marked_aside)
        trained_on = {name: len(pairs) for name, pairs in sets.items()}
        keep_first, keep_weights = (make_keeper(given, trained_on, bool(to_correct), name) for name in ("translator-first.bin", "translator.bin"))
        learn, judge = part_evidence(read_evidence(given.evidence))
        rate, warm = (9e-4, 500) if given.start else (1.6e-3, 1500)
        forward = None
        if not given.only_second:
            batches = make_batches(encode_first(pool, thin(sets, given.share), to_correct, marked), given.tokens, rng, device)
            log("first phase", len(batches))
            forward = compile_if_quicker(net, batches, device)
            until = time.time() + (end - time.time() - 60) * given.first
            run_phase(net, "all", batches, kept, until, rate, warm, device, (0, given.first), keep_first, forward=forward)
            del batches
            if to_correct:
                measure_corrections(net, to_correct_aside)
                measure_marked(net, marked_aside)
        english = read_lines(sorted(glob.glob(f"{given.public}/english-*.txt.xz")), given.back)
        back = translate_back(net, english + own_lines(learn, "en"), "<2es>")
        to_spanish = [(line, made) for made, line in translate_back(net, own_lines(learn, "es"), "<2en>")]
        trained_on["translatedBack"] = len(back) + len(to_spanish)
        second = encode_second(pool, sets, to_correct, marked, back, to_spanish, given.times)
    batches = make_batches(second, given.tokens, rng, device)
    log("second phase", len(second), len(batches))
    for part in net.modules():
        if isinstance(part, torch.nn.Dropout):
            part.p = given.dropout
    extra = make_likeness_loss(net, sets["own"], learn, device)
    run_phase(net, "own", batches, kept, end - 45, rate, 200, device, (given.first, 1), keep_weights, extra, given.alike, forward)
    facts = measure(net, aside, given.out)
    likeness = measure_likeness(net, judge, device)
    log("likeness", likeness)

    reached = {"chrF2": facts, "likeness": likeness}
    if to_correct:
        reached["corrections"] = measure_corrections(net, to_correct_aside)
        reached["slipsOfPeople"] = measure_marked(net, marked_aside)
    keep_weights(net, reached)
    lines = ["Atención al público y cobro en caja", "<n0> años de experiencia en <e0>.", "Reduje un <n0> % las mermas", "¿Ñandú? 日本 naïve"]
    with open(f"{given.out}/check.json", "w", encoding="utf8") as file:
        json.dump([{"text": line, "ids": pieces.encode(line)} for line in lines], file, ensure_ascii=False)


if __name__ == "__main__":
    main()
