import { nameClass } from '../context/context-tokens';
import type { Finding } from '../finding';
import { beginLike } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';
import { type NounForm, nounForms } from '../words/noun-forms';
import type { TextWord } from '../words/read-words';
import { toSingular } from '../words/spanish-forms';

/** Each article in the four forms; "al" and "del" have only one, and are parted when another is needed. */
const articles: readonly Readonly<Record<NounForm, string>>[] = [
  { ms: 'el', fs: 'la', mp: 'los', fp: 'las' },
  { ms: 'un', fs: 'una', mp: 'unos', fp: 'unas' },
  { ms: 'del', fs: 'de la', mp: 'de los', fp: 'de las' },
  { ms: 'al', fs: 'a la', mp: 'a los', fp: 'a las' },
  { ms: 'este', fs: 'esta', mp: 'estos', fp: 'estas' },
  { ms: 'ese', fs: 'esa', mp: 'esos', fp: 'esas' },
  { ms: 'nuestro', fs: 'nuestra', mp: 'nuestros', fp: 'nuestras' },
  { ms: 'otro', fs: 'otra', mp: 'otros', fp: 'otras' },
  { ms: 'algún', fs: 'alguna', mp: 'algunos', fp: 'algunas' },
  { ms: 'ningún', fs: 'ninguna', mp: 'ningunos', fp: 'ningunas' },
  { ms: 'mucho', fs: 'mucha', mp: 'muchos', fp: 'muchas' },
  { ms: 'su', fs: 'su', mp: 'sus', fp: 'sus' },
  { ms: 'mi', fs: 'mi', mp: 'mis', fp: 'mis' },
  { ms: 'vario', fs: 'varia', mp: 'varios', fp: 'varias' },
];
const formOf = new Map(
  articles.flatMap((article) =>
    nounForms.map((form) => [article[form], { article, form }] as const),
  ),
);
/** Before a verb these are pronouns: "la cambio cada mes". */
const pronouns = new Set([
  'la',
  'los',
  'las',
  'este',
  'esta',
  'mucho',
  'otro',
  'otra',
  'otros',
  'otras',
  'unos',
  'unas',
]);
const adjectives =
  /^(?:nuev|primer|segund|últim|pequeñ|antigu|buen|mal|divers|distint|numeros|mism|propi|ampli|sól|estrech|únic|viej|alt|larg)([oa])(s?)$/;
const open = new Set(
  'gran grandes principales diferentes mejores mayores siguientes importantes'.split(' '),
);
const MANY = /^ (?:[2-9]|\d{2,3}|\d{1,3}[.\u00a0 ]?\d{3}) $/;
const numbers = new Set(
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis dieciocho veinte treinta cuarenta cincuenta cien mil'.split(
    ' ',
  ),
);

/** An article that does not go with its noun, for nouns whose gender is beyond doubt; a number or an adjective may be between. */
export function checkAgreement(words: readonly TextWord[], lexicon: Lexicon): Finding[] {
  return words.flatMap((word, at) => {
    const used = formOf.get(word.text.toLowerCase());
    if (used === undefined || word.isCode || word.isJoined) return [];
    // "Treinta y un clientes".
    if (
      /^una?$/.test(word.text) &&
      words[at - 1]?.text === 'y' &&
      TENS.test(words[at - 2]?.text ?? '')
    )
      return [];
    const next = words[at + 1];
    // "Preparo los pedidos y los cargo": them.
    const isThem = /^l[oa]s$/.test(word.text) && /^(?:y|no|que)$/.test(words[at - 1]?.text ?? '');
    if (isThem && /o/.test(nameClass(next?.text ?? '', lexicon).slice(1))) return [];
    const isApart =
      next !== undefined && (MANY.test(next.gap) || (next.gap === ' ' && isBetween(next.text)));
    const noun =
      next !== undefined && next.gap === ' ' && isBetween(next.text) ? words[at + 2] : next;
    if (next === undefined || noun === undefined || noun.isCode || noun.isJoined) return [];
    if (!isApart) return noun.gap === ' ' ? judge(word, noun, used, lexicon) : [];
    if (noun !== next && noun.gap !== ' ') return [];
    return judgeGender(word, noun, used, lexicon);
  });
}

