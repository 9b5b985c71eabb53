import { describe, expect, it } from 'vitest';
import { likeness, scoreReading, summarise } from './score-reading.mjs';

const gold = {
  personal: { name: 'José Núñez', email: 'jose@example.com' },
  skills: ['SQL', 'C++'],
  work_experience: [
    { title: 'Camarero', company: 'Bar Sol', dates: '2019 – 2020', achievements: ['Serví mesas'] },
  ],
};
const f1Of = (read, field) =>
  summarise([scoreReading(gold, read)]).table.find((row) => row.field === field)?.f1;

describe('scoring', () => {
  it('a perfect reading scores 1 everywhere', () => {
    const { table, overall } = summarise([scoreReading(gold, structuredClone(gold))]);
    expect(overall).toBe(1);
    expect(table.map((row) => row.field)).toContain('work_experience.achievements');
  });

  it('an empty reading scores 0', () => {
    expect(summarise([scoreReading(gold, {})]).overall).toBe(0);
  });

  it('accents and case are forgiven, missing and invented values are not', () => {
    expect(f1Of({ personal: { name: 'JOSE NUNEZ' } }, 'personal.name')).toBe(1);
    expect(f1Of({ skills: ['sql'] }, 'skills')).toBeCloseTo(2 / 3);
    expect(f1Of({ skills: ['SQL', 'C++', 'Java'] }, 'skills')).toBeCloseTo(0.8);
    expect(f1Of({ skills: ['SQL', 'C'] }, 'skills')).toBe(0.5);
  });

  it('entries are compared with their likest, whatever their order', () => {
    const other = { title: 'Cocinero', company: 'Bar Luna', dates: '2021' };
    expect(
      f1Of({ work_experience: [other, gold.work_experience[0]] }, 'work_experience.title'),
    ).toBeCloseTo(2 / 3);
  });

  it('half the words are half right, fewer are nothing', () => {
    expect(likeness('Bar Sol y Mar', 'Bar Sol')).toBeCloseTo(2 / 3);
    expect(likeness('Bar Sol', 'Hotel Luna')).toBe(0);
  });
});
