import type { Language } from '../../language';

/** "1.200" → "1,200", "7,9" → "7.9" and back. Years, versions and codes have no such marks and stay. */
export function convertFigure(figure: string, to: Language): string {
  const [thousands, decimal] = to === 'en' ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`);
  const plain = new RegExp(`^\\d+\\${decimal}\\d+$`);
  if (grouped.test(figure) || plain.test(figure))
    return figure.replace(/[.,]/g, (mark) => (mark === thousands ? decimal : thousands));
  return figure;
}

export const SPANISH_NUMBERS: Readonly<Record<string, string>> = {
  dos: 'two',
  tres: 'three',
  cuatro: 'four',
  cinco: 'five',
  seis: 'six',
  siete: 'seven',
  ocho: 'eight',
  nueve: 'nine',
  diez: 'ten',
  once: 'eleven',
  doce: 'twelve',
  trece: 'thirteen',
  catorce: 'fourteen',
  quince: 'fifteen',
  dieciséis: 'sixteen',
  diecisiete: 'seventeen',
  dieciocho: 'eighteen',
  diecinueve: 'nineteen',
  veinte: 'twenty',
  veinticinco: 'twenty-five',
  treinta: 'thirty',
  cuarenta: 'forty',
  cincuenta: 'fifty',
  sesenta: 'sixty',
  setenta: 'seventy',
  ochenta: 'eighty',
  noventa: 'ninety',
  cien: 'one hundred',
  mil: 'one thousand',
};
