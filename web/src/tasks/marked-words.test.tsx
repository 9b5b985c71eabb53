import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedWords } from './marked-words';

const show = (text: string, other: string) =>
  renderToStaticMarkup(<MarkedWords text={text} other={other} />);
const read = (markup: string) => markup.replace(/<[^>]*>/g, '');

it('marks the words that the other text lacks, and no others', () => {
  const marked = show('Reduje un 35 % el cierre mensual', 'Reduje un 20 % el cierre');
  expect([...marked.matchAll(/<mark[^>]*>([^<]*)</g)].map(([, words]) => words?.trim())).toEqual([
    '35',
    'mensual',
  ]);
  expect(show('Igual', 'Igual')).not.toContain('<mark');
});

it('always says the whole text', () => {
  const texts = fc.array(fc.constantFrom('un', 'dos', ' ', ', ', 'tres'), { maxLength: 12 });
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(read(show(one.join(''), other.join('')))).toBe(one.join(''));
    }),
  );
});
