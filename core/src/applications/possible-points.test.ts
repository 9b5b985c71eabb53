import { expect, it } from 'vitest';
import { spanishAnalyst } from '../document/fixtures';
import { analyzeSkillGap } from '../skill-gap';
import { countPossiblePoints } from './possible-points';

it('are what the match gains once the CV shows it', () => {
  const jobDescription = 'Analista\nImprescindible SQL, Python y Kubernetes. Se valora francés.';
  const compare = (skills: readonly string[]) =>
    analyzeSkillGap(
      {
        cv: { ...spanishAnalyst, skills: [...spanishAnalyst.skills, ...skills] },
        jobDescription,
        jobTitle: '',
        language: 'es',
      },
      new Date('2026-11-16'),
    );
  const before = compare([]);
  const { id, name } = before.missingSkills.find((skill) => skill.name === 'Kubernetes') ?? {
    id: '',
    name: '',
  };
  const points = countPossiblePoints(before, id);
  expect(points).toBeGreaterThan(0);
  expect(Math.abs(compare([name]).matchPercentage - before.matchPercentage - points)).toBeLessThan(
    2,
  );
  expect(countPossiblePoints(before, 'nothing')).toBe(0);
});
