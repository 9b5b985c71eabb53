import type { AdapterFile, ModelFile, TensorEntry } from './model-file';
import {
  type Matrix,
  type Plan,
  readMatrix,
  readVector,
  roundRow,
  writeMatrix,
  writeVector,
} from './weights';

/** Fills the memory with the weights of the model and what is laid over them: each matrix gets the product of two narrow ones added. */
export function writeAdaptedWeights(
  { writes }: Plan,
  base: ModelFile,
  { header, data }: AdapterFile,
  memory: ArrayBufferLike,
): void {
  const learned = new Map(header.tensors.map((entry) => [entry.name, entry]));
  for (const write of writes) {
    const { entry, scales } = write;
    if (scales === undefined) {
      const own = learned.get(entry.name);
      if (own && own.rows * own.cols !== entry.rows * entry.cols) throw misfit(own);
      writeVector(write, own ? readVector(data, own) : readVector(base.data, entry), memory);
      continue;
    }
    const name = entry.name.replace(/\.weight$/, '');
    const [low, high] = [learned.get(`${name}.low`), learned.get(`${name}.high`)];
    const whole = readMatrix(base.data, entry);
    if (
      low &&
      high &&
      (low.cols !== entry.cols || high.cols !== entry.rows || low.rows !== high.rows)
    )
      throw misfit(low);
    const isAdapted = low !== undefined && high !== undefined;
    writeMatrix(
      write,
      isAdapted ? addProduct(whole, readMatrix(data, low), readMatrix(data, high)) : whole,
      memory,
    );
  }
}

const misfit = ({ name }: TensorEntry) => new Error(`${name} does not fit the weights`);

/** Row by row, so that no matrix of floats lies in memory as a whole. */
function addProduct(whole: Matrix, low: Matrix, high: Matrix): Matrix {
  const rank = low.own.length;
  const [depth, count] = [low.rows.length / rank, high.rows.length / rank];
  const sum = { rows: new Int8Array(whole.rows.length), own: new Float32Array(count) };
  const lows = Array.from({ length: rank }, (_, at) =>
    Float32Array.from(
      low.rows.subarray(at * depth, (at + 1) * depth),
      (value) => value * (low.own[at] ?? 0),
    ),
  );
  const values = new Float32Array(depth);
  for (let row = 0; row < count; row++) {
    const scale = whole.own[row] ?? 0;
    for (let at = 0; at < depth; at++) values[at] = (whole.rows[row * depth + at] ?? 0) * scale;
    lows.forEach((narrow, place) => {
      const times = (high.rows[place * count + row] ?? 0) * (high.own[place] ?? 0);
      for (let at = 0; at < depth; at++) values[at] = (values[at] ?? 0) + times * (narrow[at] ?? 0);
    });
    roundRow(values, row, sum);
  }
  return sum;
}
