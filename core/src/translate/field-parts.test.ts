import { describe, expect, it } from 'vitest';
import asideTable from '../../data/translation/asides.tsv' with { type: 'text' };
import placeTable from '../../data/translation/title-places.tsv' with { type: 'text' };
import type { Direction } from './direction';
import { degreePairs, titlePairs } from './names/field-pairs';
import { findAside } from './names/find-aside';
import { readPairs } from './pair-table';
import { translateCertificate, translateSkill } from './translate-credentials';
import { translateDegree } from './translate-degree';
import { translateTitle } from './translate-title';

const toEnglish: Direction = { from: 'es', to: 'en' };
const toSpanish: Direction = { from: 'en', to: 'es' };

describe('what is said of a name besides', () => {
  it.each([
    ['60 h', '60 hours'],
    ['tres años aprobados, sin terminar', 'three years completed, not completed'],
    ['renovado en 2023', 'renewed in 2023'],
    ['banda 6', 'band 6'],
    ['UNE 58451', 'UNE 58451'],
    ['en vigor', 'valid'],
    ['leones', undefined],
  ])('%s', (es, en) => expect(findAside(es, toEnglish)).toBe(en));

  it('is known in both languages, whatever row and number', () => {
    const lost = readPairs(asideTable).flatMap((row) =>
      (['es', 'en'] as const).flatMap((from) => {
        const other = from === 'es' ? 'en' : 'es';
        return row[from].filter(
          (name) => findAside(name.replace('{n}', '7'), { from, to: other }) === undefined,
        );
      }),
    );
    expect(lost).toEqual([]);
  });

  it('goes with any degree of the table', () => {
    const lost = degreePairs.flatMap(({ es: [es = ''] }) => {
      const plain = translateDegree(es, toEnglish);
      const noted = translateDegree(`${es} (sin acabar)`, toEnglish);
      return noted.isSure && noted.text === `${plain.text} (not completed)` ? [] : [es];
    });
    expect(lost).toEqual([]);
  });
});

describe('titles put together', () => {
  it('any post in any place', () => {
    const lost = readPairs(placeTable).flatMap(({ es: [es = ''], en: [en = ''] }) => {
      const there = translateTitle(`Gobernanta de ${es}`, toEnglish, undefined);
      const back = translateTitle(`${en} receptionist`, toSpanish, 'masculine');
      return there.isSure && back.isSure ? [] : [es];
    });
    expect(lost).toEqual([]);
  });

  it('says no post twice that has two names in the other language', () => {
    const twice = titlePairs.flatMap(({ es: [es = '', other = ''] }) => {
      const { text, isSure } = translateTitle(`${es} (${other})`, toEnglish, undefined);
      const [, name = '', aside] = /^(.+?) \((.+)\)$/.exec(text) ?? [];
      return other !== '' && isSure && name.toLowerCase() === aside?.toLowerCase() ? [text] : [];
    });
    expect(twice).toEqual([]);
  });

  it('says no post twice for its initials', () => {
    const twice = titlePairs.flatMap(({ es: [es = ''] }) => {
      const { text } = translateTitle(`${es} (ATE)`, toEnglish, undefined);
      return text.endsWith('(ATE)') ? [] : [text];
    });
    expect(twice).toEqual([]);
  });

  it.each([
    ['Responsable de tráfico y flota', 'Traffic and fleet manager'],
    ['Auxiliar de recepción y caja', 'Reception and till assistant'],
  ])('%s', (es, en) => expect(translateTitle(es, toEnglish, undefined).text).toBe(en));
});

describe('degrees that go on', () => {
  it.each([
    ['Cursando 3.º de Derecho', 'Currently in year 3 of Law'],
    ['Último curso de Grado en Enfermería', "Final year of a Bachelor's Degree in Nursing"],
  ])('%s', (es, en) => expect(translateDegree(es, toEnglish)).toEqual({ text: en, isSure: true }));

  it.each([
    ['Year 2 of BSc Physiotherapy (ongoing)', '2.º curso de Grado en Fisioterapia (en curso)'],
    ["Integrated Master's in Pharmacy (MPharm)", 'Máster integrado en Farmacia (MPharm)'],
  ])('%s', (en, es) => expect(translateDegree(en, toSpanish)).toEqual({ text: es, isSure: true }));
});

describe('skills put together', () => {
  it.each([
    ['Solfeo, nivel 2', 'Solfège, level 2'],
    ['Fontanería, nivel 2', 'Plumbing, level 2'],
    ['Excel nivel avanzado', 'Excel (advanced)'],
    ['Python (pandas, scikit-learn)', 'Python (pandas, scikit-learn)'],
    ['Excel (tablas dinámicas y macros)', 'Excel (pivot tables and macros)'],
    ['Encofrado, soldadura y fontanería', 'Formwork, welding and plumbing'],
  ])('%s', (es, en) => expect(translateSkill(es, toEnglish)).toEqual({ text: en, isSure: true }));

  it.each([
    ['Risk assessments (RAMS)', '(RAMS)'],
    ['Plumbing (intermediate)', 'Fontanería (intermedio)'],
    ['Microsoft Office (Word, Excel)', '(Word, Excel)'],
  ])('%s', (en, es) => expect(translateSkill(en, toSpanish).text).toContain(es));

  it('takes no plain words for a name, though all of them have capitals', () => {
    expect(translateCertificate('VTCT Level 3 Wizardry', toSpanish).isSure).toBe(false);
    expect(translateSkill('Soldadura MIG-MEG', toEnglish).isSure).toBe(false);
  });

  it('says no skill and no initials twice', () => {
    expect(translateSkill('Wallpapering and wallpapering', toSpanish).isSure).toBe(false);
    expect(translateSkill('CCTV (CCTV)', toEnglish).text).toBe('CCTV');
  });

  it.each([
    ['Curso de auxiliar de farmacia', 'Pharmacy Assistant Course'],
    ['Permiso de conducir B, C y D', 'Category B Driving Licence, C and D'],
    ['Carné ADR en vigor', 'ADR Licence (valid)'],
  ])('%s', (es, en) => expect(translateCertificate(es, toEnglish).text).toBe(en));

  it('a certificate and until when', () => {
    expect(
      translateCertificate('Carné de carretillero (vigente hasta 2027)', toEnglish).text,
    ).toMatch(/\(valid until 2027\)$/);
  });
});
