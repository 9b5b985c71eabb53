import { describe, expect, it, vi } from 'vitest';
import { formatMessage } from './format-message';

const cvs = { one: '{count} CV guardado', other: '{count} CV guardados' };

describe('formatMessage', () => {
  it('fills the places and leaves unknown ones to be seen', () => {
    expect(formatMessage('Hola, {name} ({when})', { name: 'Ana' }, 'es')).toBe(
      'Hola, Ana ({when})',
    );
  });

  it('never reads a value as a pattern', () => {
    expect(formatMessage('{a} y {b}', { a: '{b}', b: '$&' }, 'es')).toBe('{b} y $&');
  });

  it('chooses the plural by the rules of the language', () => {
    expect(formatMessage(cvs, { count: 1 }, 'es')).toBe('1 CV guardado');
    expect(formatMessage(cvs, { count: 0 }, 'es')).toBe('0 CV guardados');
    // Spanish has a third category from a million on, which falls back to `other`.
    expect(formatMessage(cvs, { count: 1_000_000 }, 'es')).toBe('1.000.000 CV guardados');
    expect(formatMessage(cvs, { count: 1_000_000 }, 'en')).toBe('1,000,000 CV guardados');
  });

  it('makes what writes numbers once, since a screen says many of them at each key', () => {
    const say = () => formatMessage(cvs, { count: 3 }, 'es');
    say();
    const numbers = vi.spyOn(Intl, 'NumberFormat');
    const plurals = vi.spyOn(Intl, 'PluralRules');
    try {
      expect(say()).toBe('3 CV guardados');
      expect(numbers).not.toHaveBeenCalled();
      expect(plurals).not.toHaveBeenCalled();
    } finally {
      numbers.mockRestore();
      plurals.mockRestore();
    }
  });
});
