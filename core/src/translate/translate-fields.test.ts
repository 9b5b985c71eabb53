import { describe, expect, it } from 'vitest';
import { skills } from '../catalog/skills';
import { foldText } from '../language';
import type { Direction } from './direction';
import { skillPairs, subjectPairs, titlePairs } from './names/field-pairs';
import { toFeminine } from './names/spanish-gender';
import { measureCover } from './names/word-pairs';
import { translateCertificate, translateSkill } from './translate-credentials';
import { translateDates } from './translate-dates';
import { translateDegree } from './translate-degree';
import {
  translateHeading,
  translateLanguage,
  translatePlace,
  translateProficiency,
} from './translate-names';
import { translateTitle } from './translate-title';

const toEnglish: Direction = { from: 'es', to: 'en' };
const toSpanish: Direction = { from: 'en', to: 'es' };

describe('dates', () => {
  it.each([
    ['ene. 2019 – actualidad', 'Jan 2019 – Present'],
    ['enero de 2015 - diciembre de 2018', 'January 2015 - December 2018'],
    ['15 de marzo de 2020', '15 March 2020'],
    ['Sept. 2015 a Jun. 2018', 'Sep 2015 to Jun 2018'],
    ['2015 hasta la actualidad', '2015 to Present'],
    ['desde 2019', 'Since 2019'],
    ['verano de 2010', 'Summer 2010'],
    ['09/2012 – 06/2014', '09/2012 – 06/2014'],
    ['Actualmente', 'Present'],
    ['', ''],
  ])('%s', (es, en) => expect(translateDates(es, toEnglish)).toBe(en));

  it.each([
    ['Jan 2019 – Present', 'Ene. 2019 – actualidad'],
    ['March 2015 - December 2018', 'Marzo 2015 - diciembre 2018'],
    ['2019 – Present', '2019 – actualidad'],
  ])('%s', (en, es) => expect(translateDates(en, toSpanish)).toBe(es));
});

describe('titles', () => {
  it.each([
    ['Jefa de proyecto', 'Project manager'],
    ['Auxiliar de enfermería', 'Nursing assistant'],
    ['Enfermera sénior', 'Senior nurse'],
    ['Responsable de logística', 'Logistics manager'],
    ['Becario de marketing', 'Marketing intern'],
    ['Técnica de calidad', 'Quality technician'],
    ['Camarera / Recepcionista', 'Waiter / Receptionist'],
    ['Oficial 1ª electricista', 'Skilled electrician'],
    ['Monitor/a de comedor', 'Lunchtime supervisor'],
    ['Camarera/o', 'Waiter'],
    ['Cocinera en una residencia', 'Care home cook'],
  ])('%s', (es, en) =>
    expect(translateTitle(es, toEnglish, undefined)).toEqual({ text: en, isSure: true }),
  );

  it.each([
    ['Maintenance electrician', 'Electricista de mantenimiento'],
    ['Chartered accountant', 'Contable colegiado'],
    ['Certified public accountant', 'Censor jurado de cuentas'],
    ['Call center representative', 'Agente de call center'],
    ['Housing officer', 'Técnico de vivienda'],
  ])('%s', (en, es) => expect(translateTitle(en, toSpanish, 'masculine').text).toBe(es));

  it.each([
    ['Contadora pública certificada', 'Certified public accountant'],
    ['Técnica de RR. HH.', 'HR officer'],
    ['Responsable de RRHH', 'HR manager'],
  ])('%s', (es, en) => expect(translateTitle(es, toEnglish, undefined).text).toBe(en));

  it('takes no field for a post', () => {
    expect(translateTitle('Responsable de tienda y almacén', toEnglish, undefined).text).toBe(
      'Shop and warehouse manager',
    );
    expect(translateTitle('Responsable de leones y almacén', toEnglish, undefined).isSure).toBe(
      false,
    );
  });

  it('leaves a title it cannot put together, and says so', () => {
    expect(translateTitle('Domador de leones', toEnglish, undefined)).toEqual({
      text: 'Domador de leones',
      isSure: false,
      unknown: ['Domador de leones'],
    });
  });

  const expectKnown = (some: typeof titlePairs) => {
    const bare = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[\u0300\u0301]/g, '')
        .normalize('NFC');
    const lost = some.flatMap(({ es, en }) =>
      es
        .flatMap((name) => [name, bare(name), toFeminine(name), bare(toFeminine(name))])
        .filter((name) => {
          const { text } = translateTitle(name, toEnglish, undefined);
          return !en.some((one) => one.toLowerCase() === text.toLowerCase());
        }),
    );
    expect(lost).toEqual([]);
  };
  it('knows a post of the table when a woman writes it, and without accents', () =>
    expectKnown(titlePairs.filter((_, at) => at % 4 === 0)));
  it('knows every post of the table so', { tags: ['long'] }, () => expectKnown(titlePairs));

  it('one who works at something is no factory worker', () => {
    expect(translateTitle('Bereavement support worker', toSpanish, 'masculine').text).toMatch(
      /^Trabajador de/,
    );
    expect(translateTitle('Irrigation operator', toSpanish, 'masculine').text).toMatch(
      /^Operador de/,
    );
  });

  it('asks about the gender that English does not tell', () => {
    expect(translateTitle('Nurse', toSpanish, undefined)).toEqual({
      text: 'Enfermero',
      isSure: false,
    });
    expect(translateTitle('Nurse', toSpanish, 'feminine')).toEqual({
      text: 'Enfermera',
      isSure: true,
    });
    expect(translateTitle('Journalist', toSpanish, undefined).isSure).toBe(true);
  });

  it.each([
    ['Senior payroll officer', 'Gestor de nóminas sénior'],
    ['Deputy logistics manager', 'Responsable adjunto de logística'],
    ['Head Gardener', 'Jardinero jefe'],
    ['Trainee Electrician', 'Electricista en prácticas'],
    ['Claims Analyst', 'Analista de siniestros'],
    ['Driver (night shift)', 'Conductor (turno de noche)'],
    ['Head of Innovation', 'Director de innovación'],
  ])('%s', (en, es) => expect(translateTitle(en, toSpanish, undefined).text).toBe(es));

  it.each([
    ['Jefa adjunta de obra', 'Deputy site manager'],
    ['Contable colegiada', 'Chartered accountant'],
    ['Soldador cualificado', 'Qualified welder'],
    ['Monitora de natación suplente', 'Relief swimming instructor'],
  ])('%s', (es, en) => expect(translateTitle(es, toEnglish, undefined).text).toBe(en));
});

