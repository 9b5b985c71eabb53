import { describe, expect, it } from 'vitest';
import { cvSchema } from '../cv';
import { spanishAnalyst } from '../document/fixtures';
import { hasColumns, judgeReadBack, listRepeated } from './read-back';

const fatesOf = (read: object, text = '') =>
  judgeReadBack(spanishAnalyst, cvSchema.parse(read), text);
const missing = (read: object, text = '') =>
  fatesOf(read, text)
    .filter(({ fate }) => fate !== 'found')
    .map(({ section, field, fate }) => `${section}/${field}: ${fate}`);

describe('judgeReadBack', () => {
  it('misses nothing in the CV itself', () => {
    expect(missing(spanishAnalyst)).toEqual([]);
    expect(fatesOf(spanishAnalyst).length).toBeGreaterThan(20);
  });

  it('takes entries in another order, headings in capitals and texts under another name as found', () => {
    const read = {
      ...spanishAnalyst,
      work_experience: [...spanishAnalyst.work_experience].reverse().map((job) => ({
        ...job,
        description: [job.description, ...job.achievements].join(' '),
        achievements: [],
      })),
      additional: Object.fromEntries(
        Object.entries(spanishAnalyst.additional).map(([name, lines]) => [
          name.toUpperCase(),
          lines,
        ]),
      ),
    };
    expect(missing(read)).toEqual([]);
  });

  it('tells what is in another field, only in the text, and nowhere', () => {
    const { name, email } = spanishAnalyst.personal;
    const read = {
      ...spanishAnalyst,
      personal: { ...spanishAnalyst.personal, name: '', title: name, email: '' },
      skills: [],
    };
    const told = missing(read, `Contacto: ${email}`);
    expect(told).toContain('personal/name: elsewhere');
    expect(told).toContain('personal/email: text');
    expect(told).toContain('skills/skills: lost');
  });
});

describe('what makes a file hard to read', () => {
  const column = (xPt: number, block: number, page = 1) =>
    Array.from({ length: 6 }, (_, at) => ({
      text: `línea ${at}`,
      page,
      block,
      xPt,
      yPt: 100 + at * 20,
      widthPt: 150,
    }));
  const document = (lines: ReturnType<typeof column>) => ({
    format: 'pdf' as const,
    pages: 2,
    lines,
  });

  it('is text side by side, not below or on another page', () => {
    expect(hasColumns(document([...column(40, 1), ...column(300, 2)]))).toBe(true);
    expect(hasColumns(document([...column(40, 1), ...column(40, 2)]))).toBe(false);
    expect(hasColumns(document([...column(40, 1), ...column(300, 2, 2)]))).toBe(false);
    expect(hasColumns(document(column(40, 1)))).toBe(false);
  });

  it('is what every page repeats', () => {
    const lines = [{ text: 'Nuria · 1 de 2', page: 1, running: true }, ...column(40, 1)];
    expect(listRepeated({ ...document([]), lines })).toEqual(['Nuria · 1 de 2']);
  });
});
