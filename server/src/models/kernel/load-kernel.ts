import v8 from 'node:v8';
import { kernelBytes } from './kernel-bytes';
import type { KernelName } from './kernel-source';

type Address = number;

/** What kernel-source.ts exports; it says what each does. */
export interface Kernel {
  multiply(
    rowsAt: Address,
    rowScales: Address,
    weights: Address,
    scales: Address,
    totals: Address,
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

/** The one that is quickest here, if the engine can do it. All compute the same. */
export function chooseKernel(architecture: string = process.arch): KernelName {
  if (architecture === 'arm64') return 'quads';
  // Not "quads": the engine of Node 20 translates it wrongly on x64.
  return architecture === 'x64' ? 'pairs' : 'plain';
}

export function loadKernel(memory: WebAssembly.Memory, name = chooseKernel()): Kernel {
  const module = compile(readBytes(name)) ?? new WebAssembly.Module(readBytes('plain'));
  const { exports } = new WebAssembly.Instance(module, { model: { memory } });
  if (!isKernel(exports)) throw new Error('the kernel lacks a function');
  return exports;
}

/**
 * Node 20 has the relaxed instructions, but behind a setting of the engine. It is only looked at when a module is made, so that nothing
 * else changes if it is set as long as that takes. Later engines don't know the setting, and don't need it.
 */
function compile(bytes: Uint8Array): WebAssembly.Module | undefined {
  if (WebAssembly.validate(bytes)) return new WebAssembly.Module(bytes);
  if (!process.versions.node.startsWith('20.')) return undefined;
  v8.setFlagsFromString('--experimental-wasm-relaxed-simd');
  try {
    return WebAssembly.validate(bytes) ? new WebAssembly.Module(bytes) : undefined;
  } finally {
    v8.setFlagsFromString('--no-experimental-wasm-relaxed-simd');
  }
}

const readBytes = (name: KernelName): Uint8Array => Buffer.from(kernelBytes[name], 'base64');

function isKernel(exports: object): exports is Kernel {
  const found = new Map(Object.entries(exports));
  return NAMES.every((name) => typeof found.get(name) === 'function');
}