describe('degrees', () => {
  it.each([
    ['Grado en Enfermería', "Bachelor's Degree in Nursing"],
    ['Máster en Marketing Digital', "Master's Degree in Digital Marketing"],
    [
      'Técnico Superior en Administración y Finanzas',
      'Higher Vocational Diploma in Administration and Finance',
    ],
    [
      'FP de Grado Superior en Administración y Finanzas',
      'Higher Vocational Diploma in Administration and Finance',
    ],
    [
      'FP Grado Medio: Gestión Administrativa',
      'Intermediate Vocational Diploma in Administrative Management',
    ],
    [
      'Formación Profesional de Grado Medio en Peluquería',
      'Intermediate Vocational Diploma in Hairdressing',
    ],
    ['FP en Peluquería', 'Vocational Diploma in Hairdressing'],
    ['FP de Grado Superior', 'Higher Vocational Diploma'],
    ['Ciclo Formativo de Grado Medio', 'Intermediate Vocational Diploma'],
    ['Doctorado en Química', 'PhD in Chemistry'],
    ['Máster en Dirección de Empresas (MBA)', 'Master of Business Administration (MBA)'],
  ])('%s', (es, en) => expect(translateDegree(es, toEnglish)).toEqual({ text: en, isSure: true }));

  it.each([
    ['Ingeniero Electrónico', 'Degree in Electronic Engineering'],
    ['Ingeniera de Sistemas', 'Degree in Systems Engineering'],
    ['Ingeniera Mecánica', "Bachelor's Degree in Mechanical Engineering"],
    ['Administración de Empresas', 'Business Administration'],
    ['Tecnólogo en Electrónica', 'Technology Degree in Electronics'],
    [
      'Ciclo Formativo de Grado Básico en Cocina y Restauración',
      'Basic Vocational Training in Cookery and Catering',
    ],
    ['FP2 Electrónica', 'Higher Vocational Diploma in Electronics'],
    ['Psicóloga', 'Degree in Psychology (Psicólogo)'],
  ])('goes by who has it, or by what was studied: %s', (es, en) =>
    expect(translateDegree(es, toEnglish)).toEqual({ text: en, isSure: true }),
  );

  it.each([
    ['Bachelor of Science in Nursing', 'Grado en Enfermería'],
    ['B.S. in Biology', 'Grado en Biología'],
    ['Bachelor of Engineering in Mechanical Engineering', 'Grado en Ingeniería Mecánica (BEng)'],
    [
      'Associate of Applied Science in Accounting',
      'Título de dos años en Contabilidad (Associate Degree)',
    ],
    ['Pearson BTEC Level 5 HND in Business', 'Higher National Diploma (HND) en Empresariales'],
    ['Level 3 Extended Diploma in Music', 'Extended Diploma de nivel 3 en Música'],
    [
      'City & Guilds Level 2 Diploma in Bricklaying',
      'Diploma City & Guilds de nivel 2 en Albañilería',
    ],
    ['2:1 in History', 'Grado en Historia (2:1)'],
    [
      'Intermediate Vocational Diploma in Nursing Assistance',
      'Técnico en Cuidados Auxiliares de Enfermería',
    ],
  ])('%s', (en, es) => expect(translateDegree(en, toSpanish)).toEqual({ text: es, isSure: true }));

  it('keeps a degree whose field it does not know', () => {
    expect(translateDegree('Grado en Papirología bizantina', toEnglish)).toMatchObject({
      text: 'Grado en Papirología bizantina',
      isSure: false,
    });
  });

  it('goes back', () => {
    expect(translateDegree("Bachelor's Degree in Nursing", toSpanish).text).toBe(
      'Grado en Enfermería',
    );
    expect(translateDegree('Higher Vocational Diploma in Dietetics', toSpanish).text).toBe(
      'Técnico Superior en Dietética',
    );
  });
});

