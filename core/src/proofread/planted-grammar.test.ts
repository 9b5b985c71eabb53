import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import type { GrammarSlip } from './fixtures/grammar-slip';
import { grammarSlips, plantGrammar } from './fixtures/plant-grammar';
import { proofreadText } from './proofread-text';

const lexicons = openLexicons();
const corpus = new URL('../../../training/corpus/sentences/', import.meta.url);
/** Of ten lines one was neither learned from nor used to set a limit: see scripts/dictionaries/training-texts.mjs. */
const MEASURED = 5;
const WORDS_A_PAGE = 450;
/** Of all that is planted: prepositions and articles left out are hardly ever found. */
const LEAST = { es: 0.78, en: 0.7 };

function readMeasured(language: 'es' | 'en'): readonly string[] {
  return readdirSync(corpus).flatMap((file) =>
    readFileSync(new URL(file, corpus), 'utf8')
      .split('\n')
      .filter((_, at) => at % 10 === MEASURED)
      .map((line) => line.split('\t')[language === 'es' ? 0 : 1] ?? '')
      .filter((line) => line.split(' ').length >= 4),
  );
}

function plantSome(
  sentences: readonly string[],
  slip: GrammarSlip,
  language: 'es' | 'en',
  most: number,
) {
  const planted: NonNullable<ReturnType<typeof plantGrammar>>[] = [];
  for (const sentence of sentences) {
    if (planted.length === most) break;
    const one = plantGrammar(sentence, slip, lexicons[language]);
    if (one) planted.push(one);
  }
  return planted;
}

function measure(language: 'es' | 'en', every: number, most: number) {
  const sentences = readMeasured(language).filter((_, at) => at % every === 0);
  const read = (text: string) => proofreadText({ text, language, known: new Set() }, lexicons);
  const words = sentences.join(' ').split(/\s+/).length;
  const alarms = sentences.flatMap(read).length;
  const shares = grammarSlips[language].map((slip) => {
    const planted = plantSome(sentences, slip, language, most);
    const found = planted.filter(({ text, from, to }) =>
      // "las equipo" is fixed at either word.
      read(text).some((one) => one.from <= to + 1 && one.to >= from - 1),
    );
    return { name: slip.name, planted: planted.length, found: found.length };
  });
  const sum = (key: 'planted' | 'found') => shares.reduce((all, one) => all + one[key], 0);
  return { page: (alarms / words) * WORDS_A_PAGE, share: sum('found') / sum('planted'), shares };
}

describe.each(['es', 'en'] as const)('slips of grammar planted in sentences (%s)', (language) => {
  it('are found, and hardly ever seen where there are none', () => {
    const { page, share, shares } = measure(language, 40, 8);
    expect(share, JSON.stringify(shares)).toBeGreaterThan(LEAST[language]);
    expect(page).toBeLessThan(0.9);
  });

  it('are found in all that was kept aside', { tags: ['long'] }, () => {
    const { page, share, shares } = measure(language, 1, 150);
    expect(share, JSON.stringify(shares)).toBeGreaterThan(LEAST[language]);
    expect(page).toBeLessThan(0.75);
  });
});
