import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyCv } from '@trayecto/core/cv';
import { guardModelTranslation } from '@trayecto/core/translate';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../core/src/translate/guard/fixtures');

/**
 * Sentences of CVs as people translated them, and as our own model did, which is asked where the guard refuses one: a guard
 * that refuses these all the same does more harm than good.
 */
describe.each([
  ['es', 'en'],
  ['en', 'es'],
] as const)('what people made of sentences, from %s to %s', (from, to) => {
  it('is let through but for one in twenty-five', () => {
    const sentences = readFileSync(join(folder, `sentences-${from}-${to}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [source = '', reference = '', own = ''] = line.split('\t');
        return { source, reference, own };
      });
    const refused = sentences.filter(({ source, reference, own }) => {
      const cv = { ...emptyCv(), summary: source };
      const said = { ...emptyCv(), summary: reference };
      const refuses = (ours?: string) =>
        guardModelTranslation({ cv, from, to }, said, () =>
          ours === undefined ? undefined : { text: ours, isSure: true },
        ).warnings.length > 0;
      return refuses() && refuses(own);
    });
    expect(sentences.length).toBeGreaterThan(200);
    expect(refused.length / sentences.length).toBeLessThan(0.04);
  });
});
