import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyCv } from '@trayecto/core/cv';
import { guardModelTranslation } from '@trayecto/core/translate';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../core/src/translate/guard/fixtures');

/** Sentences of CVs as people translated them: a guard that refuses these does more harm than good. */
describe.each([
  ['es', 'en'],
  ['en', 'es'],
] as const)('what people made of sentences, from %s to %s', (from, to) => {
  it('is let through but for one in twenty-five', () => {
    const sentences = readFileSync(join(folder, `sentences-${from}-${to}.tsv`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [source = '', reference = ''] = line.split('\t');
        return { source, reference };
      });
    const refused = sentences.filter(({ source, reference }) => {
      const cv = { ...emptyCv(), summary: source };
      const said = { ...emptyCv(), summary: reference };
      return guardModelTranslation({ cv, from, to }, said).warnings.length > 0;
    });
    expect(sentences.length).toBeGreaterThan(200);
    expect(refused.length / sentences.length).toBeLessThan(0.04);
  });
});
