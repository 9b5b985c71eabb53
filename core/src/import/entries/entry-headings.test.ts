import { describe, expect, it } from 'vitest';
import { parseCv } from '..';
import type { SourceLine } from '../source-document';

const line = (text: string, look: Partial<SourceLine> = {}): SourceLine => ({
  text,
  page: 1,
  fontSizePt: 10,
  ...look,
});
const heading = (level: number, ...cells: string[]) =>
  line(cells.join(' '), {
    headingLevel: level,
    gapBefore: true,
    bold: true,
    ...(cells.length > 1 && { cells }),
  });
const parse = (...lines: SourceLine[]) => parseCv({ format: 'docx', pages: 1, lines }).cv;

describe('headings of a Word file', () => {
  it('of the second level begin an entry, dated or not', () => {
    const { certifications } = parse(
      line('Ana Ruiz Soler', { fontSizePt: 20 }),
      heading(1, 'Certificaciones'),
      heading(2, 'Carné de instalador'),
      line('Xunta de Galicia'),
      heading(2, 'Riesgos laborales', '2016'),
      line('Fundación Laboral de la Construcción'),
    );
    expect(certifications).toEqual([
      { name: 'Carné de instalador', issuer: 'Xunta de Galicia', date: '' },
      { name: 'Riesgos laborales', issuer: 'Fundación Laboral de la Construcción', date: '2016' },
    ]);
  });

  it('are one thing, whatever commas they hold', () => {
    const { work_experience } = parse(
      line('Ana Ruiz Soler', { fontSizePt: 20 }),
      heading(1, 'Experience'),
      heading(2, 'Associate, Real Estate', '2019 – 2022'),
      line('Harcourt & Vane LLP · London'),
      heading(2, 'Trainee Solicitor', '2017 – 2019'),
      line('Harcourt & Vane LLP · London'),
    );
    expect(work_experience[0]).toMatchObject({
      title: 'Associate, Real Estate',
      company: 'Harcourt & Vane LLP',
      location: 'London',
    });
  });

  it('do not hide the entries of those who use them once', () => {
    const { work_experience } = parse(
      line('Ana Ruiz Soler', { fontSizePt: 20 }),
      heading(1, 'Experiencia'),
      heading(2, 'Contable', '2019 – 2022'),
      line('Gestoría Olivo, Jaén'),
      ...['Cierre mensual.', 'Nóminas.', 'Impuestos.'].map((text) => line(text, { bullet: true })),
      line('Auxiliar administrativa 2015 – 2019', {
        cells: ['Auxiliar administrativa', '2015 – 2019'],
        gapBefore: true,
      }),
      line('Talleres Ruiz, Jaén'),
    );
    expect(work_experience.map(({ title }) => title)).toEqual([
      'Contable',
      'Auxiliar administrativa',
    ]);
  });

  it('of the first level name a section in any case of letters', () => {
    const { additional } = parse(
      line('Ana Ruiz Soler', { fontSizePt: 20 }),
      heading(1, 'Idiomas'),
      line('Inglés: B2'),
      heading(1, 'Formación'),
      heading(1, 'ORCID'),
      line('0000-0000-0000-0000', { bullet: true }),
    );
    expect(Object.values(additional)).toEqual([['0000-0000-0000-0000']]);
  });
});
