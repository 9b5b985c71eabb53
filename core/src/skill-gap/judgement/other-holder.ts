import { readStems } from '../../evidence';
import { readTokens } from '../../language';
import { findTitleSpans } from '../posting/read-title';

/** What a paper makes of somebody: behind "as a" or "como", or in brackets. */
const AS = /\s(?:as an?|como)\s+([^,;(]+)/iu;
const OF_WHOM = /\(([^)]+)\)|\s[–—-]\s(.+)$|,\s(.+)$/gu;

/** "Registration as a hygienist" of somebody whose registration is that of a dental nurse: the papers name a trade each, and not the one that is asked for. */
export function isOtherHolder(asked: string, lines: readonly string[]): boolean {
  const wanted = readTrade(AS.exec(asked)?.[1] ?? '');
  if (wanted.length === 0 || lines.length === 0) return false;
  return lines.every((line) => {
    const own = [AS.exec(line)?.[1] ?? '', ...listBehind(line)].map(readTrade);
    return (
      own.some((stems) => stems.length > 0) &&
      !own.some((stems) => stems.some((stem) => wanted.includes(stem)))
    );
  });
}

function listBehind(line: string): readonly string[] {
  return [...line.matchAll(OF_WHOM)].map((match) => match.slice(1).find(Boolean) ?? '');
}

/** The stems of a trade; none where no trade is named. */
function readTrade(text: string): readonly string[] {
  if (text === '' || findTitleSpans(readTokens(text)).size === 0) return [];
  return readStems(text).map(({ stem }) => stem);
}
