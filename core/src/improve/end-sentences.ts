import { joinSentences, splitSentences } from '../language';
import { beginWithCapital } from '../text';
import { findSkills } from './skill-index';

/** "iOS" and "npm" begin small wherever they are. */
function isWrittenSmall(word: string): boolean {
  if (/\p{Lu}|\d/u.test(word)) return true;
  return findSkills(word).some(
    ({ name }) => name === word && /^[a-z]+$/.test(word) && name.length <= 5,
  );
}

export function capitalise(text: string): string {
  const [word = ''] = /^[\p{L}\p{N}.+#]+/u.exec(text) ?? [];
  if (!/^\p{Ll}/u.test(word) || isWrittenSmall(word)) return text;
  return beginWithCapital(text);
}

/** A capital after each full stop. */
export function capitaliseSentences(text: string): string {
  return joinSentences(
    splitSentences(text).map(({ text: sentence, gap }) => ({ text: capitalise(sentence), gap })),
  );
}

/** One bullet ends like the others. Several sentences always end with a stop. */
export function endBullet(text: string, endsWithStop: boolean): string {
  if (
    !/[\p{L}\p{N})%»”".]$/u.test(text) ||
    /(?:\.\.|…|\betc\.|\b(?:S\.[AL]|Inc|Ltd|EE\. ?UU|a\.m|p\.m)\.)$/u.test(text)
  )
    return text;
  const needsStop = endsWithStop || splitSentences(text).length > 1;
  if (!needsStop) return text.replace(/\.$/, '');
  return text.endsWith('.') ? text : `${text}.`;
}

/** Whether most bullets of a CV end with a full stop. */
export function prefersStops(bullets: readonly string[]): boolean {
  const ends = bullets.filter((text) => /[\p{L}\p{N})%»”".]\s*$/u.test(text));
  return ends.filter((text) => /\.\s*$/.test(text)).length * 2 > ends.length;
}
