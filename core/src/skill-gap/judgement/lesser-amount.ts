import { foldInPlace, readTokens, smallNumbers, type Token } from '../../language';
import { CUES } from '../evidence/own-work-cues';

/** Before a number, or a plus behind it. */
const AT_LEAST =
  /\b(?:above|over|more than|at least|minimum(?: of)?|min|upwards of|superior(?:es)? a|mas de|al menos|como minimo|minimo(?: de)?|a partir de)\s$/;
const PEOPLE = new RegExp(`^${CUES['counted people']}$`);
/** Their amounts are read elsewhere, or say nothing of how much was done. */
const OTHER_UNIT =
  /^(?:ano|mes|hora|dia|semana|turno|year|month|hour|day|week|shift|h|hr|por|percent|euro|eur|k|m|de|of|en|in)s?$/;
const REACH = 2;

interface Amount {
  readonly count: number;
  readonly unit: string;
  readonly isLeast: boolean;
}

/** "Más de 25 personas" of somebody who led twelve: the lines count the same, and never as many. */
export function isFewer(asked: string, lines: readonly string[]): boolean {
  const wanted = listAmounts(asked).filter(({ isLeast }) => isLeast);
  if (wanted.length === 0) return false;
  const had = lines.flatMap(listAmounts);
  return wanted.some(({ count, unit }) => {
    const same = had.filter((one) => one.unit === unit);
    return same.length > 0 && same.every((one) => one.count < count);
  });
}

function listAmounts(text: string): readonly Amount[] {
  const tokens = readTokens(text);
  return tokens.flatMap((token, at) => {
    const count = readCount(token);
    const unit = count === null ? null : readUnit(tokens, at);
    if (count === null || unit === null) return [];
    const before = foldInPlace(text.slice(0, token.start));
    const isLeast = AT_LEAST.test(before) || text[token.end] === '+';
    return [{ count, unit, isLeast }];
  });
}

function readCount({ word, text }: Token): number | null {
  const written = text.replace(/[.,](?=\d{3}\b)/g, '');
  return /^\d+$/.test(written) ? Number(written) : (smallNumbers[word] ?? null);
}

/** All people are counted alike; other things by their own name. */
function readUnit(tokens: readonly Token[], at: number): string | null {
  for (const { word, stem, gap } of tokens.slice(at + 1, at + 1 + REACH)) {
    if (/[,;:.()]/.test(gap) || OTHER_UNIT.test(word)) return null;
    if (PEOPLE.test(foldInPlace(word))) return 'people';
    if (word.length > 3 && /s$/.test(word)) return stem;
  }
  return null;
}

const ANY =
  /\b(?:cualquier\w*|tod[oa]s? (?:los |las )?tipos?|any|all|unrestricted|sin limite\w*)\b/;
const LIMITED =
  /\b(?:inferior(?:es)? a|menor(?:es)? (?:de|a)|menos de|no mas de|under|below|up to|less than|limited to|limitad[oa]s? a|restricted to)\b/;

/** "Equipos de cualquier carga" of somebody whose paper is for "carga inferior a 3 kg". */
export function isLimited(asked: string, lines: readonly string[]): boolean {
  return (
    ANY.test(foldInPlace(asked)) &&
    lines.length > 0 &&
    lines.every((line) => LIMITED.test(foldInPlace(line)))
  );
}
