import type { Finding, FindingKind } from './finding';
import type { Lexicon } from './lexicon';

interface MarkRule {
  readonly pattern: RegExp;
  readonly kind: FindingKind;
  readonly mend: (match: RegExpMatchArray) => string | undefined;
}

const rules: readonly MarkRule[] = [
  // A blank before a mark that follows its word: "equipo , clientes". Dots of ".NET" and of ellipses stay.
  {
    pattern: /(?<=[\p{L}\p{N})"”»])[ \u00a0]+(?:[,;!?](?![\p{L}\p{N})])|\.(?=\s*$|\s+\p{Lu}))/gu,
    kind: 'spacing',
    mend: ([run]) => run.trim(),
  },
  // None after it: "clientes,proveedores". Figures, times and addresses have none.
  {
    pattern: /(?<=(?:^|[\s("“«])[\p{L}]{3,})[,;](?=\p{L}{2})/gu,
    kind: 'spacing',
    mend: ([run]) => `${run} `,
  },
  {
    pattern: /(?<=(?:^|\s)\p{Ll}{3,})\.(?=\p{Lu}\p{Ll}{2,}(?:\s|$))/gu,
    kind: 'spacing',
    mend: ([run]) => `${run} `,
  },
  // Two blanks inside a line.
  {
    pattern: /(?<=[\p{L},;:.)])[ ]{2,3}(?=\p{L})/gu,
    kind: 'spacing',
    mend: () => ' ',
  },
  { pattern: /(?<=\()[ ]+(?=\S)|(?<=[^\s(])[ ]+(?=\))/gu, kind: 'spacing', mend: () => '' },
  // The same mark twice. Three dots are one mark.
  {
    pattern: /,{2,}|;{2,}|(?<!\.)\.\.(?![./])|[.,;]\s?(?=,)|,\.(?!\d)/gu,
    kind: 'punctuation',
    mend: ([run]) =>
      run.includes('.') && run.endsWith('.')
        ? '.'
        : run.startsWith('.')
          ? undefined
          : run.charAt(0),
  },
];

/** Blanks and marks: what every typesetter mends without asking. */
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

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '»': '«', '”': '“' };

/** Brackets and quotation marks that lack their other half. */
export function checkBrackets(text: string): Finding[] {
  const open: number[] = [];
  const alone: number[] = [];
  for (const { 0: mark, index: at } of text.matchAll(/[()[\]«»“”]/g)) {
    const opener = pairs[mark];
    if (opener === undefined) {
      open.push(at);
      continue;
    }
    const last = open.at(-1);
    if (last !== undefined && text[last] === opener) open.pop();
    // "a)" numbers a list, and a face smiles.
    else if (mark !== ')' || !isListNumber(text, at)) alone.push(at);
  }
  return [...open, ...alone].map((at) => ({
    from: at,
    to: at + 1,
    kind: 'brackets',
    suggestions: [],
    isSure: false,
  }));
}

/** A blank and two letters of two halves each. */
const LONGEST_LIST_NUMBER = 5;

function isListNumber(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - LONGEST_LIST_NUMBER), at);
  return /(?:^|[\s,;])[\p{L}\p{N}]{1,2}$/u.test(before) || /[:;]-?$/.test(before);
}

/** A sentence that goes on after a full stop without a capital. */
export function checkCapitals(text: string, lexicon: Lexicon): Finding[] {
  // The letter first: to look back from every place would take the square of a long text's length.
  const pattern = /(?=\p{Ll})(?<=(\p{L}*\p{Ll}{3})([.!?])\s+)(\p{Ll})(?=(\p{Ll}+)[\s,])/gu;
  return [...text.matchAll(pattern)].flatMap(
    ({ 1: last = '', 2: mark, 3: letter = '', 4: rest = '', index }) => {
      // "dbt" begins its sentence as it is.
      if (!lexicon.has(letter + rest)) return [];
      if (mark === '.' && abbreviations.has(last.toLowerCase())) return [];
      return [
        {
          from: index,
          to: index + 1,
          kind: 'capital',
          suggestions: [letter.toUpperCase()],
          isSure: true,
        },
      ];
    },
  );
}

const dated =
  /(?<=(?<!\p{L})(?:de|en|desde|hasta|durante|los|el|cada|entre|y) )(?:Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre|Lunes|Martes|Miércoles|Jueves|Viernes|Sábados?|Domingos?)(?![\p{L}'’-])(?! \p{Lu})/gu;

/** Spanish writes months and days small. */
export function checkDayNames(text: string): Finding[] {
  return [...text.matchAll(dated)].map(({ 0: name, index }) => ({
    from: index,
    to: index + name.length,
    kind: 'capital',
    suggestions: [name.toLowerCase()],
    isSure: true,
  }));
}

const abbreviations = new Set(
  (
    'aprox admón avda art atte aux cía coord ctra dcha depto dept dpto dir etc ext fact gral incl ing ingr izda lic máx mín nac núm ' +
    'ofic pág págs párr pers prof prov pza ref resp ssgg suc tel telf tfno temp univ vol approx assoc assn asst corp govt inc jun ' +
    'ltd max mgr min misc mgmt prev qual qty sen vs yrs hrs mos esp est fig incl'
  ).split(' '),
);
