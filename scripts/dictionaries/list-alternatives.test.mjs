import { describe, expect, it } from 'vitest';
import { listAlternatives, readFamilies } from './list-alternatives.mjs';

const makeLexicon = (language, words) => ({
  language,
  has: (word) => words.split(' ').includes(word),
  context: { confusable: new Map(), sounding: new Map() },
});
const list = (word, language, words) =>
  listAlternatives(word, makeLexicon(language, words), {
    families: readFamilies(language),
    listVariants: () => [],
  }).map(({ text }) => text);

describe('what may have been meant', () => {
  it.each(['es', 'en'])('is listed both ways in the families (%s)', (language) => {
    const families = readFamilies(language);
    expect(families.size).toBeGreaterThan(100);
    for (const [word, others] of families)
      for (const { text } of others)
        expect(families.get(text).map((one) => one.text)).toContain(word);
  });

  it.each([
    ['llegó', 'es', 'llegar llegué llegaron legar', ['llegaron', 'llegué']],
    ['empecé', 'es', 'empezar empezó empezado', ['empezar', 'empezado', 'empezó']],
    ['quickly', 'en', 'quick', ['quick']],
    ["client's", 'en', 'client clients', ['client', 'clients']],
  ])('%s: other forms that exist', (word, language, words, forms) => {
    expect(list(word, language, words)).toEqual(expect.arrayContaining(forms));
    expect(list(word, language, words)).not.toContain(word);
  });
});
