import { describe, expect, it } from 'vitest';
import { heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

const jobs = [
  {
    dates: '01/03/2016 – 30/06/2021',
    company: 'Aceites Brezo S.L.',
    title: 'Responsable de almacén',
    body: 'Inventario, pedidos y relación con los transportistas.',
  },
  {
    dates: '15/09/2009 – 28/02/2016',
    company: 'Gestoría Lindero',
    title: 'Auxiliar administrativa',
    body: 'Registro de facturas y atención al público.',
  },
  {
    dates: '02/2008 – 08/2008',
    company: 'Talleres Norte S.A.',
    title: 'Recepcionista',
    body: 'Citas y presupuestos de la semana.',
  },
];

/** Labels that no list has word for word. */
const forms = [
  [
    'Fechas (de – a)',
    'Empleador y dirección postal',
    'Puesto o cargo que ocupó',
    'Principales tareas realizadas',
  ],
  ['Dates (from – to)', 'Name of the employer', 'Post that I held', 'What duties I had'],
  [
    'Periodo trabajado',
    'Nombre comercial de la empresa',
    'Cargo asignado',
    'Descripción del trabajo',
  ],
] as const;

const draw = {
  'in cells': (label: string, value: string) => row([label, value]),
  'in cells behind signs': (label: string, value: string) => row([label, value], { bullet: true }),
};

describe.each(Object.entries(draw))('a form in words that no list has, %s', (_, write) => {
  it.each(forms)('%s, %s, %s, %s', (...labels) => {
    for (const order of [
      [0, 1, 2, 3],
      [0, 2, 1, 3],
      [2, 1, 0, 3],
      [1, 2, 0, 3],
    ] as const) {
      const lines = jobs.flatMap(({ dates, company, title, body }) => {
        const values = [dates, company, title, body];
        return order.map((at) => write(labels[at] ?? '', values[at] ?? ''));
      });
      const { work_experience } = parse(name, heading('Experiencia laboral'), ...lines);
      expect(work_experience).toMatchObject(
        jobs.map(({ body, ...job }) => ({ ...job, description: body, achievements: [] })),
      );
    }
  });
});

it.each([
  ['Título', 'Centro', 'Fechas'],
  ['Degree', 'School', 'Dates'],
])('labels with hardly a gap behind them are labels when they come again: %s', (...labels) => {
  const studies = [
    ['Grado en Derecho', 'Centro de Estudios Alba', 'septiembre 2015 - junio 2019'],
    ['Bachillerato', 'IES La Senda', '2013'],
  ];
  const lines: SourceLine[] = studies.flatMap((values) =>
    values.map((value, at) => line(`${labels[at]} ${value}`, { gapBefore: at === 0 })),
  );
  const { education } = parse(name, heading('Estudios'), ...lines);
  expect(education.map((each) => [each.degree, each.institution, each.dates])).toEqual(studies);
});

it('a word that begins two names is no label', () => {
  const { work_experience } = parse(
    name,
    heading('Experiencia'),
    line('Centro Médico Alba', { bold: true, gapBefore: true }),
    line('Recepcionista'),
    line('2015 – 2019'),
    line('Centro Deportivo Norte', { bold: true, gapBefore: true }),
    line('Monitora'),
    line('2012 – 2015'),
  );
  expect(work_experience).toMatchObject([
    { company: 'Centro Médico Alba', title: 'Recepcionista' },
    { company: 'Centro Deportivo Norte', title: 'Monitora' },
  ]);
});

const labels = [
  ['Empresa', 'Puesto', 'Periodo', 'Funciones'],
  ['EMPRESA', 'CARGO DESEMPEÑADO', 'FECHA', 'FUNCIONES'],
  ['Empleador', 'Ocupación', 'Duración', 'Tareas realizadas'],
  ['Entidad', 'Puesto de trabajo', 'Fecha de inicio y fin', 'Descripción'],
  ['Lugar de trabajo', 'Función', 'Tiempo', 'Tareas'],
  ['Centro de trabajo', 'Puesto', 'Años', 'Funciones desarrolladas'],
  ['Razón social', 'Puesto', 'Vigencia', 'Actividades realizadas'],
  ['Casa que me contrató', 'Cargo', 'De cuándo a cuándo', 'Funciones'],
  ['Employer', 'Position', 'Period', 'Responsibilities'],
] as const;
const orders = [
  [0, 1, 2, 3],
  [2, 0, 1, 3],
  [1, 0, 2, 3],
] as const;
const spans = [
  ['03/2018 – 05/2021', '01/2015 – 02/2018'],
  ['Desde marzo de 2018 hasta mayo de 2021', 'Desde enero de 2015 hasta febrero de 2018'],
  ['Marzo 2018 - Actualidad', '2015 a 2018'],
] as const;

describe.each(labels)('a form that asks for %s, %s, %s and %s', (...asked) => {
  it.each([': ', ' ⇥ '])('is read in any order, with %j behind each label', (sign) => {
    for (const [at, order] of orders.entries()) {
      const dates = spans[at] ?? spans[0];
      const entry = (values: readonly string[]) =>
        order.map((which, row_) => {
          const [label = '', value = ''] = [asked[which], values[which]];
          const look = row_ === 0 ? { gapBefore: true } : {};
          return sign === ': ' ? line(`${label}: ${value}`, look) : row([label, value], look);
        });
      const { work_experience } = parse(
        name,
        heading('Experiencia laboral'),
        ...entry([
          'Talleres Bernal, S.A.',
          'Auxiliar administrativa',
          dates[0],
          'Archivo y facturas de clientes.',
        ]),
        ...entry([
          'Gestoría Lumbreras',
          'Recepcionista',
          dates[1],
          'Centralita y agenda de la oficina.',
        ]),
      );
      expect(
        work_experience.map((job) => [job.company, job.title, job.dates, job.description]),
      ).toEqual([
        [
          'Talleres Bernal, S.A.',
          'Auxiliar administrativa',
          dates[0],
          'Archivo y facturas de clientes.',
        ],
        ['Gestoría Lumbreras', 'Recepcionista', dates[1], 'Centralita y agenda de la oficina.'],
      ]);
    }
  });
});
