import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv';

test('fields may hold commas, quotes and line breaks', () => {
  const rows = readCsv(
    '\ufeffName,Notes\r\n"Pérez, Ana","Dijo ""sí""\nen dos líneas"\r\n\r\nLuis,\r\n',
  );
  expect(rows).toEqual([
    { Name: 'Pérez, Ana', Notes: 'Dijo "sí"\nen dos líneas' },
    { Name: 'Luis', Notes: '' },
  ]);
});

test('whatever is written is read back', () => {
  const field = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
  const table = fc.array(fc.tuple(field.filter(Boolean), field), { minLength: 1 });
  fc.assert(
    fc.property(table, (rows) => {
      const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const source = ['a,b', ...rows.map((row) => row.map(quote).join(','))].join('\n');
      expect(readCsv(source)).toEqual(rows.map(([a, b]) => ({ a, b })));
    }),
  );
});

test('nothing stops it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a') }), (source) => {
      readCsv(source);
    }),
  );
});
