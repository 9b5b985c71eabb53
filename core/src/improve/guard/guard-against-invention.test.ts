import { describe, expect, it } from 'vitest';
import type { Cv } from '../../cv';
import { englishCv, spanishCv } from '../fixtures/sample-cvs';
import { improveCv } from '../improve-cv';
import { guardAgainstInvention } from './guard-against-invention';

/** A model that invents exactly one thing. */
function lie(change: (cv: Cv) => void, original = spanishCv): Cv {
  const cv = structuredClone(original);
  change(cv);
  return cv;
}

const guard = (proposed: Cv, original = spanishCv) =>
  guardAgainstInvention(original, proposed, original === spanishCv ? 'es' : 'en');
const codes = (proposed: Cv, original = spanishCv) =>
  guard(proposed, original).findings.map(({ code }) => code);

describe('guardAgainstInvention', () => {
  it('lets the original through as it is', () => {
    for (const cv of [spanishCv, englishCv]) expect(guard(cv, cv)).toEqual({ cv, findings: [] });
  });

  it('takes out a sentence with a prize and a number and leaves the rest', () => {
    const proposed = lie((cv) => {
      cv.summary =
        'Responsable de logística en Frutas Levante. Premio Nacional de Innovación 2021 por ahorrar 500.000 euros.';
    });
    const { cv, findings } = guard(proposed);
    expect(cv.summary).toBe('Responsable de logística en Frutas Levante.');
    expect(findings.map(({ code }) => code)).toContain('new-number');
  });

  it('takes other ways of saying the same for the same', () => {
    const honest = lie((cv) => {
      const [first, second] = cv.work_experience;
      first!.achievements = [
        'Gestión del almacén y de los pedidos',
        'Coordino las rutas de catorce camiones',
        'Elaboro informes en Power BI para la dirección',
        'Superviso un equipo de ocho personas',
      ];
      second!.achievements[0] =
        'Reduje un 30 % los errores de inventario con un sistema de códigos de barras';
      cv.skills = ['JavaScript', 'SAP', 'Power BI', 'Microsoft Excel', 'Trabajo en equipo'];
      cv.summary = 'Responsable de logística con experiencia en SAP y Power BI.';
    });
    expect(codes(honest)).toEqual([]);
    expect(guard(honest).cv).toEqual(honest);
  });

  it('keeps each date as it is written, even where another way would mean the same', () => {
    const other = lie((cv) => {
      cv.work_experience[0]!.dates = '03/2019 – actualidad';
    });
    expect(codes(other)).toEqual([]);
    expect(guard(other).cv).toEqual(spanishCv);
  });

  it('knows the same lies in English', () => {
    const proposed = lie((cv) => {
      cv.work_experience[1]!.achievements[1] =
        'Introduced a wound care checklist, reducing infections by 45%';
      cv.work_experience[0]!.achievements.push('Won the Florence Nightingale Award');
      cv.summary = 'Charge nurse with twenty years on surgical wards.';
    }, englishCv);
    const { cv, findings } = guard(proposed, englishCv);
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['new-number', 'new-certificate']),
    );
    expect(cv.work_experience).toEqual(englishCv.work_experience);
    expect(cv.summary).not.toContain('twenty');
  });

  it('reports a bullet nobody speaks of any more', () => {
    const proposed = lie((cv) => {
      cv.work_experience[1]!.achievements.splice(1, 1);
    });
    expect(guard(proposed).findings).toEqual([
      {
        code: 'text-lost',
        pointer: '/work_experience/1',
        quote: 'Formé a 6 operarios',
        reverted: false,
      },
    ]);
  });

  it('has nothing to say about what the built-in engine writes', () => {
    const result = improveCv({
      cv: spanishCv,
      language: 'es',
      style: 'executive',
      focusArea: 'leadership',
      instructions: '',
    });
    expect(codes(result.cv)).toEqual([]);
  });
});
