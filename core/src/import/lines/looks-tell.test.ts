import { describe, expect, it } from 'vitest';
import { bullet, blueHeading as heading, line, name, parse } from '../fixtures/drawn-lines';

const WIDTH_PT = 400;

const lead = (...cells: string[]) =>
  line(cells.join(' '), {
    bold: true,
    gapBefore: true,
    ...(cells.length > 1 && { cells, widthPt: WIDTH_PT }),
  });
const detail = (text: string) => line(text, { italic: true, color: '#777777' });

describe('the look of a line tells', () => {
  it('that words in nobody’s list are a heading', () => {
    const { additional } = parse(
      name,
      heading('Experiencia'),
      lead('Técnica de laboratorio', '2019 – 2022'),
      detail('Laboratorios Alba · Sevilla'),
      bullet('Preparación de muestras y control de calidad.'),
      heading('Idiomas'),
      line('Inglés: B2'),
      heading('ORCID'),
      bullet('0000-0000-0000-0000'),
    );
    expect(additional).toEqual({ ORCID: ['0000-0000-0000-0000'] });
  });

  it('nothing about words in bold that are as large and as dark as the text', () => {
    const { additional } = parse(
      name,
      line('Education', { bold: true, gapBefore: true }),
      line('Open Mathematics', { bold: true }),
      line('Park Lane College · 2019 – 2021'),
      line('Skills', { bold: true, gapBefore: true }),
      bullet('Presentations to people of all ages'),
    );
    expect(additional).toEqual({});
  });

  it('that the line under a title names the employer, whatever commas the title has', () => {
    const { work_experience } = parse(
      name,
      heading('Experience'),
      lead('Associate, Real Estate', '2019 – 2022'),
      detail('Harcourt & Vane LLP · London'),
      bullet('Sales and leases of offices for two pension funds.'),
    );
    expect(work_experience[0]).toMatchObject({
      title: 'Associate, Real Estate',
      company: 'Harcourt & Vane LLP',
      location: 'London',
    });
  });

  it('where an entry without a date begins', () => {
    const { certifications } = parse(
      name,
      line('A person of few words who likes to keep things in order and tidy.'),
      heading('Certificaciones'),
      lead('Carné de instalador'),
      detail('Xunta de Galicia'),
      lead('Riesgos laborales', '2016'),
      detail('Fundación Laboral de la Construcción'),
    );
    expect(certifications).toEqual([
      { name: 'Carné de instalador', issuer: 'Xunta de Galicia', date: '' },
      { name: 'Riesgos laborales', issuer: 'Fundación Laboral de la Construcción', date: '2016' },
    ]);
  });

  it('that a name goes on in a second line of its size', () => {
    const large = { fontSizePt: 24, bold: true };
    const { personal } = parse(
      line('MARÍA JOSÉ DE LA TORRE', large),
      line('VILLANUEVA', large),
      line('mjdelatorre@example.com'),
    );
    expect(personal.name).toBe('MARÍA JOSÉ DE LA TORRE VILLANUEVA');
  });
});

it('a skill alone in its row is no title of the others', () => {
  const row = (...cells: string[]) =>
    line(cells.join(' '), { gapBefore: true, ...(cells.length > 1 && { cells }) });
  const { skills } = parse(
    name,
    heading('Skills'),
    row('Word', 'Access'),
    row('Customer service'),
    row('Diary management', 'Invoicing'),
  );
  expect(skills).toEqual(['Word', 'Access', 'Customer service', 'Diary management', 'Invoicing']);
});

describe('the place of a line tells', () => {
  it('that it belongs to the item above it, though a sentence ended there', () => {
    const first =
      'Etxeberria B. «Tiempos de espera en un hospital comarcal del norte». Emergencias,';
    const { additional } = parse(
      name,
      heading('Idiomas'),
      line('Inglés: B2'),
      heading('Publicaciones'),
      { ...bullet(first), widthPt: 390 },
      line('2020. Segunda edición.', { xPt: 70 }),
    );
    expect(additional).toEqual({ Publicaciones: [`${first} 2020. Segunda edición.`] });
  });

  it('that a level of a language goes on', () => {
    const { languages } = parse(
      name,
      heading('Languages'),
      line('Polish: Mother tongue'),
      line('English: Listening B2 Reading B2 Writing B1 Spoken production B2 Spoken', {
        widthPt: 395,
      }),
      line('interaction B2'),
    );
    expect(languages[1]?.proficiency).toBe(
      'Listening B2 Reading B2 Writing B1 Spoken production B2 Spoken interaction B2',
    );
  });

  it('that a name among jobs is not the person’s', () => {
    const { personal, work_experience } = parse(
      heading('Experiencia'),
      lead('Mecánico de vehículos', '2010 – 2014'),
      detail('Talleres Ruiz · Soria'),
      lead('Aprendiz', '2005 – 2009'),
      detail('Autos Duero'),
    );
    expect(personal.name).toBe('');
    expect(work_experience.map(({ company }) => company)).toEqual(['Talleres Ruiz', 'Autos Duero']);
  });
});

