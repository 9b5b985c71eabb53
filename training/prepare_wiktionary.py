"""Word pairs out of Wiktionary's Spanish-English and English-Spanish lists (one sense a line, "word {pos} :: meaning"; CC BY-SA 3.0).

usage: prepare_wiktionary.py ES_EN.txt EN_ES.txt OUT_DIR
"""
import lzma
import re
import sys

ENTRY = re.compile(r"^(?P<word>[^{]+?)\s*\{(?P<kind>[^}]*)\}(?P<about>.*?)::\s*(?P<meaning>.*)$")
NOTE = re.compile(r"\s*(\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|/[^/]*/)")
# Neither names of places nor sayings, and nothing that only says which form of a word it is.
LEFT_OUT = {"prop", "proverb", "phrase", "interj", "initialism", "abbr", "suffix", "prefix", "letter", "num"}
FORM_OF = re.compile(r"\b(form|spelling|plural|feminine|participle|alternative|obsolete|diminutive|superlative|abbreviation) of\b|SEE:", re.I)
RARE = re.compile(r"\b(vulgar|obsolete|archaic|slang|offensive|dated|rare|derogatory|poetic)\b", re.I)


def meanings(text):
    text = NOTE.sub("", text).split(";")[0]
    return [part.strip(" .") for part in text.split(",")][:2]


def read(path):
    for line in open(path, encoding="utf8"):
        entry = ENTRY.match(line)
        if not entry or entry["kind"] in LEFT_OUT or FORM_OF.search(line) or RARE.search(entry["about"]):
            continue
        for meaning in meanings(entry["meaning"]):
            meaning = re.sub(r"^(to|a|an|the) ", "", meaning)
            if meaning and len(meaning.split()) <= 4 and re.fullmatch(r"[^\W\d_][\w' .-]*", meaning):
                yield NOTE.sub("", entry["word"]).strip(), meaning


def main(spanish, english, out):
    pairs = set(read(spanish)) | {(b, a) for a, b in read(english)}
    pairs = sorted((a, b) for a, b in pairs if a.lower() != b.lower() and len(a) > 2 and len(b) > 2)
    with lzma.open(f"{out}/wiktionary-es-en.tsv.xz", "wt", encoding="utf8") as file:
        file.writelines(f"{a}\t{b}\n" for a, b in pairs)
    print(len(pairs), "pairs")


if __name__ == "__main__":
    main(*sys.argv[1:4])
