import { describe, expect, it } from 'vitest';
import { openWords } from '../../test/proofreading';
import { mergeReading } from './merge-reading';

const lexicons = openWords();

/** What is shown for a noun that the model would rather have in the plural. */
function show(lead: string, described: string, noun: string, many: string): readonly string[] {
  const text = `${lead} ${described}${noun} for the workshop`;
  const from = `${lead} ${described}`.length;
  const reading = {
    corrections: [{ from, to: from + noun.length, replacement: many, gain: 3 }],
    surprises: [{ from, to: from + noun.length, amount: 2 }],
  };
  const input = { text, language: 'en' as const, known: new Set<string>() };
  return mergeReading(input, [], reading, lexicons).map(
    (one) => `${text.slice(one.from, one.to)} → ${one.suggestions.join(' / ')}`,
  );
}

const leads = ['I also wrote', 'Last year we bought', 'Taught two helpers to clean', 'Worked with'];
const nouns = [
  ['guide', 'guides'],
  ['motor', 'motors'],
  ['engine', 'engines'],
] as const;
const adjectives = ['', 'small ', 'electric ', 'laminated '];
const cases = leads.flatMap((lead) =>
  adjectives.flatMap((described) => nouns.map((noun) => [lead, described, ...noun] as const)),
);

describe('a singular with nothing before it', () => {
  it.each(cases)('may lack its article: “%s %s%s”', (lead, described, noun, many) => {
    const [first] = show(lead, described, noun, many);
    const thing = `${described}${noun}`;
    const article = /^[aeiou]/.test(thing) ? 'an' : 'a';
    expect(first).toBe(`${thing} → ${described}${many} / ${article} ${thing}`);
  });

  it.each(
    ['three', 'the', 'every', 'all our', "the manager's"].flatMap((how) =>
      nouns.map((noun) => [how, ...noun] as const),
    ),
  )('lacks none after “%s”: “%s”', (how, noun, many) => {
    for (const one of show(`I also wrote ${how}`, '', noun, many))
      expect(one).toBe(`${noun} → ${many}`);
  });
});
