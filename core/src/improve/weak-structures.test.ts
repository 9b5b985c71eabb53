import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { findWeakStructures, isTrait } from './weak-structures';

const kindsOf = (text: string, language: Language) =>
  findWeakStructures(text, language).map(({ kind }) => kind);
const cross = (...lists: readonly (readonly string[])[]) =>
  lists.reduce<readonly string[]>(
    (lines, list) => lines.flatMap((line) => list.map((word) => `${line} ${word}`.trim())),
    [''],
  );

describe('weak phrases by how they are built', () => {
  it.each([
    [
      'es',
      cross(['Presté', 'Brindaba', 'Di'], ['', 'algo de'], ['apoyo', 'ayuda'], ['en el traslado']),
    ],
    [
      'en',
      cross(
        ['Offered', 'Gave', 'Had'],
        ['', 'some'],
        ['support', 'input'],
        ['to the move', 'on the move'],
      ),
    ],
  ] as const)('are verbs that say little, with a noun of help (%s)', (language, lines) => {
    expect(lines.filter((line) => !kindsOf(line, language).includes('shared'))).toEqual([]);
  });

  it.each([
    ['es', 'Mi rol abarcaba la compra', 'duty'],
    ['es', 'Dentro de mis responsabilidades estuvieron los turnos', 'duty'],
    ['es', 'Se me confió la caja', 'impersonal'],
    ['en', 'My work mainly involved the till', 'duty'],
    ['en', 'Was chosen to run the bar', 'impersonal'],
    ['en', 'Was on the team that opened the shop', 'shared'],
  ] as const)('name an office, or hide who did it: %s %s', (language, text, kind) => {
    expect(kindsOf(text, language)).toContain(kind);
  });

  it.each([
    ['es', 'Reparé 40 calderas y formé a dos aprendices'],
    ['es', 'Puse en hora el reloj de la torre'],
    ['en', 'Rebuilt the west wall with lime mortar'],
    ['en', 'Made 60 support brackets a day'],
  ] as const)('are no deeds: %s %s', (language, text) => {
    expect(findWeakStructures(text, language)).toEqual([]);
  });

  it('tells what one is like from what one can do', () => {
    const traits = ['Sangre fría', 'Mucho aguante', 'Muy movida', 'Fuerza de voluntad'];
    const crafts = [
      'Poda en altura',
      'Soldadura TIG',
      'Tablas de carga',
      'Mano de obra',
      'Visión artificial',
      'Madera laminada',
      'Trabajo en altura',
      'Trabajo social',
    ];
    expect([...traits, ...crafts].filter((text) => isTrait(text, 'es'))).toEqual(traits);
    const qualities = ['Positive outlook', 'Heart of gold', 'Team-oriented', 'Strong negotiator'];
    const trades = [
      'Outlook',
      'Gas welding',
      'Aural temperament',
      'Head gaskets',
      'Canon',
      'Takeoff',
      'Multithreading',
      'Supervising',
    ];
    expect([...qualities, ...trades].filter((text) => isTrait(text, 'en'))).toEqual(qualities);
  });
});
