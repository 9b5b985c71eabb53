import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareLines, isSameWord, LineWords } from '.';

const stem = fc.constantFrom(
  ...['sql', 'reconcil', 'reconcili', 'conci', 'banc', 'http', 'a', 'client', 'clientel'],
  ...['analis', 'analist', 'dat', 'xyzzy', 'xyzzyq'],
);
const lines = fc.array(fc.array(stem));

it('the lines of a word are found as by going through them all', () => {
  fc.assert(
    fc.property(lines, fc.array(stem), (held, wanted) => {
      const words = new LineWords(held);
      const list = (isIt: (word: string) => boolean) =>
        [...held.keys()].filter((at) => held[at]?.some(isIt));
      for (const one of wanted) {
        expect(words.find(one)).toEqual(list((other) => other === one));
        expect(words.findForms(one)).toEqual(list((other) => isSameWord(one, other)));
      }
    }),
  );
});

it('how much of a name is said in the same words is what the full comparison says of it', () => {
  fc.assert(
    fc.property(lines, fc.array(stem), (held, wanted) => {
      const said = new LineWords(held).measureSame(wanted);
      held.forEach((line, at) => {
        expect(said.get(at) ?? 0).toBe(compareLines(wanted, line).same);
      });
    }),
  );
});
