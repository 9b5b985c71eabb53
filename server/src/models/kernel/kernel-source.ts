/**
 * The arithmetic of the translation model, in the text form of WebAssembly: 8-bit matrices, attention and what lies
 * between them. `node scripts/build-kernel.mjs` makes kernel-bytes.ts of it.
 *
 * Addresses are bytes in a memory that the threads share. Vectors are 32-bit floats unless said otherwise. Pieces that
 * are used in a loop several times are written by the functions below, since the engine inlines no calls.
 */

type FourNames = readonly [string, string, string, string];

const get = (name: string): string => `(local.get $${name})`;
const set = (name: string, value: string): string => `(local.set $${name} ${value})`;
const add = (a: string, b: string): string => `(i32.add ${a} ${b})`;
const move = (name: string, bytes: number): string =>
  set(name, add(get(name), `(i32.const ${bytes})`));
const times = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join('\n');
const declare = (type: string, ...names: readonly string[]): string =>
  names.map((name) => `(local $${name} ${type})`).join(' ');
const zero = '(v128.const i32x4 0 0 0 0)';
const lanes = (join: string, vector: string): string => {
  const lane = (at: number) => `(f32x4.extract_lane ${at} ${vector})`;
  return `(${join} (${join} ${lane(0)} ${lane(1)}) (${join} ${lane(2)} ${lane(3)}))`;
};

/**
 * Sixteen products of a weight, −127 to 127, and an activation, 0 to 127, added to four sums. Two such products fit into 16 bits,
 * so that all of these add the same; the relaxed ones leave to the machine only what becomes of activations above 127.
 */
const PRODUCTS = {
  /** For every engine. */
  plain: (sums: string, a: string, w: string): string => `(i32x4.add ${sums}
    (i32x4.extadd_pairwise_i16x8_s (i16x8.add (i16x8.extmul_low_i8x16_s ${a} ${w}) (i16x8.extmul_high_i8x16_s ${a} ${w}))))`,
  /** One instruction for each step on x64. */
  pairs: (sums: string, a: string, w: string): string => `(i32x4.add ${sums}
    (i32x4.dot_i16x8_s ${get('ones')} (i16x8.relaxed_dot_i8x16_i7x16_s ${w} ${a})))`,
  /** One instruction for all of it on arm64. */
  quads: (sums: string, a: string, w: string): string =>
    `(i32x4.relaxed_dot_i8x16_i7x16_add_s ${w} ${a} ${sums})`,
};

export type KernelName = keyof typeof PRODUCTS;
type AddProducts = (typeof PRODUCTS)[KernelName];

/** The totals of four vectors of four sums, as one vector. */
const totals = ([a, b, c, d]: FourNames): string => {
  const low = '0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23';
  const high = '8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31';
  const halves = (x: string, y: string) =>
    `(i32x4.add (i8x16.shuffle ${low} ${get(x)} ${get(y)}) (i8x16.shuffle ${high} ${get(x)} ${get(y)}))`;
  return `${set('ab', halves(a, b))} ${set('cd', halves(c, d))}
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 ${get('ab')} ${get('cd')})
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 ${get('ab')} ${get('cd')}))`;
};

const sumsOf = (row: number): FourNames => [`sum${row}0`, `sum${row}1`, `sum${row}2`, `sum${row}3`];

/** One or two rows against four columns of weights, over the whole depth, and the results put where they belong. */
const multiplyRows = (count: number, addProducts: AddProducts): string => `
  ${times(count, (row) =>
    sumsOf(row)
      .map((name) => set(name, zero))
      .join(' '),
  )}
  ${times(count, (row) => set(`a${row}`, add(get('rowAt'), row === 0 ? '(i32.const 0)' : get('depth'))))}
  ${set('w', get('block'))}
  (loop $deep${count}
    ${times(count, (row) => set(`x${row}`, `(v128.load ${get(`a${row}`)})`))}
    ${times(4, (column) => `${set('weights', `(v128.load offset=${column * 16} ${get('w')})`)} ${times(count, (row) => set(`sum${row}${column}`, addProducts(get(`sum${row}${column}`), get(`x${row}`), get('weights'))))}`)}
    ${times(count, (row) => move(`a${row}`, 16))}
    ${move('w', 64)}
    (br_if $deep${count} (i32.lt_u ${get('w')} ${get('blockEnd')})))
  ${times(count, (row) => storeRow(row))}`;

