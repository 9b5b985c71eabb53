import { describe, expect, it } from 'vitest';
import { foldText } from '../../language';
import { skills } from '../skills';
import { jobTitles } from '../titles';
import { bestPractices, generalPractices, INDUSTRIES_WRITTEN, industries, industryTrends } from '.';

const families = new Set(jobTitles.map(({ family }) => family));
const categories = new Set(skills.map(({ category }) => category));

describe('the industries', () => {
  it('are many, each with titles, practices and trends', () => {
    expect(industries.length).toBeGreaterThanOrEqual(20);
    for (const { id, families: own, categories: some } of industries) {
      expect(own.length, id).toBeGreaterThan(0);
      for (const family of own) expect(families, id).toContain(family);
      for (const category of some) expect(categories, id).toContain(category);
      expect(bestPractices.filter(({ group }) => group === id).length, id).toBeGreaterThanOrEqual(
        2,
      );
      expect(industryTrends.filter(({ group }) => group === id).length, id).toBeGreaterThanOrEqual(
        2,
      );
    }
  });

  it('leave no family of titles without one', () => {
    const covered = new Set(industries.flatMap(({ families: own }) => own));
    for (const family of families) expect(covered).toContain(family);
  });

  it('share no name', () => {
    const seen = new Map<string, string>();
    for (const { id, es, en } of industries)
      for (const name of new Set([...es, ...en].map(foldText))) {
        expect(seen.get(name) ?? id, name).toBe(id);
        seen.set(name, id);
      }
  });

  it('state no numbers, belong to an industry, and say when they were written', () => {
    const known = new Set([
      ...industries.map(({ id }) => id),
      'linkedin',
      'cv',
      'entry',
      'mid',
      'senior',
    ]);
    for (const { group, es, en } of [...bestPractices, ...generalPractices, ...industryTrends]) {
      expect(known, es.head).toContain(group);
      for (const text of [es.head, es.text, en.head, en.text])
        expect(text).not.toMatch(/\d\s?%|\d{3}/);
    }
    expect(INDUSTRIES_WRITTEN).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
  });
});
