import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { applyDecisions, countOpenPoints, NO_DECISIONS } from './decisions';
import { findSources, listOpenLines } from './find-sources';
import type { Reading } from './reading';

const reading: Reading = {
  lines: [
    'Ana Ruiz',
    'Sevilla · 2020',
    'Analista, Banco Sol',
    'Técnica, Tienda Alfa',
    'SQL, Python',
    'Carnet B',
    'Página 1',
  ],
  provenance: {
    '/personal/name': { lines: [1], confidence: 0.9 },
    '/personal/location': { lines: [2], confidence: 0.4 },
    '/work_experience/0/title': { lines: [3], confidence: 0.9 },
    '/work_experience/0/company': { lines: [3], confidence: 0.5 },
    '/work_experience/1/title': { lines: [4], confidence: 0.9 },
    '/skills': { lines: [], confidence: 0.9 },
    '/skills/0': { lines: [5], confidence: 0.9 },
    '/skills/1': { lines: [5], confidence: 0.3 },
  },
  unplaced: [
    { line: 6, text: 'Carnet B', reason: 'not-understood' },
    { line: 7, text: 'Página 1', reason: 'page-furniture' },
  ],
};

const cv = cvSchema.parse({
  personal: { name: 'Ana Ruiz', location: 'Sevilla' },
  work_experience: [
    { title: 'Analista', company: 'Banco Sol' },
    { title: 'Técnica', company: 'Tienda Alfa' },
  ],
  skills: ['SQL', 'Python'],
});

const unsureIn = (draft: typeof cv) =>
  [...findSources(reading, draft)].filter(([, { isUnsure }]) => isUnsure).map(([place]) => place);

describe('findSources', () => {
  it('knows the lines behind a field, and which fields to look at', () => {
    expect(findSources(reading, cv).get('/personal/location')).toEqual({
      place: '/personal/location',
      lines: [2],
      text: 'Sevilla · 2020',
      isUnsure: true,
    });
    expect(findSources(reading, cv).get('/personal/name')?.isUnsure).toBe(false);
    expect(findSources(reading, cv).get('/personal/phone')).toBeUndefined();
  });

  it('takes a list for one field: one unsure entry is enough', () => {
    expect(unsureIn(cv)).toEqual(['/personal/location', '/work_experience/0/company', '/skills']);
  });

  it('asks no more about a field that was changed', () => {
    const draft = { ...cv, personal: { ...cv.personal, location: 'Bilbao' } };
    expect(unsureIn(draft)).not.toContain('/personal/location');
  });

  it('follows entries that have moved up since', () => {
    const draft = { ...cv, work_experience: cv.work_experience.slice(1) };
    expect(findSources(reading, draft).get('/work_experience/0/title')?.lines).toEqual([4]);
    expect(findSources(reading, draft).has('/work_experience/0/company')).toBe(false);
  });

  it('claims no origin for an entry that was typed in', () => {
    const draft = cvSchema.parse({ work_experience: [{ title: 'Piloto', company: 'Aerolínea' }] });
    expect(findSources(reading, draft).has('/work_experience/0/title')).toBe(false);
  });
});

describe('listOpenLines', () => {
  const linesOf = (draft: typeof cv, decided: number[] = []) =>
    listOpenLines(reading, draft, new Set(decided)).map(({ line }) => line);

  it('holds what nobody placed, but no page numbers', () => {
    expect(linesOf(cv)).toEqual([6]);
  });

  it('lets go of a line that was left out or is in the CV now', () => {
    expect(linesOf(cv, [6])).toEqual([]);
    expect(linesOf({ ...cv, additional: { Otros: ['Carnet B'] } })).toEqual([]);
  });
});

describe('decisions', () => {
  const count = (draft: typeof cv, changes = {}) =>
    countOpenPoints(reading, draft, applyDecisions(NO_DECISIONS, changes, reading));

  it('leave open what nobody has decided: three fields and a line', () => {
    expect(count(cv)).toBe(4);
    expect(count(cv, { fields: { '/skills': true }, lines: { 6: true } })).toBe(2);
  });

  it('stay with a field that has moved since', () => {
    const settled = { fields: { '/work_experience/0/company': true } };
    const moved = { ...cv, work_experience: [...cv.work_experience].reverse() };
    expect(count(moved)).toBe(4);
    expect(count(moved, settled)).toBe(3);
  });

  it('can be taken back, and concern only what was read', () => {
    const once = applyDecisions(NO_DECISIONS, { lines: { 6: true } }, reading);
    expect(once).toEqual({ fields: [], lines: [6] });
    expect(applyDecisions(once, { lines: { 6: false } }, reading)).toEqual(NO_DECISIONS);
    const foreign = {
      fields: { '/personal/phone': true, '/x': true },
      lines: { 1: true, 99: true },
    };
    expect(applyDecisions(NO_DECISIONS, foreign, reading)).toEqual(NO_DECISIONS);
  });
});
