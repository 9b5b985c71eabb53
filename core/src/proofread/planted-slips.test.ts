import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import { englishSlips, plantSlip, spanishSlips } from './fixtures/plant-slips';
import { proofreadText } from './proofread-text';

const lexicons = openLexicons();
const EACH = { quick: 6, long: 12 };
const WORDS_A_PAGE = 450;

/** The same numbers every time. */
function makePick(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function readSentences(language: 'es' | 'en'): readonly string[] {
  const file = new URL('../../../training/corpus/sentences/whole-cvs.tsv', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .map((line) => line.split('\t')[language === 'es' ? 0 : 1] ?? '')
    .filter((line, at) => at % 7 === 0 && line.split(' ').length >= 5);
}

describe.each(['es', 'en'] as const)('slips planted in sentences of CVs (%s)', (language) => {
  const sentences = readSentences(language);
  const kinds = Object.keys(language === 'es' ? spanishSlips : englishSlips);
  const read = (text: string) => proofreadText({ text, language, known: new Set() }, lexicons);

  const expectFound = (each: number) => {
    const pick = makePick(7);
    const planted = kinds.flatMap((slip) =>
      Array.from({ length: each * 4 }, () =>
        plantSlip(sentences[pick(sentences.length)] ?? '', slip, language, pick),
      )
        // A slip that makes another real word can't be found by spelling.
        .flatMap((one) => (one && !lexicons[language].has(one.wrong) ? [one] : []))
        .slice(0, each),
    );
    const readings = planted.map((one) => ({ ...one, findings: read(one.text) }));
    const found = readings.filter(({ findings, wrong, from }) =>
      findings.some((one) => one.from < from + wrong.length && one.to > from),
    );
    const mended = readings.filter(({ findings, right }) =>
      findings.some(({ suggestions }) => suggestions.includes(right)),
    );
    expect(planted.length).toBeGreaterThan((kinds.length * each) / 3);
    expect(found.length / planted.length).toBeGreaterThan(0.94);
    expect(mended.length / planted.length).toBeGreaterThan(0.92);
  };

  const expectQuiet = (some: readonly string[]) => {
    const words = some.join(' ').split(/\s+/).length;
    const alarms = some.flatMap(read);
    expect((alarms.length / words) * WORDS_A_PAGE).toBeLessThan(0.5);
  };

  it('are found, and what was meant is suggested', () => expectFound(EACH.quick));
  it('are hardly ever seen where there are none', () =>
    expectQuiet(sentences.filter((_, at) => at % 2 === 0)));

  describe('more of them', { tags: ['long'] }, () => {
    it('are found, and what was meant is suggested', () => expectFound(EACH.long));
    it('are hardly ever seen where there are none', () => expectQuiet(sentences));
  });
});
