import { describe, expect, it } from 'vitest';
import { bullet, blueHeading as heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const job = [
  heading('Experiencia'),
  row(['Soldadora', '2019 – 2022'], { bold: true, gapBefore: true }),
  line('Talleres Norte SL · Sevilla', { italic: true }),
  bullet('Reparé calderas de vapor en tres plantas.'),
];

describe('rows of one section that say of what kind they are', () => {
  it.each([
    ['Habilidades, Certificaciones e Intereses', line],
    ['Idiomas y certificaciones', bullet],
  ])('under “%s”', (label, draw) => {
    const { languages, certifications, interests, skills } = readRows(
      heading(label),
      draw('Certificaciones: Soldadura TIG (2021)'),
      draw('Habilidades técnicas: TIG, MIG, corte por plasma'),
      draw('Idiomas: Español (nativo), Inglés (B2)'),
      draw('Intereses: Mar, cine'),
    );
    expect(certifications).toEqual([expect.objectContaining({ name: 'Soldadura TIG' })]);
    expect(skills).toEqual(['TIG', 'MIG', 'corte por plasma']);
    expect(languages.map(({ language }) => language)).toEqual(['Español', 'Inglés']);
    expect(interests).toEqual(['Mar', 'cine']);
  });

  it('but not where the same labels come in every entry', () => {
    const { languages } = parse(
      name,
      ...job,
      heading('Proyectos'),
      line('Puente del Norte', { bold: true, gapBefore: true }),
      line('Skills: TIG, MIG'),
      line('Languages: inglés'),
      line('Grúa del Sur', { bold: true, gapBefore: true }),
      line('Skills: TIG, corte'),
      line('Languages: inglés'),
    );
    expect(languages).toEqual([]);
  });
});

function readRows(...lines: SourceLine[]) {
  const cv = parse(name, ...job, ...lines);
  return { ...cv, interests: cv.additional.Intereses };
}

describe('labels among ways of contact', () => {
  it('are no headings, however much they look like them', () => {
    const { personal, additional } = parse(
      name,
      ...job,
      line('Contacto', { fontSizePt: 12, bold: true, color: '#1f3a5f', gapBefore: true, block: 2 }),
      ...[
        heading('Email'),
        line('ana@example.com'),
        heading('Dirección'),
        line('Almenara (Castellón)'),
        heading('Teléfono'),
        line('+34 600 00 00 00'),
        heading('Fecha de nacimiento'),
        line('21 de octubre de 1990'),
      ].map((each) => ({ ...each, block: 2 })),
    );
    expect(personal).toMatchObject({
      email: 'ana@example.com',
      phone: '+34 600 00 00 00',
      location: 'Almenara (Castellón)',
    });
    expect(Object.keys(additional)).toEqual(['Fecha de nacimiento']);
  });
});

describe('a language in no list', () => {
  it('is known by the level beside it', () => {
    const { languages } = parse(
      name,
      ...job,
      heading('Idiomas'),
      bullet('English - intermediate'),
      bullet('Ukranian - native'),
    );
    expect(languages).toEqual([
      { language: 'English', proficiency: 'intermediate' },
      { language: 'Ukranian', proficiency: 'native' },
    ]);
  });
});

it('a row of courses among skills takes no other skills along', () => {
  const { skills, certifications } = parse(
    name,
    ...job,
    heading('Technical skills'),
    line('Languages: Python, Java'),
    line('Courses: Operating systems, Compilers'),
    line('Developer tools: Git, Docker'),
  );
  expect(certifications).toEqual([]);
  expect(skills).toEqual(expect.arrayContaining(['Python', 'Git', 'Docker']));
});
