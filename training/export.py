"""Writes the weights as the server reads them: int8 matrices with one scale a row, the rest as float32 (docs/translation-model.md)."""
import json
import struct

import numpy as np

MAGIC = b"TRYMODL1"


def write_model(path, net, pieces, facts):
    """pieces: [(piece, score)] in the order of their ids; facts: what else the header says."""
    write_tensors(path, net.state_dict(), {**facts, "vocab": pieces})


def write_tensors(path, state, facts):
    blobs, tensors, offset = [], [], 0

    def put(array):
        nonlocal offset
        data = array.tobytes()
        at = offset
        data += b"\0" * (-len(data) % 16)
        blobs.append(data)
        offset += len(data)
        return at

    for name, value in state.items():
        array = value.detach().float().cpu().numpy()
        if array.ndim == 1:
            tensors.append({"name": name, "rows": 1, "cols": array.shape[0], "type": "f32", "offset": put(array.astype("<f4"))})
            continue
        scale = np.maximum(np.abs(array).max(1), 1e-8) / 127
        whole = np.clip(np.rint(array / scale[:, None]), -127, 127).astype(np.int8)
        tensors.append({
            "name": name, "rows": array.shape[0], "cols": array.shape[1], "type": "i8",
            "offset": put(whole), "scaleOffset": put(scale.astype("<f4")),
        })
    header = json.dumps({**facts, "tensors": tensors}, ensure_ascii=False, separators=(",", ":")).encode()
    header += b" " * (-(len(MAGIC) + 4 + len(header)) % 16)
    with open(path, "wb") as file:
        file.write(MAGIC + struct.pack("<I", len(header)) + header)
        for blob in blobs:
            file.write(blob)
