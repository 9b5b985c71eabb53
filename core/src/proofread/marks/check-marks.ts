import { beginWithCapital } from '../../text';
import type { Finding, FindingKind } from '../finding';

interface MarkRule {
  readonly pattern: RegExp;
  readonly kind: FindingKind;
  readonly mend: (match: RegExpMatchArray) => string | undefined;
}

const rules: readonly MarkRule[] = [
  // A blank before a mark that follows its word: "equipo , clientes". Dots of ".NET" and of ellipses stay.
  {
    pattern:
      /(?<=[\p{L}\p{N})"”»])[ \u00a0]+(?:[,;!?](?![\p{N})])|[,;](?=\p{N}+ \p{Ll})|:(?=\s)|\.(?=\s*$|\s+\p{Lu}|\p{Lu}\p{Ll}))(?=([\p{L}\p{N}]?))/gu,
    kind: 'spacing',
    mend: ([run, letter = '']) => run.trim() + (letter === '' ? '' : ' '),
  },
  // None after it: "clientes,proveedores". Numbers, times and addresses have none.
  {
    pattern: /[,;](?<=(?:^|[\s("“«])\p{L}{3,}.|[)"”»].)(?=\p{L}{2}|[yeoa] )/gu,
    kind: 'spacing',
    mend: ([run]) => `${run} `,
  },
  // "Guardería,45 niños", "en 2019,limpieza": beside a figure, unless it may be one.
  {
    pattern:
      /[,;](?:(?<=(?:^|[\s("“«])\p{L}{3,}.)(?=\p{N}+(?:[\s%]|$))|(?<=(?:^|[\s("“«])[\p{L}\p{N}]*\p{N}[\p{L}%]?.)(?=\p{L}{3,}[\s,.]))/gu,
    kind: 'spacing',
    mend: ([run]) => `${run} `,
  },
  // "Un plan B,aviso a producción", "mesas VIP.También reviso".
  {
    pattern:
      /,(?<=(?:^|[\s("“«])\p{Lu}{1,5},)(?=\p{Ll}{4,}[\s,.])|\.(?<=(?:^|[\s("“«])\p{Lu}{2,5}\.)(?=\p{Lu}\p{Ll}{2,}[\s,])/gu,
    kind: 'spacing',
    mend: ([run]) => `${run} `,
  },
  {
    pattern:
      /\.(?<=(?:^|[\s("“«])\p{L}?\p{Ll}{2,}\.)(?=(?!Net|Com|Org|Js|Io)\p{Lu}\p{Ll}*[\s,'’])/gu,
    kind: 'spacing',
    mend: ([run]) => `${run} `,
  },
  // None before a bracket, or after it: "equipo(12 personas)". "Cliente(s)" has none either.
  {
    pattern: /\((?<=(?:^|\s)\p{L}?\p{Ll}{2,}\()(?=[\p{L}\p{N}][^()]{3,60}\))/gu,
    kind: 'spacing',
    mend: () => ' (',
  },
  {
    pattern: /\)(?<=[^\s()]{3}\))(?=\p{Ll}{3}|\p{Lu}\p{Ll}+ )/gu,
    kind: 'spacing',
    mend: () => ') ',
  },
  {
    pattern: /:(?<=(?:^|\s)\p{Ll}{3,}:)(?=\p{Lu}?\p{Ll}{4,}(?:[\s,]|$))/gu,
    kind: 'spacing',
    mend: () => ': ',
  },
  // Two blanks inside a line.
  {
    pattern: /[ ]{2,3}(?<=[\p{L}\p{N},;:.)%€$£] {2,3})(?=[\p{L}\p{N}("“«€$£+])/gu,
    kind: 'spacing',
    mend: () => ' ',
  },
  { pattern: /(?<=\()[ ]+(?=\S)|(?<=[^\s(])[ ]+(?=\))/gu, kind: 'spacing', mend: () => '' },
  // The same mark twice. Three dots are one mark.
  {
    pattern: /%{2,}|,{2,}|;{2,}|(?<!\.)\.\.(?![./])|[.,;]\s?(?=,)|,\.(?!\d)/gu,
    kind: 'punctuation',
    mend: ([run]) =>
      run.includes('.') && run.endsWith('.')
        ? '.'
        : run.startsWith('.')
          ? undefined
          : run.charAt(0),
  },
];

/** Blanks and marks: what every typesetter fixes without asking. */
export function checkMarks(text: string): Finding[] {
  return rules.flatMap(({ pattern, kind, mend }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const mended = mend(match);
      if (mended === undefined || mended === match[0]) return [];
      const from = match.index;
      const to = from + match[0].length;
      return [{ from, to, kind, suggestions: [mended], isSure: true }];
    }),
  );
}

/** "Cuadros de protección.eléctrica", "the till.each": two words that a stop joins. An address or a file is none. */
export function checkStops(text: string, has: (word: string) => boolean): Finding[] {
  return [...text.matchAll(JOINED_BY_STOP)].flatMap(
    ({ 0: run, 1: before = '', 2: after = '', index }) => {
      if (ENDINGS.test(after) || !has(before.toLowerCase()) || !has(after)) return [];
      const isName = before === before.toUpperCase();
      const next = `. ${beginWithCapital(after)}`;
      const suggestions = isName ? [before + next] : [before + next, `${before} ${after}`];
      return [{ from: index, to: index + run.length, kind: 'spacing', suggestions, isSure: false }];
    },
  );
}

const JOINED_BY_STOP =
  /(?<![\p{L}\p{N}@/._-])(\p{L}?\p{Ll}{2,}|\p{Lu}{2,5})\.(\p{Ll}{2,})(?![\p{L}\p{N}@/_-]|\.\S)/gu;
const ENDINGS =
  /^(?:com|org|net|es|io|dev|pdf|docx?|xlsx?|csv|txt|html?|css|js|ts|py|app|test|example|info|edu|gob|gov|uk|mx|ar|cl|co|pe|eu|me|tv|ai|cat|eus|gal|js|net|exe|sh|md|json|xml|sql|log|bat|zip|ti)$/;

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '»': '«', '”': '“' };

/** Brackets and quotation marks that lack their other half. */
export function checkBrackets(text: string): Finding[] {
  const open: number[] = [];
  const alone: number[] = [];
  for (const { 0: mark, index: at } of text.matchAll(/[()[\]«»“”"]/g)) {
    const last = open.at(-1);
    const isStraight = mark === '"';
    // 12" is a length.
    if (isStraight && /\d/.test(text.charAt(at - 1)) && text[last ?? -1] !== mark) continue;
    const opener = isStraight && text[last ?? -1] === mark ? mark : pairs[mark];
    if (opener === undefined) {
      open.push(at);
      continue;
    }
    if (last !== undefined && text[last] === opener) open.pop();
    // "a)" numbers a list, and a face smiles.
    else if (mark !== ')' || !isListNumber(text, at)) alone.push(at);
  }
  const mark = (at: number): Finding => ({
    ...{ from: at, to: at + 1, kind: 'brackets', suggestions: [], isSure: false },
  });
  // Where something else is the matter in it, the mark alone is shown.
  const closings = open.flatMap((at) => [findClosing(text, at) ?? mark(at), mark(at)]);
  return [...closings, ...alone.map(mark)];
}

const closers = new Map(
  Object.entries({ ...pairs, '"': '"' }).map(([closer, opener]) => [opener, closer]),
);
const MOST_INSIDE = 80;
const MOST_WORDS_OF_ITEM = 3;

/**
 * What is left open was to be closed where the sentence ends, or at a comma inside it, unless short things are listed. All of it is shown:
 * only the person knows where.
 */
function findClosing(text: string, opener: number): Finding | undefined {
  const [inside = ''] = /^[^()[\]«»“”".;:!?\n]*/u.exec(text.slice(opener + 1)) ?? [];
  const isItems = inside
    .split(',')
    .every((item) => item.trim().split(/\s+/).length <= MOST_WORDS_OF_ITEM);
  const [whole = ''] = isItems ? [inside] : inside.split(',');
  const kept = whole.trimEnd();
  if (kept.trim() === '' || kept.length > MOST_INSIDE) return undefined;
  const to = opener + 1 + kept.length;
  const suggestion = text.slice(opener, to) + (closers.get(text.charAt(opener)) ?? '');
  return { from: opener, to, kind: 'brackets', suggestions: [suggestion], isSure: false };
}

/** A blank and two letters of two halves each. */
const LONGEST_LIST_NUMBER = 5;

function isListNumber(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_LIST_NUMBER), at);
  return /(?:^|[\s,;])[\p{L}\p{N}]{1,2}$/u.test(before) || /[:;]-?$/.test(before);
}

/** English writes "93%", unlike Spanish. */
export const checkPercents = (text: string): Finding[] =>
  [...text.matchAll(/(?<=\d) %/gu)].map(({ index }) => ({
    from: index,
    to: index + 2,
    kind: 'punctuation',
    suggestions: ['%'],
    isSure: false,
  }));

const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const APART = new RegExp(String.raw`(?<![\p{L}-])(?:${TENS}) (?:${UNITS})(?![\p{L}-])`, 'giu');

/** "Twenty five tables": one number, with a hyphen. */
export const checkNumberWords = (text: string): Finding[] =>
  [...text.matchAll(APART)].map(({ 0: number, index }) => ({
    from: index,
    to: index + number.length,
    kind: 'punctuation',
    suggestions: [number.replace(' ', '-')],
    isSure: true,
  }));