describe('courses', () => {
  it.each([
    ['Phlebotomy course', 'Curso de Extracción de Sangre'],
    ['Time Management Training', 'Formación en Gestión del Tiempo'],
    ['Law degree with honours', undefined],
    ['Anthropology GCSE', 'GCSE en Antropología'],
    ['Level 3 Accounting Apprenticeship', 'Formación de aprendiz de nivel 3 en Contabilidad'],
    ['AWS Certified Solutions Architect', 'AWS Certified Solutions Architect'],
  ])('%s', (en, es) => {
    const { text, isSure } = translateCertificate(en, toSpanish);
    expect(isSure ? text : undefined).toBe(es);
  });

  it.each([
    ['Formación en primeros auxilios', 'First Aid Training'],
    ['Curso de Teoría del Color', 'Colour Theory Course'],
    [
      'Curso de enseñanza de inglés como lengua extranjera',
      'Course in Teaching English as a Foreign Language',
    ],
  ])('%s', (es, en) => expect(translateDegree(es, toEnglish)).toEqual({ text: en, isSure: true }));

  it('are composed of any subject, wherever the kind is said', () => {
    const lost = subjectPairs.flatMap(({ es: [es = ''], en: [en = ''] }) => {
      const there = translateDegree(`Curso de ${es}`, toEnglish);
      const back = translateDegree(`${en} Course`, toSpanish);
      return there.isSure && /Course/.test(there.text) && back.isSure && /^Curso /.test(back.text)
        ? []
        : [es];
    });
    expect(lost).toEqual([]);
  });

  it('a diploma in words nobody knows is no name of a product', () => {
    expect(translateCertificate('NVQ Level 3 Wizardry Skills', toSpanish).isSure).toBe(false);
  });
});

