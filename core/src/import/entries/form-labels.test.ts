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
