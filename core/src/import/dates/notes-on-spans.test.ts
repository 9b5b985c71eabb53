import { expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const lengths = [
  '(5 años y 3 meses)',
  '[2 años]',
  '(2 a 3 m)',
  '(seis meses)',
  '(año y medio)',
  '(1,5 años)',
  '(casi 3 años)',
  '(3 años en total)',
  '(8 meses aprox.)',
  '(4 yrs 2 mos)',
  '(2.5 years)',
  '(three years)',
  '(90 días)',
];
const jobs = [
  { what: 'Cocinera', firm: 'Hotel Mar S.A.', dates: 'Mar. 2019 – Actualidad' },
  { what: 'Ayudante de cocina', firm: 'Bar Sol S.L.', dates: '2015 – 2019' },
];
type Draw = (job: (typeof jobs)[number], length: string) => readonly SourceLine[];

const layouts: Readonly<Record<string, Draw>> = {
  'on their own line': ({ what, firm, dates }, length) => [
    line(what, bold),
    line(firm),
    line(`${dates} ${length}`),
  ],
  'in brackets behind the title': ({ what, firm, dates }, length) => [
    line(`${what} (${dates}) ${length}`, bold),
    line(firm),
  ],
  'at the other edge': ({ what, firm, dates }, length) => [
    row([what, `${dates} ${length}`], bold),
    line(firm),
  ],
};

it.each(Object.entries(layouts))(
  'how long a span is, in any words behind dates %s, names nothing',
  (_, draw) => {
    for (const length of lengths) {
      const { work_experience } = parse(
        name,
        line('ana@example.com'),
        heading('Experiencia laboral'),
        ...jobs.flatMap((job) => [...draw(job, length), bullet('Llevé los postres y el pan.')]),
      );
      expect(
        work_experience.map(({ title, company, dates, description }) => ({
          ...{ title, company, dates, description },
        })),
        length,
      ).toEqual(
        jobs.map(({ what, firm, dates }) => ({
          ...{ title: what, company: firm, dates, description: '' },
        })),
      );
    }
  },
);

it('a bracket with a name in it says where', () => {
  const { work_experience } = parse(
    name,
    heading('Experiencia laboral'),
    line('Cocinera, Hotel Mar S.A. 2015 – 2019 (Lugo, dos años)', bold),
    bullet('Llevé los postres y el pan.'),
  );
  expect(JSON.stringify(work_experience)).toContain('Lugo');
});
