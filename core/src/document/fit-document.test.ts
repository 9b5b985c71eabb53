import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentOptions } from './document-options';
import { fitDocument } from './fit-document';
import type { UsedPages } from './used-pages';

/** A document whose height grows with what it is given, each part with its own weight. */
function makeMeasure(height: number) {
  return ({ squeeze }: DocumentOptions): UsedPages => {
    const { spacing = 1, margins = 1, text = 1 } = squeeze ?? {};
    const used = height * (0.25 * spacing + 0.15 * margins + 0.6 * text ** 2);
    return { used, count: Math.ceil(used), spill: null };
  };
}

const fit = (height: number, bodyPt = 10.5, target?: number) =>
  fitDocument({
    options: {},
    bodyPt,
    measure: makeMeasure(height),
    ...(target === undefined ? {} : { target }),
  });

describe('a document that is a little too long', () => {
  it('gives up spacing first, no more than it must', () => {
    const { squeeze, changes, after } = fit(1.05);
    expect(changes).toEqual([{ what: 'spacing', to: squeeze?.spacing }]);
    expect(squeeze?.spacing).toBeGreaterThan(0.7);
    expect(after.count).toBe(1);
  });

  it('then margins, then the size of its letters', () => {
    expect(fit(1.13).changes.map(({ what }) => what)).toEqual(['spacing', 'margins']);
    expect(fit(1.2).changes.map(({ what }) => what)).toEqual(['spacing', 'margins', 'text']);
  });

  it('is left as it is when all of it would not be enough', () => {
    const { after, ...rest } = fit(1.8);
    expect(rest).toMatchObject({ squeeze: null, changes: [], isFitted: false });
    // How much too long it would still be.
    expect(after.used).toBeGreaterThan(1);
    expect(after.used).toBeLessThan(1.7);
  });

  it('is left as it is when it fits already', () => {
    expect(fit(0.9)).toMatchObject({ squeeze: null, isFitted: true });
  });

  it('of three pages is brought to two', () => {
    expect(fit(2.1)).toMatchObject({ isFitted: true, after: { count: 2 } });
  });

  it('never has letters below 9.5 points', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        fc.double({ min: 8, max: 13, noNaN: true }),
        (height, bodyPt) => {
          const { squeeze, isFitted, before, after } = fit(height, bodyPt);
          const text = squeeze?.text ?? 1;
          expect(text === 1 || text * bodyPt >= 9.5).toBe(true);
          const target = Math.max(1, before.count - 1);
          if (isFitted) expect(after.count).toBe(target);
          else expect(after.count).toBeGreaterThan(target);
          expect(after.used).toBeLessThanOrEqual(before.used);
        },
      ),
    );
  });
});
