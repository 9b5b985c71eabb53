import { describe, expect, it } from 'vitest';
import { readPostingLines } from './posting-lines';

const read = (text: string) =>
  readPostingLines(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('the lines of a job description', () => {
  it('are headings, lists and text', () => {
    const text = `Analista de datos
Aurora Seguros · Madrid

Qué harás
Te ocuparás de los datos de siniestros, de la carga diaria al cuadro de mando.

Imprescindible
- SQL avanzado.
• Python y dbt
2) Inglés C1
Salario: 38.000 €.`;
    expect(read(text)).toEqual([
      ['text', 'Analista de datos'],
      ['text', 'Aurora Seguros · Madrid'],
      ['blank', ''],
      ['heading', 'Qué harás'],
      ['text', 'Te ocuparás de los datos de siniestros, de la carga diaria al cuadro de mando.'],
      ['blank', ''],
      ['heading', 'Imprescindible'],
      ['item', 'SQL avanzado.'],
      ['item', 'Python y dbt'],
      ['item', 'Inglés C1'],
      ['text', 'Salario: 38.000 €.'],
    ]);
  });

  it('stay one text where there is no shape to them', () => {
    expect(read('Panadera')).toEqual([['text', 'Panadera']]);
    expect(read('')).toEqual([['blank', '']]);
    expect(read('Buscamos panadera. Turno de noche.\nRazón aquí.')).toEqual([
      ['text', 'Buscamos panadera. Turno de noche.'],
      ['text', 'Razón aquí.'],
    ]);
    expect(read('Sueldo: 1.500 €\n35 horas')[1]).toEqual(['text', '35 horas']);
  });
});
