import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Advance, type Found, type SearchProblem, searchTranslations } from './search';

const BEGINNING = 0;
const END = 1;
const SIZE = 6;

/** A model whose next token depends on the last one and on the sentence, with everything that was asked of it. */
function makeModel(tables: readonly (readonly (readonly number[])[])[]) {
  let rows: { sentence: number; tokens: number[] }[] = [];
  let most = 0;
  const advance: Advance = (asked) => {
    rows = asked.map(({ sentence, parent, token }) => ({
      sentence,
      tokens: [...(parent === -1 ? [] : (rows[parent]?.tokens ?? [])), token],
    }));
    most = Math.max(most, rows.length);
    const score = (row: number, token: number) =>
      tables[rows[row]?.sentence ?? 0]?.[rows[row]?.tokens.at(-1) ?? 0]?.[token] ?? -20;
    return {
      logProbability: score,
      likeliest: (row, count, barred) =>
        Array.from({ length: SIZE }, (_, token) => ({ token, logProbability: score(row, token) }))
          .filter(({ token }) => !barred.has(token))
          .sort((a, b) => b.logProbability - a.logProbability)
          .slice(0, count),
    };
  };
  return { advance, mostRows: () => most };
}

function search(
  tables: Parameters<typeof makeModel>[0],
  problems: readonly SearchProblem[],
  width: number,
  leeway = 100,
) {
  const model = makeModel(tables);
  const found: Found[] = [];
  searchTranslations(problems, model.advance, {
    ...{ beginning: BEGINNING, end: END, width, leeway, isOver: () => false },
    onFound: (sentence, [best]) => {
      if (best) found[sentence] = best;
    },
  });
  return { found, mostRows: model.mostRows() };
}

const logs = fc
  .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: SIZE, maxLength: SIZE })
  .map((odds) => {
    const total = odds.reduce((a, b) => a + b, 0);
    return odds.map((one) => Math.log(one / total));
  });
const table = fc.array(logs, { minLength: SIZE, maxLength: SIZE });

describe('beam search', () => {
  it('finds the best of all answers when it follows all ways', () => {
    fc.assert(
      fc.property(table, (odds) => {
        const mostTokens = 3;
        const [best] = search(
          [odds],
          [{ required: [], barred: new Set([0]), mostTokens }],
          5000,
        ).found;
        // Raw scores choose who stays, the mean of the length chooses among them.
        const all = listAnswers(odds, mostTokens);
        const weigh = (score: number, length: number) => score / length ** 0.8;
        const wanted = all.reduce((a, b) =>
          weigh(b.score, b.tokens.length + 1) > weigh(a.score, a.tokens.length + 1) ? b : a,
        );
        expect(best?.tokens).toEqual(wanted.tokens);
      }),
      { numRuns: 60 },
    );
  });

  it('writes each required token once, and nothing that is barred, whatever the model thinks', () => {
    const problem = fc.record({
      required: fc.subarray([3, 4, 5]),
      mostTokens: fc.integer({ min: 4, max: 12 }),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(table, problem), { minLength: 1, maxLength: 5 }), (cases) => {
        const problems = cases.map(([, one]) => ({ ...one, barred: new Set([0, 3, 4, 5]) }));
        const { found, mostRows } = search(
          cases.map(([odds]) => odds),
          problems,
          3,
          2,
        );
        expect(mostRows).toBeLessThanOrEqual(3 * cases.length);
        problems.forEach(({ required, mostTokens }, at) => {
          const { tokens, logProbabilities } = found[at]!;
          expect(tokens.filter((token) => token >= 3).sort()).toEqual([...required].sort());
          expect(tokens).not.toContain(0);
          expect(tokens.length).toBeGreaterThan(0);
          expect(tokens.length).toBeLessThanOrEqual(mostTokens);
          expect(logProbabilities).toHaveLength(tokens.length + 1);
        });
      }),
    );
  });

  it('puts what is missing where the model would end', () => {
    const afterAnything = [-20, -0.1, -3, -9, -9, -9];
    const odds = Array.from({ length: SIZE }, () => afterAnything);
    const problem = { required: [4], barred: new Set([0, 3, 4, 5]), mostTokens: 12 };
    const [best] = search([odds], [problem], 1).found;
    expect(best?.tokens).toEqual([4]);
  });

  it('begins as it is told to, whatever the model thinks, and goes on from there', () => {
    const begun = fc.array(fc.constantFrom(2, 3), { maxLength: 3 });
    fc.assert(
      fc.property(table, begun, (odds, first) => {
        const problem = { required: [4], barred: new Set([0, 4]), mostTokens: 9, begun: first };
        const [best] = search([odds], [problem], 2).found;
        expect(best?.tokens.slice(0, first.length)).toEqual(first);
        expect(best?.tokens.filter((token) => token === 4)).toEqual([4]);
        expect(best?.logProbabilities).toHaveLength((best?.tokens.length ?? 0) + 1);
      }),
    );
  });

  it('stops when it is told to', () => {
    const model = makeModel([Array.from({ length: SIZE }, () => [-20, -20, -1, -1, -20, -20])]);
    let steps = 0;
    searchTranslations([{ required: [], barred: new Set(), mostTokens: 50 }], model.advance, {
      ...{ beginning: BEGINNING, end: END, width: 2, leeway: 9, isOver: () => ++steps > 3 },
      onFound: () => expect.unreachable(),
    });
    expect(steps).toBe(4);
  });
});

function listAnswers(
  odds: readonly (readonly number[])[],
  mostTokens: number,
  tokens: readonly number[] = [],
  score = 0,
): { tokens: readonly number[]; score: number }[] {
  const next = odds[tokens.at(-1) ?? BEGINNING] ?? [];
  const ended = tokens.length > 0 ? [{ tokens, score: score + (next[END] ?? 0) }] : [];
  if (tokens.length === mostTokens) return ended;
  return [
    ...ended,
    ...[2, 3, 4, 5].flatMap((token) =>
      listAnswers(odds, mostTokens, [...tokens, token], score + (next[token] ?? 0)),
    ),
  ];
}
