import type { MadeModel, Matrix } from './make-model-file';

type Rows = readonly Float64Array[];

/**
 * The same network written as plainly as it can be, in 64-bit numbers, with no cache and no batch. `rounds` makes it round what
 * goes into a matrix to 7 bits, as the kernel does.
 */
export class ReferenceNetwork {
  constructor(
    private readonly model: MadeModel,
    private readonly shape: {
      readonly dim: number;
      readonly heads: number;
      readonly encoderLayers: number;
      readonly decoderLayers: number;
    },
    private readonly rounds: boolean,
  ) {}

  encode(tokens: readonly number[]): Rows {
    let rows = this.embed(tokens);
    for (let at = 0; at < this.shape.encoderLayers; at++) {
      const name = `enc.${at}`;
      const normed = this.norm(rows, `${name}.n1`);
      rows = sum(rows, this.attend(normed, normed, `${name}.a`, false));
      rows = sum(rows, this.feedForward(rows, name));
    }
    return this.norm(rows, 'ne');
  }

  /** The logits after the last of the tokens. */
  decode(source: Rows, tokens: readonly number[]): Float64Array {
    let rows = this.embed(tokens);
    for (let at = 0; at < this.shape.decoderLayers; at++) {
      const name = `dec.${at}`;
      const normed = this.norm(rows, `${name}.n1`);
      rows = sum(rows, this.attend(normed, normed, `${name}.a`, true));
      rows = sum(rows, this.attend(this.norm(rows, `${name}.n3`), source, `${name}.c`, false));
      rows = sum(rows, this.feedForward(rows, name));
    }
    const [logits] = this.multiply(this.norm(rows, 'nd').slice(-1), 'e.weight');
    return logits ?? new Float64Array();
  }

  sentenceVector(tokens: readonly number[]): Float64Array {
    const rows = this.encode(tokens).slice(1);
    const mean = new Float64Array(this.shape.dim).map(
      (_, at) => rows.reduce((total, row) => total + (row[at] ?? 0), 0) / rows.length,
    );
    const [vector = mean] = this.multiply([mean], 'sent.weight');
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  }

  private tensor(name: string): Matrix {
    const found = this.model.tensors.get(name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  }

  private embed(tokens: readonly number[]): Rows {
    const { cols, values } = this.tensor('e.weight');
    return tokens.map((token, position) =>
      values.slice(token * cols, (token + 1) * cols).map((value, at) => {
        const angle = position * 10_000 ** (-(at - (at % 2)) / cols);
        return value * Math.sqrt(cols) + (at % 2 === 0 ? Math.sin(angle) : Math.cos(angle));
      }),
    );
  }

  private norm(rows: Rows, name: string): Rows {
    const gain = this.tensor(`${name}.weight`).values;
    const bias = this.tensor(`${name}.bias`).values;
    return rows.map((row) => {
      const mean = row.reduce((a, b) => a + b, 0) / row.length;
      const variance = row.reduce((a, b) => a + (b - mean) ** 2, 0) / row.length;
      return row.map(
        (value, at) =>
          ((value - mean) / Math.sqrt(variance + 1e-5)) * (gain[at] ?? 0) + (bias[at] ?? 0),
      );
    });
  }

  private multiply(rows: Rows, name: string, bias?: string): Rows {
    const { rows: out, cols, values } = this.tensor(name);
    const added = bias === undefined ? undefined : this.tensor(bias).values;
    return rows.map((given) => {
      const step = Math.max(1e-20, Math.max(0, ...given) - Math.min(0, ...given)) / 127;
      const row = this.rounds ? given.map((value) => Math.round(value / step) * step) : given;
      return new Float64Array(out).map((_, at) => {
        let total = added?.[at] ?? 0;
        for (let k = 0; k < cols; k++) total += (row[k] ?? 0) * (values[at * cols + k] ?? 0);
        return total;
      });
    });
  }

  private linear(rows: Rows, name: string): Rows {
    return this.multiply(rows, `${name}.weight`, `${name}.bias`);
  }

  private feedForward(rows: Rows, name: string): Rows {
    const wide = this.linear(this.norm(rows, `${name}.n2`), `${name}.f1`);
    return this.linear(
      wide.map((row) => row.map((value) => Math.max(0, value))),
      `${name}.f2`,
    );
  }

  private attend(rows: Rows, others: Rows, name: string, looksBackOnly: boolean): Rows {
    const { dim, heads } = this.shape;
    const head = dim / heads;
    const queries = this.linear(rows, `${name}.q`);
    const kept = this.linear(others, `${name}.kv`);
    const mixed = queries.map((query, place) => {
      const seen = looksBackOnly ? kept.slice(0, place + 1) : kept;
      const out = new Float64Array(dim);
      for (let start = 0; start < dim; start += head) {
        const scores = seen.map((other) => {
          let score = 0;
          for (let at = start; at < start + head; at++)
            score += (query[at] ?? 0) * (other[at] ?? 0);
          return score / Math.sqrt(head);
        });
        const largest = Math.max(...scores);
        const weights = scores.map((score) => Math.exp(score - largest));
        const total = weights.reduce((a, b) => a + b, 0);
        for (let at = start; at < start + head; at++)
          out[at] = seen.reduce(
            (a, other, which) => a + ((weights[which] ?? 0) / total) * (other[dim + at] ?? 0),
            0,
          );
      }
      return out;
    });
    return this.linear(mixed, `${name}.o`);
  }
}

const sum = (a: Rows, b: Rows): Rows =>
  a.map((row, at) => row.map((value, column) => value + (b[at]?.[column] ?? 0)));
