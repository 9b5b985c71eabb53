import { spanishAnalyst } from '@trayecto/core/document/fixtures';
import { findCvSkills } from '@trayecto/core/skill-gap';
import { describe, expect, it } from 'vitest';
import { listCvLines } from './cv-lines';

describe('listCvLines', () => {
  it('has a line for every place the engine points at', () => {
    const cv = {
      ...spanishAnalyst,
      additional: { 'Voluntariado / otros': ['Clases de Excel', 'Cruz Roja'] },
    };
    const pointers = new Set(
      listCvLines(cv).flatMap(({ lines }) => lines.map(({ pointer }) => pointer)),
    );
    const places = findCvSkills(cv).flatMap((skill) => skill.places);
    expect(places.length).toBeGreaterThan(5);
    expect(places.some(({ section }) => section === 'additional')).toBe(true);
    expect(places.filter(({ pointer }) => !pointers.has(pointer))).toEqual([]);
  });

  it('shows no empty section', () => {
    const sections = listCvLines({ ...spanishAnalyst, summary: ' ', skills: [] });
    expect(sections.map(({ section }) => section)).not.toContain('summary');
    expect(sections.map(({ section }) => section)).not.toContain('skills');
  });
});
