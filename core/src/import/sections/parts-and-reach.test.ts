import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

describe('smaller headings', () => {
  it.each(['Otros', 'Otras', 'Otros datos'])(
    '"%s" over more jobs parts them from nothing',
    (label) => {
      const part = (text: string) =>
        line(text, { fontSizePt: 12, color: '#3873b3', gapBefore: true });
      const head = (text: string) =>
        line(text, { fontSizePt: 14, color: '#3873b3', gapBefore: true });
      const cv = parse(
        name,
        head('Experiencia'),
        part('Obra'),
        row(['ene. 2020 – actualidad', 'Jefa de obra, Construcciones Alba S.A., Oviedo']),
        bullet('Tres obras lineales a la vez.'),
        row(['jun. 2016 – dic. 2019', 'Ayudante de obra, Construcciones Alba S.A., Oviedo']),
        bullet('Control de producción y mediciones.'),
        part(label),
        row(['oct. 2012 – abr. 2016', 'Ingeniera de proyectos, Brezo S.L., Gijón']),
        bullet('Cálculo de muros y pequeñas estructuras.'),
        head('Formación'),
        row(['2006 – 2010', 'Grado en Ingeniería Civil, Universidad de Oviedo']),
      );
      expect(cv.work_experience.map(({ title }) => title)).toEqual([
        'Jefa de obra',
        'Ayudante de obra',
        'Ingeniera de proyectos',
      ]);
    },
  );

  it.each(['Docencia', 'Voluntariado'])('"%s" over some of the skills', (label) => {
    const { skills } = parse(
      name,
      line('Habilidades', { fontSizePt: 14, bold: true, gapBefore: true }),
      line(label, { fontSizePt: 11, bold: true }),
      bullet('Evaluación por competencias'),
      bullet('Aula invertida'),
      line('Herramientas', { fontSizePt: 11, bold: true }),
      bullet('Moodle'),
    );
    expect(skills).toEqual(
      label === 'Docencia'
        ? ['Evaluación por competencias', 'Aula invertida', 'Moodle']
        : ['Moodle'],
    );
  });

  it.each([
    ['Resumen', 'profesional', 'summary'],
    ['RESUMEN', 'PROFESIONAL', 'summary'],
  ] as const)('"%s" over "%s" is one heading', (first, second, kind) => {
    const look = { fontSizePt: 14, bold: true, color: '#1f3a5f' };
    const cv = parse(
      name,
      line(first, { ...look, gapBefore: true }),
      line(second, look),
      line('Profesora de secundaria que cuida el club de ajedrez y los talleres.'),
      line('Idiomas', { ...look, gapBefore: true }),
      line('Inglés – C1'),
    );
    expect(cv[kind]).toBe('Profesora de secundaria que cuida el club de ajedrez y los talleres.');
  });

  it('a heading of voluntary work stays one, however small', () => {
    const cv = parse(
      name,
      line('Experiencia', { fontSizePt: 14, color: '#3873b3', gapBefore: true }),
      row(['ene. 2020 – actualidad', 'Jefa de obra, Construcciones Alba S.A., Oviedo']),
      line('Voluntariado', { fontSizePt: 12, color: '#3873b3', gapBefore: true }),
      row(['oct. 2012 – abr. 2016', 'Ingeniera de proyectos, Ingeniería para el Mundo']),
    );
    expect(cv.work_experience).toHaveLength(1);
  });

  it('"Técnicas" over its list ends the languages that rows in the margin began', () => {
    const cv = parse(
      name,
      heading('CAPACIDADES'),
      row(['Lengua materna', 'Español'], { gapBefore: true }),
      row(['Otros idiomas', 'Francés: B1 hablado, A2 escrito'], { gapBefore: true }),
      line('Técnicas', { gapBefore: true }),
      line('Lectura de planos y esquemas', { gapBefore: true }),
      line('KNX'),
      line('Termografía'),
      heading('INFORMACIÓN ADICIONAL'),
      line('Referencias a petición'),
    );
    expect(cv.skills).toEqual(['Lectura de planos y esquemas', 'KNX', 'Termografía']);
    expect(cv.languages.map(({ language }) => language)).toEqual(['Español', 'Francés']);
  });
});

