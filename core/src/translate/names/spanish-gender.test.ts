import { describe, expect, it } from 'vitest';
import { jobTitles } from '../../catalog/titles';
import { cvSchema } from '../../cv';
import { titlePairs } from './field-pairs';
import { findGender, hasGender, toFeminine, toMasculine, writeTitleFor } from './spanish-gender';

describe('a Spanish title for a woman and for a man', () => {
  it.each([
    ['Jefe de cocina', 'Jefa de cocina'],
    ['Director adjunto de logística', 'Directora adjunta de logística'],
    ['Auxiliar administrativo', 'Auxiliar administrativa'],
    ['Técnico superior en prevención', 'Técnica superior en prevención'],
    ['Ingeniero de software sénior', 'Ingeniera de software sénior'],
    ['Peón de obra', 'Peón de obra'],
    ['Electricista', 'Electricista'],
    ['Piloto comercial', 'Piloto comercial'],
    ['Dependiente', 'Dependienta'],
  ])('%s', (masculine, feminine) => {
    expect(toFeminine(masculine)).toBe(feminine);
    expect(toMasculine(feminine)).toBe(masculine);
    expect(hasGender(masculine)).toBe(masculine !== feminine);
  });

  it('has each part of several posts', () => {
    expect(writeTitleFor('Camarero / Cocinero', 'feminine')).toBe('Camarera / Cocinera');
    expect(writeTitleFor('Camarera / Cocinera', undefined)).toBe('Camarero / Cocinero');
  });

  it('leaves the second field of a post as it is', () => {
    for (const gender of ['feminine', undefined] as const)
      expect(writeTitleFor('Responsable de almacén y logística', gender)).toBe(
        'Responsable de almacén y logística',
      );
  });

  it('comes back from the feminine, whatever title of the catalogue it is', () => {
    const titles = jobTitles.flatMap(({ es }) => es.map((title) => toMasculine(title)));
    const lost = titles.filter((title) => toMasculine(toFeminine(title)) !== title);
    expect(lost).toEqual([]);
  });

  it('the table of titles only has masculines', () => {
    const feminine = titlePairs
      .flatMap(({ es }) => es)
      .filter((name) => toMasculine(name) !== name);
    expect(feminine).toEqual([]);
  });
});

describe('what a CV tells of the person', () => {
  const read = (name: string, ...titles: string[]) =>
    findGender(
      cvSchema.parse({
        personal: { name },
        work_experience: titles.map((title) => ({ title })),
      }),
    );

  it.each([
    ['Margaret Hollis', 'feminine'],
    ['GARETH PRYCE', 'masculine'],
    ['Mr Robin Ashdown', 'masculine'],
    ['Robin Ashdown (she/her)', 'feminine'],
    ['José Lorca', 'masculine'],
  ])('%s', (name, gender) => expect(read(name)).toBe(gender));

  it('reads titles, and says nothing where nothing tells or two things contradict each other', () => {
    expect(read('Robin Ashdown', 'Waitress')).toBe('feminine');
    expect(read('Robin Ashdown', 'Waiter')).toBeUndefined();
    expect(read('Gareth Pryce', 'Waitress')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