describe('skills and certificates', () => {
  it.each([
    ['Contabilidad', 'Accounting'],
    ['Trabajo en equipo', 'Teamwork'],
    ['SAP', 'SAP'],
    ['Python', 'Python'],
    ['Next.js', 'Next.js'],
    ['Excel (avanzado)', 'Excel (advanced)'],
  ])('%s', (es, en) => expect(translateSkill(es, toEnglish)).toEqual({ text: en, isSure: true }));

  it('a name of the table is read whole, not as praise, a grade or a note of something else', () => {
    const other = { es: 'en', en: 'es' } as const;
    const lost = skillPairs.flatMap((pair) =>
      (['es', 'en'] as const).flatMap((from) =>
        pair[from].filter((name) => {
          const { text, isSure } = translateSkill(name, { from, to: other[from] });
          return !isSure || !pair[other[from]].map(foldText).includes(foldText(text));
        }),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('keeps a skill nobody knows as a draft', () => {
    expect(translateSkill('Pensamiento lateral cuántico', toEnglish)).toEqual({
      text: 'Pensamiento lateral cuántico',
      isSure: false,
    });
  });

  it('knows certificates', () => {
    expect(translateCertificate('Permiso de conducir B', toEnglish).text).toBe(
      'Category B Driving Licence',
    );
  });
});

it('how well a person knows something is not lost', () => {
  expect(translateSkill('Excel avanzado', toEnglish).text).toBe('Excel (advanced)');
});

describe('languages, levels, places, headings', () => {
  it.each([
    ['Lengua materna', 'Mother tongue'],
    ['Nivel avanzado (C1)', 'Advanced (C1)'],
    ['nivel B1', 'Level B1'],
    ['B2', 'B2'],
    ['Intermedio / First Certificate', 'Intermediate / First Certificate'],
  ])('%s', (es, en) =>
    expect(translateProficiency(es, toEnglish)).toEqual({ text: en, isSure: true }),
  );

  it('names languages', () => {
    expect(translateLanguage('Inglés', toEnglish).text).toBe('English');
    expect(translateLanguage('Basque', toSpanish).text).toBe('Euskera');
    expect(translateLanguage('Klingon', toEnglish)).toEqual({ text: 'Klingon', isSure: false });
  });

  it('translates the country and never the town', () => {
    expect(translatePlace('Sevilla, España', toEnglish)).toBe('Sevilla, Spain');
    expect(translatePlace('London, United Kingdom', toSpanish)).toBe('London, Reino Unido');
    expect(translatePlace('Zaragoza', toEnglish)).toBe('Zaragoza');
  });

  it('keeps the case of a heading', () => {
    expect(translateHeading('VOLUNTARIADO', toEnglish).text).toBe('VOLUNTEERING');
    expect(translateHeading('Awards', toSpanish).text).toBe('Premios');
  });
});

describe('qualifications of the other country', () => {
  it.each([
    ['A-levels: Maths, Physics and Chemistry', 'A-levels: Matemáticas, Física y Química'],
    ['5 GCSEs including Maths and English', '5 GCSE, entre ellos Matemáticas e Inglés'],
    ['NVQ Level 2 in Bricklaying', 'NVQ de nivel 2 en Albañilería'],
    ['BSc (Hons) in Civil Engineering, 2:2', 'Grado en Ingeniería Civil (BSc Hons), 2:2'],
    ['MA in Art History', 'Máster en Historia del Arte'],
    ['A-levels: Biology (A), Art (C)', 'A-levels: Biología (A), Arte (C)'],
    ['PGCE Primary', 'Posgrado en Educación Primaria (PGCE)'],
  ])('%s', (en, es) => expect(translateDegree(en, toSpanish)).toEqual({ text: es, isSure: true }));

  it.each([
    ['Graduado en ESO', 'Compulsory Secondary Education Certificate'],
    ['Bachillerato de Artes', 'Spanish Baccalaureate in Arts'],
    ['Certificado de profesionalidad en Albañilería', 'Professional Certificate in Bricklaying'],
    ['Grado en Derecho, en curso', "Bachelor's Degree in Law, in progress"],
  ])('%s', (es, en) => expect(translateDegree(es, toEnglish)).toEqual({ text: en, isSure: true }));

  it.each([
    ['PRL Metal 20 h', 'Health and Safety Course for the Metal Industry (20 hours)'],
    [
      'PRL Metal 20 h fontanería',
      'Health and Safety Course for the Metal Industry (20 hours): Plumbing',
    ],
    ['Curso de primeros auxilios 10 h', 'First Aid Course (10 hours)'],
    ['Curso de carretillas de 8 horas', 'Forklift Driver Course (8 hours)'],
  ])('keeps the hours of a course, and its field: %s', (es, en) =>
    expect(translateCertificate(es, toEnglish)).toEqual({ text: en, isSure: true }),
  );

  it('keeps the hours of a course it does not know, and asks about the rest', () => {
    expect(translateCertificate('First Aid Course 12 hours', toSpanish).text).toBe(
      'Curso de primeros auxilios (12 horas)',
    );
    expect(translateCertificate('PRL Metal 20 h leones', toEnglish).frame?.before).toBe(
      'Health and Safety Course for the Metal Industry (20 hours): ',
    );
    expect(translateCertificate('Doma de leones 30 h', toEnglish).frame?.after).toBe(' (30 hours)');
  });

  it('certificates keep what is said of them', () => {
    expect(translateCertificate('Enhanced DBS check (2024)', toSpanish)).toEqual({
      text: 'Certificado de antecedentes penales ampliado (Enhanced DBS) (2024)',
      isSure: true,
    });
    expect(translateCertificate('Manual Handling (2024)', toSpanish).text).toBe(
      'Formación en manipulación manual de cargas (2024)',
    );
    expect(translateCertificate('Clean driving licence', toSpanish).text).toBe(
      'Permiso de conducir sin sanciones',
    );
  });

  it('praise is not lost', () => {
    expect(translateSkill('Excellent communication skills', toSpanish).text).toBe(
      'Excelente capacidad de comunicación',
    );
    expect(translateSkill('Buena capacidad de negociación', toEnglish).text).toBe(
      'Good negotiation skills',
    );
  });
});

it('a tool never becomes the one that the other country uses', () => {
  const named = skills.filter(({ kind }) => kind === 'tool');
  for (const [from, to] of [
    ['es', 'en'],
    ['en', 'es'],
  ] as const) {
    const changed = named.flatMap((skill) =>
      skill[from]
        .filter((name) => /^\p{Lu}[^ ]*\p{Ll}/u.test(name))
        .flatMap((name) => {
          const { text } = translateSkill(name, { from, to });
          const [es, en] = from === 'es' ? [name, text] : [text, name];
          return measureCover(es, en) === 0 ? [`${name}: ${text}`] : [];
        }),
    );
    expect(changed).toEqual([]);
  }
  expect(translateSkill('Renta Web', toEnglish).text).toBe('Renta Web');
  expect(translateSkill('SGA', toEnglish).text).toBe('WMS');
});
