import { describe, expect, it } from 'vitest';
import { type FocusArea, focusAreas, type ImproveStyle, improveStyles } from '../assistant';
import type { Cv } from '../cv';
import type { Language } from '../language';
import { applyChanges } from './apply-changes';
import { englishCv, spanishCv } from './fixtures/sample-cvs';
import { improveCv } from './improve-cv';

const improve = (
  cv: Cv,
  language: Language,
  style: ImproveStyle = 'formal',
  focusArea: FocusArea = 'balanced',
  instructions = '',
) => improveCv({ cv, language, style, focusArea, instructions });

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const everyWay = improveStyles.flatMap((style) =>
  focusAreas.flatMap((focus) =>
    (
      [
        [spanishCv, 'es'],
        [englishCv, 'en'],
      ] as const
    ).map(([cv, language]) => ({ cv, language, style, focus })),
  ),
);

describe('improveCv', () => {
  it('rewrites a Spanish CV in the first person', () => {
    const { cv } = improve(spanishCv, 'es');
    expect(cv.work_experience[0]?.achievements.map(plain)).toEqual([
      'Gestiono el almacén y los pedidos',
      'Coordino las rutas de 14 camiones',
      'Elaboro informes en Power BI para la dirección',
      'Superviso un equipo de 8 personas',
    ]);
    expect(cv.work_experience[1]?.description).toBe(
      'Tramité los albaranes. Atendí a los proveedores.',
    );
    expect(cv.work_experience.map(({ dates }) => dates)).toEqual(
      spanishCv.work_experience.map(({ dates }) => dates),
    );
  });

  it('writes nouns in the academic style and results first in the executive one', () => {
    const academic = improve(spanishCv, 'es', 'academic').cv.work_experience;
    expect(academic[0]?.achievements[1]).toBe('Coordinación de las rutas de 14 camiones');
    const executive = improve(spanishCv, 'es', 'executive').cv.work_experience;
    expect(plain(executive[1]?.achievements[0])).toBe(
      'Reduje los errores de inventario un 30 % al implantar un sistema de códigos de barras',
    );
  });

  it('rewrites an English CV and drops empty phrases from its summary', () => {
    const { cv } = improve(englishCv, 'en');
    expect(cv.summary).toBe('Charge nurse with 12 years on surgical wards.');
    expect(cv.work_experience[0]?.achievements).toEqual([
      'Supervise a team of 14 nurses',
      'Manage the rota daily',
      'Improve handovers between shifts',
    ]);
    expect(cv.work_experience[1]?.achievements).toEqual([
      'Administered medication, updated records and trained new staff',
      'Introduced a wound care checklist, reducing infections by 30%',
    ]);
  });

  it('writes a missing summary from the words of the CV', () => {
    expect(improve(spanishCv, 'es').cv.summary).toBe(
      'Responsable de logística con experiencia en Frutas Levante S.L. y Transportes Turia desde 2014. Competencias principales: JavaScript, SAP y Power BI.',
    );
    expect(
      improve(spanishCv, 'es', 'formal', 'balanced', 'Sin resumen, por favor').cv.summary,
    ).toBe('');
  });

  it('names nobody as an employer who worked for themselves', () => {
    const own = structuredClone(spanishCv);
    for (const item of own.work_experience.slice(1)) item.company = 'Por cuenta propia';
    expect(improve(own, 'es').cv.summary).toContain('con experiencia en Frutas Levante S.L. desde');
  });

  it('names, groups and merges skills without adding one', () => {
    expect(improve(spanishCv, 'es').cv.skills).toEqual([
      'JavaScript',
      'SAP',
      'Power BI',
      'Excel',
      'Trabajo en equipo',
    ]);
  });

  it('differs by style and by focus', () => {
    const results = improveStyles.map((style) =>
      JSON.stringify(improve(spanishCv, 'es', style).cv),
    );
    expect(new Set(results).size).toBe(improveStyles.length);
    const focused = focusAreas.map((focus) =>
      JSON.stringify(improve(spanishCv, 'es', 'formal', focus).cv),
    );
    expect(new Set(focused).size).toBe(focusAreas.length);
  });

  it('asks for what is missing', () => {
    const codes = improve(englishCv, 'en').questions.map(
      ({ code, pointer }) => `${code} ${pointer}`,
    );
    expect(codes).toEqual([
      'missing-contact /personal/phone',
      'missing-number /work_experience/0/achievements/2',
    ]);
  });

  it.each(everyWay)(
    '$language $style $focus: nothing invented, nothing more to change',
    ({ cv, language, style, focus }) => {
      const result = improve(cv, language, style, focus);
      expect(result.warnings).toEqual([]);
      expect(result.cv.personal).toEqual(cv.personal);
      const again = improve(result.cv, language, style, focus);
      expect(again.changes).toEqual([]);
      expect(again.cv).toEqual(result.cv);
    },
  );
});

describe('applyChanges', () => {
  it('gives the result when everything is accepted and the original when nothing is', () => {
    for (const { cv, language, style, focus } of everyWay) {
      const { changes, cv: improved } = improve(cv, language, style, focus);
      expect(
        applyChanges(
          cv,
          changes,
          changes.map(({ id }) => id),
        ),
      ).toEqual(improved);
      expect(applyChanges(cv, changes, [])).toEqual(cv);
    }
  });
});
