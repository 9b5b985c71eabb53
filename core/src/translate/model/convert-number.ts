import type { Language } from '../../language';

const GAP = '[ \\u00a0\\u202f]';
/** "1.200,50", "12/05/2020", "8:30"; "1 200" */
const ONE = String.raw`(?:\d{1,3}(?:${GAP}\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,:/]\d+)*)`;
/** "10-15", "2019 – 2021" */
const RANGE = String.raw`${ONE}(?:\s?[-–—]\s?${ONE}(?![-–—]?\d))?`;

/**
 * A number with what is written to it: thousands as "k", the mark of an ordinal, a plus. Signs of money and percent are
 * left to the model, and put right behind it.
 */
export const NUMBER_PATTERN = String.raw`(?<![\p{L}\d])(?:[+±](?=\d))?${RANGE}(?:\.?(?:[ºª]|er)|st|nd|rd|th|\s?[kKM](?=[€$£])|\s?[kKM]|(?<=[€$£]\s?[\d.,]+)m|\+)?(?![\p{L}\d]|[.,]\d)`;

const WHOLE = new RegExp(
  String.raw`^([+±]?)(${RANGE})(?:\.?(º|ª|er)|(st|nd|rd|th)|\s?([kKMm]|\+))?$`,
  'u',
);
const EACH = new RegExp(ONE, 'gu');

/** What is called a number, and numbers of papers, are no amounts, so their points and commas stay. */
const NUMBERED =
  /(?<!\p{L})(?:n\.?[ºo°]|n[uú]m(?:ero)?|no\.|number|DNI|NI[EF]|CIF|RU[TN]|CUI[TL]|C\.? ?[CI]\.?|c[eé]dula|CURP|RFC|pasaporte|passport|colegiad[oa]|matr[ií]cula|licen[cs]e|registration|expediente)[^\p{L}\d]{0,3}$/iu;

interface ConvertedNumber {
  readonly written: string;
  /** Only the words around it tell how it is written. */
  readonly isDoubtful: boolean;
}

/**
 * The number as the other language writes it: "30.000" is "30,000". Dates, years and codes stay as they are, and so do
 * versions, which are behind a name.
 */
export function convertNumber(text: string, to: Language, before = ''): ConvertedNumber {
  const sure = (written: string) => ({ written, isDoubtful: false });
  const match = WHOLE.exec(text);
  if (NUMBERED.test(before)) return sure(text);
  if (!match || (/^\d+\.\d{1,2}$/.test(text) && /\S \p{Lu}\S* $|\p{Lu}{2}\S* $/u.test(before)))
    return sure(text);
  const [, plus = '', figure = '', mark, ending, behind = ''] = match;
  const digits = figure.replace(EACH, (one) => convertDigits(one, to));
  if (mark === undefined && ending === undefined) return sure(plus + digits + behind);
  if (to === 'en') return sure(digits + endOrdinal(digits));
  // "the 15th" is "el 15", "the 15th floor" is "la planta 15": only the lowest numbers are written as ordinals.
  return { written: digits.length > 1 ? digits : `${digits}.º`, isDoubtful: true };
}

function convertDigits(figure: string, to: Language): string {
  const [thousands, decimal] = to === 'en' ? [',', '.'] : ['.', ','];
  const grouped = new RegExp(`^(\\d{1,3}(?:${GAP}\\d{3})+)(?:[.,](\\d+))?$`).exec(figure);
  if (grouped?.[1] !== undefined) {
    const whole = grouped[1].replace(new RegExp(GAP, 'g'), thousands);
    return grouped[2] === undefined ? whole : whole + decimal + grouped[2];
  }
  // "1,200" in Spanish is no fraction of three digits but a thousand of Mexico's; in English the other way round.
  if (new RegExp(`^[1-9]\\d{0,2}(?:\\${thousands}\\d{3})+$`).test(figure)) return figure;
  return convertFigure(figure, to);
}

function endOrdinal(digits: string): string {
  if (/1\d$/.test(digits)) return 'th';
  const endings: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };
  return endings[digits.slice(-1)] ?? 'th';
}

const SIGN = String.raw`US\$|[€$£]`;
const MAGNITUDE = String.raw`\s(?:mil millones|mil|millones|millón|thousand|million|billion)(?:\sde)?`;
const UNIT_AFTER = new RegExp(String.raw`^((?:${MAGNITUDE})?)\s?(%|${SIGN})`);
const UNIT_BEFORE = new RegExp(String.raw`(${SIGN})\s?$`);
const MAGNITUDE_AFTER = new RegExp(String.raw`^${MAGNITUDE}(?!\p{L})`, 'u');
const WORD_AFTER = new RegExp(
  String.raw`^(?:${MAGNITUDE})?[\s-]?(?:per ?cent|por cien(?:to)?|euros?|dollars?|dólares|dólar|pounds?|libras?|EUR|USD|GBP)(?!\p{L})`,
  'iu',
);

