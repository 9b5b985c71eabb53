import { describe, expect, it, vi } from 'vitest';
import { createFormats } from './formats';

const es = createFormats('es-ES');
const en = createFormats('en-GB');
const now = new Date('2026-03-10T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

describe('formats', () => {
  it('tells a wait rounded up, never too short', () => {
    expect(es.wait(0.2)).toBe('1 segundo');
    expect(es.wait(59)).toBe('59 segundos');
    expect(es.wait(61)).toBe('2 minutos');
    expect(en.wait(95)).toBe('2 minutes');
  });

  it('tells time passed in the largest unit that fits', () => {
    expect(es.relativeTime(before(30), now)).toBe('hace 30 segundos');
    expect(es.relativeTime(before(3 * 60), now)).toBe('hace 3 minutos');
    expect(es.relativeTime(before(86_400), now)).toBe('ayer');
    expect(en.relativeTime(before(14 * 86_400), now)).toBe('14 days ago');
  });

  it('writes percentages and dates as each language does', () => {
    expect(es.percent(0.82)).toBe('82\u00a0%');
    expect(en.percent(0.82)).toBe('82%');
    expect(es.date(now)).toBe('10 de marzo de 2026');
    expect(en.date(now)).toBe('10 March 2026');
    expect(en.dateTime(new Date(2026, 2, 10, 17, 5))).toBe('10 Mar 2026, 17:05');
    expect(en.month(now)).toBe('March 2026');
    expect(es.bytes(1.4 * 1024 * 1024)).toBe('1,4\u00a0MB');
    // The quota that every account has is told as it is set.
    expect(es.bytes(500 * 1024 * 1024)).toBe('500\u00a0MB');
  });

  it('makes each of them once', () => {
    const kinds = ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat'] as const;
    const say = () => [
      es.number(1),
      es.percent(0.5),
      es.date(now),
      es.dateTime(now),
      es.shortDate(now),
      es.listDate(now, now),
      es.month(now),
      es.relativeTime(before(90), now),
      es.wait(5),
      es.bytes(2048),
    ];
    const first = say();
    const made = kinds.map((kind) => vi.spyOn(Intl, kind));
    try {
      expect(say()).toEqual(first);
      for (const format of made) expect(format).not.toHaveBeenCalled();
    } finally {
      for (const format of made) format.mockRestore();
    }
  });
});

it('says the year in a list only where it is another one', () => {
  const formats = createFormats('es-ES');
  const now = new Date('2026-11-18T12:00:00');
  expect(formats.listDate(new Date('2026-01-05T12:00:00'), now)).toBe('5 ene');
  expect(formats.listDate(new Date('2025-11-18T12:00:00'), now)).toBe('18 nov 2025');
});
