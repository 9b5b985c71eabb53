import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';

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

  it('have town and country on labelled lines, and the periods of someone who returned, one below the other', () => {
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

  it('have employers whose line ends with a stop', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('1999 - 2001 | Auxiliar contable', { bold: true, gapBefore: true }),
      line('Equinorte | Maracaibo-Estado Zulia.', { fontSizePt: 11 }),
      line('Motivo del retiro: fin de contrato.', { gapBefore: true }),
      line('2001 - 2011 | Analista contable', { bold: true, gapBefore: true }),
      line('Sellos Alba | Maracaibo-Estado Zulia.', { fontSizePt: 11 }),
    );
    expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
      ['Auxiliar contable', 'Equinorte'],
      ['Analista contable', 'Sellos Alba'],
    ]);
  });

  it('may be items of a list, with their months in brackets below the years', () => {
    const cv = parse(
      name,
      heading('Experiencia laboral'),
      { ...row(['Asistente de aula', '2012-2012']), bullet: true },
      line('(marzo 2012-noviembre 2012)'),
      { ...row(['Auxiliar de sistemas', '2013-2014']), bullet: true },
      line('Centro Escolar Lindero'),
      line('(junio 2013- agosto 2014)'),
    );
    expect(cv.work_experience.map(({ title, company, dates }) => [title, company, dates])).toEqual([
      ['Asistente de aula', '', '2012-2012'],
      ['Auxiliar de sistemas', 'Centro Escolar Lindero', '2013-2014'],
    ]);
  });

  it('without a date of their own are kept, above the first that has one', () => {
    const cv = parse(
      name,
      heading('Experiencia'),
      line('Profesora auxiliar', { bold: true, fontSizePt: 12 }),
      line('Universidad de Torralda'),
      { ...row(['Introducción a la química', 'Marzo 2023 - Diciembre 2023']), bullet: true },
      { ...row(['Laboratorio', 'Marzo 2024 - Julio 2024']), bullet: true },
      row(['Ayudante de cocina', 'Agosto 2022'], { ...bold, fontSizePt: 12 }),
      line('Bar Sol'),
    );
    expect(cv.work_experience.map(({ title, company }) => [title, company])).toEqual([
      ['Profesora auxiliar', 'Universidad de Torralda'],
      ['Ayudante de cocina', 'Bar Sol'],
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
