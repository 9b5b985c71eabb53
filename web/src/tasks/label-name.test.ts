import { skills } from '@trayecto/core/catalog/skills';
import { describe, expect, it } from 'vitest';
import { labelName } from './label-name';

describe('labelName', () => {
  it.each([
    ['inglés', 'Inglés'],
    ['ética profesional', 'Ética profesional'],
    ['análisis de datos', 'Análisis de datos'],
    ['desarrollo iOS', 'Desarrollo iOS'],
    ['Power BI', 'Power BI'],
    ['iOS', 'iOS'],
    ['dbt', 'dbt'],
    ['npm', 'npm'],
    ['jQuery UI', 'jQuery UI'],
    ['.NET', '.NET'],
    ['', ''],
  ])('writes %s as %s', (name, label) => {
    expect(labelName(name)).toBe(label);
  });

  it('leaves the brands of the catalogue that are written small as they are', () => {
    const nouns = new Set(['mainframe', 'bulldozer']);
    const brands = skills.filter(
      ({ kind, es, en }) =>
        kind === 'tool' &&
        es[0] === en[0] &&
        /^[a-z]\S*$/.test(es[0] ?? '') &&
        !nouns.has(es[0] ?? ''),
    );
    expect(brands.length).toBeGreaterThan(20);
    for (const { es } of brands) expect(labelName(es[0] ?? '')).toBe(es[0]);
  });
});
