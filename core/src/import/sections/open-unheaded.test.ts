import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const apart = { gapBefore: true } as const;
const strong = (text: string): SourceLine => line(text, { bold: true });

describe('a document without any heading', () => {
  const jobs = [
    { dates: '2015 – ahora', title: 'Ilustradora', firm: 'Por cuenta propia, Sabadell' },
    { dates: '2012 – 2015', title: 'Diseñadora gráfica', firm: 'Estudi Tres Potes, Sabadell' },
    { dates: '2009 – 2012', title: 'Dependienta', firm: 'Papereria Vilardell, Granollers' },
  ];
  const draw = (dateFirst: boolean) => [
    name,
    line('ana@example.com'),
    line('Dibujo desde antes de hablar y trabajo para editoriales, ayuntamientos y marcas.', apart),
    ...jobs.flatMap(({ dates, title, firm }) =>
      dateFirst
        ? [line(dates, apart), strong(title), line(firm)]
        : [line(title, { ...apart, bold: true }), line(firm), line(dates)],
    ),
    line(dateFirst ? '2006 – 2009' : 'Ciclo superior de Ilustración', apart),
    line(dateFirst ? 'Ciclo superior de Ilustración' : 'Escola Alzina'),
    line(dateFirst ? 'Escola Alzina' : '2006 – 2009'),
    line(dateFirst ? '2020' : 'Plataformas elevadoras (8 h)', apart),
    line(dateFirst ? 'Plataformas elevadoras (8 h)' : 'Formació Alçada'),
    line(dateFirst ? 'Formació Alçada' : '2020'),
    line('Gouache · Photoshop · InDesign · Illustrator', apart),
    line('Pintura mural · Linóleo'),
    line('Catalán: materno', apart),
    line('Castellano: materno'),
    line('Francés: me defiendo'),
  ];

  it.each([true, false])('is read group by group, the date first: %s', (dateFirst) => {
    const cv = parse(...draw(dateFirst));
    expect(cv.work_experience.map(({ title, dates }) => [title, dates])).toEqual(
      jobs.map(({ title, dates }) => [title, dates]),
    );
    expect(cv.education).toMatchObject([{ institution: 'Escola Alzina', dates: '2006 – 2009' }]);
    expect(cv.certifications).toEqual([
      { name: 'Plataformas elevadoras (8 h)', issuer: 'Formació Alçada', date: '2020' },
    ]);
    expect(cv.skills).toContain('InDesign');
    expect(cv.languages.map(({ language }) => language)).toEqual([
      'Catalán',
      'Castellano',
      'Francés',
    ]);
    expect(cv.summary).toMatch(/^Dibujo desde/);
  });

  it('keeps what was done with its job, below a gap too', () => {
    const lines = draw(true).flatMap((each) =>
      each.text.startsWith('Estudi Tres')
        ? [each, line('Envases, catálogos y mucho recortar fotos', apart), line('de embutido.')]
        : [each],
    );
    expect(parse(...lines).work_experience[1]?.description).toMatch(/^Envases.*embutido\.$/);
  });
});

describe('a section under words of its own', () => {
  it('holds skills where no other does and one of them is known', () => {
    const cv = parse(
      name,
      line('Experiencia', { bold: true, fontSizePt: 14, gapBefore: true }),
      line('Violonchelista, Orquesta del Cerro, 2015 – 2020', apart),
      bullet('Conciertos en toda la isla.'),
      line('Además', { bold: true, fontSizePt: 14, gapBefore: true }),
      line('Viola da gamba / Violonchelo barroco / Arreglos / Photoshop / Lectura a vista', apart),
    );
    expect(cv.skills).toHaveLength(5);
  });

  it('gives its certificates and languages away', () => {
    const cv = parse(
      name,
      heading('Experience'),
      line('Engineer, Gridleaf Ltd, 2015 – 2020', apart),
      bullet('Built the tariff engine.'),
      heading('Odds and ends'),
      line('Zetacloud Certified Developer – Associate (2022)', apart),
      line('Languages: English (native), Igbo (conversational)'),
      line('Bell ringer at the parish church'),
    );
    expect(cv.certifications).toMatchObject([{ date: '2022' }]);
    expect(cv.languages.map(({ language }) => language)).toEqual(['English', 'Igbo']);
    expect(Object.values(cv.additional)).toEqual([['Bell ringer at the parish church']]);
  });
});

