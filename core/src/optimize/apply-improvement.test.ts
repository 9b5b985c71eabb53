import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { spanishCv } from '../improve/fixtures';
import { applyImprovement } from './apply-improvement';
import { optimizeProfile } from './optimize-profile';
import { applyAll } from './propose-changes';

const shuffled = cvSchema.parse({
  ...spanishCv,
  work_experience: spanishCv.work_experience.toReversed(),
});
const changes = optimizeProfile({
  cv: shuffled,
  cvLanguage: 'es',
  platform: 'cv',
  industry: 'logística',
  level: 'mid',
  language: 'es',
  today: '2026-11-15',
}).sectionImprovements.flatMap(({ change }) => change ?? []);

describe('applyImprovement', () => {
  it('leads one by one, in any order, to what all of them together give', () => {
    expect(changes.some(({ field }) => field === 'order')).toBe(true);
    for (const order of [changes, changes.toReversed()]) {
      const end = order.reduce((cv, change) => {
        const applied = applyImprovement(cv, change);
        expect(applied.outcome).toBe('applied');
        return applied.outcome === 'stale' ? cv : applied.cv;
      }, shuffled);
      expect(end).toEqual(applyAll(shuffled, changes));
    }
  });

  it('does nothing twice', () => {
    const all = applyAll(shuffled, changes);
    for (const change of changes)
      expect(applyImprovement(all, change)).toEqual({ outcome: 'already', cv: all });
  });

  it('refuses where the text has changed since', () => {
    const [change] = changes.filter(({ pointer }) => pointer === '/skills');
    if (change === undefined) throw new Error('no change of skills was proposed');
    expect(applyImprovement({ ...shuffled, skills: ['Otra'] }, change).outcome).toBe('stale');
    expect(
      applyImprovement({ ...shuffled, work_experience: [] }, changes[1] ?? change).outcome,
    ).toBe('stale');
  });

  it('puts its lines among those that came since, and takes them out again', () => {
    const lists = changes.filter(({ field }) => field === 'achievements' || field === 'skills');
    expect(lists.length).toBeGreaterThan(1);
    const grown = cvSchema.parse({
      ...shuffled,
      skills: [...shuffled.skills, 'Otra'],
      work_experience: shuffled.work_experience.map((job) => ({
        ...job,
        achievements: [...job.achievements, 'Preparé 40 cenas'],
      })),
    });
    for (const change of lists) {
      const applied = applyImprovement(grown, change);
      if (applied.outcome !== 'applied') throw new Error(`${change.pointer}: ${applied.outcome}`);
      const told = JSON.stringify(applied.cv);
      for (const line of change.after) expect(told).toContain(JSON.stringify(line));
      expect(told.split('Preparé 40 cenas')).toHaveLength(shuffled.work_experience.length + 1);
      expect(applied.cv.skills).toContain('Otra');
      expect(applyImprovement(applied.cv, change).outcome).toBe('already');
      const back = { ...change, before: change.after, after: change.before };
      expect(applyImprovement(applied.cv, back)).toEqual({ outcome: 'applied', cv: grown });
    }
  });
});
