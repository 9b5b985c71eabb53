import { describe, expect, it } from 'vitest';
import { findUnownedClauses } from './own-deeds';

const unowned = (text: string) =>
  findUnownedClauses(text).map(({ start, end }) => text.slice(start, end).trim());

describe('whose deed a line tells', () => {
  it.each([
    'Me gustaría pasar a React',
    'Quiero certificarme en Azure este año',
    'El capataz hacía los inventarios',
    'Mi cuñado monta piscinas',
    'The engineering team runs the pipelines in Airflow',
    'Bigger jobs went to an outside contractor',
    'Looking to go full time in HVAC',
    'No he usado SAP',
    'Las nóminas y seguros sociales los confeccionaba la gestoría del grupo',
    'Los PLC los programaba un integrador',
    'La repostería la traían hecha de un obrador',
    'El barnizado se llevaba a una nave de fuera',
    'Mi tía hacía las uñas',
    'Anything on the boiler itself gets passed to our gas team',
    'Las declaraciones se pasan a la gestoría',
  ])('not the person’s: %s', (text) => {
    expect(unowned(text)).toEqual([text]);
  });

  it.each([
    'Gestión de no conformidades sin incidencias',
    'La contabilidad de doce pymes y sus impuestos',
    'El equipo de ventas que coordino factura dos millones',
    'Led the engineering team of nine',
    'Las nóminas de 300 personas',
    'Los inventarios los hacía yo',
    'La caja la cierro cada noche',
  ])('the person’s: %s', (text) => {
    expect(unowned(text)).toEqual([]);
  });

  it('parts a sentence where it turns', () => {
    expect(unowned('La titular hacía las fórmulas y yo limpiaba el material')).toEqual([
      'La titular hacía las fórmulas',
    ]);
    expect(unowned('Backend en Java; quiero aprender Go')).toEqual(['quiero aprender Go']);
  });
});