/** mode 0 writes, 1 writes what is above zero, 2 adds to what is there. */
const storeRow = (row: number): string => `
  (local.set $scaled (f32x4.add ${get('bias4')}
    (f32x4.mul
      (f32x4.convert_i32x4_s (i32x4.sub (block (result v128) ${totals(sumsOf(row))})
        (i32x4.mul ${get('total4')} (v128.load32_splat offset=${row * 8 + 4} ${get('scaleAt')}))))
      (f32x4.mul ${get('scale4')} (v128.load32_splat offset=${row * 8} ${get('scaleAt')})))))
  ${row === 0 ? set('place', get('outAt')) : set('place', add(get('outAt'), get('outStride')))}
  (if (i32.eq ${get('mode')} (i32.const 1)) (then ${set('scaled', `(f32x4.max ${get('scaled')} ${zero})`)}))
  (if (i32.eq ${get('mode')} (i32.const 2)) (then ${set('scaled', `(f32x4.add ${get('scaled')} (v128.load ${get('place')}))`)}))
  (v128.store ${get('place')} ${get('scaled')})`;

/**
 * out[row, column] = rows · weights × scales + bias. Weights are packed by four columns: 16 bytes of each in turn, and `totals` has
 * the sum of each column, for what the zeros of the rows add. `columns` is a multiple of 4, `depth` of 16.
 */
const multiply = (addProducts: AddProducts): string => `
(func (export "multiply")
  (param $rowsAt i32) (param $rowScales i32) (param $weightsAt i32) (param $scales i32) (param $totals i32)
  (param $bias i32) (param $out i32) (param $rows i32) (param $columns i32) (param $depth i32) (param $mode i32)
  ${declare('i32', 'column', 'row', 'block', 'blockEnd', 'rowAt', 'scaleAt', 'outAt', 'outStride', 'place', 'a0', 'a1', 'w')}
  ${declare('v128', 'x0', 'x1', 'weights', 'ones', 'ab', 'cd', 'scaled', 'scale4', 'total4', 'bias4', ...sumsOf(0), ...sumsOf(1))}
  ${set('ones', '(v128.const i16x8 1 1 1 1 1 1 1 1)')}
  ${set('outStride', `(i32.shl ${get('columns')} (i32.const 2))`)}
  ${set('block', get('weightsAt'))}
  (loop $columnBlocks
    ${set('blockEnd', add(get('block'), `(i32.shl ${get('depth')} (i32.const 2))`))}
    ${set('scale4', `(v128.load ${get('scales')})`)} ${set('bias4', `(v128.load ${get('bias')})`)}
    ${set('total4', `(v128.load ${get('totals')})`)}
    ${set('rowAt', get('rowsAt'))} ${set('scaleAt', get('rowScales'))}
    ${set('outAt', add(get('out'), `(i32.shl ${get('column')} (i32.const 2))`))}
    ${set('row', get('rows'))}
    (block $pairsDone (loop $pairs
      (br_if $pairsDone (i32.lt_u ${get('row')} (i32.const 2)))
      ${multiplyRows(2, addProducts)}
      ${set('rowAt', add(get('rowAt'), `(i32.shl ${get('depth')} (i32.const 1))`))}
      ${set('outAt', add(get('outAt'), `(i32.shl ${get('outStride')} (i32.const 1))`))}
      ${move('scaleAt', 16)} ${move('row', -2)}
      (br $pairs)))
    (if ${get('row')} (then ${multiplyRows(1, addProducts)}))
    ${set('block', get('blockEnd'))} ${move('scales', 16)} ${move('totals', 16)} ${move('bias', 16)} ${move('column', 4)}
    (br_if $columnBlocks (i32.lt_u ${get('column')} ${get('columns')}))))`;

/** Added to a number of less than 22 bits, it leaves the whole number nearest to it in the lowest ones. */
const ROUNDER = 1.5 * 2 ** 23;
const rounded = (offset: number): string =>
  `(f32x4.add (f32x4.mul (v128.load offset=${offset} ${get('from')}) ${get('factor')}) (f32x4.splat (f32.const ${ROUNDER})))`;
const shifted = (offset: number): string => `(i32x4.sub ${rounded(offset)} ${get('rounder')})`;

/**
 * Rows of floats as rows of integers from 0 to 127, each row with its scale and with what its zero is written as: the numbers of a row
 * seldom lie as far below zero as above it, and half of them never do. `columns` is a multiple of 16.
 */
