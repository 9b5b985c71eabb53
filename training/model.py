"""One small transformer for both directions: pre-norm, ReLU, tied embedding, sinusoidal positions."""
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

PAD, UNKNOWN, BEGIN, END = 0, 1, 2, 3
LONGEST = 256


class Attention(nn.Module):
    def __init__(self, dim, heads):
        super().__init__()
        self.heads = heads
        self.q = nn.Linear(dim, dim)
        self.kv = nn.Linear(dim, 2 * dim)
        self.o = nn.Linear(dim, dim)

    def forward(self, x, memory, mask=None, causal=False):
        batch, length, dim = x.shape
        size = dim // self.heads
        q = self.q(x).view(batch, length, self.heads, size).transpose(1, 2)
        k, v = self.kv(memory).view(batch, memory.shape[1], 2, self.heads, size).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, is_causal=causal)
        return self.o(y.transpose(1, 2).reshape(batch, length, dim))


class Block(nn.Module):
    def __init__(self, dim, heads, dropout, cross):
        super().__init__()
        self.a = Attention(dim, heads)
        self.n1 = nn.LayerNorm(dim)
        self.n2 = nn.LayerNorm(dim)
        self.f1 = nn.Linear(dim, 4 * dim)
        self.f2 = nn.Linear(4 * dim, dim)
        self.dropout = nn.Dropout(dropout)
        self.c = Attention(dim, heads) if cross else None
        self.n3 = nn.LayerNorm(dim) if cross else None

    def forward(self, x, mask, memory=None, causal=False):
        h = self.n1(x)
        x = x + self.dropout(self.a(h, h, None if causal else mask, causal))
        if self.c is not None:
            x = x + self.dropout(self.c(self.n3(x), memory, mask))
        return x + self.dropout(self.f2(self.dropout(F.relu(self.f1(self.n2(x))))))


class Translator(nn.Module):
    def __init__(self, vocab, dim=384, heads=6, encoders=8, decoders=3, dropout=0.1, sentence=256):
        super().__init__()
        self.dim = dim
        self.e = nn.Embedding(vocab, dim)
        nn.init.normal_(self.e.weight, std=dim**-0.5)
        self.enc = nn.ModuleList(Block(dim, heads, dropout, False) for _ in range(encoders))
        self.dec = nn.ModuleList(Block(dim, heads, dropout, True) for _ in range(decoders))
        self.ne = nn.LayerNorm(dim)
        self.nd = nn.LayerNorm(dim)
        self.sent = nn.Linear(dim, sentence, bias=False)
        self.dropout = nn.Dropout(dropout)
        place = torch.arange(LONGEST)[:, None].float()
        rate = torch.exp(torch.arange(0, dim, 2) * (-math.log(1e4) / dim))
        positions = torch.zeros(LONGEST, dim)
        positions[:, 0::2] = torch.sin(place * rate)
        positions[:, 1::2] = torch.cos(place * rate)
        self.register_buffer("positions", positions, persistent=False)

    def embed(self, x):
        return self.dropout(self.e(x) * math.sqrt(self.dim) + self.positions[: x.shape[1]])

    def encode(self, x):
        mask = (x != PAD)[:, None, None, :]
        h = self.embed(x)
        for block in self.enc:
            h = block(h, mask)
        return self.ne(h), mask

    def decode(self, y, memory, mask):
        h = self.embed(y)
        for block in self.dec:
            h = block(h, mask, memory, True)
        return self.nd(h)

    def forward(self, x, y):
        return self.decode(y, *self.encode(x))

    def sentence_vector(self, x):
        """x begins with <sim>, which is left out of the mean."""
        h, _ = self.encode(x)
        keep = (x != PAD).unsqueeze(-1).float()
        keep[:, 0] = 0
        mean = (h * keep).sum(1) / keep.sum(1).clamp(min=1)
        return F.normalize(self.sent(mean).float(), dim=-1)


@torch.no_grad()
def translate(net, rows, beam=4, longest=160, side=256):
    """rows: lists of ids that begin with their tag and end with END; gives (ids, mean log-probability)."""
    device = net.e.weight.device
    order = sorted(range(len(rows)), key=lambda i: len(rows[i]))
    out = [None] * len(rows)
    for start in range(0, len(order), side):
        part = order[start : start + side]
        width = max(len(rows[i]) for i in part)
        x = torch.zeros(len(part), width, dtype=torch.long)
        for r, i in enumerate(part):
            x[r, : len(rows[i])] = torch.tensor(rows[i])
        x = x.to(device)
        count = len(part)
        with torch.autocast(device.type, torch.bfloat16):
            memory, mask = net.encode(x)
            memory, mask = memory.repeat_interleave(beam, 0), mask.repeat_interleave(beam, 0)
            ids = torch.full((count * beam, 1), BEGIN, device=device)
            score = torch.full((count, beam), -1e9, device=device)
            score[:, 0] = 0
            done = torch.zeros(count * beam, dtype=torch.bool, device=device)
            for _ in range(min(longest, width * 2 + 10)):
                h = net.decode(ids, memory, mask)[:, -1]
                logs = F.log_softmax((h @ net.e.weight.t()).float(), -1)
                logs[:, UNKNOWN] = -1e9
                logs[done] = -1e9
                logs[done, END] = 0
                total = (score.view(-1, 1) + logs).view(count, -1)
                score, best = total.topk(beam, -1)
                rows_of = (torch.arange(count, device=device)[:, None] * beam + best // logs.shape[1]).view(-1)
                piece = (best % logs.shape[1]).view(-1)
                ids = torch.cat([ids[rows_of], piece[:, None]], 1)
                done = done[rows_of] | (piece == END)
                if done.all():
                    break
        ids = ids.view(count, beam, -1)
        length = (ids != END).sum(-1).float()
        pick = (score / length**0.8).argmax(-1)
        for r, i in enumerate(part):
            line = ids[r, pick[r]].tolist()[1:]
            line = line[: line.index(END)] if END in line else line
            out[i] = (line, (score[r, pick[r]] / length[r, pick[r]]).item())
    return out


@torch.no_grad()
def likelihoods(net, rows, targets, side=256):
    """How likely the net finds each id of the targets, END included, where it reads them along instead of writing its own."""
    device = net.e.weight.device
    order = sorted(range(len(rows)), key=lambda i: len(rows[i]) + len(targets[i]))
    out = [None] * len(rows)

    def padded(lines):
        filled = torch.zeros(len(lines), max(map(len, lines)), dtype=torch.long)
        for r, line in enumerate(lines):
            filled[r, : len(line)] = torch.tensor(line)
        return filled.to(device)

    for start in range(0, len(order), side):
        part = order[start : start + side]
        y = padded([[BEGIN] + list(targets[i]) + [END] for i in part])
        with torch.autocast(device.type, torch.bfloat16):
            logits = net(padded([rows[i] for i in part]), y[:, :-1]) @ net.e.weight.t()
        logs = F.log_softmax(logits.float(), -1).gather(-1, y[:, 1:, None]).squeeze(-1)
        for r, i in enumerate(part):
            out[i] = [round(one, 3) for one in logs[r, : len(targets[i]) + 1].tolist()]
    return out
