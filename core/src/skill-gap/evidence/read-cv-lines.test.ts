import { expect, it } from 'vitest';
import { readCvLines } from './read-cv-lines';

it('reads a sentence that is said again once', () => {
  const text = 'Cuadre de caja. Atendía la barra; Cuadre de caja. Cuadre de caja';
  const field = { section: 'work_experience', pointer: '/work_experience/0/description' } as const;
  const lines = readCvLines({ ...field, text, lastUsed: null, note: '' });
  expect(lines.map(({ place }) => place.quote)).toEqual(['Cuadre de caja', 'Atendía la barra']);
});

it('reads a sentence together with a semicolon and an "I" behind it', () => {
  const field = { section: 'work_experience', pointer: '/work_experience/0/description' } as const;
  const listOwned = (text: string) =>
    readCvLines({ ...field, text, lastUsed: null, note: '' }).map(({ isUnowned }) => !isUnowned);
  expect(listOwned('Cataloga la archivera jefa; yo pongo las signaturas')).toEqual([false, true]);
  expect(listOwned('Catalogación de fondos; yo pongo las signaturas')).toEqual([true, true]);
  expect(listOwned('Cataloga la archivera jefa; préstamo y sala')).toEqual([true, true]);
});
