"""The judge of requirement and line: a small encoder that reads both together, and what it is made from.

`BEGIN requirement END line END`; the positions of the line begin again at one, and two vectors say which side a piece is on.
"""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

PAD, UNKNOWN, BEGIN, END = 0, 1, 2, 3
WANTED, SAID = 24, 44
LABELS = ["shows", "near", "not"]
HIDDEN = 128


def attend(q, k, v, mask):
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
    scores = (q @ k.transpose(-1, -2)) / math.sqrt(q.shape[-1])
    return scores.masked_fill(~mask, -1e9).softmax(-1) @ v


class Attention(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads = heads
        self.q, self.kv, self.o = nn.Linear(dim, dim), nn.Linear(dim, 2 * dim), nn.Linear(dim, dim)

    def forward(self, x, mask):
        batch, length, dim = x.shape
        size = dim // self.heads
        q = self.q(x).view(batch, length, self.heads, size).transpose(1, 2)
        k, v = self.kv(x).view(batch, length, 2, self.heads, size).permute(2, 0, 3, 1, 4)
        return self.o(attend(q, k, v, mask).transpose(1, 2).reshape(batch, length, dim))


class Block(nn.Module):
    def __init__(self, dim, heads, ffn, dropout):
        super().__init__()
        self.a = Attention(dim, heads)
        self.n1, self.n2 = nn.LayerNorm(dim), nn.LayerNorm(dim)
        self.f1, self.f2 = nn.Linear(dim, ffn), nn.Linear(ffn, dim)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x, mask):
        x = x + self.dropout(self.a(self.n1(x), mask))
        return x + self.dropout(self.f2(self.dropout(F.relu(self.f1(self.n2(x))))))


class Judge(nn.Module):
    def __init__(self, vocabulary, dim, heads, layers, ffn, dropout=0.1):
        super().__init__()
        self.dim, self.heads, self.ffn = dim, heads, ffn
        self.e = nn.Embedding(vocabulary, dim)
        nn.init.normal_(self.e.weight, std=dim**-0.5)
        self.side = nn.Embedding(2, dim)
        nn.init.normal_(self.side.weight, std=0.1)
        self.enc = nn.ModuleList(Block(dim, heads, ffn, dropout) for _ in range(layers))
        self.ne = nn.LayerNorm(dim)
        self.h1, self.h2 = nn.Linear(4 * dim, HIDDEN), nn.Linear(HIDDEN, 4)
        self.dropout = nn.Dropout(dropout)
        place = torch.arange(max(WANTED, SAID) + 2)[:, None].float()
        rate = torch.exp(torch.arange(0, dim, 2) * (-math.log(1e4) / dim))
        positions = torch.zeros(len(place), dim)
        positions[:, 0::2], positions[:, 1::2] = torch.sin(place * rate), torch.cos(place * rate)
        self.register_buffer("positions", positions, persistent=False)

    def read(self, wanted, said):
        """wanted: BEGIN … END, said: … END, both filled up with PAD. What the encoder makes of each piece, and which of them are there."""
        left = self.e(wanted) * math.sqrt(self.dim) + self.positions[: wanted.shape[1]] + self.side.weight[0]
        right = self.e(said) * math.sqrt(self.dim) + self.positions[1 : said.shape[1] + 1] + self.side.weight[1]
        there = torch.cat([wanted, said], 1) != PAD
        h = self.dropout(torch.cat([left, right], 1))
        mask = there[:, None, None, :]
        for block in self.enc:
            h = block(h, mask)
        return self.ne(h), there

    def decide(self, h, there, width):
        keep = there.unsqueeze(-1).to(h.dtype)
        mean = lambda part, kept: (part * kept).sum(1) / kept.sum(1).clamp(min=1)
        wanted, said = mean(h[:, :width], keep[:, :width]), mean(h[:, width:], keep[:, width:])
        told = torch.cat([h[:, 0], wanted, said, wanted * said], 1)
        return self.h2(self.dropout(F.relu(self.h1(self.dropout(told))))).float()

    def forward(self, wanted, said):
        """Three logits for the labels, and one for texts that only belong together."""
        h, there = self.read(wanted, said)
        return self.decide(h, there, wanted.shape[1])


def odds(logits):
    """How much more likely than not a line shows it."""
    return logits[:, 0] - torch.logaddexp(logits[:, 1], logits[:, 2])


def take_encoder(judge, weights):
    """The translator's encoder as a beginning; the two sides and the decision are new."""
    own = judge.state_dict()
    judge.load_state_dict({name: weights[name].view_as(value) if name in weights else value for name, value in own.items()})


def take_words(judge, table):
    """The words of a wider network, in the directions in which they differ most."""
    centre = table.mean(0)
    _, size, axes = torch.linalg.svd((table - centre).float(), full_matrices=False)
    fewer = (table - centre) @ axes[: judge.dim].T
    with torch.no_grad():
        judge.e.weight.copy_(fewer / fewer.std() * judge.dim**-0.5)
