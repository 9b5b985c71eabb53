import { expect, it } from 'vitest';
import { readCvLines } from './read-cv-lines';

it('reads a sentence that is said again once', () => {
  const text = 'Cuadre de caja. Atendía la barra; Cuadre de caja. Cuadre de caja';
  const field = { section: 'work_experience', pointer: '/work_experience/0/description' } as const;
  const lines = readCvLines({ ...field, text, lastUsed: null, note: '' });
  expect(lines.map(({ place }) => place.quote)).toEqual(['Cuadre de caja', 'Atendía la barra']);
});
