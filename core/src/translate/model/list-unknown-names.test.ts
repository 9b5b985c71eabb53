import { expect, it } from 'vitest';
import { listUnknownNames } from './list-unknown-names';

const spanish = new Set('Planificación con y Uso de diario Urbanismo'.split(' '));
const english = new Set('Planning with Asta'.split(' '));
const knows = [(word: string) => spanish.has(word), (word: string) => english.has(word)];

it.each([
  ['Xbench', ['Xbench']],
  ['Planificación con Asta Powerproject', ['Powerproject']],
  ['Uso diario de Medoralis-Pro y Urbanismo', ['Medoralis-Pro']],
  ['Interventoría de Urbanismo', []],
  ['Uso de XBRL', []],
])('%s: %j', (text, names) => {
  expect(listUnknownNames(text, knows)).toEqual(names);
});