// Pounds may be a weight: money is sterling, or counted in millions.
const MONEY_AFTER = new RegExp(
  String.raw`^(?:(?:${MAGNITUDE})?\s(?:(?<euro>euros?)|dollars?|dólares|dólar)|(?<pound>${MAGNITUDE}\s(?:libras|pounds)|\s(?:libras esterlinas|pounds sterling)))(?!\p{L})`,
  'iu',
);
const CODE_BEFORE = /(?<!\p{L})(?:EUR|USD|GBP)\s?$/u;

/** The sign of money or percent that is beside a number, or behind its millions; that of money in words, should it be lost. */
export function findUnit(before: string, after: string): string | undefined {
  const sign = UNIT_AFTER.exec(after)?.[2] ?? UNIT_BEFORE.exec(before)?.[1];
  if (sign !== undefined) return sign;
  const money = MONEY_AFTER.exec(after);
  if (!money) return undefined;
  if (money.groups?.pound) return '£';
  return money.groups?.euro ? '€' : '$';
}

interface FigureInPlace {
  readonly before: string;
  readonly figure: string;
  readonly after: string;
}

/**
 * A number between two stretches of a translation, with the sign it had in the source and no other: "30,000 €" becomes
 * "€30,000", a sign that was lost comes back, and one that was made up goes.
 */
export function placeUnit(
  { before, figure, after }: FigureInPlace,
  unit: string | undefined,
  to: Language,
): FigureInPlace {
  const bareBefore = before.replace(UNIT_BEFORE, '');
  if (unit !== undefined && CODE_BEFORE.test(before)) return { before, figure, after };
  if (unit !== undefined && WORD_AFTER.test(after))
    return {
      before: bareBefore,
      ...(to === 'es' ? spellFactor(figure, after) : { figure, after }),
    };
  const bare = { before: bareBefore, after: after.replace(UNIT_AFTER, '$1') };
  if (unit === undefined) return { ...bare, figure };
  if (unit === '%') return { ...bare, figure: figure + (to === 'en' ? '%' : ' %') };
  const [, plus = '', digits = '', factor = ''] = /^([+±]?)(.*?)([kKMm]?)$/.exec(figure) ?? [];
  // Dollars are written in front in most of the countries that have them. Millions of money are "€3m" and "3 M€".
  if (to === 'en' || unit.endsWith('$'))
    return {
      ...bare,
      figure: plus + unit + digits + (to === 'en' ? factor.toLowerCase() : factor),
    };
  const magnitude = MAGNITUDE_AFTER.exec(bare.after)?.[0];
  if (magnitude === undefined)
    return { ...bare, figure: `${plus}${digits} ${factor === 'm' ? 'M' : factor}${unit}` };
  const joint = magnitude.endsWith(' de') || / mil$/.test(magnitude) ? '' : ' de';
  return {
    before: bareBefore,
    figure,
    after: `${magnitude}${joint} ${unit}${bare.after.slice(magnitude.length)}`,
  };
}

/** "40m libras" is "40 millones de libras", and "50k euros" "50.000 euros". */
function spellFactor(figure: string, after: string): Pick<FigureInPlace, 'figure' | 'after'> {
  const [, digits = '', factor = ''] = /^(.*\d)\s?([kKMm])$/.exec(figure) ?? [];
  if (/^m$/i.test(factor))
    return { figure: digits, after: `${digits === '1' ? ' millón' : ' millones'} de${after}` };
  if (/^k$/i.test(factor) && /^[+±]?\d+$/.test(digits)) return { figure: `${digits}.000`, after };
  return { figure, after };
}

/** "1.200" → "1,200", "7,9" → "7.9" and back. Years, versions and codes have no such marks and stay. */
function convertFigure(figure: string, to: Language): string {
  const [thousands, decimal] = to === 'en' ? ['.', ','] : [',', '.'];
  const grouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`);
  const plain = new RegExp(`^\\d+\\${decimal}\\d+$`);
  if (grouped.test(figure) || plain.test(figure))
    return figure.replace(/[.,]/g, (mark) => (mark === thousands ? decimal : thousands));
  return figure;
}