it('a CV with no headings has its schools and licences too', () => {
  const cv = parse(
    name,
    line('ana@example.com'),
    row(['2017 to date', 'HGV Driver, Northern Haulage Ltd, Leeds'], apart),
    line('Container work to three docks.'),
    row(['2012 to 2017', 'Delivery driver, Southern Timber, Leeds'], apart),
    row(['1993 to 1995', 'City & Guilds Plastering, Northern College of FE'], apart),
    row(['1993', '5 GCSEs, Southern School']),
    line('Driving licence B and C+E. Driver CPC valid to Sept 2029. Forklift, 2012.', apart),
    line('Non smoker. I coach the under 11s on Saturdays.', apart),
  );
  expect(cv.work_experience).toHaveLength(2);
  expect(cv.education.map(({ institution }) => institution)).toEqual([
    'Northern College of FE',
    'Southern School',
  ]);
  expect(cv.certifications.map(({ name: of }) => of)).toEqual([
    'Driving licence B and C+E',
    'Driver CPC',
    'Forklift',
  ]);
});

describe('an unknown heading', () => {
  it('heads certificates where its lines name them and their years', () => {
    const cv = parse(
      name,
      heading('Experience'),
      line('Engineer, Gridleaf Ltd, 2015 – 2020', apart),
      heading('Badges'),
      line('Certified Zetacloud Administrator', apart),
      line('ZCF, 2022'),
      line('Delta Solutions Architect', apart),
      line('Delta Academy, 2020'),
      heading('Languages'),
      line('English: native', apart),
    );
    expect(cv.certifications.map(({ name: of, date }) => `${of} ${date}`)).toEqual([
      'Certified Zetacloud Administrator 2022',
      'Delta Solutions Architect 2020',
    ]);
  });

  it('heads neither studies nor certificates where sentences tell of something', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('Bióloga, Laboratorio Ribera, 2015 – 2020', apart),
      heading('Formación'),
      line('Grado en Biología, Universidad de Vigo, 2010 – 2014', apart),
      heading('Divulgación'),
      line('Colaboro cada mes en un programa de radio. Charlas en más de veinte', apart),
      line('institutos de la isla. Revisora de cuatro revistas. Vocal de la Asociación'),
      line('de Jóvenes Biólogas desde 2020.'),
    );
    expect(cv.certifications).toEqual([]);
    expect(cv.education).toHaveLength(1);
    expect(Object.keys(cv.additional)).toEqual(['Divulgación']);
  });
});

it('headings that are counted are headings, whatever their weight and words', () => {
  const titles = ['Quién soy', 'Lo que hago', 'Formación', 'Idiomas'];
  const texts = [
    ['Contable que explica los números a quien no quiere verlos, sin prisa y con calma.'],
    ['Contable, Talleres Ribera S.L., 2015 – 2020', 'Cierres y modelos de tres empresas.'],
    ['Grado en Economía, Universidad de Vigo, 2010 – 2014'],
    ['Español: nativo', 'Inglés: B2'],
  ];
  const cv = parse(
    line('Ana Ruiz Soler', { fontSizePt: 24 }),
    line('ana@example.com'),
    ...titles.flatMap((title, at) => [
      line(`${at + 1} ${title}`, {
        cells: [`${at + 1}`, title],
        fontSizePt: 14,
        gapBefore: true,
      }),
      ...(texts[at] ?? []).map((text, row) => line(text, { gapBefore: row === 0 })),
    ]),
  );
  expect(cv.work_experience).toMatchObject([{ title: 'Contable', dates: '2015 – 2020' }]);
  expect(cv.education).toHaveLength(1);
  expect(cv.languages).toHaveLength(2);
});
