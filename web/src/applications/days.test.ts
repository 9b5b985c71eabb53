import { expect, it, vi } from 'vitest';
import { formatDate, formatDay } from './days';

it('writes a day as each language does, with the year only where it is another one', () => {
  expect(formatDay('2026-11-19', 'es', '2026-11-16')).toBe('jue 19 nov');
  expect(formatDay('2027-01-07', 'en', '2026-11-16')).toBe('Thu 7 Jan 2027');
  expect(formatDate('2026-11-27', 'es', '2026-11-16')).toBe('27 de noviembre');
  expect(formatDate('2027-11-27', 'en', '2026-11-16')).toBe('27 November 2027');
});

it('makes no format for a day of which it has one', () => {
  const say = (day: string) => [formatDay(day, 'es'), formatDate(day, 'es')];
  say('2026-11-19');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  try {
    for (const day of ['2026-11-20', '2025-03-01', '2026-12-31']) say(day);
    expect(made).not.toHaveBeenCalled();
  } finally {
    made.mockRestore();
  }
});
