import { monthNames, rangeWords, sinceWords } from '../../catalog';
import { foldInPlace, rememberByText } from '../../language';
import { foldDates, LETTER, longestFirst, MONTH, PRESENT, SEASON_NAME } from './fold-dates';

/** A date or span of time found in a text, as it is written there. */
export interface FoundDates {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isRange: boolean;
  readonly isOpen: boolean;
  /** The year it begins with, for comparing spans. */
  readonly year: number;
}

const YEAR = '(?:19|20)\\d\\d';
const DAY = '(?:0?[1-9]|[12]\\d|3[01])';
const MONTH_NUMBER = '(?:0?[1-9]|1[0-2])';
const NAMED = `(?:${DAY}(?:st|nd|rd|th|º)? ?(?:de ?|of ?)?)?${MONTH}[.,]{0,2} ?(?:${DAY}(?:st|nd|rd|th)?(?:, ?| (?=${YEAR})))?(?:(?:del? ?|of ?)(?:ano ?)?)?(?:[-/] ?)?(?:${YEAR}|['’]\\d\\d)(?!\\d)`;
/** "ene 22", "Mar '21": two digits are a year only in a span, where they can't be a day. */
const SHORT_NAMED = `${MONTH}\\.?(?:[-/]| (?:del? )?['’‘]?|['’‘])\\d\\d(?!\\d|[.,:]\\d|,? ?${YEAR}|st|nd|rd|th|º| ?[-–—] ?${MONTH}\\.? \\d?\\d,? ${YEAR})`;
// A stop and a space end a sentence: "1992 – 1997. 8 subjects".
const ISO = `${YEAR}(?: ?[-/] ?| ?\\.)${MONTH_NUMBER}(?: ?[-/.] ?${DAY})?(?!\\d)`;
const DAY_FIRST = `${DAY} ?[/.-] ?${MONTH_NUMBER} ?[/.-] ?${YEAR}(?!\\d)`;
const MONTH_DAY = `${MONTH_NUMBER}/${DAY}/${YEAR}(?!\\d)`;
const MONTH_FIRST = `${MONTH_NUMBER} ?[/.-] ?${YEAR}(?!\\d)`;
const SEASON = `(?:${SEASON_NAME}(?:,? |-)(?:de |of )?|[1-4]q ?|q[1-4] ?)${YEAR}(?:[/–—-](?:\\d\\d|${YEAR})(?!\\d))?(?!\\d)`;
const PLAIN_YEAR = `${YEAR}(?!\\d|[.,]\\d| ?[%€$£])`;
const TWO_DIGIT = `${MONTH_NUMBER}/\\d\\d(?!\\d|/)`;

/** "2018/2019 – 2020/2021": whole school years. */
const SCHOOL_YEAR = `${YEAR}/${YEAR}(?!\\d)`;
const POINT = `(?:${NAMED}|${DAY_FIRST}|${MONTH_DAY}|${ISO}|${MONTH_FIRST}|${SEASON}|${SCHOOL_YEAR}|${PLAIN_YEAR})`;
const BARE_MONTH = `(?:${DAY} (?:de )?)?${MONTH}\\.?`;
const RANGE_WORD = `(?:${longestFirst(rangeWords)})`;
const LINK = `(?: ?(?:[-–—‒―−~→»>/]|->|--) ?(?:${RANGE_WORD}\\b ?)?|,? ?${RANGE_WORD}\\b ?(?:el |la |the )?)`;
const SINCE = `(?:(?:${longestFirst(sinceWords)}) )?`;
/** "Veranos 2016, 2017 y 2018": work that came back every year. */
const AND_YEAR = `,? (?:y|e|i|and|&) ${YEAR}(?!\\d)`;
const YEAR_LIST = `(?:(?:${SEASON_NAME}|${MONTH}\\.?(?:(?: ?[-–/] ?| (?:y|a|and|to) )${MONTH}\\.?)?),? (?:del? |of )?${YEAR}(?:, ${YEAR})*${AND_YEAR}|${YEAR}(?:, ${YEAR})+${AND_YEAR})`;
/** "Spring 2012 & Fall 2012". */
const SEASON_LIST = `${SEASON}(?:, ${SEASON})*,? (?:y|e|i|and|&) ${SEASON}`;
/** "2017 – 60 h" is a year and its hours. */
const SHORT_YEAR = '\\d\\d(?!\\d|[./-]\\d| ?(?:h|hrs|horas|hours|[%€$£])(?![a-z]))';

