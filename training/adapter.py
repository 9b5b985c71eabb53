"""A small change laid over the weights for one task: each matrix gets the product of two narrow ones added, biases and norms are replaced."""
import hashlib

import torch
import torch.nn as nn
import torch.nn.functional as F

from export import write_tensors


class AdaptedLinear(nn.Module):
    def __init__(self, linear, rank):
        super().__init__()
        self.weight = nn.Parameter(linear.weight.detach().clone(), requires_grad=False)
        self.bias = nn.Parameter(linear.bias.detach().clone())
        rows, depth = self.weight.shape
        self.low = nn.Parameter(torch.randn(rank, depth, device=self.weight.device) * depth**-0.5)
        self.high = nn.Parameter(torch.zeros(rank, rows, device=self.weight.device))

    def forward(self, x):
        return F.linear(x, self.weight + self.high.T @ self.low, self.bias)


def adapt(net, rank):
    """Puts an adapter over every matrix of the layers; all else but biases and norms stays as it is. Gives what is learned, in groups."""
    for block in [*net.enc, *net.dec]:
        for part in (block, block.a, block.c):
            for name, child in list(part.named_children()) if part is not None else []:
                if isinstance(child, nn.Linear):
                    setattr(part, name, AdaptedLinear(child, rank))
    net.e.weight.requires_grad = False
    net.sent.weight.requires_grad = False
    narrow = [value for name, value in net.named_parameters() if is_narrow(name)]
    rest = [value for name, value in net.named_parameters() if value.requires_grad and not is_narrow(name)]
    # A step in a narrow matrix moves the whole one by less.
    return [{"params": narrow, "times": 4, "weight_decay": 0}, {"params": rest, "times": 1, "weight_decay": 0}]


def is_narrow(name):
    return name.endswith((".low", ".high"))


def round_adapter(net):
    """The weights as the server has them: narrow matrices and their sum with the whole ones in eight bits a row."""
    with torch.no_grad():
        for part in net.modules():
            if isinstance(part, AdaptedLinear):
                whole = part.weight + round_rows(part.high).T @ round_rows(part.low)
                part.weight.copy_(round_rows(whole))
                part.high.zero_()


def round_rows(matrix):
    scale = matrix.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127
    return (matrix / scale).round().clamp(-127, 127) * scale


def write_adapter(path, net, base, facts):
    """base: the file of the weights it lies over, which the server compares by its checksum."""
    with open(base, "rb") as file:
        checksum = hashlib.sha256(file.read()).hexdigest()
    learned = {name: value for name, value in net.state_dict().items() if is_narrow(name) or value.ndim == 1}
    write_tensors(path, learned, {**facts, "base": checksum})
