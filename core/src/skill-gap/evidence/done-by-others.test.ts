import { describe, expect, it } from 'vitest';
import { evidenceSkills } from '../../evidence';
import { findDoneByOthers } from './done-by-others';
import { findUnownedClauses } from './own-deeds';

const read = (spans: readonly { start: number; end: number }[], text: string) =>
  spans.map(({ start, end }) => text.slice(start, end));
const byOthers = (text: string) => read(findDoneByOthers(text), text);
const unowned = (text: string) => read(findUnownedClauses(text, true), text);

describe('a thing that others deal with', () => {
  it.each([
    ['Escribía historias que luego ordenaba el responsable', ['que luego ordenaba el responsable']],
    ['Archivo los boletines que redacta mi jefa', ['los boletines que redacta mi jefa']],
    [
      'Limpieza de sondas para el ecógrafo, que manejaba la médica',
      ['el ecógrafo, que manejaba la médica'],
    ],
    ['Reparto de los folletos que maqueta marketing', ['los folletos que maqueta marketing']],
    ['Book rooms for the workshops our lead trainer runs', ['the workshops our lead trainer runs']],
    [
      'I reported to, and was coached by, the sales director',
      ['I reported to, and was coached by, the sales director'],
    ],
    [
      'Take first details and pass them to the claims handlers',
      [' and pass them to the claims handlers'],
    ],
    ['Recojo el aviso y lo paso al técnico', [' y lo paso al técnico']],
  ])('is theirs: %s', (text, others) => {
    expect(byOthers(text)).toEqual(others);
  });

  it.each([
    'Atiendo a la persona que visita los pisos',
    'Cuadros que publico cada lunes',
    'Reports the managers asked for every week',
    'Cut the boards and pass them through the planer',
    'Preparo los paquetes y los paso por la báscula',
  ])('is the person’s own: %s', (text) => {
    expect(byOthers(text)).toEqual([]);
  });

  it('is hardly ever found in what shows a skill', () => {
    const own = evidenceSkills().flatMap(({ shows }) => shows);
    expect(own.length).toBeGreaterThan(5000);
    expect(own.filter((text) => findDoneByOthers(text).length > 0).length).toBeLessThan(10);
  });
});

describe('a clause that is not the person’s own', () => {
  it.each([
    ['Tesorería concilia los bancos; yo archivo los extractos', 'Tesorería concilia los bancos'],
    ['Hice una prueba con Odoo; gerencia lo descartó', 'Hice una prueba con Odoo'],
    [
      'Derivaba a la psicóloga a los chicos con ansiedad',
      'Derivaba a la psicóloga a los chicos con ansiedad',
    ],
    ['La traducción corrió a cargo de una agencia', 'La traducción corrió a cargo de una agencia'],
    ['Frames came ready-made from the joinery', 'Frames came ready-made from the joinery'],
    ['Grant bids go through our funding office', 'Grant bids go through our funding office'],
    ['Was invited to a tasting by the supplier', 'Was invited to a tasting by the supplier'],
  ])('is found: %s', (text, clause) => {
    expect(unowned(text).some((one) => one.startsWith(clause))).toBe(true);
  });

  it.each([
    'Was invited to speak at two conferences',
    'Atendía la centralita; yo abría y cerraba la oficina',
    'Central office, 90 calls a day',
    'Proposed a new rota and it was adopted',
    'Worked under GLP and ISO 17025',
  ])('is not: %s', (text) => {
    expect(unowned(text)).toEqual([]);
  });
});
