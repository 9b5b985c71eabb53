import { ADD, type Kernel, WRITE, WRITE_POSITIVE } from './kernel/load-kernel';
import type { ModelHeader } from './model-file';
import type { Attention, Layer, Linear, Norm } from './weights';
import type { Workspace } from './workspace';

type Address = number;

/** So many rows of activations stay in a core's nearest memory while the weights go by. */
const ROWS_AT_ONCE = 64;

/** What a layer of the transformer does with the rows of its workspace. */
export class LayerSteps {
  constructor(
    private readonly kernel: Kernel,
    private readonly header: ModelHeader,
    private readonly space: Workspace,
  ) {}

  norm({ gain, bias }: Norm, rows: number): void {
    this.kernel.normalize(this.space.stream, gain, bias, this.space.normed, rows, this.header.dim);
  }

  quantize(from: Address, rows: number, columns: number): void {
    this.kernel.quantize(from, this.space.quantized, this.space.scales, rows, columns);
  }

  project(from: Address, rows: number, linear: Linear, to: Address): void {
    this.quantize(from, rows, linear.depth);
    this.apply(linear, rows, to);
  }

  /** To what was quantized last. */
  apply(
    { weights, scales, totals, bias, columns, depth }: Linear,
    rows: number,
    to: Address,
    mode: typeof WRITE | typeof WRITE_POSITIVE | typeof ADD = WRITE,
  ): void {
    for (let row = 0; row < rows; row += ROWS_AT_ONCE) {
      const some = Math.min(ROWS_AT_ONCE, rows - row);
      const from = this.space.quantized + row * depth;
      const own = this.space.scales + row * 8;
      const out = to + row * columns * 4;
      const [matrix, shape] = [[weights, scales, totals, bias] as const, [columns, depth] as const];
      this.kernel.multiply(from, own, ...matrix, out, some, ...shape, mode);
    }
  }

  attend(row: number, slots: Address, list: Address, length: number): void {
    const { dim, heads } = this.header;
    const { query, attended, scores } = this.space;
    const head = dim / heads;
    const at = row * dim * 4;
    this.kernel.attend(
      query + at,
      slots,
      dim * 8,
      list,
      length,
      attended + at,
      scores,
      dim * 4,
      head * 4,
      1 / Math.sqrt(head),
    );
  }

  finishAttention({ out }: Attention, rows: number): void {
    this.quantize(this.space.attended, rows, this.header.dim);
    this.apply(out, rows, this.space.stream, ADD);
  }

  feedForward({ beforeFeedForward, widen, narrow }: Layer, rows: number): void {
    const { space } = this;
    this.norm(beforeFeedForward, rows);
    this.quantize(space.normed, rows, widen.depth);
    this.apply(widen, rows, space.wide, WRITE_POSITIVE);
    this.quantize(space.wide, rows, narrow.depth);
    this.apply(narrow, rows, space.stream, ADD);
  }
}
