import { foldText, rememberByText, smallNumbers } from '../../language';

/** An amount that a text states, however it is written. */
interface StatedNumber {
  readonly value: number;
  readonly unit: 'percent' | 'money' | 'times' | 'none';
  readonly text: string;
}

const DIGITS =
  /([€$£]\s?)?(?<![\p{L}\d])(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*)([\s\u00a0]?(?:%|por ciento|por cien\b|percent|per cent)|[\s\u00a0]?(?:k|mil|thousand|mm?|millones|millón|million|millions)(?![\p{L}\d]))?(?:[\s\u00a0]?(?:de )?(?:€|\$|£|euros?\b|eur\b|dólares\b|dollars?\b|usd\b|pounds?\b|libras\b))?/giu;
const MONEY = /€|\$|£|euros?\b|eur\b|d[oó]lares|dollar|usd|pounds?\b|libras/i;

/** By their words in both languages, without accents. */
export const spelledNumbers: Readonly<Record<string, number>> = Object.fromEntries([
  ['cero', 0],
  ['zero', 0],
  ...Object.entries(smallNumbers),
  ...'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
    .split(' ')
    .map((word, at) => [word, at + 21] as const),
  ...tens('treinta cuarenta cincuenta sesenta setenta ochenta noventa'),
  ...tens('thirty forty fifty sixty seventy eighty ninety'),
  ['cien', 100],
  ['ciento', 100],
  ...'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .flatMap((word, at) => [
      [word, (at + 2) * 100] as const,
      [word.replace(/os$/, 'as'), (at + 2) * 100] as const,
    ]),
]);
const multipliers: Readonly<Record<string, number>> = {
  hundred: 100,
  mil: 1_000,
  thousand: 1_000,
  millon: 1_000_000,
  millones: 1_000_000,
  million: 1_000_000,
};

function tens(list: string): [string, number][] {
  return list.split(' ').map((word, at): [string, number] => [word, (at + 3) * 10]);
}

/** Numbers in digits and in words; "one" and "una" are articles as often as numbers and are passed over. */
export const readNumbers = rememberByText((text): readonly StatedNumber[] => [
  ...readDigits(text),
  ...readSpelled(text),
  ...readTimes(text),
]);

function readDigits(text: string): StatedNumber[] {
  const found: StatedNumber[] = [];
  for (const match of text.matchAll(DIGITS)) {
    const [whole, , digits = '', suffix = ''] = match;
    const value = readValue(digits);
    if (!Number.isFinite(value)) continue;
    const isPercent = /%|cent|cien/i.test(suffix);
    found.push({
      value: isPercent ? value : value * readFactor(suffix),
      unit: isPercent ? 'percent' : MONEY.test(whole) ? 'money' : 'none',
      text: whole.trim(),
    });
  }
  return found;
}

/** "1.200" and "1,200" are thousands; "2,5" and "2.5" are not. */
function readValue(digits: string): number {
  if (/^\d{1,3}(?:[.,\s\u00a0\u202f]\d{3})+$/.test(digits))
    return Number(digits.replace(/[^\d]/g, ''));
  const plain = digits.replace(/[.,\s\u00a0\u202f](?=\d{3}(?:\D|$))/g, '');
  return Number(plain.replace(',', '.'));
}

function readFactor(suffix: string): number {
  const word = foldText(suffix);
  if (word === 'k' || word === 'mil' || word === 'thousand') return 1_000;
  return /^m/.test(word) ? 1_000_000 : 1;
}

function readSpelled(text: string): StatedNumber[] {
  const words = foldText(text.replaceAll('-', ' ')).split(' ');
  const found: StatedNumber[] = [];
  for (let at = 0; at < words.length; at++) {
    const start = at;
    let total = 0;
    let part: number | null = null;
    for (; at < words.length; at++) {
      const word = words[at] ?? '';
      const value = Object.hasOwn(spelledNumbers, word) ? spelledNumbers[word] : undefined;
      const factor = Object.hasOwn(multipliers, word) ? multipliers[word] : undefined;
      if (value !== undefined) part = (part ?? 0) + value;
      else if (factor !== undefined && (part !== null || word === 'mil')) {
        total += (part ?? 1) * factor;
        part = 0;
      } else if ((word === 'y' || word === 'and') && part !== null && isNumberWord(words[at + 1]))
        continue;
      else break;
    }
    if (part === null || isEnglishOnce(words, start)) continue;
    const rest = words.slice(at, at + 2).join(' ');
    const isPercent = /^(?:por ciento|percent|per cent|%)/.test(rest);
    found.push({
      value: total + part,
      unit: isPercent ? 'percent' : MONEY.test(words[at] ?? '') ? 'money' : 'none',
      text: words.slice(start, at).join(' '),
    });
    at--;
  }
  return found;
}

/** "Once" is eleven in Spanish alone. */
const isEnglishOnce = (words: readonly string[], at: number): boolean =>
  words[at] === 'once' &&
  (/^(?:at|than|only|just)$/.test(words[at - 1] ?? '') ||
    /^(?:a|an|the|per|every|we|i|you|it|they|he|she|again|more)$/.test(words[at + 1] ?? ''));

function isNumberWord(word: string | undefined): boolean {
  return (
    word !== undefined && (Object.hasOwn(spelledNumbers, word) || Object.hasOwn(multipliers, word))
  );
}

const timesWords: readonly (readonly [RegExp, number])[] = [
  [/^(?:dupli[cq]|doubl|doble$)/, 2],
  [/^(?:tripl)/, 3],
  [/^(?:cuadrupli[cq]|quadrupl)/, 4],
  [/^(?:mitad$|half$|halv)/, 0.5],
];

/** "Doblé documentos": folded, not doubled. */
const FOLDED = /(?<!\p{L})doblé(?!\p{L})/giu;

function readTimes(text: string): StatedNumber[] {
  return foldText(text.replace(FOLDED, ''))
    .split(' ')
    .flatMap((word) =>
      timesWords.flatMap(([pattern, value]): StatedNumber[] =>
        pattern.test(word) ? [{ value, unit: 'times', text: word }] : [],
      ),
    );
}

/** Numbers to look others up in. */
export function indexNumbers(numbers: readonly StatedNumber[]): ReadonlySet<string> {
  return new Set(numbers.map(({ unit, value }) => `${unit} ${value}`));
}

/** Whether the number is among those known; money may lose its sign, but no plain number may become money or a percentage. */
export function isKnownNumber({ unit, value }: StatedNumber, known: ReadonlySet<string>): boolean {
  return known.has(`${unit} ${value}`) || (unit === 'none' && known.has(`money ${value}`));
}
