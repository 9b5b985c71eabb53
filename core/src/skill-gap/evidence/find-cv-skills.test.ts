import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import { compareWithPosting } from '../compare-with-posting';
import { readPosting } from '../posting/read-posting';
import { countExperienceYears } from './count-experience';
import { findCvSkills } from './find-cv-skills';

const NOW = new Date('2025-11-15T00:00:00Z');
const cv = cvSchema.parse({
  personal: { name: 'Noa Prueba', title: 'Administrativa' },
  work_experience: [
    {
      title: 'Administrativa',
      company: 'Example SL',
      dates: 'enero 2020 - actualidad',
      achievements: ['Facturación con SAP', 'Atención al cliente por teléfono'],
    },
    {
      title: 'Auxiliar',
      company: 'Example SA',
      dates: '2015 - 2017',
      description: 'Contabilidad de proveedores en ContaPlus',
    },
  ],
  education: [{ degree: 'Grado en Administración de Empresas', dates: '2010 - 2014' }],
  skills: ['Excel', 'SAP'],
  languages: [{ language: 'Inglés', proficiency: 'B1' }],
});

describe('findCvSkills', () => {
  it('points to the places that show a skill, those of use first', () => {
    const sap = findCvSkills(cv).find(({ id }) => id === 'sap');
    expect(sap?.places).toEqual([
      {
        section: 'work_experience',
        pointer: '/work_experience/0/achievements/0',
        line: 'Facturación con SAP',
        quote: 'SAP',
        lastUsed: 'present',
      },
      { section: 'skills', pointer: '/skills/1', line: 'SAP', quote: 'SAP', lastUsed: null },
    ]);
  });

  it('says when a skill was last used and how well a language is spoken', () => {
    const found = findCvSkills(cv);
    expect(found.find(({ id }) => id === 'contaplus')?.places[0]?.lastUsed).toBe('2017');
    expect(found.find(({ id }) => id === 'english')?.languageLevel).toBe('B1');
  });

  it('finds nothing in an empty CV', () => {
    expect(findCvSkills(cvSchema.parse({}))).toEqual([]);
  });
});

describe('the percentage', () => {
  const posting = readPosting(`Contable
Imprescindible: SAP y Kubernetes. Mínimo 4 años de experiencia.
Inglés B2. Grado en Administración de Empresas.
Se valorará: atención telefónica al cliente, ContaPlus.`);
  const result = compareWithPosting(cv, posting, NOW, 'es');

  it('is the sum of its parts', () => {
    const sum = result.scoreParts.reduce((total, { weight, share }) => total + weight * share, 0);
    expect(result.matchPercentage).toBe(Math.round(sum));
    expect(result.scoreParts.map(({ part }) => part)).toEqual([
      'mustHaves',
      'niceToHaves',
      'years',
      'languages',
      'degrees',
    ]);
    const weights = result.scoreParts.reduce((total, { weight }) => total + weight, 0);
    expect(weights).toBeCloseTo(100, 1);
  });

  it('counts a language below the level in part and says so', () => {
    const english = result.missingSkills.find(({ id }) => id === 'english');
    expect(english?.description).toContain('B2');
    expect(english?.description).toContain('B1');
    const item = result.scoreParts.flatMap(({ items }) => items).find(({ id }) => id === 'english');
    expect(item).toMatchObject({ how: 'lower-level' });
    expect(item?.share).toBeGreaterThan(0);
    expect(item?.share).toBeLessThan(1);
  });

  it('counts related skills in part and names them', () => {
    const vue = readPosting('Requirements: knowledge of TypeScript.');
    const near = compareWithPosting(cvSchema.parse({ skills: ['JavaScript'] }), vue, NOW, 'en');
    expect(near.missingSkills[0]).toMatchObject({
      id: 'typescript',
      related: [expect.objectContaining({ id: 'javascript' })],
    });
    expect(near.matchPercentage).toBeGreaterThan(0);
    expect(near.matchPercentage).toBeLessThan(60);
  });

  it('suggests the words of the job description only for what the CV shows', () => {
    const english = readPosting('Required: customer service, forklift driving, Excel.');
    const { keywordOptimization } = compareWithPosting(cv, english, NOW, 'en');
    expect(keywordOptimization).toEqual([
      expect.objectContaining({
        original: 'Atención al cliente',
        suggested: 'customer service',
        pointer: '/work_experience/0/achievements/1',
      }),
    ]);
  });

  it('is the same every time', () => {
    expect(compareWithPosting(cv, posting, NOW, 'es')).toEqual(result);
  });

  it('is nothing for a job description that asks for nothing', () => {
    const none = compareWithPosting(cv, readPosting(''), NOW, 'en');
    expect(none).toMatchObject({ matchPercentage: 0, matchedSkills: [], missingSkills: [] });
    expect(none.summary).toContain('nothing to compare');
  });
});

describe('countExperienceYears', () => {
  it('counts posts at the same time once', () => {
    const twice = cvSchema.parse({
      work_experience: [
        { title: 'A', dates: 'enero 2018 - enero 2020' },
        { title: 'B', dates: 'enero 2019 - enero 2021' },
      ],
    });
    expect(countExperienceYears(twice, NOW)).toBe(3);
    expect(countExperienceYears(cv, NOW)).toBeCloseTo(7.8, 1);
  });
});
