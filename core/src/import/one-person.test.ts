import { describe, expect, it } from 'vitest';
import { parseCv } from '.';
import { findDates } from './dates/read-dates';
import { type Drawing, drawPerson, readAnswer, usualDrawing } from './fixtures/draw-person';
import { layoutPages } from './layout';
import type { ParsedCv } from './parsed-cv';
import type { SourceDocument } from './source-document';

const changes: Readonly<{ [Key in keyof Drawing]: readonly Drawing[Key][] }> = {
  sizePt: [9, 10, 11],
  side: ['none', 'left', 'right'],
  headings: ['bold', 'capitals', 'coloured'],
  dates: ['beside', 'margin', 'below'],
  page: ['a4', 'letter'],
  words: ['usual', 'own'],
  town: ['Sevilla, España', 'Villarriba, España'],
  hasFooter: [false, true],
};
const keys = Object.keys(changes) as (keyof Drawing)[];

/** Every change alone, and every pair of them. */
function listDrawings(): readonly Drawing[] {
  const seen = new Map<string, Drawing>();
  const add = (drawing: Drawing) => seen.set(JSON.stringify(drawing), drawing);
  for (const first of keys)
    for (const one of changes[first])
      for (const second of keys)
        for (const other of changes[second])
          add({ ...usualDrawing, [first]: one, [second]: other });
  // There is no room for a margin beside a sidebar.
  return [...seen.values()].filter(({ side, dates }) => side === 'none' || dates !== 'margin');
}

function read(drawing: Drawing): { readonly document: SourceDocument; readonly parsed: ParsedCv } {
  const document: SourceDocument = {
    format: 'pdf',
    pages: 1,
    lines: layoutPages([drawPerson(drawing)]),
  };
  return { document, parsed: parseCv(document) };
}

function answerOf({ cv }: ParsedCv) {
  const { personal, work_experience, education } = cv;
  return {
    name: personal.name,
    title: personal.title,
    email: personal.email,
    phone: personal.phone,
    summary: cv.summary.replace(/\n/g, ' '),
    jobs: work_experience.map(({ title, company, location, dates, achievements }) => [
      title,
      company,
      location,
      dates,
      ...achievements,
    ]),
    studies: education.map(({ degree, institution, dates }) => [degree, institution, dates]),
    skills: cv.skills,
    languages: cv.languages.map(({ language, proficiency }) => `${language} ${proficiency}`),
  };
}

const nameOf = (drawing: Drawing) =>
  keys
    .filter((key) => drawing[key] !== usualDrawing[key])
    .map((key) => `${key} ${drawing[key]}`)
    .join(', ') || 'as usual';

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}@.+]+/gu) ?? [];

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Every text of the CV, without the subject of a degree, which is a part of its name. */
function textsOf({ cv }: ParsedCv): readonly string[] {
  const texts: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string' && key !== 'field_of_study') texts.push(value);
    else if (Array.isArray(value)) for (const item of value) walk(item, key);
    else if (typeof value === 'object' && value !== null)
      for (const [name, item] of Object.entries(value)) walk(item, name);
  };
  walk(cv, '');
  return texts;
}

const drawings = listDrawings();
const changed = (drawing: Drawing) =>
  keys.filter((key) => drawing[key] !== usualDrawing[key]).length;

describe('one person, drawn in many ways', () => {
  it.each(drawings.filter((drawing) => changed(drawing) < 2))(
    'gives one answer, and no word is lost or told twice: $sizePt $side $headings $dates $page $words $town $hasFooter',
    expectOneAnswer,
  );

  it('gives one answer whichever two things change', { tags: ['long'] }, () => {
    for (const drawing of drawings) expectOneAnswer(drawing);
  });
});

function expectOneAnswer(drawing: Drawing): void {
  const { document, parsed } = read(drawing);
  const which = nameOf(drawing);
  expect(answerOf(parsed), which).toEqual(readAnswer(drawing));
  const headings = Object.entries(parsed.provenance)
    .filter(([pointer]) => /^\/(?:summary|work|education|skills|languages)$/.test(pointer))
    .flatMap(([, { lines }]) => lines)
    .filter((line) => document.lines[line - 1]?.fontSizePt !== drawing.sizePt);
  const aside = [...headings, ...parsed.unplaced.map(({ line }) => line)];
  const read_ = countWords(textsOf(parsed));
  const drawn = countWords(
    document.lines.filter((_line, at) => !aside.includes(at + 1)).map(({ text }) => text),
  );
  expect(Object.fromEntries([...drawn].sort()), which).toEqual(
    Object.fromEntries([...read_].sort()),
  );
  const spans = document.lines.flatMap(({ text }) =>
    findDates(text).filter(({ isRange }) => isRange),
  );
  const dated = [...parsed.cv.work_experience, ...parsed.cv.education].map(({ dates }) => dates);
  expect(spans.map(({ text }) => text).sort(), which).toEqual([...dated].sort());
  expect(parsed.unplaced.filter(({ reason }) => reason === 'not-understood')).toEqual([]);
}
