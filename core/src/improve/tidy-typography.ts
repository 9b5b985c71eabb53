import type { Language } from '../language';

/** Addresses are no prose: nothing in them is touched. */
const ADDRESS = /:\/\/|^www\.|@|\.(?:com|org|net|es|io|dev|test)(?:\/|[),;.]*$)/iu;
const NO_BREAK_SPACE = '\u00a0';

/** Spaces, quotes, dashes and per cent signs as the language has them; the words stay. */
export function tidyTypography(text: string, language: Language): string {
  return text
    .split('\n')
    .map((line) => tidyLine(line, language))
    .join('\n');
}

function tidyLine(line: string, language: Language): string {
  const tokens = line.split(/(\s+)/);
  const isPlain = !tokens.some((token) => ADDRESS.test(token));
  const spaced = isPlain ? tidySpaces(line, false) : tidyAround(tokens);
  return tidyQuotes(tidyPercent(tidyDashes(spaced), language), language).trimEnd();
}

/** Tidies the stretches between addresses. */
function tidyAround(tokens: readonly string[]): string {
  let tidied = '';
  let stretch = '';
  for (const token of tokens) {
    if (!ADDRESS.test(token)) stretch += token;
    else {
      tidied += tidySpaces(stretch, tidied !== '') + token;
      stretch = '';
    }
  }
  return tidied + tidySpaces(stretch, tidied !== '');
}

function tidySpaces(text: string, followsAddress: boolean): string {
  const tidied = text
    .replace(/(?<=\S)[ \t]{2,}/g, ' ')
    .replace(/[ \t]+([,;:!?)]|\.(?=\s|$))/g, (whole, mark: string) =>
      mark === ')' && !text.includes('(') ? whole : mark,
    )
    .replace(/(\()[ \t]+/g, '$1')
    .replace(/(?<=\p{L}),(?=\p{L})|(?<=\d),(?=\p{L}{3})/gu, ', ')
    .replace(/(?<=\p{L}{2});(?=\p{L}{2})/gu, '; ')
    .replace(/(?<=\p{Ll}{4})\.(?=\p{Lu}\p{Ll}{3})/gu, '. ')
    .replace(/([,;])\1+/g, '$1')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.');
  return followsAddress ? tidied : tidied.replace(/^[ \t]+(?=[^\s•\-–·*])/, '');
}

const STANDARD = /\b(?:ISO|UNE|EN|IEC|RD|Ley|Law|NOM|DIN|ASTM)[\s\u00a0/-]*$/;

function tidyDashes(text: string): string {
  return text
    .replace(/(?<=\S) --? (?=\S)/g, ' – ')
    .replace(
      /(?<![\p{L}\d/.,+-])(\d{1,4})[ \u00a0]?-[ \u00a0]?(\d{1,4})(?![\p{L}\d/.,-])/gu,
      (whole, from: string, to: string, at: number, all: string) => {
        if (STANDARD.test(all.slice(0, at))) return whole;
        const isYears = /^(?:19|20)\d\d$/.test(from) && /^(?:19|20)\d\d$/.test(to);
        const isAmount =
          Number(from) < Number(to) &&
          /^[ \u00a0]?(?:\p{Ll}|%)/u.test(all.slice(at + whole.length));
        return isYears || isAmount ? `${from}–${to}` : whole;
      },
    );
}

/** "30 %" in Spanish, "30%" in English; a space that is there already stays the space it is. */
function tidyPercent(text: string, language: Language): string {
  return language === 'es'
    ? text.replace(/(?<=\d)%(?![\p{L}\d])/gu, `${NO_BREAK_SPACE}%`)
    : text.replace(/(?<=\d)[ \t\u00a0\u202f]+%(?![\p{L}\d])/gu, '%');
}

function tidyQuotes(text: string, language: Language): string {
  const [open, close] = language === 'es' ? ['«', '»'] : ['“', '”'];
  const isPaired = (text.match(/"/g) ?? []).length % 2 === 0;
  if (!isPaired || /\d"/.test(text)) return text;
  return text.replace(/(?<![\p{L}\d])"([^"\n]*?[^\s"])"(?![\p{L}\d])/gu, `${open}$1${close}`);
}