/** "2014/15 – 2016/17", "2017/18 y 2018/19": school years, as teachers count. */
const SHORT_SCHOOL = `${YEAR}[/-]\\d\\d(?!\\d|[./-]\\d)`;
const SCHOOL_SPAN = `(?:${SEASON_NAME} )?${SHORT_SCHOOL}(?: ?[-–—] ?|,? (?:a|al|y|e|i|to|and|hasta) )(?:${SHORT_SCHOOL}|${PRESENT})`;

/** "'13 – '15": the century is understood. */
const CUT_YEAR = "['’‘]\\d\\d(?!\\d|s)";
const CUT_POINT = `(?:${SEASON_NAME},? )?${CUT_YEAR}`;
const CUT_SPAN = `${CUT_POINT}${LINK}(?:${CUT_POINT}|${POINT}|${PRESENT})|${POINT}${LINK}${CUT_POINT}`;

/** "98-2008"; "92-97" only where nothing else is written. */
const OLD_SPAN = `[6-9]\\d(?: ?[-–—/] ?| (?:a|al|to) )${YEAR}(?!\\d| [a-z]{4})|(?<=^)[6-9]\\d ?[-–—] ?(?:[6-9]|[0-2])\\d(?= *$)`;
const SHORT_POINT = `(?:${TWO_DIGIT}|${SHORT_NAMED})`;
const SHORT_SPAN = `${SHORT_POINT}${LINK}(?:${SHORT_POINT}|${POINT}|${PRESENT})|${POINT}${LINK}${SHORT_POINT}`;

const FORMS = [
  `${SCHOOL_SPAN}|${YEAR_LIST}|${SEASON_LIST}|${CUT_SPAN}|${SINCE}(?:${POINT}|${BARE_MONTH})[\\])]?${LINK}[[(]?(?:${POINT}|${PRESENT}(?: de ${YEAR})?)`,
  `${SINCE}(?:${SHORT_SPAN})`,
  OLD_SPAN,
  `${PLAIN_YEAR.replace('| ?[%€$£]', '')} ?[-–—/] ?${SHORT_YEAR}`,
  `(?:a partir de|desde el|desde|since|from|starting) ${POINT}|(?:desde|since) ${SHORT_NAMED}`,
  `${POINT} ?[-–—→](?= *$)`,
  // "exp. 2026": when a degree is to be taken, or a card runs out.
  `(?:${PLAIN_YEAR} ?[-–—/,] ?${MONTH}\\.?(?= *$)|(?:exp\\. ?)?${POINT})`,
];

const DATES = new RegExp(
  `(?<![${LETTER}\\d/.,€$£#+-])(?:${FORMS.map((form) => `(${form})`).join('|')})`,
  'g',
);
const OPEN_END = new RegExp(`${PRESENT}$|[-–—→]$`);
const BROKEN_RANGE = new RegExp(
  `(?:${POINT}|${SHORT_POINT}|${BARE_MONTH})(?:${LINK}(?:${MONTH}\\.?(?: de)?)?| (?:a|to|al|hasta))$|(?<![${LETTER}])${MONTH}\\.?(?: de)?$|^${SEASON_NAME}$`,
);
const STARTS_WITH_DATE = new RegExp(
  `^(?:[-–—] ?)?(?:${POINT}|(?:${RANGE_WORD} )?${PRESENT}|${BARE_MONTH})`,
);

const UNIT = '(?:anos?|years?|yrs?|meses|mes|months?|mos?|semanas?|weeks?)';
const DURATION = new RegExp(
  `\\(?\\b\\d{1,2}\\+? ${UNIT}\\b\\.?(?:,? ?(?:y |and |e )?\\d{1,2} ${UNIT}\\b\\.?)?\\)?`,
  'u',
);

