import { describe, expect, it } from 'vitest';
import { createFormats } from './formats';

const es = createFormats('es');
const en = createFormats('en');
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
  });
});
