import type { Language } from '../../language';
import { spelledNumbers } from '../guard/read-numbers';

/** Numbers that are read more quickly as figures. */
const NUMBERS: Readonly<Record<Language, string>> = {
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta',
  en: 'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty',
};
const patterns: Readonly<Record<Language, RegExp>> = { es: patternOf('es'), en: patternOf('en') };

/** Before a plural and no part of a longer number: "treinta y dos camas", "one or two days", "two others" stay. */
function patternOf(language: Language): RegExp {
  const words = NUMBERS[language].replaceAll(' ', '|');
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
  return text.replace(patterns[language], (word) => String(spelledNumbers[word] ?? word));
}
