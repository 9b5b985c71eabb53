import { describe, expect, it } from 'vitest';
import { NameTable } from './name-table';
import { measureCover } from './word-pairs';

const toSpanish = { from: 'en', to: 'es' } as const;
const toEnglish = { from: 'es', to: 'en' } as const;

describe('names of the catalogue', () => {
  const table = new NameTable(
    [{ es: ['manejo de efectivo'], en: ['cash handling'] }],
    [
      { es: ['arqueo de caja', 'cuadre de caja'], en: ['cashing up', 'cash handling'] },
      {
        es: ['elaboración de informes', 'informes de gestión'],
        en: ['reporting', 'management reports'],
      },
    ],
  );

  it('takes what says the same before what is only near', () => {
    expect(table.find('Cash handling', toSpanish)).toEqual({
      text: 'manejo de efectivo',
      cover: 1,
    });
  });

  it('takes the name that covers the words, not the first one', () => {
    expect(table.find('management reports', toSpanish)).toEqual({
      text: 'informes de gestión',
      cover: 1,
    });
    expect(table.find('elaboración de informes', toEnglish)?.text).toBe('reporting');
  });

  it('knows a name in either spelling of English', () => {
    const both = new NameTable(
      [
        { es: ['técnico ortopédico'], en: ['orthopaedic technician'] },
        { es: ['optimización de inventarios'], en: ['inventory optimization'] },
      ],
      [],
    );
    expect(both.find('Orthopedic Technician', toSpanish)?.text).toBe('técnico ortopédico');
    expect(both.find('inventory optimisation', toSpanish)?.text).toBe(
      'optimización de inventarios',
    );
    expect(both.find('orthopedic', toSpanish)).toBeUndefined();
  });

  it('leads from a name that is not the first one to the one that says most of it', () => {
    const rows = new NameTable(
      [
        {
          es: ['reparación de fugas', 'detección de fugas'],
          en: ['leak repair', 'leak detection', 'fixing leaks'],
        },
        { es: ['ordeño', 'ordeño mecánico'], en: ['milking', 'machine milking'] },
      ],
      [],
    );
    expect(rows.find('Leak detection', toSpanish)?.text).toBe('detección de fugas');
    expect(rows.find('Detección de fugas', toEnglish)?.text).toBe('leak detection');
    expect(rows.find('leak repair', toSpanish)?.text).toBe('reparación de fugas');
    const region = new NameTable(
      [
        { es: ['camarero', 'mesero'], en: ['waiter', 'waitress'] },
        { es: ['escayola y yeso', 'EYY'], en: ['plaster and gypsum', 'gypsum plaster'] },
      ],
      [],
    );
    expect(region.find('waitress', toSpanish)?.text).toBe('camarero');
    expect(region.find('gypsum plaster', toSpanish)?.text).toBe('escayola y yeso');
    // No name says it better, so the usual one does.
    expect(rows.find('fixing leaks', toSpanish)?.text).toBe('reparación de fugas');
  });

  it('says how much of a name is lost', () => {
    const near = new NameTable([], [{ es: ['panadería', 'pan sin gluten'], en: ['bakery'] }]);
    expect(near.find('pan sin gluten', toEnglish)?.cover).toBeLessThan(1);
  });
});

describe('words that are said in both languages', () => {
  it.each([
    ['gestión de proyectos', 'project management', 1],
    ['fotografía de producto', 'food photography', 0.5],
    ['Permiso de conducir', 'Enhanced DBS', 0],
  ])('%s, %s', (es, en, cover) => expect(measureCover(es, en)).toBe(cover));
});
