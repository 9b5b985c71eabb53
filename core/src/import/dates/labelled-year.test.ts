import { expect, it } from 'vitest';
import { parseText } from '..';

it('takes the word before a year for part of the date', () => {
  const { cv } = parseText(
    'Ana Ruiz Pardo\nCURSOS\n- Primeros auxilios. Cruz Verde de Lugo. Año 2010.\n- Conducción eficiente. Academia Olmo. Año 2015.\n- Carretillas. Academia Brezo. Año 2019.\n',
  );
  expect(cv.certifications).toEqual([
    { name: 'Primeros auxilios', issuer: 'Cruz Verde de Lugo', date: '2010' },
    { name: 'Conducción eficiente', issuer: 'Academia Olmo', date: '2015' },
    { name: 'Carretillas', issuer: 'Academia Brezo', date: '2019' },
  ]);
});
