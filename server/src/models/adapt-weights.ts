import { type Kernel, loadKernel, WRITE } from './kernel/load-kernel';
import { MemoryLayout, makeMemory } from './memory-layout';
import type { AdapterFile, TensorEntry } from './model-file';
import {
  type Matrix,
  readMatrix,
  readVector,
  roundRow,
  type WeightsSource,
  writeMatrix,
} from './weights';

/** Weights with what was learned for a task laid over them: each matrix gets the product of two narrow ones added. */
export function layOver(base: WeightsSource, { header, data }: AdapterFile): WeightsSource {
  const learned = new Map(header.tensors.map((entry) => [entry.name, entry]));
  const widest = Math.max(0, ...header.tensors.map(({ cols }) => cols));
  const bench = new ProductBench(header.rank, widest);
  return {
    vector(entry) {
      const own = learned.get(entry.name);
      if (own && own.rows * own.cols !== entry.rows * entry.cols) throw misfit(own);
      return own ? readVector(data, own) : base.vector(entry);
    },
    matrix(entry) {
      const whole = base.matrix(entry);
      const name = entry.name.replace(/\.weight$/, '');
      const [low, high] = [learned.get(`${name}.low`), learned.get(`${name}.high`)];
      if (low === undefined || high === undefined) return whole;
      if (low.cols !== entry.cols || high.cols !== entry.rows) throw misfit(low);
      if (low.rows !== header.rank || high.rows !== header.rank) throw misfit(low);
      return bench.addProduct(whole, readMatrix(data, low), readMatrix(data, high));
    },
  };
}

const misfit = ({ name }: TensorEntry) => new Error(`${name} does not fit the weights`);

const ROWS_AT_ONCE = 64;

/** A little memory in which the kernel multiplies narrow matrices: six times as quick as without it. */
class ProductBench {
  private readonly memory: WebAssembly.Memory;
  private readonly kernel: Kernel;
  private readonly places: Readonly<
    Record<'narrow' | 'ones' | 'totals' | 'zeros' | 'rows' | 'rounded' | 'scales' | 'out', number>
  >;

  constructor(
    private readonly rank: number,
    mostColumns: number,
  ) {
    if (rank % 16 !== 0)
      throw new Error('what is laid over the weights has a rank that we cannot compute');
    const layout = new MemoryLayout();
    const reserve = (bytes: number): number => layout.reserve(bytes);
    this.places = {
      narrow: reserve(mostColumns * rank),
      ones: reserve(mostColumns * 4),
      totals: reserve(mostColumns * 4),
      zeros: reserve(mostColumns * 4),
      rows: reserve(ROWS_AT_ONCE * rank * 4),
      rounded: reserve(ROWS_AT_ONCE * rank),
      scales: reserve(ROWS_AT_ONCE * 8),
      out: reserve(ROWS_AT_ONCE * mostColumns * 4),
    };
    this.memory = makeMemory(layout.end);
    this.kernel = loadKernel(this.memory);
  }

  addProduct(whole: Matrix, low: Matrix, high: Matrix): Matrix {
    const { places, rank, kernel } = this;
    const [depth, count] = [low.rows.length / rank, high.rows.length / rank];
    this.putNarrow(low, depth);
    const floats = new Float32Array(this.memory.buffer);
    const sum = { rows: new Int8Array(whole.rows.length), own: new Float32Array(count) };
    for (let first = 0; first < count; first += ROWS_AT_ONCE) {
      const some = Math.min(ROWS_AT_ONCE, count - first);
      for (let row = 0; row < some; row++)
        for (let at = 0; at < rank; at++)
          floats[places.rows / 4 + row * rank + at] =
            (high.rows[at * count + first + row] ?? 0) * (high.own[at] ?? 0) * (low.own[at] ?? 0);
      kernel.quantize(places.rows, places.rounded, places.scales, some, rank);
      const matrix = [places.narrow, places.ones, places.totals, places.zeros] as const;
      kernel.multiply(
        places.rounded,
        places.scales,
        ...matrix,
        places.out,
        some,
        depth,
        rank,
        WRITE,
      );
      for (let row = 0; row < some; row++) {
        const start = places.out / 4 + row * depth;
        const values = floats.subarray(start, start + depth);
        const [from, scale] = [(first + row) * depth, whole.own[first + row] ?? 0];
        for (let at = 0; at < depth; at++)
          values[at] = (values[at] ?? 0) + (whole.rows[from + at] ?? 0) * scale;
        roundRow(values, first + row, sum);
      }
    }
    return sum;
  }

  /** Its columns as rows, since that is how the kernel takes weights. What its rows are to be multiplied with is left to the other matrix. */
  private putNarrow({ rows }: Matrix, depth: number): void {
    const turned = new Int8Array(rows.length);
    for (let at = 0; at < this.rank; at++)
      for (let column = 0; column < depth; column++)
        turned[column * this.rank + at] = rows[at * depth + column] ?? 0;
    const { narrow: weights, ones: scales, totals } = this.places;
    const matrix = { rows: turned, own: new Float32Array(depth).fill(1) };
    writeMatrix({ weights, scales, totals }, matrix, this.memory.buffer);
  }
}
