import { expect, it } from 'vitest';
import { line } from '../fixtures/drawn-lines';
import { joinBrokenAddresses } from './join-broken-addresses';
import { joinParts } from './join-parts';

const LETTER_PT = 5;

/** As a narrow column sets it: each text is broken after so many letters. */
function setIn(column: number, texts: readonly string[]) {
  return texts.flatMap((text) =>
    (text.includes(' ') ? [text] : (text.match(new RegExp(`.{1,${column}}`, 'g')) ?? [])).map(
      (part) => line(part, { widthPt: part.length * LETTER_PT }),
    ),
  );
}

const people = [
  ['ana.ruiz@example.com', '+34 600 555 010', 'linkedin.com/in/ana-ruiz', 'anaruiz.example.com'],
  ['+44 7700 900444', 'desmond.devlin@example.co.uk', 'github.com/desmond-devlin', 'Lynby'],
  ['Torralda', 'inigo_quiroga99@example.org', 'https://inigoquiroga.example.com/cv', 'Carné B'],
];

it('puts addresses together wherever a column broke them', () => {
  for (const texts of people)
    for (let column = 17; column < 36; column++) {
      const whole = joinParts(joinBrokenAddresses(setIn(column, texts)));
      expect(whole.map(({ text }) => text)).toEqual(texts);
    }
});

it('leaves alone what is below a whole address', () => {
  for (const texts of [
    ['ana.ruiz@example.com', 'ana-ruiz'],
    ['ana.ruiz@example.com', 'Madrid', 'anaruiz.example.com'],
    ['linkedin.com/in/ana-ruiz/', 'Bilbao'],
    ['linkedin.com/in/ana-ruiz/', 'ana.ruiz@example.com'],
    ['Bilbao-Centro-Norte-Casco', 'linkedin.com/in/ana-ruiz'],
    ['Node.js', 'React', 'Vue.js', 'css'],
    ['linkedin.com/in/ana-ruiz-pardo', 'github.com/anaruiz'],
  ])
    expect(joinBrokenAddresses(setIn(40, texts)).map(({ text }) => text)).toEqual(texts);
});
