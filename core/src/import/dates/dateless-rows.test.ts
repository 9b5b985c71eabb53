import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

const plain = { fontSizePt: 9, color: '#777777' } as const;
const job = (title: string, firm: string, when: string, where: string) => [
  line(title, { fontSizePt: 12, gapBefore: true }),
  line(firm, { bold: true }),
  row([when, where], plain),
];

describe('an entry without years among others that have them', () => {
  it('has what is written where theirs are', () => {
    const { work_experience } = parse(
      name,
      heading('Experience'),
      ...job('Ward Manager', 'Lindero NHS Trust', '2018 – Present', 'Springfield'),
      bullet('Cut falls by a third in May 2021 already.'),
      ...job('Staff Nurse', 'Border Infirmary', '2012 – 2018', 'Riverton'),
      line('Acute medical unit, rotating days and nights.', { gapBefore: true }),
      ...job('Healthcare Assistant', 'various care homes', 'while studying', 'Riverton area'),
    );
    expect(work_experience.map(({ title, company, dates }) => [title, company, dates])).toEqual([
      ['Ward Manager', 'Lindero NHS Trust', '2018 – Present'],
      ['Staff Nurse', 'Border Infirmary', '2012 – 2018'],
      ['Healthcare Assistant', 'various care homes', 'while studying'],
    ]);
    expect(work_experience[1]?.description).toBe('Acute medical unit, rotating days and nights.');
  });

  it('is none where the row names an employer and its town', () => {
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      ...[
        ['Obras Sur SA', 'Villabajo', 'Jefa de obra', '2019 – 2022'],
        ['Talleres Norte', 'Barrioalto', 'Jefa de taller', '2015 – 2019'],
      ].flatMap(([firm = '', town = '', title = '', when = '']) => [
        row([firm, town], { gapBefore: true }),
        row([title, when]),
        bullet('Dirigí a doce personas.'),
      ]),
    );
    expect(work_experience.map(({ title, dates }) => [title, dates])).toEqual([
      ['Jefa de obra', '2019 – 2022'],
      ['Jefa de taller', '2015 – 2019'],
    ]);
  });
});

describe('a note behind dates', () => {
  it('belongs to them and names nothing', () => {
    const { work_experience } = parse(
      name,
      heading('Experience'),
      row(['Lab helper', '2021 to now'], { bold: true, gapBefore: true }),
      line('Lindero College', { italic: true }),
      row(['Babysitter', '2018 – 2021, on and off'], { bold: true, gapBefore: true }),
      line('Three families', { italic: true }),
    );
    expect(work_experience).toMatchObject([
      { title: 'Lab helper', company: 'Lindero College', dates: '2021 to now' },
      { title: 'Babysitter', company: 'Three families', dates: '2018 – 2021, on and off' },
    ]);
  });

  it('on a line of their own needs to be known, for it may name the job', () => {
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      line('2019 – 2021, por temporadas', { gapBefore: true }),
      line('Vendimiador', { bold: true }),
      line('Bodegas Lindero'),
      line('2015 – 2019, camarero', { gapBefore: true }),
      line('Bar Sol, Villarriba'),
    );
    expect(work_experience.map(({ dates }) => dates)).toEqual([
      '2019 – 2021, por temporadas',
      '2015 – 2019',
    ]);
  });
});
