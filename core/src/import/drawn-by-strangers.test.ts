import { describe, expect, it } from 'vitest';
import { parseCv } from '.';
import { bullet, line, name, row } from './fixtures/drawn-lines';
import type { SourceLine } from './source-document';

const heading = (text: string) => line(text, { bold: true, fontSizePt: 14, gapBefore: true });
const parse = (...lines: SourceLine[]) => parseCv({ format: 'pdf', pages: 1, lines }).cv;
const bold = { bold: true, gapBefore: true } as const;

describe('jobs', () => {
  it('are named by what is set as the other employers are, where no title is told', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      row(['Talleres Norte', 'Agosto 2023 – Actualidad'], bold),
      line('Analista de calidad', { italic: true }),
      bullet('Automaticé las pruebas del portal.'),
      row(['QX40', 'Febrero 2022 – Agosto 2023'], bold),
      bullet('Hice la parte visible de la tienda con dos compañeras.'),
    );
    expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
      ['Analista de calidad', 'Talleres Norte'],
      ['', 'QX40'],
    ]);
  });

  it('may have their place and date together in brackets, and take no line of the text above', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('Bodegas Lindero | Consultora de procesos', bold),
      line('(Villarriba / Remoto, 2024)', { italic: true }),
      bullet('Llevé el cambio de programa de ventas y coordiné reuniones con equipos'),
      line('internacionales.'),
      line('Gestoría Alba S.A. | Práctica profesional', bold),
      line('(Chile, agosto 2022 – enero 2023)', { italic: true }),
      bullet('Bajas de licencias.'),
    );
    expect(
      cv.work_experience.map(({ title, company, location, dates }) =>
        [title, company, location, dates].join(' | '),
      ),
    ).toEqual([
      'Consultora de procesos | Bodegas Lindero | Villarriba / Remoto | 2024',
      'Práctica profesional | Gestoría Alba S.A. | Chile | agosto 2022 – enero 2023',
    ]);
  });

  it('have town and country on labelled lines, and the spans of whoever came back one below the other', () => {
    const cv = parse(
      name,
      heading('Experiencia laboral'),
      line('Ayudante de cocina', bold),
      line('Restaurante Ancla', { bold: true, italic: true }),
      line('[ 01/07/2022 – 31/08/2022 ]'),
      line('[ 01/07/2021 – 30/09/2021 ]'),
      line('Población: Torralda'),
      line('País: España'),
      line('Camarera', { bold: true }),
      line('Hotel Faro [ 13/06/2019 – 30/09/2019 ]'),
      line('Población: Villabajo'),
      line('País: España'),
    );
    expect(
      cv.work_experience.map(({ title, company, location, dates }) =>
        [title, company, location, dates].join(' | '),
      ),
    ).toEqual([
      'Ayudante de cocina | Restaurante Ancla | Torralda, España | 01/07/2022 – 31/08/2022; 01/07/2021 – 30/09/2021',
      'Camarera | Hotel Faro | Villabajo, España | 13/06/2019 – 30/09/2019',
    ]);
  });

  it('are led by the dates in the margin, whatever small heading is above the first', () => {
    const dated = (dates: string, named: string) =>
      row([dates, named], { ...bold, fontSizePt: 11 });
    const cv = parse(
      name,
      heading('Experience'),
      line('Professional', { fontSizePt: 12 }),
      dated('Jun. 2022 - Current', 'Data engineer, Talleres Norte'),
      line('Moved the shop from scripts to a pipeline.'),
      line('Python, Docker, Luigi'),
      dated('Dec. 2019 - May 2022', 'Developer, Gestoría Alba'),
      line('Wrote reports.'),
    );
    expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
      ['Data engineer', 'Talleres Norte'],
      ['Developer', 'Gestoría Alba'],
    ]);
  });

  it('tell how they are done beside their name', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('Mayo 2023 - Abril 2024', { gapBefore: true }),
      line('Cocinera | Bar Sol | Presencial | Sevilla', { bold: true }),
      bullet('Menú diario.'),
    );
    expect(cv.work_experience[0]).toMatchObject({
      title: 'Cocinera',
      company: 'Bar Sol',
      location: 'Sevilla',
      description: 'Presencial',
    });
  });

  it('may be dated with the day after the month', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      row(['Dic.27 2024 – Ene.3 2025', 'Talleres Norte S. A.'], bold),
      line('Auxiliar de mecánica', { italic: true }),
    );
    expect(cv.work_experience[0]).toMatchObject({ dates: 'Dic.27 2024 – Ene.3 2025' });
  });

  it('are under "experience in" whatever field, research too', () => {
    const cv = parse(
      name,
      heading('Formación'),
      row(['Licenciatura en Psicología, Universidad de León', '2005 – 2010'], bold),
      heading('Experiencia en docencia, investigación y asesoría'),
      row(['Profesora titular, Universidad de León', '2012 – 2019'], bold),
      bullet('Psicología del lenguaje.'),
    );
    expect(cv.work_experience).toHaveLength(1);
  });
});

