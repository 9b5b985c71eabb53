import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { cutTraits } from './cut-traits';

describe('words of praise that are part of a name or say what something is like', () => {
  it.each<[Language, string]>([
    ['es', 'Enfermera con nueve años de experiencia en UCI polivalente y urgencias hospitalarias.'],
    ['es', 'Operario polivalente con carné de carretillero.'],
    ['es', 'Técnica en envase flexible con ocho años en planta.'],
    ['es', 'Profesora de escritura creativa y teatro.'],
    ['es', 'Director creativo con 10 años en publicidad.'],
    ['es', 'Trabajadora social con horario flexible.'],
    ['es', 'Gestora de transporte puntual y urgente.'],
    ['es', 'Contable en despacho serio y responsable de nóminas.'],
    ['en', 'Creative director with ten years in advertising.'],
    ['en', 'Creative and brand strategist in Leeds.'],
    ['en', 'Dynamic positioning officer with offshore experience.'],
    ['en', 'A flexible packaging engineer with ten years in film.'],
    ['en', 'Worked in a creative agency and in-house.'],
  ])('stay (%s): %s', (language, sentence) => {
    expect(cutTraits(sentence, language)).toBe(sentence);
  });
});

describe('praise of oneself', () => {
  it.each<[Language, string, string]>([
    [
      'es',
      'Administrativa proactiva con 8 años en seguros.',
      'Administrativa con 8 años en seguros.',
    ],
    [
      'es',
      'Camarero de piso, polivalente y flexible, con inglés B2.',
      'Camarero de piso, con inglés B2.',
    ],
    ['en', 'Creative and punctual baker with 6 years.', 'Baker with 6 years.'],
    ['en', 'I am a reliable agency nurse in Leeds.', 'I am an agency nurse in Leeds.'],
  ])('is cut (%s): %s', (language, sentence, rest) => {
    expect(cutTraits(sentence, language)).toBe(rest);
  });
});
