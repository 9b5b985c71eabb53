import type { Token } from '../../language';
import type { NameMatch } from './skill-names';

/** "Codo con codo", "liaise", "in close collaboration": somebody works with somebody. */
const TOGETHER =
  /^(?:codo|coordin\p{L}*|colabor\p{L}*|cooper\p{L}*|liais\p{L}*|collaborat\p{L}*|partner\p{L}*|closely|alongside|estrecha\p{L}*|interlocuci\p{L}*|interactu?\p{L}*|interfac\p{L}*)$/u;
const WITH = /^(?:con|with|alongside|between|entre)$/;
/** So far behind "with" a list of partners goes on, and so far before it somebody works. */
const REACH = { list: 14, before: 5 };

/** "Trabajar codo con codo con enfermería, fisioterapia y animación" names departments, no skills. */
export function isPartner(
  tokens: readonly Token[],
  { first, isProperName, things }: NameMatch,
): boolean {
  if (isProperName || things.some(({ kind }) => kind !== 'hard')) return false;
  for (let at = first; at > first - REACH.list && at >= 0; at--) {
    const token = tokens[at];
    if (at < first && token !== undefined && WITH.test(token.word)) {
      const before = tokens.slice(Math.max(0, at - REACH.before), at + 1);
      const lineStart = before.findLastIndex(({ isLineStart }) => isLineStart);
      if (before.slice(Math.max(0, lineStart)).some(({ word }) => TOGETHER.test(word))) return true;
    }
    if (token === undefined || token.isLineStart || /[.;:()]/.test(token.gap)) return false;
  }
  return false;
}
