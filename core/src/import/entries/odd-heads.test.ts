import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

describe('heads of entries', () => {
  it('may have years in brackets that go on in the next line', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('Abogada, Gabinete Norte, Zaragoza (septiembre de 2013 – diciembre', {
        gapBefore: true,
      }),
      line('de 2018).'),
      line('Consulta diaria a personas afiliadas y negociación de convenios de empresa.'),
      line('Pasante, Bufete Oliva, Huesca (octubre de 2011 – julio de 2013).', { gapBefore: true }),
      line('Preparación de escritos y búsqueda de sentencias.'),
    );
    expect(cv.work_experience.map(({ title, dates }) => [title, dates])).toEqual([
      ['Abogada', 'septiembre de 2013 – diciembre de 2018'],
      ['Pasante', 'octubre de 2011 – julio de 2013'],
    ]);
  });

  it('may be the first sentence of the text below a lone date', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('01/2018 – 03/2021', { bold: true }),
      line(
        'Talleres Norte S. A., desarrolladora web. Hice el portal de pedidos con dos compañeras.',
      ),
      line('05/2015 – 12/2017', { bold: true }),
      line('Ayuntamiento de Villarriba, asesora técnica. Llevé los datos del transporte.'),
      line('02/2012 – 04/2015', { bold: true }),
      line('Analista de datos para Solverne (Villabajo, España).'),
    );
    expect(
      cv.work_experience.map(({ title, company, dates }) => [title, company, dates].join(' | ')),
    ).toEqual([
      'desarrolladora web | Talleres Norte S. A. | 01/2018 – 03/2021',
      'asesora técnica | Ayuntamiento de Villarriba | 05/2015 – 12/2017',
      'Analista de datos | Solverne | 02/2012 – 04/2015',
    ]);
    expect(cv.work_experience[0]?.description).toBe(
      'Hice el portal de pedidos con dos compañeras.',
    );
    expect(cv.work_experience[2]?.location).toBe('Villabajo, España');
  });

  it('may name several spans, and the roles that follow keep the employer', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      row(['Talleres Norte', 'Villarriba, España'], bold),
      row(['Jefa de taller', 'Sep 2020 - Ene 2021'], { italic: true }),
      bullet('Ordené el almacén.'),
      row(['Soldadora', 'Sep 2018 - Sep 2020; Ene 2021 - Ago 2021'], {
        italic: true,
        gapBefore: true,
      }),
      bullet('Soldé tubería.'),
      row(['Ayudante de taller', 'Ene 2017 - Sep 2018'], { italic: true, gapBefore: true }),
      bullet('Preparé piezas.'),
    );
    expect(
      cv.work_experience.map(({ title, company, dates }) => [title, company, dates].join(' | ')),
    ).toEqual([
      'Jefa de taller | Talleres Norte | Sep 2020 - Ene 2021',
      'Soldadora | Talleres Norte | Sep 2018 - Sep 2020; Ene 2021 - Ago 2021',
      'Ayudante de taller | Talleres Norte | Ene 2017 - Sep 2018',
    ]);
  });

  it('keep their corners when one is set in another weight', () => {
    const job = (firm: string, town: string, title: string, dates: string, isBold = true) => [
      row([firm, town], bold),
      row([title, dates], {
        italic: true,
        ...(isBold && { bold: true }),
        runs: [
          { text: title, italic: true, ...(isBold && { bold: true as const }) },
          { text: dates, italic: true },
        ],
      }),
      line('Llevé el día a día con un equipo de cuatro personas y dos turnos.'),
    ];
    const cv = parse(
      name,
      heading('Experiencia'),
      ...job('Solverne', 'Villarriba, Zc', 'Ingeniera de datos', 'Feb. 2022 – Actualidad'),
      ...job('Vidral', 'Villabajo, Zc', 'Programadora', 'Sep. 2020 – Ene. 2022'),
      ...job('Obras Sur', 'Gandería, Zc', 'Programadora', 'Ene. 2019 – Ago. 2020'),
      ...job('Grupo Delta', 'Torralda, Zc', 'Programadora', 'May. 2017 – Dic. 2018', false),
    );
    expect(cv.work_experience.map(({ title, company }) => `${title} / ${company}`)).toEqual([
      'Ingeniera de datos / Solverne',
      'Programadora / Vidral',
      'Programadora / Obras Sur',
      'Programadora / Grupo Delta',
    ]);
  });
});

