import { describe, expect, it } from 'vitest';
import { parseCv } from '..';
import { heading, line, name, row } from '../fixtures/drawn-lines';
import type { SourceDocument } from '../source-document';

const deeds = ['Carga y descarga de camiones.', 'Inventario semestral.', 'Pedidos por voz.'];
const read = (sign: string, isApart: boolean, format: SourceDocument['format'] = 'image') =>
  parseCv({
    format,
    pages: 1,
    lines: [
      name,
      heading('Experiencia'),
      line('Carretillero, Almacenes Tajo, 2015 - 2020', { gapBefore: true }),
      ...deeds.map((deed) => (isApart ? row([sign, deed]) : line(`${sign} ${deed}`))),
    ],
  }).cv.work_experience[0];

describe('the signs of a list in a scan', () => {
  it.each(['e', 'o', '+', '«', '*', '¢'])('are signs however they were read: %s', (sign) => {
    for (const isApart of [true, false])
      expect(read(sign, isApart)).toMatchObject({ achievements: deeds, description: '' });
  });

  it('a letter in typed text is one', () => {
    expect(JSON.stringify(read('e', false, 'pdf'))).toContain('e Carga');
  });
});
