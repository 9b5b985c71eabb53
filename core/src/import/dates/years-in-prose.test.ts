import { expect, it } from 'vitest';
import { bold, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const paragraphs = [
  'Llevé las obras de la plaza desde el invierno de 2016 con dos cuadrillas a mi cargo y acabé el plan de 2021, que luego copiaron las otras plantas del grupo.',
  'I ran the yard from the spring of 2016, when the old crane was sold, and signed the plan for 2021 with the council before the move to the new harbour.',
];
const jobs = [
  { what: 'Jefa de obra', firm: 'Obras Sur S.L.', dates: '2016 – 2022' },
  { what: 'Encargada', firm: 'Grupo Norte S.A.', dates: '2010 – 2016' },
];
type Draw = (job: (typeof jobs)[number]) => readonly SourceLine[];
const layouts: Readonly<Record<string, Draw>> = {
  'below each other': ({ what, firm, dates }) => [line(what, bold), line(firm), line(dates)],
  'with the dates at the edge': ({ what, firm, dates }) => [
    row([what, dates], bold),
    line(firm, { italic: true }),
  ],
  'on one line': ({ what, firm, dates }) => [line(`${what}, ${firm}, ${dates}`, bold)],
};

function wrap(text: string, letters: number): readonly string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (longer.length > letters) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const widths = Array.from({ length: 40 }, (_, at) => 52 + at);

it.each(Object.entries(layouts))(
  'wherever a paragraph breaks, a year in it begins no job: heads %s',
  (_, draw) => {
    for (const paragraph of paragraphs)
      for (const width of widths) {
        const body = wrap(paragraph, width);
        const cv = parse(
          name,
          line('ana@example.com'),
          heading('Experiencia laboral'),
          ...jobs.flatMap((job) => [...draw(job), ...body.map((text) => line(text))]),
        );
        const found = cv.work_experience.map(({ title, company, dates, ...text }) => ({
          ...{ what: title, firm: company, dates },
          words: [text.description, ...text.achievements].join(' ').replace(/\s/g, ''),
        }));
        const words = paragraph.replace(/\s/g, '');
        expect(found, body.join(' / ')).toEqual(jobs.map((job) => ({ ...job, words })));
      }
  },
);
