import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { findLineSource } from './find-line-source';
import type { Reading } from './reading';

const reading: Reading = {
  lines: [
    'Ana Ruiz · Sevilla',
    'Analista, Banco Sol',
    '- Reducción del 35% del tiempo de cierre mensual',
    '- Formación de cuatro compañeros en Power BI',
    'SQL, Python, Power BI, Excel, Airflow',
    'Técnica, Tienda Alfa',
    '- Formación de nuevos compañeros',
  ],
  provenance: {
    '/personal/name': { lines: [1], confidence: 0.9 },
    '/work_experience/0/title': { lines: [2], confidence: 0.9 },
    '/work_experience/0/company': { lines: [2], confidence: 0.9 },
    '/work_experience/0/achievements/0': { lines: [3], confidence: 0.9 },
    '/work_experience/0/achievements/1': { lines: [4], confidence: 0.9 },
    '/skills/0': { lines: [5], confidence: 0.9 },
    '/work_experience/1/title': { lines: [6], confidence: 0.9 },
    '/work_experience/1/company': { lines: [6], confidence: 0.9 },
    '/work_experience/1/achievements/0': { lines: [7], confidence: 0.9 },
  },
  unplaced: [],
  geometry: {
    pages: [{ widthPt: 595, heightPt: 842 }],
    places: [1, 1, 1, 1, 1, 2, 2].map((page) => ({ page, boxes: [] })),
  },
};

const bank = {
  title: 'Analista',
  company: 'Banco Sol',
  achievements: [
    'Reducción del 35% del tiempo de cierre mensual',
    'Formación de cuatro compañeros en Power BI',
  ],
};
const shop = {
  title: 'Técnica',
  company: 'Tienda Alfa',
  achievements: ['Formación de nuevos compañeros'],
};
const make = (...jobs: readonly object[]) =>
  cvSchema.parse({
    personal: { name: 'Ana Ruiz' },
    work_experience: jobs,
    skills: ['SQL'],
  });

describe('findLineSource', () => {
  it('is the line of the file, and the page it is on', () => {
    const cv = make(bank, shop);
    const at = '/work_experience/0/achievements/1';
    expect(findLineSource(reading, cv, at)).toEqual({
      text: '- Formación de cuatro compañeros en Power BI',
      page: 1,
      isSame: true,
    });
    expect(findLineSource(reading, cv, '/work_experience/1/achievements/0')?.page).toBe(2);
    expect(findLineSource(reading, cv, '/personal/name')?.text).toBe('Ana Ruiz · Sevilla');
    expect(findLineSource(reading, cv, '/skills/0')?.isSame).toBe(true);
  });

  it('goes along when the line and its job are moved', () => {
    const moved = make(shop, { ...bank, achievements: bank.achievements.toReversed() });
    const at = '/work_experience/1/achievements/1';
    expect(findLineSource(reading, moved, at)?.text).toBe(reading.lines[2]);
  });

  it('is told when the line says something else by now, and is no other line’s', () => {
    const [first = '', second = ''] = bank.achievements;
    const changed = make(
      { ...bank, achievements: [`${first} y anual`, second, 'Abrí tres oficinas'] },
      shop,
    );
    expect(findLineSource(reading, changed, '/work_experience/0/achievements/0')).toEqual({
      text: reading.lines[2],
      page: 1,
      isSame: false,
    });
    expect(findLineSource(reading, changed, '/work_experience/0/achievements/2')).toBeNull();
    expect(findLineSource(reading, changed, '/summary')).toBeNull();
  });
});
