"""English lines as they stand in CVs out of O*NET's task statements (CC BY 4.0): as written, as past deeds and as nouns of action.

usage: prepare_onet.py "Task Statements.txt" OUT_DIR
"""
import csv
import lzma
import re
import sys

from prepare_esco import to_british

IRREGULAR = {
    "be": "was", "bend": "bent", "bind": "bound", "blow": "blew", "break": "broke", "bring": "brought", "build": "built", "buy": "bought", "choose": "chose", "cut": "cut",
    "deal": "dealt", "do": "did", "draw": "drew", "drive": "drove", "feed": "fed", "find": "found", "fit": "fitted", "fly": "flew", "get": "got", "give": "gave",
    "grind": "ground", "grow": "grew", "hang": "hung", "have": "had", "hold": "held", "keep": "kept", "lay": "laid", "lead": "led", "learn": "learnt", "leave": "left",
    "let": "let", "light": "lit", "make": "made", "meet": "met", "oversee": "oversaw", "pay": "paid", "put": "put", "read": "read", "ride": "rode", "rewrite": "rewrote",
    "run": "ran", "see": "saw", "seek": "sought", "sell": "sold", "send": "sent", "set": "set", "sew": "sewed", "shoot": "shot", "shut": "shut", "sing": "sang",
    "speak": "spoke", "spin": "spun", "split": "split", "spread": "spread", "stand": "stood", "stick": "stuck", "take": "took", "teach": "taught", "tell": "told",
    "think": "thought", "throw": "threw", "understand": "understood", "undertake": "undertook", "weave": "wove", "wind": "wound", "write": "wrote", "reset": "reset",
}
DOUBLED = {"plan", "stop", "ship", "trim", "wrap", "map", "tag", "strip", "scrub", "drop", "log", "scan", "grip", "clip", "chop", "mop", "dig", "skim", "tap", "refer", "submit", "transfer", "admit", "program", "control", "compel", "regret", "occur", "label", "model", "travel", "counsel", "signal", "channel", "level", "tip", "knit", "pat", "pin", "rub", "swab", "slit"}


def past(verb):
    low = verb.lower()
    if low in IRREGULAR:
        made = IRREGULAR[low]
    elif low in DOUBLED:
        made = low + low[-1] + "ed"
    elif low.endswith("e"):
        made = low + "d"
    elif re.search(r"[^aeiou]y$", low):
        made = low[:-1] + "ied"
    else:
        made = low + "ed"
    return made[0].upper() + made[1:] if verb[0].isupper() else made


def gerund(verb):
    low = verb.lower()
    if low in DOUBLED or low in {"run", "cut", "set", "put", "get", "let", "shut", "spin", "split", "fit", "dig"}:
        made = low + low[-1] + "ing"
    elif low.endswith("ie"):
        made = low[:-2] + "ying"
    elif low.endswith("e") and not low.endswith(("ee", "oe", "ye")):
        made = low[:-1] + "ing"
    else:
        made = low + "ing"
    return made[0].upper() + made[1:] if verb[0].isupper() else made


def inflect(sentence, verbs, form):
    """The verbs that open the sentence ("Plan, direct, or coordinate …") in another form; None when they are unclear."""
    match = re.match(r"[A-Z][a-z]+", sentence)
    if not match or match.group().lower() not in verbs:
        return None
    out, at = form(match.group()), match.end()
    while True:
        more = re.match(r"(, (?:and |or )?| and | or )([a-z]+)", sentence[at:])
        if not more or more.group(2) not in verbs:
            break
        out += more.group(1) + form(more.group(2))
        at += more.end()
    rest = sentence[at:]
    # A later clause with its own verb would stay in the wrong form.
    if any(word in verbs for word in re.findall(r"(?:\b(?:and|or)|;) ([a-z]+)\b", rest)):
        return None
    return out + rest


def main(path, out):
    with open(path, encoding="utf8", newline="") as file:
        tasks = sorted({to_british(row["Task"].strip()) for row in csv.DictReader(file, delimiter="\t")})
    first = {}
    for task in tasks:
        word = task.split()[0].rstrip(",").lower()
        first[word] = first.get(word, 0) + 1
    verbs = {word for word, count in first.items() if count >= 3 and re.fullmatch("[a-z]+", word) and not word.endswith(("ing", "ly"))}
    lines = []
    for task in tasks:
        text = task.rstrip(".")
        lines.append(text)
        for form in (past, gerund):
            other = inflect(text, verbs, form)
            if other:
                lines.append(other)
    with lzma.open(f"{out}/english-tasks.txt.xz", "wt", encoding="utf8") as file:
        file.writelines(f"{line}\n" for line in lines)
    print(len(tasks), "tasks,", len(lines), "lines")


if __name__ == "__main__":
    main(*sys.argv[1:3])
