import { describe, expect, it } from 'vitest';
import { cvSchema } from '../../cv';
import type { Language } from '../../language';
import { checkTense } from './check-tense';

function read(language: Language, dates: string, achievements: readonly string[]) {
  const cv = cvSchema.parse({
    work_experience: [{ title: 'x', company: 'y', dates, achievements }],
  });
  return [...checkTense(cv, language)].flatMap(([pointer, findings]) =>
    findings.map(({ from, to, suggestions }) => {
      const text = achievements[Number(pointer.split('/').at(-1))] ?? '';
      return `${text.slice(from, to)} → ${suggestions[0]}`;
    }),
  );
}

describe('tense and person inside one job', () => {
  it('a job that is over is written in the past', () => {
    expect(read('es', '2015 - 2018', ['Gestiono los pedidos', 'Atendí a 40 clientes'])).toEqual([
      'Gestiono → Gestioné',
    ]);
    expect(read('en', '2015 - 2018', ['Lead a team of 5. Manages the rota', 'Sold cars'])).toEqual([
      'Lead → Led',
      'Manages → Managed',
    ]);
  });

  it('a job that goes on may be told in either', () => {
    const lines = ['Gestiono los pedidos', 'Reduje los costes un 12 %'];
    expect(read('es', '2020 - actualidad', lines)).toEqual([]);
    expect(read('en', '2020 - present', ['Lead a team', 'Cut costs', 'Built the shop'])).toEqual(
      [],
    );
  });

  it('one person tells all of it', () => {
    expect(read('es', '2015 - 2018', ['Gestioné la caja', 'Coordinó los turnos'])).toEqual([
      'Coordinó → Coordiné',
    ]);
    expect(read('es', '2015 - 2018', ['Gestionó la caja', 'Coordinó los turnos'])).toEqual([]);
    expect(read('en', '2020 - present', ['Manage the bar', 'Orders all stock'])).toEqual([
      'Orders → Order',
    ]);
  });

  it('a list of what somebody does has one form', () => {
    const others = ['Driving the 45', 'Taking fares', 'Helping passengers with prams'];
    expect(read('en', '2015 - present', [...others, 'Carry out first-use checks'])).toEqual([
      'Carry → Carrying',
    ]);
    expect(read('en', '2015 - 2018', [...others, 'Check the tyres each morning'])).toEqual([
      'Check → Checking',
    ]);
    for (const line of ['Set up of the stands', 'Support for two depots', 'Break cover'])
      expect(read('en', '2015 - present', [...others, line])).toEqual([]);
    const bases = ['Carry out checks', 'Report the defects', 'Clean the cab'];
    expect(read('en', '2015 - present', [...others, ...bases])).toEqual([]);
  });

  it('a noun is no verb', () => {
    const lines = ['Diseño de rótulos', 'Control de stock', 'Apoyo a la dirección', 'Archivo'];
    expect(read('es', '2015 - 2018', lines)).toEqual([]);
    const english = ['Lead developer of the app', 'Support for 40 users', 'Work with SAP'];
    expect(read('en', '2015 - 2018', english)).toEqual([]);
  });
});