it('an address begins with a number in other countries', () => {
  const { personal } = parse(
    name,
    line('ana@example.com · +33 6 00 00 00 00 · 8 rue des Lilas, 31000 Toulouse, France'),
  );
  expect(personal.location).toBe('8 rue des Lilas, 31000 Toulouse, France');
});

describe('entries of one document are set alike', () => {
  it('as they begin, though the town beside a bold name is longer than the name', () => {
    const head = (company: string, town: string, isLong: boolean) =>
      line(`${company} ${town}`, {
        cells: [company, town],
        widthPt: WIDTH_PT,
        gapBefore: true,
        ...(!isLong && { bold: true }),
        runs: [{ text: company, bold: true }, { text: town }],
      });
    const role = (title: string, dates: string) =>
      line(`${title} ${dates}`, { cells: [title, dates], widthPt: WIDTH_PT });
    const { work_experience } = parse(
      name,
      heading('Experiencia'),
      head('Alba', 'San Luis Potosí, SLP', true),
      role('Soldadora', 'Ene 2020 – Hoy'),
      bullet('Reparé calderas de vapor en tres plantas.'),
      head('Talleres del Norte y del Sur', 'Monterrey, NL', false),
      role('Calderera', 'Feb 2017 – Dic 2019'),
      bullet('Enseñé el oficio a seis aprendices.'),
    );
    expect(work_experience).toMatchObject([
      { title: 'Soldadora', company: 'Alba', location: 'San Luis Potosí, SLP' },
      { title: 'Calderera', company: 'Talleres del Norte y del Sur', location: 'Monterrey, NL' },
    ]);
  });

  it('and those without dates begin there too, whatever hangs below their lists', () => {
    const { work_experience } = parse(
      name,
      heading('Experience'),
      lead('Welder - Northern Workshops'),
      bullet('Repaired steam boilers in three plants of the'),
      line('Company', { xPt: 70 }),
      bullet('Taught six apprentices.'),
      lead('Boiler maker - Southern Works'),
      bullet('Built boilers.'),
      heading('Education'),
      lead('Diploma in welding', '2010 – 2012'),
      detail('Park Lane College'),
    );
    expect(work_experience.map(({ title }) => title)).toEqual(['Welder', 'Boiler maker']);
  });

  it('and an employer over a title is one head', () => {
    const { work_experience } = parse(
      name,
      heading('Experience'),
      lead('Brightwell Oak', 'Leeds'),
      lead('Welder', '2019 – 2022'),
      bullet('Repaired steam boilers in three plants.'),
    );
    expect(work_experience).toMatchObject([
      { title: 'Welder', company: 'Brightwell Oak', location: 'Leeds' },
    ]);
  });
});

it('an employer in plain letters behind a bold title may end with a stop or have a dash', () => {
  const half = (first: string, second: string) =>
    line(`${first} ${second}`, { runs: [{ text: first, bold: true }, { text: second }] });
  const cv = parse(
    name,
    heading('Experiencia'),
    line('01/03/2019 – 30/06/2022', { gapBefore: true }),
    half('Ingeniera de calidad', 'Fundiciones Lindero, S. Coop.'),
    heading('Educación'),
    line('2006 – 2012', { gapBefore: true }),
    half('Ingeniería Industrial', 'Tecnos – Universidad de Torralda'),
  );
  expect(cv.work_experience).toMatchObject([
    { title: 'Ingeniera de calidad', company: 'Fundiciones Lindero, S. Coop.' },
  ]);
  expect(cv.education).toMatchObject([
    { degree: 'Ingeniería Industrial', institution: 'Tecnos – Universidad de Torralda' },
  ]);
});