describe('studies', () => {
  it('may be a list without dates, each with a dash between what and where', () => {
    const cv = parse(
      name,
      heading('Educación'),
      bullet('Ingeniería Informática - Universidad de León (En curso)'),
      bullet('Introducción a las redes – Aula Norte (Culminado)'),
      bullet('Ofimática – Aula Norte'),
    );
    expect(
      cv.education.map((one) => [one.degree, one.institution, one.description].join(' | ')),
    ).toEqual([
      'Ingeniería Informática | Universidad de León | En curso',
      'Introducción a las redes | Aula Norte | Culminado',
      'Ofimática | Aula Norte | ',
    ]);
  });
});

describe('lists', () => {
  it('of skills with levels are no languages', () => {
    const cv = parse(
      name,
      heading('Technical skills'),
      bullet('Python: advanced'),
      bullet('Docker: intermediate'),
      bullet('Kubernetes: advanced'),
    );
    expect(cv.languages).toEqual([]);
    expect(cv.skills).toEqual(['Python', 'Docker', 'Kubernetes']);
  });

  it('of skills may tell about each: the skill is what stands before the colon', () => {
    const cv = parse(
      name,
      heading('Habilidades'),
      bullet('SQL: diseño y consulta de bases de datos de varias tiendas'),
      bullet('Python: pequeños programas para ordenar los archivos de la oficina'),
    );
    expect(cv.skills).toEqual(['SQL', 'Python']);
  });

  it('have a heading above them that may be drawn with a sign of its own', () => {
    const cv = parse(
      name,
      line('IDIOMAS', { bold: true, bullet: true, fontSizePt: 19, gapBefore: true }),
      line('Español'),
      line('Inglés'),
      line('APTITUDES', { bold: true, bullet: true, fontSizePt: 19, gapBefore: true }),
      line('Cocina'),
      line('Reparto'),
    );
    expect(cv.languages.map(({ language }) => language)).toEqual(['Español', 'Inglés']);
    expect(cv.skills).toEqual(['Cocina', 'Reparto']);
  });
});

describe('certificates', () => {
  it('may have their name in bold and who gave them in plain letters below', () => {
    const cv = parse(
      name,
      heading('Cursos y certificados'),
      line('Diseño de interfaces', bold),
      line('Aula Norte (2023)'),
      line('Introducción a la gestión', bold),
      line('de proyectos', { bold: true }),
      line('Consejería de Industria (2022)'),
    );
    expect(cv.certifications).toEqual([
      { name: 'Diseño de interfaces', issuer: 'Aula Norte', date: '2023' },
      {
        name: 'Introducción a la gestión de proyectos',
        issuer: 'Consejería de Industria',
        date: '2022',
      },
    ]);
  });
});

describe('languages', () => {
  it('are told below the last degree, where no section is about them', () => {
    const cv = parse(
      name,
      heading('Educación'),
      row(['Grado en Química, Universidad de León', '2015 – 2019'], bold),
      line('Inglés: intermedio (B2)', { gapBefore: true }),
      line('Español: nativo'),
    );
    expect(cv.languages).toEqual([
      { language: 'Inglés', proficiency: 'intermedio (B2)' },
      { language: 'Español', proficiency: 'nativo' },
    ]);
    expect(cv.education[0]?.description).toBe('');
  });

  it('may have the name of another in that of their certificate', () => {
    const cv = parse(name, heading('Idiomas'), line('Inglés: B2 Cambridge English Assessment'));
    expect(cv.languages.map(({ language }) => language)).toEqual(['Inglés']);
  });
});

describe('the person', () => {
  it('is named by the largest line, small letters in it or not, and never by a town with a comma', () => {
    const cv = parse(
      line('San Martín de las Casas,'),
      line('mailin.sanz@example.com'),
      line('Mai lin Sanz Vera', { fontSizePt: 30, bold: true, gapBefore: true }),
      heading('Experiencia'),
      row(['Cocinera, Bar Sol', '2015 – 2019'], bold),
    );
    expect(cv.personal.name).toBe('Mai lin Sanz Vera');
  });

  it('may be named on two labelled lines, or on one too long', () => {
    const first = parse(
      heading('Datos personales'),
      row(['NOMBRES', 'Marta']),
      row(['APELLIDOS', 'Solana Ruiz']),
      heading('Idiomas'),
      line('Inglés'),
    );
    const second = parse(
      heading('Datos personales'),
      bullet('Nombre y Apellido: Marta'),
      line('Solana Ruiz'),
      bullet('Celular: 11-3481-0099'),
    );
    expect(first.personal.name).toBe('Marta Solana Ruiz');
    expect(second.personal).toMatchObject({ name: 'Marta Solana Ruiz', phone: '11-3481-0099' });
  });
});
