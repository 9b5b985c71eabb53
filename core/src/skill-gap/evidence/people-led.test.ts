import { describe, expect, it } from 'vitest';
import { readPosting } from '../posting/read-posting';
import { asksToLead, leadsPeople, showsLeading } from './people-led';

const ASKED = [
  'line-manage a payroll clerk and help to implement our new system',
  'Supervise mechanics',
  'lead the floor team during service',
  'Organizar y supervisar el trabajo de una cuadrilla',
  'Supervisión de un equipo de cinco administrativos',
  'recruits and coordinates volunteers',
  'leading a room or team',
  'take charge of the finance team of six',
  'run the brickwork gangs',
  'Supervise 20-25 associates',
  'Manage 12 planners',
];
const OTHER = [
  'manage suppliers',
  'supervisar obras',
  'coordinar con el equipo de obra',
  'gestionar equipos informáticos',
  'manage client accounts',
  'manage 40 accounts',
  'coordinate 15 students',
  'run 12 projects',
  'work with the floor team',
];

describe('people to lead', () => {
  it.each(ASKED)('is asked for in "%s"', (text) => expect(leadsPeople(text)).toBe(true));
  it.each(OTHER)('is not asked for in "%s"', (text) => expect(leadsPeople(text)).toBe(false));

  const people = ['peones', 'técnicos', 'engineers', 'apprentices', 'enfermeras', 'cooks'];
  const things = ['clientes', 'conferences', 'accounts', 'rutas', 'proyectos'];
  const verbs = ['Coordino a dos', 'Supervised two', 'Llevo a seis', 'Led 4'];
  const pairs = (nouns: readonly string[]) =>
    verbs.flatMap((verb) => nouns.map((noun) => `${verb} ${noun}`));

  it.each(pairs(people))('is shown by "%s"', (line) =>
    expect(showsLeading(line, false)).toBe(true),
  );
  it.each(pairs(things))('is not shown by "%s"', (line) =>
    expect(showsLeading(line, false)).toBe(false),
  );

  it.each([
    'Run a breakfast group with an assistant, whom I supervise',
    'Two labourers and an improver work for me',
    'Tres mecánicos a mi cargo',
  ])('is shown by "%s"', (line) => expect(showsLeading(line, false)).toBe(true));

  it.each(['Supervisory experience', 'Line-management experience'])(
    'is asked for by "%s"',
    (quote) => {
      const [requirement] = readPosting(
        `Job\n\nRequirements\n- ${quote}\n- PHP\n- Excel`,
      ).requirements;
      expect(requirement && asksToLead(requirement)).toBe(true);
    },
  );

  it.each(['Sous Chef', 'Jefa de obra', 'Store Manager', 'Shift supervisor', 'Capataz'])(
    'is what the title "%s" does',
    (title) => expect(showsLeading(title, true)).toBe(true),
  );
  it.each(['Jefe de rango', 'Account Manager', 'Data analyst', 'Lunchtime Supervisor'])(
    'is not what "%s" does',
    (title) => expect(showsLeading(title, true)).toBe(false),
  );
});

describe('a rota', () => {
  it.each([
    'Draw up the rota for three grooms',
    'Wrote the weekly rota',
    'Organizo los turnos del obrador',
  ])('is written for people one leads: %s', (line) => expect(showsLeading(line, false)).toBe(true));
});
