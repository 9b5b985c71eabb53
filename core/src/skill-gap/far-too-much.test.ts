import { afterEach, describe, expect, it, vi } from 'vitest';
import { cvSchema } from '../cv';
import { matchJobs } from '../jobs';
import { analyzeSkillGap } from './analyze-skill-gap';
import { compareWithPosting, gatherKnowledge } from './compare-with-posting';
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

/** How a job description can be long, by how each of its things is written and what is between them. */
const longTexts: readonly (readonly [string, (at: number) => string, string])[] = [
  ['a list in one line', (at) => `x${at}q`, ', '],
  ['lines without a sign before them', (at) => `${words[at % 7]} x${at}q`, '\n'],
  ['a sentence in each line', (at) => `Montar ${words[at % 7]} x${at}q.`, '\n'],
  ['one clause', (at) => `${words[at % 7]} x${at}q`, ' '],
  ['choices', (at) => `${words[at % 7]} x${at}q o`, ' '],
  ['one clause with a small word again and again', (at) => `x${at}q con y${at}w`, ' '],
  ['one clause about many people', (at) => `somebody who x${at}q`, ' '],
  ['brackets that stay open', (at) => `${words[at % 7]} (x${at}q`, '\n'],
];

const describeLong = (things: number) =>
  it.each(longTexts)('%s', (_, write, between) => {
    let from = 10_000;
    const countLooks = (count: number) => {
      const written = Array.from({ length: count }, (_, at) => write(from + at));
      // What was read once is remembered.
      from += count;
      return countCalls(() => readPosting(`Analista\nRequisitos:\n${written.join(between)}`));
    };
    countLooks(100);
    expect(countLooks(4 * things)).toBeLessThan(5 * countLooks(things));
  });

describe('four times the length is looked at four times as often, not sixteen times', () => {
  describeLong(200);
  describe('of a longer one', { tags: ['long'] }, () => describeLong(400));
});

it('lines of a CV about other things are not gone through for each thing that is asked for', () => {
  const asked = readPosting(manyLines(100));
  const countLooks = (lines: number) => {
    const achievements = Array.from(
      { length: lines },
      (_, at) => `Reparto en el barrio ${at} de Soria`,
    );
    const cv = cvSchema.parse({ work_experience: [{ title: 'Repartidora', achievements }] });
    const knowledge = gatherKnowledge(cv, NOW);
    const compare = () => compareWithPosting(cv, asked, NOW, 'es', knowledge);
    // What is gathered when it is first asked for.
    compare();
    return countCalls(compare);
  };
  expect(countLooks(400)).toBeLessThan(1.2 * countLooks(100));
});

/** How often a text, a pattern or a table is looked into. */
function countCalls(work: () => unknown): number {
  let calls = 0;
  const undo: (() => void)[] = [];
  const watch = (of: object, name: PropertyKey): void => {
    const own = Object.getOwnPropertyDescriptor(of, name);
    if (own === undefined) throw new Error(`no such method: ${String(name)}`);
    const watched = function (this: unknown, ...given: unknown[]): unknown {
      calls += 1;
      return Reflect.apply(own.value, this, given);
    };
    Object.defineProperty(of, name, { ...own, value: watched });
    undo.push(() => Object.defineProperty(of, name, own));
  };
  for (const name of ['indexOf', 'includes', 'normalize', 'match', 'split'])
    watch(String.prototype, name);
  for (const name of ['test', 'exec']) watch(RegExp.prototype, name);
  for (const name of ['get', 'has', Symbol.iterator]) watch(Map.prototype, name);
  watch(Set.prototype, 'has');
  try {
    work();
  } finally {
    for (const restore of undo) restore();
  }
  return calls;
}

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