const quantize = `
(func (export "quantize")
  (param $from i32) (param $to i32) (param $scales i32) (param $rows i32) (param $columns i32)
  ${declare('i32', 'at', 'end')} ${declare('v128', 'most', 'least', 'factor', 'rounder')} ${declare('f32', 'lowest', 'range')}
  (loop $row
    ${set('at', get('from'))} ${set('most', zero)} ${set('least', zero)}
    ${set('end', add(get('from'), `(i32.shl ${get('columns')} (i32.const 2))`))}
    (loop $find
      ${set('most', `(f32x4.max ${get('most')} (v128.load ${get('at')}))`)}
      ${set('least', `(f32x4.min ${get('least')} (v128.load ${get('at')}))`)}
      ${move('at', 16)}
      (br_if $find (i32.lt_u ${get('at')} ${get('end')})))
    ${set('lowest', lanes('f32.min', get('least')))}
    ${set('range', `(f32.max (f32.const 1e-20) (f32.sub ${lanes('f32.max', get('most'))} ${get('lowest')}))`)}
    (f32.store ${get('scales')} (f32.div ${get('range')} (f32.const 127)))
    ${set('factor', `(f32x4.splat (f32.div (f32.const 127) ${get('range')}))`)}
    ${set('at', `(i32.trunc_sat_f32_s (f32.nearest (f32.mul ${get('lowest')} (f32x4.extract_lane 0 ${get('factor')}))))`)}
    ${set('at', `(i32.sub (i32.const 0) ${get('at')})`)}
    (i32.store offset=4 ${get('scales')} ${get('at')})
    ${set('rounder', `(i32x4.splat (i32.sub (i32.reinterpret_f32 (f32.const ${ROUNDER})) ${get('at')}))`)}
    (loop $write
      (v128.store ${get('to')} (i8x16.min_u (v128.const i32x4 0x7f7f7f7f 0x7f7f7f7f 0x7f7f7f7f 0x7f7f7f7f)
        (i8x16.narrow_i16x8_u (i16x8.narrow_i32x4_s ${shifted(0)} ${shifted(16)})
          (i16x8.narrow_i32x4_s ${shifted(32)} ${shifted(48)}))))
      ${move('to', 16)} ${move('from', 64)}
      (br_if $write (i32.lt_u ${get('from')} ${get('end')})))
    ${move('scales', 8)} ${move('rows', -1)}
    (br_if $row ${get('rows')})))`;

/** LayerNorm, row by row. */
const normalize = `
(func (export "normalize")
  (param $from i32) (param $gain i32) (param $bias i32) (param $to i32) (param $rows i32) (param $columns i32)
  ${declare('i32', 'at', 'size')} ${declare('v128', 'sum', 'mean4', 'apart', 'factor4')} (local $count f32)
  ${set('size', `(i32.shl ${get('columns')} (i32.const 2))`)} ${set('count', `(f32.convert_i32_u ${get('columns')})`)}
  (loop $row
    ${set('sum', zero)} ${set('at', '(i32.const 0)')}
    (loop $add
      ${set('sum', `(f32x4.add ${get('sum')} (v128.load ${add(get('from'), get('at'))}))`)}
      ${move('at', 16)} (br_if $add (i32.lt_u ${get('at')} ${get('size')})))
    ${set('mean4', `(f32x4.splat (f32.div ${lanes('f32.add', get('sum'))} ${get('count')}))`)}
    ${set('sum', zero)} ${set('at', '(i32.const 0)')}
    (loop $spread
      ${set('apart', `(f32x4.sub (v128.load ${add(get('from'), get('at'))}) ${get('mean4')})`)}
      ${set('sum', `(f32x4.add ${get('sum')} (f32x4.mul ${get('apart')} ${get('apart')}))`)}
      ${move('at', 16)} (br_if $spread (i32.lt_u ${get('at')} ${get('size')})))
    ${set('factor4', `(f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add (f32.const 1e-5) (f32.div ${lanes('f32.add', get('sum'))} ${get('count')})))))`)}
    ${set('at', '(i32.const 0)')}
    (loop $write
      (v128.store ${add(get('to'), get('at'))} (f32x4.add (v128.load ${add(get('bias'), get('at'))})
        (f32x4.mul (v128.load ${add(get('gain'), get('at'))})
          (f32x4.mul ${get('factor4')} (f32x4.sub (v128.load ${add(get('from'), get('at'))}) ${get('mean4')})))))
      ${move('at', 16)} (br_if $write (i32.lt_u ${get('at')} ${get('size')})))
    ${set('from', add(get('from'), get('size')))} ${set('to', add(get('to'), get('size')))} ${move('rows', -1)}
    (br_if $row ${get('rows')})))`;

