import { expect, it } from 'vitest';
import { openWords } from '../../../test/proofreading';
import type { Lexicon } from '../../proofread';
import { joinParts } from '../layout/join-parts';
import { parseText } from '../parse-text';
import type { SourceLine } from '../source-document';
import { settleHyphens } from './settle-hyphens';

const words = openWords();

const isPlain = (word: string) => /^\p{Ll}{3,}$/u.test(word);
const every = (lexicon: Lexicon, step: number) =>
  [...lexicon.used()].filter(isPlain).filter((_, at) => at % step === 0);
const lineOf = (text: string): SourceLine => ({ text, page: 1, fontSizePt: 10 });

/** What becomes of words parted as a page parts them, many on one page. */
function readParted(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const lines = pairs.flatMap(([first, second]) => [lineOf(`${first}-`), lineOf(second)]);
  const document = { format: 'pdf', pages: 1, lines: joinParts(lines) } as const;
  return settleHyphens(document, openWords).lines.map(({ text }) => text);
}

it.each(['es', 'en'] as const)('joins every %s word again wherever it was parted', (language) => {
  const pairs = every(words[language], 7).flatMap((word) =>
    Array.from(
      { length: word.length - 3 },
      (_, at) => [word.slice(0, at + 2), word.slice(at + 2)] as const,
    ),
  );
  expect(pairs.length).toBeGreaterThan(10_000);
  expect(readParted(pairs)).toEqual(pairs.map(([first, second]) => first + second));
});

it('keeps the hyphen between two words that are none in one', () => {
  const firsts = every(words.en, 97);
  const seconds = every(words.en, 89);
  const pairs = firsts.flatMap((first, at) => {
    const second = seconds[at % seconds.length] ?? '';
    const isOne = words.en.has(first + second) || words.es.has(first + second);
    return isOne ? [] : [[first, second] as const];
  });
  expect(pairs.length).toBeGreaterThan(100);
  expect(readParted(pairs)).toEqual(pairs.map(([first, second]) => `${first}-${second}`));
});

it.each([
  ['customer-', 'visible', 'customer-visible'],
  ['long-', 'term', 'long-term'],
  ['Cross-', 'functional', 'Cross-functional'],
  ['state-of-', 'the-art', 'state-of-the-art'],
  ['teórico-', 'prácticas', 'teórico-prácticas'],
  ['re-', 'parto', 'reparto'],
  ['sub-', 'contratas', 'subcontratas'],
  ['multi-', 'disciplinar', 'multidisciplinar'],
  ['Kuber-', 'netes', 'Kubernetes'],
  ['post-', 'producción', 'postproducción'],
  ['pre-', 'and post-sales', 'pre- and'],
])('%s over %s is %s', (first, second, whole) => {
  expect(readParted([[first.slice(0, -1), second]])[0]).toBe(whole);
});

it('joins what goes on below a head with its date beside it', () => {
  const above: SourceLine = {
    ...lineOf('Cocinera, Casa Sol, Cáce- Enero 2013 - Mayo 2017'),
    xPt: 60,
    runs: [
      { text: 'Cocinera', bold: true },
      { text: ', Casa Sol, Cáce-' },
      { text: 'Enero 2013 - Mayo 2017', bold: true },
    ],
  };
  const lines = joinParts([above, { ...lineOf('res, España.'), xPt: 60 }]);
  const [line] = settleHyphens({ format: 'pdf', pages: 1, lines }, openWords).lines;
  expect(line?.cells).toEqual(['Cocinera, Casa Sol, Cáceres, España.', 'Enero 2013 - Mayo 2017']);
  expect(line?.runs?.map(({ text }) => text)).toEqual([
    'Cocinera',
    ', Casa Sol, Cáceres, España.',
    'Enero 2013 - Mayo 2017',
  ]);
  const apart = joinParts([above, { ...lineOf('res, España.'), xPt: 90 }]);
  expect(apart).toHaveLength(2);
});

it('drops the hyphen of an address whose link has none', () => {
  const href = 'https://naomithackeray.example.com';
  const above = { ...lineOf('naomithack-'), links: [{ text: 'naomithack-', href }] };
  expect(joinParts([above, lineOf('eray.example.com')])[0]?.text).toBe(
    'naomithackeray.example.com',
  );
  expect(joinParts([lineOf('ana-'), lineOf('ruiz.example.com')])[0]?.text).toBe(
    'ana-ruiz.example.com',
  );
});

it('writes a word as the document writes it elsewhere', () => {
  const elsewhere = (text: string) => {
    const lines = joinParts([lineOf('Guided the post-'), lineOf('room'), lineOf(text)]);
    return settleHyphens({ format: 'pdf', pages: 1, lines }, openWords).lines[0]?.text;
  };
  expect(elsewhere('Ran a post-room')).toBe('Guided the post-room');
  expect(elsewhere('Ran a postroom')).toBe('Guided the postroom');
});

it('keeps hyphens at the ends of pasted lines, and those that wait for a later word', () => {
  const { cv } = parseText(
    `Rosa Vidal Campos\nrosa@example.com\n\nProfile\nFive years of support for customer-
visible services and for e-
commerce, with care for pre-
and post-sales work as well as for the documen-
tation of both, in teams of up to twelve people.\n`,
    openWords,
  );
  expect(cv.summary).toBe(
    'Five years of support for customer-visible services and for e-commerce, with care for pre- and post-sales work as well as for the documentation of both, in teams of up to twelve people.',
  );
});
