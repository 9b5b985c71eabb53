import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CvExcess, cvLimits, findExcess, findRoughExcess, taskLimits } from './cv-limits';
import { cvSchema } from './cv-schema';
import { LARGE_CV_CHARACTERS, measureCv, TEXT_VIEW_CHARACTERS } from './measure-cv';

const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const fill = (line: string, characters: number) => line.repeat(30).slice(0, characters);
const sections = (count: number, lines: readonly string[]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`Sección ${at}`, lines]));
const { entries, lines, allLines, text, allText } = cvLimits;

/** What is at each limit, made by how many of it there are. */
const limits: readonly [string, CvExcess['unit'], number, (count: number) => object][] = [
  ...Object.entries(entries).map(([list, most]): (typeof limits)[number] => [
    `/${list}`,
    'entries',
    most,
    (count) => ({ [list]: many(count, {}) }),
  ]),
  ['/skills', 'entries', cvLimits.skills, (count) => ({ skills: many(count, 'SQL') })],
  ['/additional', 'sections', cvLimits.sections, (count) => ({ additional: sections(count, []) })],
  ['/additional', 'characters', cvLimits.heading, (n) => ({ additional: { ['a'.repeat(n)]: [] } })],
  ['/additional/Otros', 'lines', lines, (count) => ({ additional: { Otros: many(count, '') } })],
  [
    '/work_experience/1/achievements',
    'lines',
    lines,
    (count) => ({ work_experience: [{}, { achievements: many(count, '') }] }),
  ],
  ['', 'lines', allLines, (count) => ({ additional: sections(10, many(count / 10, '')) })],
  ['/summary', 'characters', text, (count) => ({ summary: 'a'.repeat(count) })],
  [
    '/education/0/description',
    'characters',
    text,
    (count) => ({ education: [{ description: 'ñ'.repeat(count) }] }),
  ],
  ['', 'characters', allText, (count) => ({ skills: many(100, 'a'.repeat(count / 100)) })],
];

describe('how much a CV may hold', () => {
  it.each(limits)('%s in %s: %d, and not more', (pointer, unit, most, make) => {
    expect(findExcess(cvSchema.parse(make(most)))).toBeUndefined();
    const over = findExcess(cvSchema.parse(make(most * 2)));
    expect(over).toEqual({ pointer, unit, most, found: most * 2 });
  });

  it('far too much of anything is seen before it is read, and never what is within the limits', () => {
    for (const [pointer, unit, most, make] of limits) {
      expect(findRoughExcess(make(most))).toBeUndefined();
      if (unit !== 'entries' && unit !== 'sections') continue;
      const found = most * 5;
      expect(findRoughExcess(make(found))).toEqual({ pointer, unit, most, found });
    }
    const nested = { gpt_data: { anything: many(allLines * 5, { a: [1] }) } };
    expect(findRoughExcess(nested)).toMatchObject({ pointer: '', unit: 'lines', most: allLines });
    expect(findRoughExcess('a text')).toBeUndefined();
  });

  it('for a task is less, and still what thirty pages have', () => {
    const line = 'Atendí a pacientes de urgencias y formé a quienes empezaban.';
    const cv = cvSchema.parse({ additional: { Otros: many(taskLimits.lines, line) } });
    expect(findExcess(cv, taskLimits)).toBeUndefined();
    const more = cvSchema.parse({ additional: { Otros: many(taskLimits.lines + 1, line) } });
    expect(findExcess(more)).toBeUndefined();
    expect(findExcess(more, taskLimits)).toMatchObject({ unit: 'lines', most: taskLimits.lines });
    const long = cvSchema.parse({ summary: 'a'.repeat(taskLimits.text + 1) });
    expect(findExcess(long, taskLimits)).toMatchObject({ pointer: '/summary' });
    const page = { description: fill(line, 1_300), achievements: many(20, line) };
    const pages = (count: number) => cvSchema.parse({ work_experience: many(count, page) });
    expect(findExcess(pages(30), taskLimits)).toBeUndefined();
    expect(findExcess(pages(32), taskLimits)).toMatchObject({ unit: 'characters' });
  });

  it('headings count as text too', () => {
    const cv = cvSchema.parse({ additional: sections(99, ['']) });
    const heading = 'a'.repeat(cvLimits.heading);
    const full = cvSchema.parse({
      skills: many(10, 'a'.repeat(allText / 10)),
      additional: { [heading]: [] },
    });
    expect(findExcess(cv)).toBeUndefined();
    expect(findExcess(full)).toMatchObject({ unit: 'characters', found: allText + heading.length });
  });

  it('a CV that is called large, and one shown as text, are well within', () => {
    const cv = cvSchema.parse({ summary: 'a'.repeat(TEXT_VIEW_CHARACTERS + 1) });
    expect(measureCv(cv).is_large_cv).toBe(true);
    expect(LARGE_CV_CHARACTERS).toBeLessThan(text);
    expect(findExcess(cv)).toBeUndefined();
  });

  it('ordinary CVs have no excess, whatever is in them', () => {
    const words = fc.string({ maxLength: 200 });
    const cv = fc.record({
      summary: words,
      skills: fc.array(words, { maxLength: 50 }),
      additional: fc.dictionary(words, fc.array(words, { maxLength: 20 }), { maxKeys: 30 }),
    });
    fc.assert(
      fc.property(cv, (given) => {
        expect(findExcess(cvSchema.parse(given))).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});
