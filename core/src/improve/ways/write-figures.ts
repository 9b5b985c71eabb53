import type { Language } from '../../language';

const NUMBERS: Readonly<Record<Language, readonly (readonly [string, number])[]>> = {
  es: [
    ['dos', 2],
    ['tres', 3],
    ['cuatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['siete', 7],
    ['ocho', 8],
    ['nueve', 9],
    ['diez', 10],
    ['once', 11],
    ['doce', 12],
    ['quince', 15],
    ['veinte', 20],
    ['treinta', 30],
    ['cuarenta', 40],
    ['cincuenta', 50],
  ],
  en: [
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['eleven', 11],
    ['twelve', 12],
    ['fifteen', 15],
    ['twenty', 20],
    ['thirty', 30],
    ['forty', 40],
    ['fifty', 50],
  ],
};
const values: Readonly<Record<Language, ReadonlyMap<string, number>>> = {
  es: new Map(NUMBERS.es),
  en: new Map(NUMBERS.en),
};
const patterns: Readonly<Record<Language, RegExp>> = { es: patternOf('es'), en: patternOf('en') };

/** Before a plural and no part of a longer number: "treinta y dos camas", "one or two days", "two others" stay. */
function patternOf(language: Language): RegExp {
  const words = NUMBERS[language].map(([word]) => word).join('|');
  const before = String.raw`(?<![\p{L}\d-])(?<!(?:[aei]nta|uno|una|one|hundred|thousand|mil|ciento) (?:y |o |u |or |and )?)`;
  const others =
    'otr[oa]s|más|others|thirds|quarters|halves|tercios|cuartos|quintos|millones|miles|hundreds|thousands|millions';
  return new RegExp(
    String.raw`${before}(${words})(?= (?!(?:${others})(?![\p{L}]))\p{Ll}{2,}s(?![\p{L}]))`,
    'gu',
  );
}

/** "doce camas" → "12 camas": what a reader who skims looks for. */
export function writeFigures(text: string, language: Language): string {
  return text.replace(patterns[language], (word) => String(values[language].get(word) ?? word));
}
