import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import openWabt from 'wabt';
import { kernelBytes } from '../../src/models/kernel/kernel-bytes';
import {
  describeKernel,
  KERNEL_NAMES,
  type KernelName,
} from '../../src/models/kernel/kernel-source';
import {
  ADD,
  chooseKernel,
  loadKernel,
  WRITE,
  WRITE_POSITIVE,
} from '../../src/models/kernel/load-kernel';
import { findPackedRow } from '../../src/models/weights';

it.each(KERNEL_NAMES)('%s is the kernel that its source describes', async (name) => {
  const wabt = await openWabt();
  const features = { simd: true, threads: true, relaxed_simd: true };
  const module = wabt.parseWat('kernel.wat', describeKernel(name), features);
  expect(Buffer.from(module.toBinary({}).buffer).toString('base64')).toBe(kernelBytes[name]);
});

const memory = new WebAssembly.Memory({ initial: 16, maximum: 16, shared: true });
const floats = new Float32Array(memory.buffer);
const integers = new Int32Array(memory.buffer);
const bytes = new Int8Array(memory.buffer);
/** Room for each, in bytes. */
const at = {
  given: 65_536,
  rows: 131_072,
  scales: 163_840,
  weights: 196_608,
  columns: 458_752,
  totals: 466_944,
  bias: 475_136,
  out: 524_288,
};

interface Product {
  readonly rows: readonly Float32Array[];
  readonly weights: readonly Int8Array[];
  readonly mode: typeof WRITE | typeof WRITE_POSITIVE | typeof ADD;
}

const extreme = fc.constantFrom(0, 1, -1, 1e-30, -1e-30, 3e4, -3e4);
const someFloat = fc.oneof(extreme, fc.float({ min: -8, max: 8, noNaN: true }));
const someWeight = fc.oneof(fc.constantFrom(-127, 127), fc.integer({ min: -127, max: 127 }));
const someProduct = fc
  .record({
    depth: fc.integer({ min: 1, max: 24 }).map((blocks) => blocks * 16),
    columns: fc.integer({ min: 1, max: 4 }).map((blocks) => blocks * 4),
    rows: fc.integer({ min: 1, max: 5 }),
    mode: fc.constantFrom(WRITE, WRITE_POSITIVE, ADD),
    isExtreme: fc.boolean(),
  })
  .chain(({ depth, columns, rows, mode, isExtreme }) =>
    fc.record({
      rows: fc.array(
        fc
          .array(isExtreme ? extreme : someFloat, { minLength: depth, maxLength: depth })
          .map((values) => Float32Array.from(values)),
        { minLength: rows, maxLength: rows },
      ),
      weights: fc.array(
        fc
          .array(isExtreme ? fc.constantFrom(-127, 127) : someWeight, {
            minLength: depth,
            maxLength: depth,
          })
          .map((values) => Int8Array.from(values)),
        { minLength: columns, maxLength: columns },
      ),
      mode: fc.constant(mode),
    }),
  );

describe.each([...new Set<KernelName>(['plain', chooseKernel()])])('multiplying, %s', (name) => {
  const kernel = loadKernel(memory, name);

  it('gives what plain arithmetic gives', () => {
    fc.assert(
      fc.property(someProduct, (product) => {
        expect(multiply(kernel, product)).toEqual(multiplyPlainly(product));
      }),
      { numRuns: 150 },
    );
  });

  it('is right where every product is as large as can be', () => {
    for (const [activation, weight] of [
      [1, 127],
      [1, -127],
      [-1, 127],
      [-1, -127],
    ] as const) {
      const product: Product = {
        rows: [new Float32Array(1_536).fill(activation)],
        weights: [1, 2, 3, 4].map(() => new Int8Array(1_536).fill(weight)),
        mode: WRITE,
      };
      expect(multiply(kernel, product)).toEqual(multiplyPlainly(product));
    }
  });
});

describe('choosing a kernel', () => {
  afterEach(() => vi.restoreAllMocks());

  it('takes the one for the machine, and compiles it with every Node that we support', () => {
    expect([chooseKernel('arm64'), chooseKernel('x64'), chooseKernel('riscv64')]).toEqual([
      'quads',
      'pairs',
      'plain',
    ]);
    const made = vi.spyOn(WebAssembly, 'Module');
    loadKernel(memory);
    expect(listMade(made)).toEqual([kernelBytes[chooseKernel()]]);
  });

  it('falls back on what every engine can do', () => {
    const made = vi.spyOn(WebAssembly, 'Module');
    vi.spyOn(WebAssembly, 'validate').mockReturnValue(false);
    loadKernel(memory);
    expect(listMade(made)).toEqual([kernelBytes.plain]);
  });

  it('leaves the settings of the engine as they were', () => {
    const pairs = Buffer.from(kernelBytes.pairs, 'base64');
    const before = WebAssembly.validate(pairs);
    loadKernel(memory, 'pairs');
    expect(WebAssembly.validate(pairs)).toBe(before);
  });
});