/** "…, 8 horas. Año 2015": the word is part of the date where nothing comes before it in its clause. */
const LABEL_OF_YEAR = /(?:^|[.,;(–-] ?)((?:año|year):? )$/iu;

/** "2015" of "Año 2015". */
export function dropYearLabel(dates: string): string {
  return dates.replace(/^(?:año|year):? /iu, '');
}

const HAS_DATE = /(?:19|20)\d\d|(?:['’‘/.-]|\p{L}{3}\.? )\d\d(?!\d)/u;

/** Every date or range in a text, left to right. Many steps ask it of the same line. */
export const findDates = rememberByText(readDates);

function readDates(text: string): readonly FoundDates[] {
  if (!HAS_DATE.test(text)) return [];
  const found: FoundDates[] = [];
  for (const match of foldDates(text).matchAll(DATES)) {
    const [whole] = match;
    const start = match.index;
    const end = start + whole.trimEnd().length;
    if (match[7] !== undefined && isNumberInProse(text, start, end)) continue;
    found.push({
      text: text.slice(start, end),
      start:
        start - (LABEL_OF_YEAR.exec(text.slice(Math.max(0, start - 8), start))?.[1]?.length ?? 0),
      end,
      isRange: match[7] === undefined && match[5] === undefined,
      // "Since 2019", but not "from 2016 to 2019".
      isOpen: match[5] !== undefined || OPEN_END.test(whole.trimEnd()),
      year: firstYear(whole),
    });
  }
  return found;
}

const MOST_CUT_YEAR = 50;
const FIRST_YEAR = new RegExp(
  `((?:19|20)\\d\\d)|(?:['’‘]|${MONTH}\\.?[ /-](?:del? )?|(?<!\\d)\\d{1,2}/|^(?=[6-9]\\d\\D))(\\d\\d)(?!\\d|,? ?${YEAR})`,
);

function firstYear(dates: string): number {
  const [, year = '', cut = ''] = FIRST_YEAR.exec(dates) ?? [];
  if (cut === '') return Number(year);
  return Number(cut) + (Number(cut) < MOST_CUT_YEAR ? 2000 : 1900);
}

const LONGEST_ONLY_DATES = 60;

/** The date or range that is all a text says, but for a bracket or a stop around it; null where it says more. */
export function onlyDates(text: string): FoundDates | null {
  const [dates] = text.length > LONGEST_ONLY_DATES ? [] : findDates(text);
  return dates !== undefined && dates.end - dates.start >= text.length - 2 ? dates : null;
}

const ONLY_PRESENT = new RegExp(`^${PRESENT}$`);
const LONGEST_POINT = 30;

/** A single point in time and nothing else, as a number that grows with time: months, or infinity for "present". Null for anything else. */
export function readDatePoint(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed.length === 0 || trimmed.length > LONGEST_POINT) return null;
  const folded = foldDates(trimmed);
  if (ONLY_PRESENT.test(folded)) return Number.POSITIVE_INFINITY;
  const [found, another] = findDates(trimmed);
  if (found === undefined || another !== undefined || found.isRange || found.isOpen) return null;
  if (found.start > 0 || found.end < trimmed.length) return null;
  const number = /^(\d{1,2}) ?[/.-]/.exec(trimmed)?.[1] ?? /[/.-] ?(\d{1,2})$/.exec(trimmed)?.[1];
  const word = foldInPlace(trimmed)
    .match(/[a-z]{3,}/g)
    ?.find((each) => each in monthNames);
  const month = word === undefined ? Number(number ?? 1) : (monthNames[word] ?? 1);
  return found.year * 12 + month;
}

/** "2000 clientes" and "2024 euros" are amounts: a lone year followed by a lower-case word. */
function isNumberInProse(text: string, start: number, end: number): boolean {
  if (end - start > 4) return false;
  return (
    /^ \p{Ll}{4,}/u.test(text.slice(end, end + 8)) &&
    !/^ (?:hasta|until|año de )/.test(text.slice(end, end + 8))
  );
}

/** The line ends in the middle of a range ("Mayo 2013 -") and the next goes on with it. */
export function isDateBroken(text: string, next: string): boolean {
  if (text.length > 200) return false;
  // "2020 –" over "2015 – 2020": the first of two spans, which lasts until today.
  const [after] = findDates(next.slice(0, 40));
  if (findDates(text).at(-1)?.isOpen && after?.isRange && !after.isOpen && after.start === 0)
    return false;
  return BROKEN_RANGE.test(foldDates(text)) && STARTS_WITH_DATE.test(foldDates(next.slice(0, 40)));
}

export function findDuration(text: string): { start: number; end: number } | null {
  const match = DURATION.exec(foldInPlace(text.slice(0, 300)));
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}
