import { expect, it } from 'vitest';
import { listSuggestions, openWords } from '../../../test/proofreading';
import { mendAccent } from './mend-accent';
import { hasFarAccent, hasIdleAccent } from './spanish-stress';

const used = [...openWords().es.used()].filter((word) => /^\p{Ll}{4,}$/u.test(word));
const asking = new Set(['cómo', 'cuáles', 'cuándo', 'cuánto', 'dónde']);
const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
/** "Calderas", stressed on the last syllable but one without an accent. */
const PLAIN = /^(.*[aeiou][bcdfglmnprst])([aeiou])([bcdfglmnprst][aeo]s?)$/;
const plain = used.filter((word) => PLAIN.test(word) && !/[áéíóúkw]|ff|ss|tt|nn|mm|pp/.test(word));
const stressPlain = (word: string) =>
  word.replace(
    PLAIN,
    (_, start: string, vowel: string, end: string) => start + accents[vowel] + end,
  );
/** With a beginning of which no dictionary has a word. */
const makeUnknown = (word: string) => `quimbo${word}`;

it('finds no fault with the accents of words that are right', () => {
  const wrong = used.filter((word) => hasIdleAccent(word) || hasFarAccent(word));
  expect(wrong.filter((word) => !asking.has(word))).toEqual([]);
});

it('finds every accent that the last syllable but one needs not', () => {
  expect(plain.length).toBeGreaterThan(3_000);
  expect(plain.filter((word) => !hasIdleAccent(stressPlain(word)))).toEqual([]);
});

it('knows where an ending has its accent, nearly without exception', () => {
  const wrong = used.filter(
    (word) => !asking.has(word) && mendAccent(word, openWords().es).length > 0,
  );
  expect(wrong.length).toBeLessThan(used.length / 2_000);
});

it.each(plain.filter((word, at) => word.length > 6 && at % 199 === 0).map(makeUnknown))(
  'marks %s with an accent, and not without',
  (word) => {
    const write = (one: string) => `Revisé ${one} en el taller de la finca y avisé a los clientes.`;
    const typed = stressPlain(word);
    expect(listSuggestions(write(typed), 'es')).toContain(`${typed} → ${word}`);
    expect(listSuggestions(write(word), 'es').filter((one) => one.includes('→ quimbo'))).toEqual(
      [],
    );
  },
);

it.each([
  ['Medí hematocrítos en el laboratorio de la finca', 'hematocrítos → hematocritos'],
  ['Monté estufónes de leña y chimeneas', 'estufónes → estufones'],
  ['Leía el telemetrico de la planta', 'telemetrico → telemétrico'],
  ['Avisaba telefonicamente a los clientes', 'telefonicamente → telefónicamente'],
  ['Trabajé con un fonoaudiólogico equipo de guardia', 'fonoaudiólogico → fonoaudiológico'],
])('%s', (text, wanted) => {
  expect(listSuggestions(text, 'es')).toContain(wanted);
});

it.each(['zapaticos', 'soirée', 'quimbotón', 'quimbotía'])('leaves %s alone', (word) => {
  expect(mendAccent(word, openWords().es)).toEqual([]);
});

it.each([
  ['Agilidad con los numeros y los titulos', ['numeros → números', 'titulos → títulos']],
  ['Respetuoso de los limites de velocidad', ['limites → límites']],
  ['Técnico superior en Educacion Infantil', ['Educacion → Educación']],
  ['Opositor a Policia Local en Sevilla', ['Policia → Policía']],
])(
  'finds words that lack their accent, though they look like other forms or words: %s',
  (text, wanted) => {
    expect(listSuggestions(text, 'es')).toEqual(wanted);
  },
);

it('leaves alone what may be written in two ways', () => {
  expect(listSuggestions('Monitor de futbol y padel, con video de cada partido', 'es')).toEqual([]);
});
