import { foldText } from '../../language';
import { isFewer, isLimited } from './lesser-amount';

/** Ladders with steps that are written: "Level 3", "Green Belt", "5 axes", "200 h", "ISTQB Advanced". */
const LADDERS: readonly RegExp[] = [
  /\b(?:level|nivel|grade|grado|tier)\s*(\d|i{1,3}v?|iv)\b/gi,
  /\b(\d{2,4})[\s-]?(?:h|hs|hrs?|horas?|hours?)\b(?! (?:semanales|a week|per week|al mes))/gi,
  /\b(white|yellow|green|black)[\s-]belt\b/gi,
  /\b(\d{2,3})\s?(?:wpm|words (?:a|per) minute|ppm|palabras por minuto|pulsaciones)\b/gi,
  /\b(\d)[\s-]?(?:axis|axes|ejes)\b/gi,
  // "EPA 608 Universal" is all of its types.
  /\b(universal|(?<=\b(?:type|tipo) )(?:\d|i{1,3}))\b/gi,
  /\b(foundation|basic|b[aá]sic|intermedi|advanced|avanzad|cualificad)(?:[oa]s?|ate)?\b/gi,
];
const STEPS: Readonly<Record<string, number>> = {
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
  white: 0,
  yellow: 1,
  green: 2,
  black: 3,
  foundation: 0,
  basic: 0,
  intermedi: 1,
  cualificad: 1,
  advanced: 2,
  avanzad: 2,
  universal: 9,
};

/** The lines name a step of the ladder that is asked for, and none as high. */
export function isLowerStep(asked: string, lines: readonly string[]): boolean {
  if (isLessMoney(asked, lines) || isOtherCategory(asked, lines)) return true;
  if (isOtherCard(asked, lines) || isOtherCode(asked, lines)) return true;
  if (isFewer(asked, lines) || isLimited(asked, lines)) return true;
  return LADDERS.some((ladder) => {
    const wanted = listSteps(asked, ladder);
    return (
      wanted.length > 0 &&
      areBelow(
        lines.flatMap((line) => listSteps(line, ladder)),
        wanted,
      )
    );
  });
}

const CATEGORY =
  /\b(?:categor[ií]a|category|cat|proceso|process|clase|class)\.?\s+([a-z]\d?(?:\+[a-z])?|\d{1,3})\b/gi;

/** "Gas, categoría B" of somebody with category C: the lines name categories, and not the one that is asked for. */
function isOtherCategory(asked: string, lines: readonly string[]): boolean {
  const list = (text: string) =>
    [...text.matchAll(CATEGORY)].map(([, letter = '']) => letter.toLowerCase());
  const wanted = list(asked);
  if (wanted.length === 0) return false;
  const had = lines.flatMap(list);
  return had.length > 0 && !wanted.some((one) => had.includes(one));
}

const CARD = /\b(?:cscs|cpcs|ecs|cards?|tarjetas?)\b/i;
const COLOUR =
  /\b(?:green|red|blue|gold|black|white|silver|verde|roj[oa]|azul|dorad[oa]|negr[oa]|blanc[oa])\b/gi;

/** "CSCS card (Black)" of somebody with a gold one: a card of another colour is another card. */
function isOtherCard(asked: string, lines: readonly string[]): boolean {
  const list = (text: string) =>
    CARD.test(text) ? [...text.matchAll(COLOUR)].map(([colour]) => colour.toLowerCase()) : [];
  const wanted = list(asked);
  const had = lines.flatMap(list);
  return wanted.length > 0 && had.length > 0 && !wanted.some((one) => had.includes(one));
}

/** "STCW III/2", "NR-10", "B1.1": figures and the letters before them. */
const CODE = /\b([IVX]{1,4}|[A-Z]{1,3})([/-])(\d{1,3})\b/g;

/** "STCW III/2" of somebody with III/1: the lines have codes that are written alike, and not the one that is asked for. */
function isOtherCode(asked: string, lines: readonly string[]): boolean {
  const wanted = listCodes(asked);
  const had = lines.flatMap(listCodes);
  return wanted.some(
    ({ code, shape }) =>
      !had.some((one) => one.code === code) && had.some((one) => one.shape === shape),
  );
}

function listCodes(text: string) {
  return [...text.matchAll(CODE)].map(([code, letters = '', sign = '']) => ({
    code,
    shape: `${/^[IVX]+$/.test(letters) ? 'roman' : letters}${sign}`,
  }));
}

function areBelow(had: readonly number[], wanted: readonly number[]): boolean {
  return wanted.length > 0 && had.length > 0 && Math.max(...had) < Math.min(...wanted);
}

function listSteps(text: string, ladder: RegExp): readonly number[] {
  return [...text.matchAll(ladder)].map(([, step = '']) => readStep(step));
}

/** "3", "III" and "black" as numbers that grow with the ladder. */
export function readStep(written: string): number {
  return STEPS[foldText(written)] ?? Number(written);
}

const MONEY = /[$£€]\s?(\d+(?:[.,]\d+)*)\s?(k|m)?\b|\b(\d+(?:[.,]\d+)*)\s?(k|m)?\s?(?:€|euros)/gi;
const AT_LEAST =
  /\b(?:above|over|more than|at least|from|superior\w*|m[aá]s de|al menos|a partir de)\b|\+/i;

/** "Deals above $250k" of somebody whose deals are of $42k. */
function isLessMoney(asked: string, lines: readonly string[]): boolean {
  if (!AT_LEAST.test(asked)) return false;
  return areBelow(lines.flatMap(listMoney), listMoney(asked));
}

function listMoney(text: string): readonly number[] {
  return [...text.matchAll(MONEY)].map(([, before, unit, behind, unitBehind]) => {
    const written = (before ?? behind ?? '').replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.');
    const scale = { k: 1_000, m: 1_000_000 }[(unit ?? unitBehind ?? '').toLowerCase()] ?? 1;
    return Number(written) * scale;
  });
}