describe('ways to reach the person under a heading of their own', () => {
  const reach = ['638 27 90 14', 'ana@example.com', '@ana.ruiz', 'anaruiz.example.com'];

  it.each([true, false])('with a sign before each: %s', (marked) => {
    const { personal, additional } = parse(
      name,
      heading('mi camino'),
      row(['Responsable de salón', '2020 – 2024'], { gapBefore: true, bold: true }),
      line('Salón Alba, Gáldar'),
      heading('hablamos?'),
      ...reach.map((text) => line(text, { bullet: marked })),
    );
    expect(personal).toMatchObject({
      phone: '638 27 90 14',
      email: 'ana@example.com',
      website: 'anaruiz.example.com',
    });
    expect(Object.keys(additional)).toEqual([]);
  });

  it.each(['Población', 'Localidad', 'Ciudad'])(
    '"%s" is a label without room behind it',
    (label) => {
      const { personal } = parse(
        name,
        heading('Datos personales'),
        row(['Email', 'ana@example.com']),
        row(['Teléfono', '628 450 917']),
        line(`${label} 35214 Telde (Las Palmas)`),
      );
      expect(personal.location).toBe('35214 Telde (Las Palmas)');
    },
  );

  it('"Ciudad de México" is a place', () => {
    expect(parse(name, line('Ciudad de México | ana@example.com')).personal.location).toBe(
      'Ciudad de México',
    );
  });
});

it.each(['desde', 'since'])(
  'a sentence that is broken behind "%s" goes on with its year',
  (word) => {
    const { summary } = parse(
      name,
      heading('Perfil'),
      line(`Profesora de secundaria ${word}`),
      line('2011. Doy clase de matemáticas y llevo el club de ajedrez'),
      line('de mi instituto.'),
    );
    expect(summary).toBe(
      `Profesora de secundaria ${word} 2011. Doy clase de matemáticas y llevo el club de ajedrez de mi instituto.`,
    );
  },
);

it('a first name over smaller surnames in the same weight and colour is one name', () => {
  const { personal } = parse(
    line('NEREA', { fontSizePt: 22, bold: true, color: '#ffffff' }),
    line('OLAIZOLA BREZO', { fontSizePt: 13, bold: true, color: '#ffffff' }),
    line('Técnica en Cuidados Auxiliares', { italic: true, color: '#ffffff', gapBefore: true }),
    heading('Contacto'),
    line('nerea.olaizola@example.com'),
  );
  expect(personal.name).toBe('NEREA OLAIZOLA BREZO');
});

it.each(['Orihuela', 'Soria', 'Zamora'])(
  'a name over three lines may have the town %s in it',
  (town) => {
    const part = (text: string) => line(text, { fontSizePt: 22, bold: true });
    const { personal } = parse(
      part('Lorena'),
      part(town),
      part('Brezo'),
      line('Profesora de matemáticas'),
      line('lorena@example.com'),
      line('Villasur'),
    );
    expect(personal.name).toBe(`Lorena ${town} Brezo`);
  },
);

it.each(['Professional Registration', 'Professional memberships', 'Carnés y homologaciones'])(
  '"%s" heads certificates',
  (label) => {
    const { certifications } = parse(
      name,
      heading(label),
      row(['Chartered Member, Institution of Structural Engineers', '2020']),
      row(['SMSTS, CITB', '2019']),
      heading('Educación'),
      row(['Grado en Ingeniería Civil, Universidad de Oviedo', '2006 – 2010']),
    );
    expect(certifications.map((one) => one.date)).toEqual(['2020', '2019']);
  },
);
