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
});
