const LETTERS = '(\\p{Lu}{2,})\\b';
const BEGINS_WITH_LETTERS = new RegExp(`^ ${LETTERS}`, 'u');

/** "Auditor interno IFS" of somebody who is "auditor interno ISO 9001": the same name before other letters. */
export function isOtherNorm(asked: string, quote: string, lines: readonly string[]): boolean {
  const at = quote === '' ? -1 : asked.indexOf(quote);
  const wanted = at < 0 ? null : BEGINS_WITH_LETTERS.exec(asked.slice(at + quote.length))?.[1];
  const [name] = /\p{L}+$/u.exec(quote) ?? [];
  if (wanted === undefined || wanted === null || name === undefined || lines.length === 0)
    return false;
  // The letters have to be capitals, whatever the name is written in.
  const written = [...name].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
  const behind = new RegExp(`${written.join('')} ${LETTERS}`, 'gu');
  return lines.every((line) => {
    const had = [...line.matchAll(behind)].map(([, letters]) => letters);
    return had.length > 0 && !had.includes(wanted);
  });
}
