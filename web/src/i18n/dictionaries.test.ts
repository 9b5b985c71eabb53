import { describe, expect, it } from 'vitest';
import { en } from './en';
import { es } from './es';
import type { PluralMessage } from './message-types';
import { makePseudo, pseudoText } from './pseudo';

type Entry = [key: string, text: string];

function flatten(dictionary: Record<string, Record<string, string | PluralMessage>>): Entry[] {
  return Object.entries(dictionary).flatMap(([area, messages]) =>
    Object.entries(messages).flatMap(([name, message]): Entry[] =>
      typeof message === 'string'
        ? [[`${area}.${name}`, message]]
        : [
            [`${area}.${name}.one`, message.one],
            [`${area}.${name}.other`, message.other],
          ],
    ),
  );
}

const marksOf = (text: string) => (text.match(/\{\w+\}|<\/?\w+>/g) ?? []).sort();
const spanish = new Map(flatten(es));

describe('the dictionaries', () => {
  it('have the same places and marks in both languages', () => {
    for (const [key, text] of flatten(en)) {
      expect(marksOf(text), key).toEqual(marksOf(spanish.get(key) ?? ''));
    }
  });

  it('have no empty sentence and none with stray spaces', () => {
    for (const [key, text] of [...flatten(en), ...spanish]) {
      expect(text, key).not.toBe('');
      expect(text, key).toBe(text.trim());
    }
  });

  it('have each word of applications in one of their files', () => {
    const files: Record<string, Record<string, object>> = import.meta.glob(
      ['./e?/applications/*.ts', '!./**/index.ts'],
      { eager: true },
    );
    const words = Object.values(files).flatMap((file) =>
      Object.values(file).flatMap((part) => Object.keys(part)),
    );
    expect(words.length).toBeGreaterThan(100);
    expect(words.length).toBe(
      Object.keys(es.applications).length + Object.keys(en.applications).length,
    );
  });

  it('keep the English words other programs and the documents rely on', () => {
    expect(en.auth.registered).toBe('Registration successful! Please sign in.');
    expect(en.auth.invalidCredentials).toBe('Invalid email or password');
    expect(en.auth.alreadyRegistered).toBe('This email is already registered. Please sign in.');
    expect(en.status.somethingFailed).toBe('An error occurred');
    expect(en.status.startFailed).toBe('Failed to initialize authentication');
    expect(en.status.retryConnection).toBe('Retry Connection');
    expect(en.tips.heading).toBe('Did you know?');
  });
});

describe('the components', () => {
  // Without the type in its brackets: Vitest keeps what it compiles, but for files in which it sees `import.meta.glob(`.
  const sources: Record<string, string> = import.meta.glob(['../**/*.tsx', '!../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it('have no words of their own where people read or hear them', () => {
    const own = /\s(?:aria-label|aria-description|title|placeholder|alt)="[^"]*\p{L}[^"]*"/gu;
    const found = Object.entries(sources).flatMap(([file, source]) =>
      (source.match(own) ?? []).map((words) => `${file}:${words}`),
    );
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
});

describe('the pseudo-language', () => {
  it('accents words and spares places and marks', () => {
    expect(pseudoText('Hola, <name>{name}</name>')).toBe('⟦Hölå, <name>{name}</name>⟧');
  });

  it('covers every message', () => {
    for (const [key, text] of flatten(makePseudo(es))) expect(text, key).toMatch(/^⟦.*⟧$/s);
  });
});
