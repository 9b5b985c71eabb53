"""Weights that were trained before, to go on from: the file that export.py writes, read back into the network."""
import json
import struct

import numpy as np
import torch


def open_file(path):
    data = open(path, "rb").read()
    assert data[:8] == b"TRYMODL1", "not a model of ours"
    size = struct.unpack("<I", data[8:12])[0]
    header = json.loads(data[12 : 12 + size])
    return header, memoryview(data)[(12 + size + 15) // 16 * 16 :]


def load_weights(net, path):
    state = read_weights(path)
    own = net.state_dict()
    net.load_state_dict({name: state[name].view_as(value) for name, value in own.items()})


def read_weights(path):
    header, data = open_file(path)
    state = {}
    for tensor in header["tensors"]:
        rows, cols = tensor["rows"], tensor["cols"]
        if tensor["type"] == "i8":
            values = np.frombuffer(data, np.int8, rows * cols, tensor["offset"]).reshape(rows, cols).astype(np.float32)
            scales = np.frombuffer(data, np.float32, rows, tensor["scaleOffset"])
            state[tensor["name"]] = torch.from_numpy(values * scales[:, None])
        else:
            state[tensor["name"]] = torch.from_numpy(np.frombuffer(data, np.float32, rows * cols, tensor["offset"]).copy())
    return state


# -- pieces --------------------------------------------------------------------------------------------------------

UNKNOWN, CONTROL, GIVEN, BYTE, FOUND = 2, 3, 4, 6, 1


def write_pieces(weights, path, symbols):
    """The vocabulary of weights as a SentencePiece model, so that whoever has the weights needs no other file to go on from them."""
    vocabulary = open_file(weights)[0]["vocab"]

    def kind_of(piece, at):
        if at == 1:
            return UNKNOWN
        if at < 4:
            return CONTROL
        if piece in symbols:
            return GIVEN
        return BYTE if piece.startswith("<0x") and len(piece) == 6 else FOUND

    parts = [field(1, field(1, piece.encode()) + field(2, float(score)) + field(3, kind_of(piece, at))) for at, (piece, score) in enumerate(vocabulary)]
    # A unigram model with byte pieces; the numbers of unknown, begin, end and padding; text is taken as it is.
    parts.append(field(2, field(3, 1) + field(4, len(vocabulary)) + field(35, 1) + field(40, 1) + field(41, 2) + field(42, 3) + field(43, 0)))
    parts.append(field(3, field(1, b"identity") + field(3, 1) + field(4, 1) + field(5, 1)))
    with open(path, "wb") as file:
        file.write(b"".join(parts))


def field(number, value):
    """One field of a protocol buffer."""
    if isinstance(value, bytes):
        return varint(number << 3 | 2) + varint(len(value)) + value
    if isinstance(value, float):
        return varint(number << 3 | 5) + struct.pack("<f", value)
    return varint(number << 3) + varint(value)


def varint(number):
    out = []
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    return bytes([*out, number])
