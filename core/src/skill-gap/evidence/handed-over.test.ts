import { describe, expect, it } from 'vitest';
import { findUnownedClauses } from './own-deeds';

const unowned = (text: string) =>
  findUnownedClauses(text, true)
    .map(({ start, end }) => text.slice(start, end))
    .join(' ');

describe('what somebody else does for the person', () => {
  it.each(
    ['foreman', 'site manager', 'planner'].flatMap((who) =>
      ['hands', 'gives', 'sends', 'prepares for'].map(
        (verb) => [`Follow the work plan the ${who} ${verb} me`, who] as const,
      ),
    ),
  )('is theirs: %s', (line, who) => {
    expect(unowned(line)).toContain(who);
    expect(unowned(line)).not.toContain('Follow');
  });

  it.each(
    ['pasa', 'da', 'prepara', 'entrega'].flatMap((verb) =>
      ['encargado', 'jefe'].map((who) => [`Sigo la ruta que me ${verb} el ${who}`, who] as const),
    ),
  )('is theirs: %s', (line, who) => {
    expect(unowned(line)).toContain(who);
    expect(unowned(line)).not.toContain('Sigo');
  });
});

describe('a firm that is called to do it', () => {
  it.each([
    'Llamo a la empresa de ascensores y abro la avería',
    'Aviso al servicio técnico de la caldera',
    'Ring the boiler engineer when it breaks down',
    'Contacted the lift company for repairs',
  ])('does it: %s', (line) => {
    expect(unowned(line)).not.toBe('');
  });

  it.each([
    'Llamo a los pacientes para recordar la cita',
    'Ring customers about late orders',
    'Contacted suppliers and agreed prices',
    'Llamo a los clientes de la empresa',
  ])('but not: %s', (line) => {
    expect(unowned(line)).toBe('');
  });
});
