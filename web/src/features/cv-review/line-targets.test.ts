import { cvSchema } from '@trayecto/core/cv';
import { appendToField, readField, writeField } from '@trayecto/core/review';
import { describe, expect, it } from 'vitest';
import { listTargets, placeLine } from './line-targets';
import { isSameCv, tidyCv } from './tidy-cv';

const cv = cvSchema.parse({
  personal: { name: 'Ana' },
  work_experience: [{ title: 'Analista', achievements: ['Uno', 'Dos'] }],
  additional: { 'Ocio/arte ~1': ['Cine'] },
});

describe('fields of a CV', () => {
  it('are read as they are typed', () => {
    expect(readField(cv, '/personal/name')).toBe('Ana');
    expect(readField(cv, '/work_experience/0/achievements')).toBe('Uno\nDos');
    expect(readField(cv, '/additional/Ocio~1arte ~01')).toBe('Cine');
    expect(readField(cv, '/work_experience/7/title')).toBe('');
    expect(readField(cv, '/personal/constructor')).toBe('');
  });

  it('are written without touching the rest', () => {
    const next = writeField(cv, '/work_experience/0/achievements', 'list', 'Uno\nTres\n');
    expect(next.work_experience[0]?.achievements).toEqual(['Uno', 'Tres', '']);
    expect(next.personal).toEqual(cv.personal);
    expect(cv.work_experience[0]?.achievements).toEqual(['Uno', 'Dos']);
  });

  it('come into being with the entry they belong to', () => {
    const next = writeField(cv, '/languages/0/language', 'line', 'Inglés');
    expect(next.languages).toEqual([{ language: 'Inglés', proficiency: '' }]);
  });

  it('grow by a line', () => {
    expect(appendToField(cv, '/summary', 'text', 'Hola').summary).toBe('Hola');
    expect(appendToField(cv, '/skills', 'list', 'SQL').skills).toEqual(['SQL']);
  });
});

describe('the places for a line left over', () => {
  it('all take it', () => {
    const targets = listTargets(cv, 'Otros datos');
    expect(targets.length).toBeGreaterThan(8);
    for (const target of targets) {
      const placed = placeLine(cv, target, 'Carnet B');
      expect(readField(placed, target.pointer), target.pointer).toContain('Carnet B');
    }
  });

  it('do not overwrite what is filled in', () => {
    expect(listTargets(cv, 'x').map(({ pointer }) => pointer)).not.toContain('/personal/name');
  });
});

describe('tidyCv', () => {
  it('drops what typing leaves behind', () => {
    const messy = cvSchema.parse({
      ...cv,
      work_experience: [{}, { title: 'Analista', achievements: ['Uno', ' ', 'Dos '] }],
      skills: ['', 'SQL'],
      additional: { ...cv.additional, Vacío: [''] },
    });
    expect(tidyCv(messy)).toEqual({ ...cv, skills: ['SQL'] });
    expect(isSameCv(messy, { ...cv, skills: ['SQL'] })).toBe(true);
    expect(isSameCv(messy, cv)).toBe(false);
  });
});
