import type { Lexicon } from './lexicon';

/** What a word of Spanish can be, by its ending and by the other forms that the dictionary has of it. */
interface SpanishForm {
  /** "ms", "fp", "?s" where the gender is open, or "" for what is neither singular nor plural. */
  readonly nominal: string;
  /** It has both genders: "histórico", "histórica". */
  readonly isFlexible: boolean;
  /** Persons and tenses that it may be. */
  readonly verbal: string;
}

const FEMININE = /(?:[cst]ión|[dt]ad|tud|umbre|eza|ez|sis|ía|ura|ncia)$/;
const MASCULINE = /(?:or|aje|ón|miento|ema|ismo|és|al|il|ín|án|ol|ete)$/;

export function readSpanishForm(word: string, lexicon: Lexicon): SpanishForm {
  const single = toSingular(word, lexicon);
  const isPlural = single !== undefined;
  const isSingular = !isPlural && listPlurals(word).some((plural) => lexicon.has(plural));
  const sure = lexicon.genders.get(word);
  const flexible = sure === undefined && hasBothGenders(single ?? word, lexicon);
  const number = isPlural ? 'p' : isSingular ? 's' : '';
  const nominal = sure ?? (number === '' ? '' : `${readGender(single ?? word)}${number}`);
  return { nominal, isFlexible: flexible, verbal: readVerbal(word, lexicon) };
}

function readGender(single: string): 'm' | 'f' | '?' {
  if (FEMININE.test(single) || /[ae]?a$/.test(single)) return 'f';
  if (single.endsWith('o') || MASCULINE.test(single)) return 'm';
  return '?';
}

/** The other gender of a singular, where the ending tells it. */
export function turnGender(single: string): string | undefined {
  if (single.endsWith('o')) return `${single.slice(0, -1)}a`;
  if (single.endsWith('a')) return `${single.slice(0, -1)}o`;
  if (single.endsWith('or')) return `${single}a`;
  if (single.endsWith('ora')) return single.slice(0, -1);
  if (single.endsWith('és')) return `${single.slice(0, -2)}esa`;
  return undefined;
}

function hasBothGenders(single: string, lexicon: Lexicon): boolean {
  const other = turnGender(single);
  return (
    other !== undefined &&
    lexicon.has(other) &&
    listPlurals(other).some((plural) => lexicon.has(plural)) &&
    listPlurals(single).some((plural) => lexicon.has(plural))
  );
}

const plain: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

export function listPlurals(single: string): readonly string[] {
  if (/[aeiouáéó]$/.test(single)) return [`${single}s`];
  if (/s$/.test(single) && !/[áéíóú]s$/.test(single))
    return single.length <= 4 ? [`${single}es`] : [];
  const stem = single
    .replace(/[áéíóú](?=[ns]$)/, (letter) => plain[letter] ?? letter)
    .replace(/z$/, 'c');
  return [`${stem}es`, `${single}es`];
}

const PLURAL_ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
};

export function toSingular(plural: string, lexicon: Lexicon): string | undefined {
  if (!plural.endsWith('s') || plural.length < 4) return undefined;
  const cut = plural.slice(0, -1);
  if (/[aeiouáéó]$/.test(cut) && !cut.endsWith('e') && lexicon.has(cut)) return cut;
  if (!cut.endsWith('e')) return undefined;
  const stem = cut.slice(0, -1);
  const accented = stem.replace(/[aeiou](?=[ns]$)/, (letter) => PLURAL_ACCENTS[letter] ?? letter);
  const forms = [accented, stem, stem.replace(/c$/, 'z'), cut];
  return (
    forms.find((form) => form.length > 1 && !/[aeiou]$/.test(form) && lexicon.has(form)) ??
    (lexicon.has(cut) ? cut : undefined)
  );
}

/** Endings of regular verbs, the infinitives they may come from, and what they say. */
const endings: readonly (readonly [string, readonly string[], string])[] = [
  ['ábamos', ['ar'], '4'],
  ['íamos', ['er', 'ir'], '4'],
  ['aban', ['ar'], 'B'],
  ['aba', ['ar'], 'b'],
  ['ían', ['er', 'ir'], 'B'],
  ['ía', ['er', 'ir'], 'b'],
  ['aron', ['ar'], 'R'],
  ['ieron', ['er', 'ir'], 'R'],
  ['yeron', ['er', 'ir'], 'R'],
  ['ió', ['er', 'ir'], 'r'],
  ['yó', ['er', 'ir'], 'r'],
  ['ó', ['ar'], 'r'],
  ['é', ['ar'], 'e'],
  ['í', ['er', 'ir'], 'e'],
  ['amos', ['ar'], '4'],
  ['emos', ['er'], '4'],
  ['imos', ['ir', 'er'], '4'],
  ['ando', ['ar'], 'g'],
  ['iendo', ['er', 'ir'], 'g'],
  ['yendo', ['er', 'ir'], 'g'],
  ['ado', ['ar'], 'd'],
  ['ido', ['er', 'ir'], 'd'],
  ['aré', ['ar'], 'f'],
  ['ará', ['ar'], 'f'],
  ['arán', ['ar'], 'F'],
  ['an', ['ar'], 'P'],
  ['en', ['er', 'ir'], 'P'],
  ['a', ['ar'], 'p'],
  ['e', ['er', 'ir'], 'p'],
  ['o', ['ar', 'er', 'ir'], 'o'],
  ['an', ['er', 'ir'], 'S'],
  ['en', ['ar'], 'S'],
  ['a', ['er', 'ir'], 's'],
  ['e', ['ar'], 's'],
  ['as', ['ar'], 't'],
  ['es', ['er', 'ir'], 't'],
];

function readVerbal(word: string, lexicon: Lexicon): string {
  if (
    /^.{2,}[aei]r$/.test(word) &&
    lexicon.has(`${word.slice(0, -1)}ndo`.replace(/([ei])ndo$/, 'iendo'))
  )
    return 'i';
  const found = new Set<string>();
  for (const [ending, infinitives, name] of endings) {
    if (word.length < ending.length + 2 || !word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (infinitives.some((end) => isInfinitiveOf(stem, end, ending, lexicon))) found.add(name);
  }
  return [...found].sort().join('');
}

/** "renové" and "renueve" are of one verb; before e the writing of c, g and z changes. */
function isInfinitiveOf(stem: string, end: string, ending: string, lexicon: Lexicon): boolean {
  const stems = [stem];
  if (end === 'ar' && /^[eé]/.test(ending))
    stems.push(stem.replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/c$/, 'z'));
  if (/ie[^aeiou]*$/.test(stem)) stems.push(stem.replace(/ie([^aeiou]*)$/, 'e$1'));
  if (/ue[^aeiou]*$/.test(stem)) stems.push(stem.replace(/ue([^aeiou]*)$/, 'o$1'));
  return stems.some((one) => {
    const infinitive = one + end;
    // A gerund beside it: nouns in -ar and -er have none.
    return (
      lexicon.has(infinitive) &&
      (lexicon.has(`${one}${end === 'ar' ? 'ando' : 'iendo'}`) || lexicon.has(`${one}yendo`))
    );
  });
}
