import { describe, expect, it } from 'vitest';
import { workAt } from './work-at';

const ES_EN = { from: 'es', to: 'en' } as const;
const names = ['Talleres Luna', 'Luna'];

describe('work at an employer', () => {
  it.each([
    ['Cerré el mes en Talleres Luna.', 'Closed the month in Talleres Luna.', 'at Talleres Luna.'],
    ['Monté cuadros en Luna, Lugo.', 'Fitted panels in Luna, Lugo.', 'at Luna, Lugo.'],
  ])('“%s”', (source, made, end) => {
    expect(workAt(made, source, names, ES_EN)).toContain(end);
  });

  it('what is a part of another name, a town or said otherwise stays', () => {
    const stays = (source: string, made: string) =>
      expect(workAt(made, source, names, ES_EN)).toBe(made);
    stays('Abrí tiendas en Lugo.', 'Opened shops in Lugo.');
    stays('Conduje para Luna.', 'Invested in Luna.');
    stays('Trabajé en Lunada.', 'Worked in Lunada.');
    expect(workAt('Trabajé in Luna', 'en Luna', names, { from: 'en', to: 'es' })).toContain('in');
  });
});
