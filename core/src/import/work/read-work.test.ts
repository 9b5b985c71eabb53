import { describe, expect, it } from 'vitest';
import { parseText } from '../parse-text';

const jobsOf = (text: string) =>
  parseText(`Ana Ruiz\n\nEXPERIENCIA\n${text}`).cv.work_experience.map(
    ({ title, company, location, dates }) => [title, company, location, dates],
  );

describe('the head of a job', () => {
  it.each([
    'Camarera\nBar Sol\nCádiz\n2019 - 2020',
    'Bar Sol\nCamarera\n2019 - 2020\nCádiz',
    '2019 - 2020\nCamarera\nBar Sol, Cádiz',
    '2019 - 2020\tCamarera, Bar Sol, Cádiz',
    'Camarera\t2019 - 2020\nBar Sol\tCádiz',
    'Bar Sol — Camarera\n2019 - 2020 | Cádiz',
    'Camarera | Bar Sol | Cádiz | 2019 - 2020',
    'Camarera, Bar Sol (Cádiz), 2019 - 2020.',
    'Camarera en Bar Sol, Cádiz (2019 - 2020)',
    '2019 - 2020: Camarera. Bar Sol (Cádiz)',
  ])('is read from %j', (text) => {
    expect(jobsOf(text)).toEqual([['Camarera', 'Bar Sol', 'Cádiz', '2019 - 2020']]);
  });

  it('follows the rest of the section where one job alone would not tell', () => {
    const text =
      'Nébula\nKinder\n2019 - 2020\n\nHospital General\nEnfermera\n2018 - 2019\n\nClínica Mar\nAuxiliar de enfermería\n2016 - 2018';
    expect(jobsOf(text)[0]).toEqual(['Kinder', 'Nébula', '', '2019 - 2020']);
  });

  it('gives several roles at one company its name', () => {
    const text =
      'Acme S.L.\nDirectora\n2020 - hoy\n- Dirijo.\nJefa de ventas\n2018 - 2020\n- Vendí.';
    expect(jobsOf(text)).toEqual([
      ['Directora', 'Acme S.L.', '', '2020 - hoy'],
      ['Jefa de ventas', 'Acme S.L.', '', '2018 - 2020'],
    ]);
  });

  it('joins a range broken over two lines', () => {
    expect(
      jobsOf(
        'Auxiliar de enfermería, Hospital Comarcal del Valle (Jaén), Mayo 2013 -\nSeptiembre 2015. Atención primaria.',
      ),
    ).toEqual([
      [
        'Auxiliar de enfermería',
        'Hospital Comarcal del Valle',
        'Jaén',
        'Mayo 2013 - Septiembre 2015',
      ],
    ]);
  });
});

it('parts bullets from prose', () => {
  const [job] = parseText(
    'Ana Ruiz\n\nEXPERIENCIA\nCamarera\nBar Sol\n2019 - 2020\nBar de barrio con terraza.\n• Servicio de sala.\n• Cierre de caja y pedidos a\nproveedores.',
  ).cv.work_experience;
  expect(job).toMatchObject({
    description: 'Bar de barrio con terraza.',
    achievements: ['Servicio de sala.', 'Cierre de caja y pedidos a proveedores.'],
  });
});

it('reads jobs that carry no date', () => {
  const text =
    'Ana Ruiz\n\nEXPERIENCIA\nCamarera en Bar Sol\n• Servicio de sala.\n\nCocinera en Hotel Mar\n• Desayunos.';
  expect(
    parseText(text).cv.work_experience.map((job) => [job.title, job.company, job.achievements]),
  ).toEqual([
    ['Camarera', 'Bar Sol', ['Servicio de sala.']],
    ['Cocinera', 'Hotel Mar', ['Desayunos.']],
  ]);
});

it('a town nobody has listed, alone on a line, belongs to the job below the list', () => {
  const { cv } = parseText(`Ana Ruiz Paz
ana@example.com

Experiencia laboral
Camarera
Bar La Plaza
2019 – 2021
• Serví mesas.

Auxiliar de cocina
Restaurante El Molino
Villarrasa del Monte
mar. 2017 – dic. 2018
• Preparé menús.`);
  expect(cv.work_experience).toMatchObject([
    { title: 'Camarera', company: 'Bar La Plaza', description: '' },
    {
      title: 'Auxiliar de cocina',
      company: 'Restaurante El Molino',
      location: 'Villarrasa del Monte',
    },
  ]);
});

it('signs on lines of their own mark the items below them', () => {
  const { cv, unplaced } = parseText(`Ana Ruiz Paz
ana@example.com

Experiencia laboral
Camarera, Bar La Plaza
2019 – 2021
●
Serví mesas.
●

Abrí y cerré el local.`);
  expect(cv.work_experience[0]?.achievements).toEqual(['Serví mesas.', 'Abrí y cerré el local.']);
  expect(unplaced).toEqual([]);
});

it('an employer named below its role is not that of the next one', () => {
  const { cv } = parseText(`Ana Ruiz Paz
ana@example.com

Experiencia laboral
2016 – 2019 Cajera
Supermercados El Árbol Verde
Caja, reposición y panadería en una tienda de barrio.

veranos de 2014 y 2015 Cuidadora de niños

Formación
2014 – 2016 Técnico en Actividades Comerciales
IES La Arboleda`);
  expect(cv.work_experience).toMatchObject([
    { title: 'Cajera', company: 'Supermercados El Árbol Verde' },
    { title: 'Cuidadora de niños', company: '' },
  ]);
});
