"""What happens to a text before it is cut into pieces. The runtime does the same (core/src/translate/model)."""
import random
import re
import unicodedata

NUMBER_SLOTS = 12
NAME_SLOTS = 10
SYMBOLS = (
    ["<2en>", "<2es>"]
    + [f"<n{i}>" for i in range(NUMBER_SLOTS)]
    + [f"<e{i}>" for i in range(NAME_SLOTS)]
    + ["<sim>"]
)

QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"'})
NUMBER = re.compile(r"(?<![\w.,])\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?![\w])")
TOKEN = re.compile(r"\S+")
EDGES = re.compile(r"^[(\[\"'¿¡]+|[)\]\"'.,;:!?]+$")


def prepare(text):
    text = unicodedata.normalize("NFC", text).translate(QUOTES)
    return re.sub(r"\s+", " ", text).strip()


def number_value(text, language):
    text = re.sub(r"[\u00a0\u202f ]", "", text)
    if language == "es":
        text = re.sub(r"\.(?=\d{3}(?!\d))", "", text).replace(",", ".")
    else:
        text = re.sub(r",(?=\d{3}(?!\d))", "", text)
    return text


def hide_numbers(spanish, english):
    """Both texts with <nK> for the numbers they share, counted in the order of the first; None where they differ."""
    left = list(NUMBER.finditer(spanish))
    right = list(NUMBER.finditer(english))
    if not left or len(left) != len(right) or len(left) > NUMBER_SLOTS:
        return None
    values = [number_value(m.group(), "es") for m in left]
    free = list(range(len(values)))
    slots = []
    for m in right:
        value = number_value(m.group(), "en")
        slot = next((i for i in free if values[i] == value), None)
        if slot is None:
            return None
        free.remove(slot)
        slots.append(slot)
    return put_slots(spanish, left, range(len(left)), "n"), put_slots(english, right, slots, "n")


def put_slots(text, matches, slots, kind):
    out, end = [], 0
    for match, slot in zip(matches, slots):
        out += [text[end : match.start()], f"<{kind}{slot}>"]
        end = match.end()
    return "".join(out) + text[end:]


def looks_like_a_name(token, position):
    if "<" in token or len(token) < 2:
        return False
    if re.search(r"\d", token) or "@" in token or "://" in token:
        return True
    if re.search(r"[A-ZÁÉÍÓÚÑ]", token[1:]):
        return True
    return position > 0 and token[0].isupper()


def hide_names(spanish, english, chance, rng):
    """Both texts with <eK> for runs of name-like words that stand in both, each with the given chance."""
    found = []
    tokens = list(TOKEN.finditer(spanish))
    index = 0
    while index < len(tokens):
        if not looks_like_a_name(EDGES.sub("", tokens[index].group()), index):
            index += 1
            continue
        last = index
        while last + 1 < len(tokens) and last - index < 4 and looks_like_a_name(
            EDGES.sub("", tokens[last + 1].group()), last + 1
        ):
            last += 1
        for end in range(last, index - 1, -1):
            run = EDGES.sub("", spanish[tokens[index].start() : tokens[end].end()])
            if len(run) > 1 and re.search(rf"(?<![\w<]){re.escape(run)}(?![\w>])", english):
                found.append(run)
                index = end
                break
        index += 1
    slot = 0
    for run in dict.fromkeys(found):
        pattern = rf"(?<![\w<]){re.escape(run)}(?![\w>])"
        if slot >= NAME_SLOTS or rng.random() > chance:
            continue
        if len(re.findall(pattern, spanish)) != 1 or len(re.findall(pattern, english)) != 1:
            continue
        spanish = re.sub(pattern, f"<e{slot}>", spanish)
        english = re.sub(pattern, f"<e{slot}>", english)
        slot += 1
    return renumber(spanish, english, "e")


def renumber(source, target, kind):
    order = []
    for slot in re.findall(rf"<{kind}(\d+)>", source):
        if slot not in order:
            order.append(slot)
    change = lambda text: re.sub(rf"<{kind}(\d+)>", lambda m: f"<{kind}{order.index(m.group(1))}>", text)
    return change(source), change(target)


def strip_accents(text):
    out = []
    for letter in text:
        out.append(letter if letter in "ñÑ" else unicodedata.normalize("NFD", letter)[0])
    return "".join(out)


def vary(spanish, english, rng):
    """The same pair as another person might have typed it."""
    if rng.random() < 0.4 and spanish[-1:] in ".;" and english[-1:] in ".;":
        spanish, english = spanish[:-1].rstrip(), english[:-1].rstrip()
    if rng.random() < 0.08 and spanish[:1].isupper() and not spanish[:2].isupper():
        spanish, english = spanish[0].lower() + spanish[1:], english[0].lower() + english[1:]
    if rng.random() < 0.02 and len(spanish) < 60 and "<" not in spanish:
        spanish, english = spanish.upper(), english.upper()
    return spanish, english


def make_example(spanish, english, rng, names=0.5, numbers=0.92):
    spanish, english = prepare(spanish), prepare(english)
    spanish, english = vary(spanish, english, rng)
    if rng.random() < numbers:
        hidden = hide_numbers(spanish, english)
        if hidden:
            spanish, english = hidden
    if rng.random() < 0.8:
        spanish, english = hide_names(spanish, english, names, rng)
    return spanish, english


def make_directions(spanish, english, rng):
    """(source, target) for both directions; slots are counted in the order of each one's source."""
    source = strip_accents(spanish) if rng.random() < 0.04 else spanish
    back = renumber(*renumber(english, spanish, "n"), "e")
    return ("<2en>", source, english), ("<2es>", *back)


if __name__ == "__main__":
    rng = random.Random(3)
    for pair in [
        ("Reduje un 14 % el coste en 2.500 pedidos con SAP Business One.", "Cut costs by 14% across 2,500 orders using SAP Business One."),
        ("Nivel B2 de inglés (Cambridge, 2019)", "B2 level English (Cambridge, 2019)"),
    ]:
        made = make_example(*pair, rng, names=1.0, numbers=1.0)
        print(made, make_directions(*made, rng))
