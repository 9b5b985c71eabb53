import { expect, it } from 'vitest';
import { line, name, parse } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const inBlock = (block: number, ...lines: readonly SourceLine[]): readonly SourceLine[] =>
  lines.map((each) => ({ ...each, block }));
const title = (text: string) => line(text, { bold: true, color: '#8a4b2a', gapBefore: true });

it.each(['GOOD AT', 'LO QUE SÉ HACER', 'WHAT I BRING'])(
  '%s heads a section in a sidebar that is read before the name',
  (own) => {
    const cv = parse(
      ...inBlock(
        1,
        title('SAY HELLO'),
        line('(757) 555-0142'),
        line('ana.ruiz@example.com'),
        title(own),
        line('Budgeting'),
        line('Vendor negotiation'),
        line('Crowd safety'),
        title('LANGUAGES'),
        line('English – native'),
        title('EDUCATION'),
        line('Degree in Law'),
        line('Aldea University'),
        line('2012'),
      ),
      ...inBlock(
        2,
        name,
        line('Events manager'),
        title('EXPERIENCE'),
        line('Norte Ltd, Events Manager'),
        line('2015 – 2019'),
      ),
    );
    expect(cv.skills).toEqual(['Budgeting', 'Vendor negotiation', 'Crowd safety']);
    expect(cv.personal).toMatchObject({ name: 'Ana Ruiz Soler', email: 'ana.ruiz@example.com' });
    expect(cv.personal.phone).toBe('(757) 555-0142');
  },
);

it('letters behind a name over two lines are its own, and one short sentence below is the profile', () => {
  const cv = parse(
    ...inBlock(1, title('CONTACT'), line('jordan.whitfield@example.com'), line('(214) 555-0147')),
    ...inBlock(
      2,
      line('JORDAN T. WHITFIELD,', { fontSizePt: 26 }),
      line('CPA', { fontSizePt: 26 }),
      line('Sales lead who likes boring numbers.'),
      title('EXPERIENCE'),
      line('Norte Ltd, Sales Manager'),
      line('2015 – 2019'),
    ),
  );
  expect(cv.personal.name).toBe('JORDAN T. WHITFIELD, CPA');
  expect(cv.summary).toBe('Sales lead who likes boring numbers.');
});
