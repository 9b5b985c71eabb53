import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyCv } from '@trayecto/core/cv';
import { guardModelTranslation } from '@trayecto/core/translate';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../../bench/translation');
const pairs = z.array(z.object({ source: z.string(), reference: z.string() }));

/** Sentences of CVs as people translated them: a guard that refuses these does more harm than good. */
describe.each([
  ['es', 'en'],
  ['en', 'es'],
] as const)('what people made of sentences, from %s to %s', (from, to) => {
  it('is let through but for one in twenty-five', () => {
    const sentences = readdirSync(folder)
      .filter((name) => name.endsWith(`-${from}-${to}.json`) || name === `${from}-${to}.json`)
      .flatMap((name) => pairs.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    const refused = sentences.filter(({ source, reference }) => {
      const cv = { ...emptyCv(), summary: source };
      const said = { ...emptyCv(), summary: reference };
      return guardModelTranslation({ cv, from, to }, said).warnings.length > 0;
    });
    expect(sentences.length).toBeGreaterThan(200);
    expect(refused.length / sentences.length).toBeLessThan(0.04);
  });
});
