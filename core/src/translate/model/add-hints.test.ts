import { expect, it } from 'vitest';
import { bytePieces } from '../../../test/byte-pieces';
import { openHints } from '../hints';
import { createHintFinder, encodeWithHints, insertHints } from './add-hints';
import { prepareSentence } from './translate-sentence';
import { createVocabulary, type Piece } from './vocabulary';

const SIM = -1;
const find = {
  es: createHintFinder(
    'es',
    new Map([
      ['teleférico', 'cable car, gondola, aerial tramway'],
      ['lomo', 'back, binding, spine'],
      ['bobinador', 'coil winder'],
      ['torno de control', 'numerically controlled lathe'],
      ['sondear', 'probe'],
    ]),
  ),
  en: createHintFinder(
    'en',
    new Map([
      ['sugar beet', 'remolacha, remolacha azucarera'],
      ['clamp', 'pinza, grapa, gafa'],
      ['essay', 'redacción, ensayo'],
      ['dictation', 'dictado'],
      ['jam', 'atascar'],
      ['scrub', 'fregar'],
    ]),
  ),
};
const hint = (text: string, language: 'es' | 'en') =>
  insertHints([text], find[language](text), SIM)
    .map((part) => (part === SIM ? '<sim>' : part))
    .join('');

// What training/hints.py makes of them.
it.each<['es' | 'en', string, string]>([
  [
    'es',
    'Mecánico de teleférico, línea roja de <e0>',
    'Mecánico de teleférico <sim> cable car / gondola / aerial tramway <sim>, línea roja de <e0>',
  ],
  [
    'es',
    'Limpié y porcioné piezas nobles (solomillo, lomo, chuletero)',
    'Limpié y porcioné piezas nobles (solomillo, lomo <sim> back / binding / spine <sim>, chuletero)',
  ],
  [
    'en',
    'Drove the sugar beet harvester and loaded at the clamp.',
    'Drove the sugar beet <sim> remolacha / remolacha azucarera <sim> harvester and loaded at the clamp <sim> pinza / grapa / gafa <sim>.',
  ],
  [
    'en',
    'Marked essays, gave dictations and prepared mock exams',
    'Marked essays <sim> redacción / ensayo <sim>, gave dictations <sim> dictado <sim> and prepared mock exams',
  ],
  [
    'es',
    'BOBINADORAS y tornos de control; sondeé',
    'BOBINADORAS <sim> coil winder <sim> y tornos de control <sim> numerically controlled lathe <sim>; sondeé <sim> probe <sim>',
  ],
  // A phrase ends at anything but a blank, and a word of three letters is too short to be told from others.
  ['en', 'Sugar, beet; scrubbed the jam', 'Sugar, beet; scrubbed <sim> fregar <sim> the jam'],
  [
    'es',
    '<lomo> <sim> xlomo lomo2 lomo-alto',
    '<lomo> <sim> xlomo lomo <sim> back / binding / spine <sim>2 lomo-alto',
  ],
])('from %s: %s', (language, text, expected) => {
  expect(hint(text, language)).toBe(expected);
});

it('reads the tables of both languages', () => {
  const textsOf = (language: 'es' | 'en', text: string) =>
    openHints(language)(text).map(({ text: said }) => said);
  expect(textsOf('es', 'Mecánico de teleféricos')).toEqual([expect.stringContaining('cable car')]);
  expect(textsOf('en', 'gave dictations')).toEqual(['dictado']);
});

const symbols = '<pad> <unk> <s> </s> <2en> <2es> <n0> <n1> <e0> <sim>'.split(' ');
const words = '▁ ▁teleférico ▁cable ▁car / ▁gondola ▁aerial ▁tra m way , ▁de'.split(' ');
const pieces = [
  ...symbols.map((text): Piece => [text, 0]),
  ...bytePieces,
  ...words.map((text): Piece => [text, -5]),
];
const vocabulary = createVocabulary(pieces);
const ids = (text: string) =>
  text.split(' ').map((piece) => pieces.findIndex(([one]) => one === piece));
const HINT = '▁ <sim> ▁cable ▁car ▁ / ▁gondola ▁ / ▁aerial ▁tra m way ▁ <sim>';
const prepare = (text: string) =>
  prepareSentence(text, { from: 'es', to: 'en' }, [], vocabulary, { findHints: find.es });

it('cuts a text with hints as training does, and leaves them out of what the translation is held against', () => {
  const sentence = prepare('12 de teleférico, 7');
  expect(sentence.tokens).toEqual(ids(`<2en> ▁ <n0> ▁de ▁teleférico ${HINT} , ▁ <n1> </s>`));
  expect(sentence.body).toEqual(ids('▁ <n0> ▁de ▁teleférico , ▁ <n1> </s>'));
  expect(sentence.hints).toEqual(['cable car / gondola / aerial tramway']);
});

it('takes no mark that a person typed for its own', () => {
  expect(prepare('de <sim> de').tokens).not.toContain(vocabulary.find('<sim>'));
});

it('leaves out the last hints where there is no room, and never the text', () => {
  const parts = ['teleférico de teleférico'];
  const encode = (room: number) => encodeWithHints(parts, find.es, vocabulary, room)?.pieces;
  const first = ids(`▁teleférico ${HINT} ▁de ▁teleférico`);
  expect(encode(100)).toEqual([...first, ...ids(HINT)]);
  expect(encode(first.length)).toEqual(first);
  expect(encode(first.length - 1)).toBeUndefined();
  const long = prepare(`${'de '.repeat(80)}teleférico`);
  expect(long.hints).toEqual([]);
  expect(long.tokens).toHaveLength(83);
});