describe('sections in words of one’s own', () => {
  const job = [
    row(['Jefa de taller, Talleres Norte', 'Sep 2018 – Ene 2021'], bold),
    bullet('Ordené el almacén.'),
  ];
  const studies = [
    row(['Grado en Química, Universidad de Torralda', 'Sep 2010 – Jun 2014'], bold),
    row(['Máster en Análisis, Universidad de Gandía', 'Sep 2014 – Jun 2015'], bold),
  ];
  const certificates = [
    line('Trabajos en altura, Fundación Delta, 2017'),
    line('Primeros auxilios, Instituto Norte, 2019'),
  ];

  it('tell certificates from studies by their years', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      ...job,
      heading('Formación académica'),
      ...studies,
      heading('Títulos y carnés'),
      ...certificates,
    );
    expect(cv.education).toHaveLength(2);
    expect(cv.certifications.map((one) => one.name)).toEqual([
      'Trabajos en altura',
      'Primeros auxilios',
    ]);
  });

  it('are of studies where nothing else is', () => {
    const cv = parse(name, heading('Experience'), ...job, heading('Training'), ...studies);
    expect(cv.education).toHaveLength(2);
    expect(cv.certifications).toEqual([]);
  });

  it('name certificates after who gave them, where that is above', () => {
    const given = (issuer: string, what: string, year: string) => [
      line(issuer, { bold: true, gapBefore: true }),
      row([what, year], { italic: true }),
    ];
    const cv = parse(
      name,
      heading('Experiencia'),
      ...job,
      heading('Certificaciones'),
      ...given('Fundación Norte', 'Trabajos en altura', '2018'),
      ...given('Instituto Delta', 'Primeros auxilios', '2021'),
    );
    expect(cv.certifications).toMatchObject([
      { name: 'Trabajos en altura', issuer: 'Fundación Norte', date: '2018' },
      { name: 'Primeros auxilios', issuer: 'Instituto Delta', date: '2021' },
    ]);
  });

  it('come first with the summary, and may be broken in a narrow column', () => {
    const cv = parse(
      name,
      heading('En dos trazos'),
      line(
        'Soldadora con once años de oficio. Leo planos, trabajo en altura y enseño a quien empieza.',
      ),
      heading('Experiencia'),
      ...job,
      line('EDUCATION AND', { bold: true, fontSizePt: 14, gapBefore: true }),
      line('TRAINING', { bold: true, fontSizePt: 14 }),
      ...studies,
    );
    expect(cv.summary).toMatch(/^Soldadora con once años/);
    expect(cv.education).toHaveLength(2);
  });

  it('are not opened by the names of firms as large as a sidebar’s headings', () => {
    const side = (text: string) =>
      line(text, { block: 1, xPt: 20, fontSizePt: 12, color: '#ffffff', gapBefore: true });
    const main = (text: string, look: Partial<SourceLine>) =>
      line(text, { block: 2, xPt: 200, ...look });
    const firm = (text: string) => main(text, { fontSizePt: 12, gapBefore: true });
    const cv = parse(
      side('Contacto'),
      line('ana@example.com', { xPt: 20 }),
      side('Aptitudes'),
      line('Soldadura', { xPt: 20 }),
      side('Idiomas'),
      line('Inglés (C1)', { xPt: 20 }),
      side('Certificaciones'),
      line('Trabajos en altura', { xPt: 20 }),
      main('Ana Ruiz Soler', { fontSizePt: 26, gapBefore: true }),
      main('Experiencia', { fontSizePt: 15, gapBefore: true }),
      firm('Marstead Norte'),
      main('Jefa de taller', { fontSizePt: 11.5 }),
      main('ene. 2019 - actualidad', { color: '#777777' }),
      ...['Ordené el almacén.', 'Formé a tres aprendices.', 'Llevé las compras.'].map((text) =>
        main(text, { bullet: true }),
      ),
      firm('Penomere Sur'),
      main('Soldadora', { fontSizePt: 11.5 }),
      main('mar. 2016 - dic. 2018', { color: '#777777' }),
      ...['Soldé tubería.', 'Reparé calderas.', 'Leí planos.'].map((text) =>
        main(text, { bullet: true }),
      ),
    );
    expect(cv.work_experience.map(({ title, company }) => `${title} / ${company}`)).toEqual([
      'Jefa de taller / Marstead Norte',
      'Soldadora / Penomere Sur',
    ]);
  });
});

describe('under the name', () => {
  const top = (...lines: SourceLine[]) =>
    parse(name, ...lines, heading('Experiencia'), row(['Jefa de taller, Vidral', '2018 – 2020']))
      .personal;

  it('what is drawn beside the name is no part of it', () => {
    for (const text of ['Ana Ruiz Soler |', 'Ana Ruiz Soler (16/06/89)', 'ANA RUIZ SOLER RESUME'])
      expect(
        parse(line(text, { fontSizePt: 24 }), line('ana.ruiz@example.com')).personal.name,
      ).toMatch(/^ana ruiz soler$/i);
  });

  it('a street is an address, a sentence about oneself is no occupation', () => {
    expect(top(line('Las Naciones 29 1ºB'), line('ana@example.com'))).toMatchObject({
      location: 'Las Naciones 29 1ºB',
      title: '',
    });
    expect(
      top(line('Soy una ingeniera con diez años en plantas de'), line('tratamiento de agua.'))
        .title,
    ).toBe('');
  });

  it('skills, months, headings and the own name are no towns', () => {
    for (const text of ['Python, Java, Linux', 'Diciembre', 'Ana Ruiz'])
      expect(top(line('ana@example.com'), line(text)).location).toBe('');
  });

  it('the towns of jobs further down are no part of the address', () => {
    const towns = ['Sevilla, España', 'Lugo, España', 'Cádiz, España'];
    const personal = parse(
      name,
      line('Madrid, España'),
      line('ana@example.com'),
      ...towns.flatMap((town) => [line('Taller de piezas'), line('Turno de noche'), line(town)]),
    ).personal;
    expect(personal.location).not.toContain('Cádiz');
  });

  it.each(['Grado', 'Carrera', 'Título', 'Degree', 'Programme'])(
    'may be a word that is a label elsewhere, beside its dates: %s',
    (degree) => {
      const cv = parse(
        name,
        heading('Formación'),
        line('', { cells: [degree, '2013 – 2017'], bold: true }),
        line('Universitat de València · Relaciones Laborales'),
      );
      expect(cv.education).toHaveLength(1);
      expect(cv.education[0]?.degree).toContain(degree);
      expect(cv.education[0]?.dates).toBe('2013 – 2017');
      expect(Object.values(cv.education[0] ?? {}).join(' ')).toContain('Relaciones Laborales');
    },
  );
});