const splat = (value: number): string => `(f32x4.splat (f32.const ${value}))`;

const EXPONENTIAL_LOCALS = ['power', 'whole', 'rest'] as const;

/** e to the power of four numbers that are zero or less: 2ⁿ × a polynomial of what is left, good to seven digits. */
const exponential = (of: string): string => `(block (result v128)
  ${set('power', `(f32x4.max ${of} ${splat(-87)})`)}
  ${set('whole', `(f32x4.nearest (f32x4.mul ${get('power')} ${splat(Math.LOG2E)}))`)}
  ${set('rest', `(f32x4.sub (f32x4.sub ${get('power')} (f32x4.mul ${get('whole')} ${splat(0.693359375)})) (f32x4.mul ${get('whole')} ${splat(-2.1219444e-4)}))`)}
  (f32x4.mul
    ${[1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1, 1].reduce((sum, factor) => (sum === '' ? splat(factor) : `(f32x4.add ${splat(factor)} (f32x4.mul ${get('rest')} ${sum}))`), '')}
    (i32x4.shl (i32x4.add (i32x4.trunc_sat_f32x4_s ${get('whole')}) (i32x4.splat (i32.const 127))) (i32.const 23))))`;

const slot = (index: string): string =>
  add(
    get('base'),
    `(i32.mul (i32.load ${add(get('index'), `(i32.shl ${get(index)} (i32.const 2))`)}) ${get('stride')})`,
  );

/**
 * What one row sees of others: for each head the mean of their values, weighted by how well their keys answer the query.
 * The others are slots of `stride` bytes from `base`, keys first and values `width` bytes behind them; `index` lists
 * `count` slots. `scores` is room for `count` and three more. A head is `head` bytes, a multiple of 64.
 */
const attend = `
(func (export "attend")
  (param $query i32) (param $base i32) (param $stride i32) (param $index i32) (param $count i32) (param $out i32)
  (param $scores i32) (param $width i32) (param $head i32) (param $scale f32)
  ${declare('i32', 'headAt', 'at', 'which', 'end', 'key')} ${declare('v128', 'sum', 'largest4', 'weight', 'o0', 'o1', 'o2', 'o3', ...EXPONENTIAL_LOCALS)}
  ${declare('f32', 'score', 'largest')}
  (loop $heads
    ${set('which', '(i32.const 0)')} ${set('largest', '(f32.const -1e30)')}
    (loop $others
      ${set('key', add(slot('which'), get('headAt')))} ${times(4, (part) => set(`o${part}`, zero))} ${set('at', '(i32.const 0)')}
      (loop $dot
        ${times(4, (part) =>
          set(
            `o${part}`,
            `(f32x4.add ${get(`o${part}`)} (f32x4.mul (v128.load offset=${part * 16} ${add(add(get('query'), get('headAt')), get('at'))}) (v128.load offset=${part * 16} ${add(get('key'), get('at'))})))`,
          ),
        )}
        ${move('at', 64)} (br_if $dot (i32.lt_u ${get('at')} ${get('head')})))
      ${set('sum', `(f32x4.add (f32x4.add ${get('o0')} ${get('o1')}) (f32x4.add ${get('o2')} ${get('o3')}))`)}
      ${set('score', `(f32.mul ${get('scale')} ${lanes('f32.add', get('sum'))})`)}
      ${set('largest', `(f32.max ${get('largest')} ${get('score')})`)}
      (f32.store ${add(get('scores'), `(i32.shl ${get('which')} (i32.const 2))`)} ${get('score')})
      ${move('which', 1)} (br_if $others (i32.lt_u ${get('which')} ${get('count')})))
    ;; What lies between the last score and the end of its vector counts for nothing.
    (v128.store align=4 ${add(get('scores'), `(i32.shl ${get('count')} (i32.const 2))`)} ${splat(-1e30)})
    ${set('largest4', `(f32x4.splat ${get('largest')})`)} ${set('sum', zero)}
    ${set('at', get('scores'))} ${set('end', add(get('scores'), `(i32.shl ${get('count')} (i32.const 2))`))}
    (loop $soften
      ${set('weight', exponential(`(f32x4.sub (v128.load align=4 ${get('at')}) ${get('largest4')})`))}
      (v128.store align=4 ${get('at')} ${get('weight')})
      ${set('sum', `(f32x4.add ${get('sum')} ${get('weight')})`)}
      ${move('at', 16)} (br_if $soften (i32.lt_u ${get('at')} ${get('end')})))
    ${set('score', `(f32.div (f32.const 1) ${lanes('f32.add', get('sum'))})`)}
    ${set('at', '(i32.const 0)')}
    (loop $parts
      ${times(4, (part) => set(`o${part}`, zero))} ${set('which', '(i32.const 0)')}
      (loop $values
        ${set('key', add(slot('which'), add(add(get('width'), get('headAt')), get('at'))))}
        ${set('weight', `(v128.load32_splat ${add(get('scores'), `(i32.shl ${get('which')} (i32.const 2))`)})`)}
        ${times(4, (part) => set(`o${part}`, `(f32x4.add ${get(`o${part}`)} (f32x4.mul ${get('weight')} (v128.load offset=${part * 16} ${get('key')})))`))}
        ${move('which', 1)} (br_if $values (i32.lt_u ${get('which')} ${get('count')})))
      ${times(4, (part) => `(v128.store offset=${part * 16} ${add(add(get('out'), get('headAt')), get('at'))} (f32x4.mul (f32x4.splat ${get('score')}) ${get(`o${part}`)}))`)}
      ${move('at', 64)} (br_if $parts (i32.lt_u ${get('at')} ${get('head')})))
    ${set('headAt', add(get('headAt'), get('head')))}
    (br_if $heads (i32.lt_u ${get('headAt')} ${get('width')}))))`;