const listMade = (spy: { readonly mock: { readonly calls: readonly [Uint8Array][] } }) =>
  spy.mock.calls.map(([made]) => Buffer.from(made).toString('base64'));

describe('rounding', () => {
  const kernel = loadKernel(memory);

  it('keeps each number within a 127th of what its row spans, and nothing beside 0 to 127', () => {
    const someRow = fc
      .integer({ min: 1, max: 12 })
      .chain((blocks) => fc.array(someFloat, { minLength: blocks * 16, maxLength: blocks * 16 }));
    fc.assert(
      fc.property(someRow, (values) => {
        floats.set(values, at.given / 4);
        kernel.quantize(at.given, at.rows, at.scales, 1, values.length);
        const [scale = 0, zero = 0] = [floats[at.scales / 4], integers[at.scales / 4 + 1]];
        values.forEach((value, place) => {
          const written = bytes[at.rows + place] ?? -1;
          expect(written).toBeGreaterThanOrEqual(0);
          expect(Math.abs((written - zero) * scale - value)).toBeLessThanOrEqual(scale * 1.001);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('writes zero as what is subtracted later, so that it stays zero', () => {
    floats.set([-3, 0, 5, ...new Array<number>(13).fill(0)], at.given / 4);
    kernel.quantize(at.given, at.rows, at.scales, 1, 16);
    expect(integers[at.scales / 4 + 1]).toBe(48);
    expect([...bytes.slice(at.rows, at.rows + 4)]).toEqual([0, 48, 127, 48]);
  });
});

function multiply(kernel: ReturnType<typeof loadKernel>, { rows, weights, mode }: Product) {
  const depth = rows[0]?.length ?? 0;
  rows.forEach((row, place) => {
    floats.set(row, at.given / 4 + place * depth);
  });
  weights.forEach((column, place) => {
    for (let from = 0; from < depth; from += 16)
      bytes.set(
        column.subarray(from, from + 16),
        at.weights + findPackedRow(place, depth) + from * 4,
      );
    floats[at.columns / 4 + place] = columnScale(place);
    integers[at.totals / 4 + place] = column.reduce((sum, one) => sum + one, 0);
    floats[at.bias / 4 + place] = columnBias(place);
  });
  const size = rows.length * weights.length;
  floats.fill(BEFORE, at.out / 4, at.out / 4 + size);
  kernel.quantize(at.given, at.rows, at.scales, rows.length, depth);
  kernel.multiply(
    ...([at.rows, at.scales, at.weights, at.columns, at.totals, at.bias, at.out] as const),
    ...([rows.length, weights.length, depth, mode] as const),
  );
  return [...floats.subarray(at.out / 4, at.out / 4 + size)];
}

const BEFORE = 0.25;
const columnScale = (place: number): number => Math.fround(0.001 * (place + 1));
const columnBias = (place: number): number => place - 2;

/** The same in the same order, one number after the other. */
function multiplyPlainly({ rows, weights, mode }: Product): readonly number[] {
  const { fround } = Math;
  return rows.flatMap((row) => {
    const least = Math.min(0, ...row);
    const range = fround(Math.max(fround(1e-20), fround(Math.max(0, ...row) - least)));
    const factor = fround(127 / range);
    const zero = -roundEven(fround(least * factor));
    const written = [...row].map((value) =>
      Math.min(127, Math.max(0, roundEven(fround(value * factor)) + zero)),
    );
    return weights.map((column, place) => {
      const sum = written.reduce((all, value, k) => all + (value - zero) * (column[k] ?? 0), 0);
      const scale = fround(columnScale(place) * fround(range / 127));
      const result = fround(columnBias(place) + fround(fround(sum) * scale));
      if (mode === ADD) return fround(result + BEFORE);
      return mode === WRITE_POSITIVE ? Math.max(0, result) : result;
    });
  });
}

function roundEven(value: number): number {
  const whole = Math.floor(value);
  const rest = value - whole;
  return rest > 0.5 || (rest === 0.5 && whole % 2 !== 0) ? whole + 1 : whole;
}
