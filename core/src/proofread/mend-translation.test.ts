import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../test/proofreading';
import { mendSpanishForms } from './mend-translation';

const lexicons = openLexicons();
const mend = (text: string, names: readonly string[] = []) =>
  mendSpanishForms(text, names, lexicons);

describe('the forms of a Spanish text that a model wrote', () => {
  it.each([
    ['Reparé frenos y instalaciones eléctricas.', 'Reparé frenos e instalaciones eléctricas.'],
    ['Vendí siete o ocho coches al mes.', 'Vendí siete u ocho coches al mes.'],
    ['Hice el limpieza de las cuadras.', 'Hice la limpieza de las cuadras.'],
    ['Preparé los bebidas de la barra.', 'Preparé las bebidas de la barra.'],
  ])('“%s”', (text, mended) => {
    expect(mend(text)).toBe(mended);
  });

  it('nothing else changes, whatever proofreading would ask a person', () => {
    const texts = [
      'Abrí el alma de la tienda y el agua.',
      'Coordiné a los guardias y las guías.',
      'Llevé la moto y hielo al puesto.',
      'Monté cabinas de desburbujeo y el Irrintzi.',
      'Cree una página web.',
    ];
    for (const text of texts) expect(mend(text, ['Irrintzi'])).toBe(text);
  });
});
