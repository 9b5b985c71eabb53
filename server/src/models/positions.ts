/** Sines and cosines that tell the network where in a sentence a token is. */
export function makePositions(length: number, dim: number): Float32Array {
  const table = new Float32Array(length * dim);
  for (let position = 0; position < length; position++) {
    for (let pair = 0; pair < dim / 2; pair++) {
      const angle = position * 10_000 ** ((-2 * pair) / dim);
      table[position * dim + 2 * pair] = Math.sin(angle);
      table[position * dim + 2 * pair + 1] = Math.cos(angle);
    }
  }
  return table;
}
