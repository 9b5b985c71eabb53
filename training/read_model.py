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
    own = net.state_dict()
    net.load_state_dict({name: state[name].view_as(value) for name, value in own.items()})
