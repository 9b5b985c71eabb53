import { afterEach, describe, expect, it, vi } from 'vitest';
import { cvSchema } from '../cv';
import { matchJobs } from '../jobs';
import { analyzeSkillGap } from './analyze-skill-gap';
import { gatherJobGaps } from './gather-job-gaps';
import { readPosting } from './posting/read-posting';

const NOW = new Date('2026-11-15T00:00:00Z');
const words = ['excel', 'sql', 'docker', 'python', 'soldadura', 'contabilidad', 'logística'];
/** Each line asks for something that no other asks for. */
const manyLines = (count: number) =>
  `Requisitos\n${Array.from({ length: count }, (_, at) => `- Experiencia en ${words[at % 7]} x${at}q y z${at}w`).join('\n')}`;

afterEach(() => vi.restoreAllMocks());

describe('a job description that asks for thousands of things', () => {
  const posting = readPosting(manyLines(600));

  it('is compared by the first hundred and twenty', () => {
    expect(posting.requirements).toHaveLength(120);
    expect(posting.outcome).toBe('read');
  });

  it('is compared by the first forty when it is one of many', () => {
    const cv = cvSchema.parse({ skills: ['Excel'] });
    const jobs = [{ id: '1', title: 'Analista', description: manyLines(150) }];
    const asked = (description: string) => readPosting(description, 'Analista').requirements;
    expect(asked(manyLines(150)).length).toBeGreaterThan(60);
    const later = { ...cv, skills: ['Excel', 'z99w'] };
    expect(gatherJobGaps({ cv: later, jobs, language: 'es' }, NOW)).toEqual(
      gatherJobGaps({ cv, jobs, language: 'es' }, NOW),
    );
    expect(matchJobs({ cv: later, jobs, language: 'es' }, NOW)).toEqual(
      matchJobs({ cv, jobs, language: 'es' }, NOW),
    );
  });

  it('in one sentence has that sentence cut up once', () => {
    const asked = Array.from({ length: 150 }, (_, at) => `${words[at % 7]} x${at}q`);
    const matchAll = vi.spyOn(String.prototype, 'matchAll');
    const { requirements } = readPosting(`Requisitos: ${asked.join(', ')}.`);
    const cuts = matchAll.mock.calls.filter(([stop]) => stop.source.startsWith('[,;:()•'));
    expect(requirements.length).toBeGreaterThan(40);
    expect(cuts.length).toBeLessThan(10);
    expect(requirements.filter((one) => one.asked.length > 30)).toEqual([]);
  });
});

it('a list of twice as many things is looked at twice as often, not four times', () => {
  const countLooks = (count: number) => {
    const things = Array.from({ length: count }, (_, at) => `x${at}q`);
    const test = vi.spyOn(RegExp.prototype, 'test');
    readPosting(`Analista\nRequisitos\n${things.join(', ')}, fin`);
    const looks = test.mock.calls.length;
    vi.restoreAllMocks();
    return looks;
  };
  countLooks(500);
  expect(countLooks(1_000)).toBeLessThan(2.3 * countLooks(500));
});

it('a CV that is one endless sentence is not handed out again for each requirement', () => {
  const summary = Array.from({ length: 6_000 }, (_, at) => words[at % 7]).join(' ');
  const cv = cvSchema.parse({ summary });
  const input = { cv, jobDescription: manyLines(100), jobTitle: '', language: 'es' as const };
  const { matchedSkills, missingSkills } = analyzeSkillGap(input, NOW);
  const places = [
    ...matchedSkills.flatMap(({ cvPlaces }) => cvPlaces),
    ...missingSkills.flatMap(({ related }) => related.flatMap((one) => one.cvPlaces)),
  ];
  expect(places.length).toBeGreaterThan(20);
  for (const { line, quote } of places) {
    expect(line.length).toBeLessThanOrEqual(700);
    expect(summary).toContain(line);
    expect(line).toContain(quote);
  }
  const names = missingSkills.flatMap(({ description, related }) => [
    description,
    ...related.map(({ name }) => name),
  ]);
  for (const name of names) expect(name.length).toBeLessThan(1_000);
});
