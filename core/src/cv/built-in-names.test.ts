import { describe, expect, it } from 'vitest';
import { layoutCv, listSections } from '../document';
import { parseText } from '../import';
import { bringOver } from './bring-over';
import { compareCvs } from './compare-cvs';
import { type Cv, cvSchema } from './cv-schema';
import { mergeCvs } from './merge-cvs';

/** Every object inherits these names, and a Spanish builder's section may be called "constructor". */
const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__');

describe.each(names)('a section called %s', (name) => {
  const without = cvSchema.parse({ personal: { name: 'Ana Ruiz' } });
  const withIt: Cv = { ...without, additional: { [name]: ['Una línea'] } };

  it('is new where it was not, gone where it is not, and merged and brought over as any other', () => {
    expect(compareCvs(without, withIt)).toMatchObject([{ section: name, kind: 'added' }]);
    expect(compareCvs(withIt, without)).toMatchObject([{ section: name, kind: 'removed' }]);
    expect(mergeCvs(without, withIt, { ...without, summary: 'Hola' }).cv).toEqual({
      ...withIt,
      summary: 'Hola',
    });
    expect(bringOver(withIt, without, compareCvs(without, withIt))).toEqual(withIt);
    expect(bringOver(without, withIt, compareCvs(withIt, without))).toEqual(without);
  });

  it('has its own heading on the page, whatever other headings were chosen', () => {
    const tree = layoutCv(withIt, 'classic', 'es', { sectionTitles: { skills: 'Lo que sé' } });
    expect(listSections(tree).map(({ heading }) => heading)).toEqual([name]);
  });

  it('is read from a text, or told to be left over', () => {
    const lines = ['Ana Ruiz', `${name}: una línea`, name.toUpperCase(), 'otra línea', name, 'más'];
    const { cv, unplaced } = parseText(lines.join('\n\n'));
    const said = JSON.stringify({ cv, unplaced });
    for (const line of ['una línea', 'otra línea', 'más']) expect(said).toContain(line);
  });
});
