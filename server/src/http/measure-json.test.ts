import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countReadFields, countWrittenFields } from './measure-json';
import { parseJson } from './parse-json';

const most = { values: 100, names: 10, depth: 5 };
const exceedsJson = (bytes: Buffer, limits: typeof most) =>
  countWrittenFields(bytes, limits) === undefined;
const exceeds = (text: string) => exceedsJson(Buffer.from(text), most);
const wide = { values: 1_000_000, names: 1_000_000, depth: 1_000_000 };

describe('the content of a JSON text', () => {
  it('is too much with many values, different names or levels', () => {
    expect(exceeds(`[${'1,'.repeat(97)}1]`)).toBe(false);
    expect(exceeds(`[${'1,'.repeat(100)}1]`)).toBe(true);
    expect(exceeds(`[${'{},'.repeat(60)}1]`)).toBe(true);
    expect(exceeds('[[[[[]]]]]')).toBe(false);
    expect(exceeds('[[[[[[]]]]]]')).toBe(true);
    const name = (count: number) => Array.from({ length: count }, (_, i) => `"${i}" : 1`).join();
    expect(exceeds(`{${name(10)}}`)).toBe(false);
    expect(exceeds(`{${name(11)}}`)).toBe(true);
    expect(exceeds(`[${`{${name(5)}},`.repeat(6)}1]`)).toBe(false);
  });

  it('does not depend on what its texts say', () => {
    expect(exceeds(JSON.stringify([',[{"'.repeat(500)]))).toBe(false);
    expect(exceeds(JSON.stringify(['\\'.repeat(501), '"'.repeat(501), ','.repeat(500)]))).toBe(
      false,
    );
  });

  it('is counted in any JSON, and anything else does no harm', () => {
    for (const text of ['', '"', '"\\', '{"a', '"a"  ', ']]]', '\\"'.repeat(9)]) {
      expect(exceedsJson(Buffer.from(text), wide)).toBe(false);
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = Buffer.from(JSON.stringify(value, undefined, 1));
        const [values, depth] = count(value);
        expect(exceedsJson(text, { ...wide, values: 2 * values, depth })).toBe(false);
        if (values > 1) expect(exceedsJson(text, { ...wide, values: (values - 1) / 2 })).toBe(true);
        if (depth > 0) expect(exceedsJson(text, { ...wide, depth: depth - 1 })).toBe(true);
      }),
    );
  });
});

describe('a name in a JSON text', () => {
  it('is counted as often as it is written, in any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const bytes = Buffer.from(JSON.stringify(value, undefined, 1));
        expect(countReadFields(JSON.parse(bytes.toString()))).toBe(countWrittenFields(bytes, wide));
        expect(parseJson(bytes)).toEqual(JSON.parse(bytes.toString()));
      }),
    );
  });

  it.each([
    '{"skills":["a"],"skills":["b"]}',
    '{"a":{"b":[{"c":1,"d":2,"c":1}]}}',
    '{"skills":1,"sk\\u0069lls":2}',
    '{"__proto__":1,"__proto__":{"a":1}}',
  ])('may not come twice in one object: %s', (text) => {
    expect(() => parseJson(Buffer.from(text))).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });
});

function count(value: unknown): [values: number, depth: number] {
  if (typeof value !== 'object' || value === null) return [1, 0];
  const inner = Object.values(value).map(count);
  return [
    1 + inner.reduce((sum, [values]) => sum + values, 0),
    1 + Math.max(0, ...inner.map(([, depth]) => depth)),
  ];
}
