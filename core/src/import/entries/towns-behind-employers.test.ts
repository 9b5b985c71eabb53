import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const jobs = [
  { what: 'Cocinera', firm: 'Maderas del Duero', town: 'Covaleda (Soria)', dates: '2019 – hoy' },
  { what: 'Peón forestal', firm: 'Pinar S.L.', town: 'Duruelo (Soria)', dates: '2015 – 2019' },
  { what: 'Resinera', firm: 'Grupo Norte', town: 'Quintanar (Burgos)', dates: '2010 – 2014' },
];
type Job = (typeof jobs)[number];
type Draw = (job: Job, sign: string) => readonly SourceLine[];

const layouts: Readonly<Record<string, Draw>> = {
  'below the title': ({ what, firm, town, dates }, sign) => [
    line(what, bold),
    line(`${firm}${sign}${town}`),
    line(dates),
  ],
  'above the title': ({ what, firm, town, dates }, sign) => [
    row([`${firm}${sign}${town}`, dates], bold),
    line(what),
  ],
  'below the title and its dates': ({ what, firm, town, dates }, sign) => [
    row([what, dates], bold),
    line(`${firm}${sign}${town}`, { italic: true }),
  ],
  'below dates and title': ({ what, firm, town, dates }, sign) => [
    line(dates, bold),
    line(what),
    line(`${firm}${sign}${town}`),
  ],
};

const read = (drawn: readonly Job[], draw: Draw, sign: string) =>
  parse(
    name,
    line('ana@example.com'),
    heading('Experiencia laboral'),
    ...drawn.flatMap((job) => [...draw(job, sign), bullet('Organicé la tala de los montes.')]),
  ).work_experience;

describe.each(Object.entries(layouts))('an employer and its town in no list, %s', (_, draw) => {
  it.each([' – ', ' - ', ' | ', ' · '])('are two things with "%s" between them', (sign) => {
    for (const count of [1, 2, 3]) {
      const drawn = jobs.slice(0, count);
      const found = read(drawn, draw, sign);
      expect(found.map(({ title, company, location }) => [title, company, location])).toEqual(
        drawn.map(({ what, firm, town }) => [what, firm, town]),
      );
      for (const { description } of found) expect(description).toBe('');
    }
  });
});

it('behind a title the name in no list is the employer', () => {
  const names = ['La Tasca', 'Bar Sol', 'El Rincón'];
  const found = read(
    jobs.map((job, at) => ({ ...job, town: `${names[at]} (Madrid)` })),
    ({ what, town, dates }) => [row([`${what} – ${town}`, dates], bold)],
    '',
  );
  expect(found.map(({ company, location }) => [company, location])).toEqual(
    names.map((firm) => [firm, 'Madrid']),
  );
});