const TENS = /^(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/i;
const isBetween = (text: string) => numbers.has(text) || open.has(text) || adjectives.test(text);

type Used = { readonly article: Readonly<Record<NounForm, string>>; readonly form: NounForm };

function judge(word: TextWord, noun: TextWord, used: Used, lexicon: Lexicon): Finding[] {
  const right = readForm(noun.text, word.text, lexicon);
  if (right === undefined || used.article[right] === used.article[used.form]) return [];
  return mend(word, noun, used, right, lexicon);
}

/** With a word between them, only the gender counts. */
function judgeGender(word: TextWord, noun: TextWord, used: Used, lexicon: Lexicon): Finding[] {
  const right = readForm(noun.text, 'el', lexicon) ?? guessMany(noun, lexicon);
  if (right === undefined || right[0] === used.form[0] || right[1] !== used.form[1]) return [];
  if (used.article[right] === used.article[used.form]) return [];
  return [report(word.from, word.to, [beginLike(word.text, used.article[right])])];
}

/** "El agua": a feminine noun that begins with a stressed a. */
const STRESSED =
  /^h?(?:á|a(?:gua|la|lma|rma|ve|ula|cta|ma|nsia|sa|zada|cera|ncla|lza|ula|cha|bla|mbre|ba)s?$)/;

function readForm(noun: string, article: string, lexicon: Lexicon): NounForm | undefined {
  if (STRESSED.test(noun)) return undefined;
  if (/^\p{Ll}{4,}ing$/u.test(noun)) return 'ms';
  const sure = lexicon.genders.get(noun);
  if (sure !== undefined) return sure;
  const form = lexicon.nouns.get(noun) ?? guessForm(noun, lexicon);
  if (form === undefined) return undefined;
  const isDeed = !/^[AN][mf?][sp]$/.test(nameClass(noun, lexicon));
  return isDeed && pronouns.has(article.toLowerCase()) ? undefined : form;
}

const MASCULINE = /(?:o|miento|aje|ing)$/;
const FEMININE = /(?:[cst]ión|[dt]ad|tud|umbre|ería|ura|eza|[ae]ncia|illa)$/;

/** By its ending, for nouns that have one gender alone: "técnico" is anybody's. */
function guessForm(noun: string, lexicon: Lexicon): NounForm | undefined {
  const single = toSingular(noun, lexicon);
  const base = single ?? noun;
  if (base.length < 4 || !/^N[mf?][sp]$/.test(nameClass(noun, lexicon))) return undefined;
  const number = single === undefined ? 's' : 'p';
  if (MASCULINE.test(base)) return `m${number}`;
  return FEMININE.test(base) ? `f${number}` : undefined;
}

/** After a number comes no verb: "unos 4000 tejas". */
function guessMany({ text, gap }: TextWord, lexicon: Lexicon): NounForm | undefined {
  if (!MANY.test(gap) || toSingular(text, lexicon) === undefined) return undefined;
  if (/os$/.test(text)) return /^(?:foto|moto|mano|radio)s$/.test(text) ? undefined : 'mp';
  return /as$/.test(text) && !/(?:[aeio]m|t)as$/.test(text) ? 'fp' : undefined;
}

const report = (from: number, to: number, suggestions: string[]): Finding => ({
  from,
  to,
  kind: 'agreement',
  suggestions,
  isSure: false,
});

function mend(
  word: TextWord,
  next: TextWord,
  { article, form }: Used,
  right: NounForm,
  lexicon: Lexicon,
): Finding[] {
  const rightArticle = beginLike(word.text, article[right]);
  if (form[1] === right[1]) return [report(word.from, word.to, [rightArticle])];
  const other = right[1] === 's' ? pluralOf(next.text, lexicon) : undefined;
  const pluralForm: NounForm = right === 'ms' || right === 'mp' ? 'mp' : 'fp';
  const both = `${rightArticle} ${next.text}`;
  const suggestions = other
    ? [`${beginLike(word.text, article[pluralForm])} ${other}`, both]
    : [both];
  return [report(word.from, next.to, suggestions)];
}

function pluralOf(noun: string, lexicon: Lexicon): string | undefined {
  const plain = noun.replace(/ión$/, 'ion').replace(/z$/, 'c');
  return [`${noun}s`, `${plain}es`].find(
    (form) => lexicon.genders.has(form) || lexicon.step(form) >= 0,
  );
}