/** The largest of `count` numbers, a multiple of 4. */
const findLargest = `
(func (export "findLargest") (param $from i32) (param $count i32) (result f32)
  (local $end i32) (local $most v128)
  ${set('end', add(get('from'), `(i32.shl ${get('count')} (i32.const 2))`))} ${set('most', splat(-1e30))}
  (loop $next
    ${set('most', `(f32x4.max ${get('most')} (v128.load ${get('from')}))`)}
    ${move('from', 16)} (br_if $next (i32.lt_u ${get('from')} ${get('end')})))
  ${lanes('f32.max', get('most'))})`;

/** The sum of e to the power of each number less `largest`. */
const sumExponentials = `
(func (export "sumExponentials") (param $from i32) (param $count i32) (param $largest f32) (result f32)
  (local $end i32) ${declare('v128', 'sum', 'largest4', ...EXPONENTIAL_LOCALS)}
  ${set('largest4', `(f32x4.splat ${get('largest')})`)}
  ${set('end', add(get('from'), `(i32.shl ${get('count')} (i32.const 2))`))}
  (loop $next
    ${set('sum', `(f32x4.add ${get('sum')} ${exponential(`(f32x4.sub (v128.load ${get('from')}) ${get('largest4')})`)})`)}
    ${move('from', 16)} (br_if $next (i32.lt_u ${get('from')} ${get('end')})))
  ${lanes('f32.add', get('sum'))})`;

/** Writes the places of all numbers that reach `least`, and returns how many they are. */
const listAtLeast = `
(func (export "listAtLeast") (param $from i32) (param $count i32) (param $least f32) (param $to i32) (result i32)
  ${declare('i32', 'place', 'found')} (local $least4 v128)
  ${set('least4', `(f32x4.splat ${get('least')})`)}
  (loop $next
    (if (v128.any_true (f32x4.ge (v128.load ${get('from')}) ${get('least4')})) (then
      ${times(
        4,
        (lane) => `(if (f32.ge (f32.load offset=${lane * 4} ${get('from')}) ${get('least')}) (then
        (i32.store ${add(get('to'), `(i32.shl ${get('found')} (i32.const 2))`)} ${add(get('place'), `(i32.const ${lane})`)})
        ${move('found', 1)}))`,
      )}))
    ${move('from', 16)} ${move('place', 4)} (br_if $next (i32.lt_u ${get('place')} ${get('count')})))
  ${get('found')})`;

/** The same functions for every engine; kernels differ in how they multiply. */
export const describeKernel = (name: KernelName): string => `(module
(import "model" "memory" (memory 1 65536 shared))
${[multiply(PRODUCTS[name]), quantize, normalize, attend, findLargest, sumExponentials, listAtLeast].join('\n')}
)`;

export const KERNEL_NAMES: readonly KernelName[] = ['plain', 'pairs', 'quads'];
