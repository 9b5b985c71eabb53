"""Rows in the other language too, by the translator."""
import re

import torch

from model import END, Translator, translate
from read_model import load_weights, open_file
from text import NUMBER, NUMBER_SLOTS, prepare

SPANISH = re.compile(r"[ñáéíóú¿¡]|\b(?:de|la|el|los|las|en|con|para|por|una?|del|y|al|se|que|su|sin|años?|mi)\b", re.I)
ENGLISH = re.compile(r"\b(?:the|of|and|with|for|to|in|on|at|an?|my|from|was|by|is|years?|using|i)\b", re.I)


def is_spanish(text):
    return len(SPANISH.findall(text)) > len(ENGLISH.findall(text))


def hide_figures(text):
    figures = []

    def hide(found):
        if len(figures) == NUMBER_SLOTS:
            return found.group()
        figures.append(found.group())
        return f"<n{len(figures) - 1}>"

    return NUMBER.sub(hide, text), figures


def translate_texts(texts, pieces, path, device, most=64):
    """Each text in the other language, or None where the model wrote nothing of use."""
    header = open_file(path)[0]
    net = Translator(len(header["vocab"]), header["dim"], header["heads"], header["encoderLayers"], header["decoderLayers"])
    load_weights(net, path)
    net.eval().to(device)
    hidden = [hide_figures(prepare(text)) for text in texts]
    rows = []
    for text, (shown, _) in zip(texts, hidden):
        tag = pieces.piece_to_id("<2en>" if is_spanish(text) else "<2es>")
        rows.append([tag] + pieces.encode(shown)[:most] + [END])
    made = {}
    with torch.no_grad():
        for text, (_, figures), (ids, likely) in zip(texts, hidden, translate(net, rows, beam=1, longest=80, side=1024)):
            written = pieces.decode(ids)
            for at, figure in enumerate(figures):
                written = written.replace(f"<n{at}>", figure)
            made[text] = written if likely > -1.2 and "<" not in written and 2 < len(written) < 3 * len(text) + 20 else None
    return made
