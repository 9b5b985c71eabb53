import { describe, expect, it } from 'vitest';
import { createTextCheck } from './check-free-text';

const cv = [
  'Responsable de almacén en Distribuciones Ejemplo, Valencia',
  'Reduje un 30 % el tiempo de preparación con SAP y Excel.',
  'Cursos en formacion.example.com',
];

describe('a text that is no part of a CV', () => {
  const check = createTextCheck({ names: ['Grupo Levante'], numbers: cv });

  it.each([
    'En Distribuciones Ejemplo reduje un 30 % el tiempo de preparación.',
    'Me gustaría trabajar con Grupo Levante y contarles más de mi CV.',
    'Tengo los cursos de formacion.example.com.',
    'At Grupo Levante I’d start tomorrow, because I’m ready, I’ve asked and I’ll learn.',
    "For Grupo Levante I'd start tomorrow, because I'm ready, I've asked and I'll learn.",
  ])('may say what has ground: %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['a number', 'Reduje un 40 % el tiempo de preparación.', 'new-number'],
    ['a skill', 'Trabajo a diario con Kubernetes.', 'new-skill'],
    ['an employer', 'Antes estuve en Transportes Inventados.', 'new-employer'],
    [
      'a school named after a known place',
      'Estudié en la Universidad de Valencia.',
      'new-institution',
    ],
    ['a school named after a known skill', 'Estudié en la Academia Excel.', 'new-institution'],
    ['an address', 'Mira cursos.example.org/oferta antes de seguir.', 'changed-contact'],
  ])('is told of %s', (_, text, code) => {
    expect(check(text).map((found) => found.code)).toContain(code);
  });

  it('takes numbers only from where numbers may come', () => {
    const strict = createTextCheck({ names: cv, numbers: [] });
    expect(strict('Reduje un 30 % el tiempo.').map(({ code }) => code)).toEqual(['new-number']);
  });

  it('lets advice name what nobody has shown', () => {
    const advice = createTextCheck({ names: cv, numbers: [], free: ['new-skill'] });
    expect(advice('Aprende Kubernetes con calma.')).toEqual([]);
  });
});
