import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTexts } from '../text';
import { anyCv, anySent, shapes } from './fixtures/any-shape';
import { readCvWhole } from './read-cv-shape';
import { sentCv, UNPLACED } from './sent-cv';

describe('a CV that is sent', () => {
  it.each(Object.entries(shapes))('comes back whole: %s', (_, shape) => {
    fc.assert(
      fc.property(anyCv, (cv) => {
        const sent: unknown = JSON.parse(JSON.stringify(shape(cv)));
        expect(sentCv.safeParse(sent).data).toEqual(cv);
      }),
      { numRuns: 60 },
    );
  });

  it('of any shape at all comes back whole or is refused by name', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anySent, ({ data, values }) => {
        const answer = sentCv.safeParse(data);
        if (answer.success) {
          const kept = JSON.stringify(answer.data);
          expect(values.filter((value) => !kept.includes(value))).toEqual([]);
          accepted += values.length > 0 ? 1 : 0;
          return;
        }
        for (const { path, message, code } of answer.error.issues) {
          expect(message === UNPLACED || code === 'invalid_type').toBe(true);
          expect(find(cleanTexts(data), path.map(String))).toBeDefined();
        }
      }),
      { numRuns: 600 },
    );
    // Otherwise refusing everything would pass.
    expect(accepted).toBeGreaterThan(100);
  });

  it('in a file is never refused, and whole', () => {
    fc.assert(
      fc.property(anySent, ({ data, values }) => {
        fc.pre(typeof data === 'object' && data !== null && !Array.isArray(data));
        const kept = JSON.stringify(readCvWhole(data));
        expect(values.filter((value) => !kept.includes(value))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [{ nonsense: 'x' }, 'nonsense'],
    [{ gpt_data: { summary: 's', nonsense: ['x'] } }, 'gpt_data.nonsense.0'],
    [{ personal: { name: 'Ana', nif: '1' } }, 'personal.nif'],
    [{ work_experience: [{ title: 'Chef', position: 'Jefa' }] }, 'work_experience.0.position'],
    [{ additional: { '': ['x'] }, skills: { a: 1 } }, 'additional..0'],
    [{ skills: true }, 'skills'],
    [JSON.parse('{"additional":{"__proto__":["x"]}}'), 'additional.__proto__.0'],
  ])('names what has no place: %j', (sent, field) => {
    const answer = sentCv.safeParse(sent);
    expect(answer.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it('loses no section whose name differs by what nobody sees', () => {
    const sent = { additional: { 'a\u0000b': ['uno'], ab: ['dos\ud800'] } };
    expect(sentCv.parse(sent).additional).toEqual({ ab: ['uno', 'dos\ufffd'] });
  });

  it('of a hundred thousand levels is refused like any other', () => {
    const deep: unknown = JSON.parse(
      `${'{"gpt_data":'.repeat(100_000)}{"summary":"x"}${'}'.repeat(100_000)}`,
    );
    expect(sentCv.safeParse(deep).success).toBe(false);
  });
});

function find(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, name) => Reflect.get(Object(value), name), data);
}
