import { kernelBytes } from './kernel-bytes';

type Address = number;

/** What kernel-source.ts exports; it says what each does. */
export interface Kernel {
  multiply(
    rowsAt: Address,
    rowScales: Address,
    weights: Address,
    scales: Address,
    bias: Address,
    out: Address,
    rows: number,
    columns: number,
    depth: number,
    mode: MultiplyMode,
  ): void;
  quantize(from: Address, to: Address, scales: Address, rows: number, columns: number): void;
  normalize(
    from: Address,
    gain: Address,
    bias: Address,
    to: Address,
    rows: number,
    columns: number,
  ): void;
  attend(
    query: Address,
    base: Address,
    stride: number,
    index: Address,
    count: number,
    out: Address,
    scores: Address,
    width: number,
    head: number,
    scale: number,
  ): void;
  findLargest(from: Address, count: number): number;
  sumExponentials(from: Address, count: number, largest: number): number;
  listAtLeast(from: Address, count: number, least: number, to: Address): number;
}

export const WRITE = 0;
/** Writes zero for what is below. */
export const WRITE_POSITIVE = 1;
/** Adds to what is there. */
export const ADD = 2;
type MultiplyMode = typeof WRITE | typeof WRITE_POSITIVE | typeof ADD;

const NAMES: readonly (keyof Kernel)[] = [
  'multiply',
  'quantize',
  'normalize',
  'attend',
  'findLargest',
  'sumExponentials',
  'listAtLeast',
];

export function loadKernel(memory: WebAssembly.Memory): Kernel {
  const module = new WebAssembly.Module(Buffer.from(kernelBytes, 'base64'));
  const { exports } = new WebAssembly.Instance(module, { model: { memory } });
  if (!isKernel(exports)) throw new Error('the kernel lacks a function');
  return exports;
}

function isKernel(exports: object): exports is Kernel {
  const found = new Map(Object.entries(exports));
  return NAMES.every((name) => typeof found.get(name) === 'function');
}
