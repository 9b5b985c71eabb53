import { describe, expect, it } from 'vitest';
import { bold, bullet, heading, line, name, parse, row } from '../fixtures/drawn-lines';
import type { SourceLine } from '../source-document';

type Body = readonly (string | SourceLine)[];

const heads = [
  ['Encargada de tienda', 'Calzados Alba', '2019 – 2023'],
  ['Dependienta', 'Perfumes Lindero', '2015 – 2019'],
  ['Camarera', 'Hotel Faro', '2011 – 2015'],
] as const;

/** The text of each job as "description / achievement · achievement". */
function readJobs(...bodies: readonly Body[]): readonly string[] {
  const jobs = bodies.flatMap((body, at) => {
    const [title = '', company = '', dates = ''] = heads[at] ?? [];
    const lines = body.map((one) => (typeof one === 'string' ? line(one) : one));
    return [row([title, dates], bold), line(company, { italic: true }), ...lines];
  });
  const { work_experience } = parse(name, heading('Experiencia'), ...jobs);
  return work_experience.map(({ description, achievements }) =>
    [description.replaceAll('\n', ' · '), achievements.join(' · ')].join(' / '),
  );
}

describe('lines of a job without signs', () => {
  it.each<[string, Body, string]>([
    [
      'are a list, whatever words they begin with',
      ['Cuadre de caja y pedidos', 'Horarios de cuatro personas', 'Mejor tienda del año'],
      ' / Cuadre de caja y pedidos · Horarios de cuatro personas · Mejor tienda del año',
    ],
    [
      'are a list below the sentence that announces it',
      ['Clientes:', 'Banco Lindero: cartas y avisos', 'Cervezas Alba, seis marcas'],
      'Clientes: / Banco Lindero: cartas y avisos · Cervezas Alba, seis marcas',
    ],
    [
      'tell about the employer above a list of actions',
      ['Cadena de cuarenta tiendas.', 'Gestión de pedidos.', 'Formación del personal.'],
      'Cadena de cuarenta tiendas. / Gestión de pedidos. · Formación del personal.',
    ],
    [
      'are the description when they are prose',
      ['Llevé la tienda del puerto. Hacía los pedidos.', 'Formé a dos personas. Cerraba la caja.'],
      'Llevé la tienda del puerto. Hacía los pedidos. · Formé a dos personas. Cerraba la caja. / ',
    ],
    ['are the description when there is one', ['Venta y escaparates.'], 'Venta y escaparates. / '],
  ])('%s', (_, body, read) => {
    expect(readJobs(body)).toEqual([read]);
  });

  it('begin with what was done, and so are apart from a full line above', () => {
    const full = `Atención al público en la tienda del puerto y en la del centro comercial ${'x'.repeat(8)}`;
    expect(readJobs([full, 'Gestión de pedidos', 'Control de caja'])).toEqual([
      ` / ${full} · Gestión de pedidos · Control de caja`,
    ]);
  });

  it('are read as in the other jobs: a single line is a list where most jobs have lists', () => {
    const list = ['Horarios y turnos', 'Pedidos y caja'];
    const read = ' / Horarios y turnos · Pedidos y caja';
    expect(readJobs(list, list, ['Limpieza de habitaciones'])).toEqual([
      read,
      read,
      ' / Limpieza de habitaciones',
    ]);
    expect(readJobs(list, ['Limpieza de salas'], ['Limpieza de habitaciones'])).toEqual([
      read,
      'Limpieza de salas / ',
      'Limpieza de habitaciones / ',
    ]);
  });

  it('are the description where the other jobs have signs', () => {
    expect(readJobs([bullet('Horarios y turnos'), bullet('Pedidos')], ['Limpieza'])).toEqual([
      ' / Horarios y turnos · Pedidos',
      'Limpieza / ',
    ]);
  });
});
