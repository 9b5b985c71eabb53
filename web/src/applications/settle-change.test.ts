import { describe, expect, it } from 'vitest';
import { settleChange } from './settle-change';

const seen = { notes: 'Llamar', next_on: null, letter: { body: 'Hola' }, version: 3 };

describe('a change made while another tab saved', () => {
  it('is saved over the other one where they changed different fields', () => {
    const change = { notes: 'Llamar el lunes', next_on: null };
    const now = { ...seen, next_on: '2026-12-01', version: 4 };
    expect(settleChange(change, seen, now)).toEqual({
      body: { notes: 'Llamar el lunes' },
      clashes: false,
    });
  });

  it('clashes where both changed one field to something else, not where they agree', () => {
    const change = { letter: { body: 'Buenos días' } };
    expect(settleChange(change, seen, { ...seen, letter: { body: 'Hola a todos' } }).clashes).toBe(
      true,
    );
    expect(settleChange(change, seen, { ...seen, letter: { body: 'Buenos días' } }).clashes).toBe(
      false,
    );
  });

  it('does not clash with what this tab sent itself before, typed on meanwhile', () => {
    const change = { notes: 'Llamar el lunes a las nueve' };
    const sent = { notes: 'Llamar el lunes' };
    expect(settleChange(change, seen, { ...seen, ...sent, version: 4 }, sent)).toEqual({
      body: change,
      clashes: false,
    });
  });
});
