import { beginWithCapital } from '../../text';
import { bareWord } from '../spelling/edit-costs';
import { functionWords } from './function-words';
import type { Lexicon } from './lexicon';
import { rememberByWord } from './remember-by-word';

/** Beginnings that make a new word of any other. */
const prefixes = [
  ...'aero anti auto bio ciber cyber contra electro euro extra foto geo hidro hiper hyper infra inter intra macro mega micro'.split(
    ' ',
  ),
  ...'mini mono multi nano neuro over pluri poli post pre pro pseudo psico radio semi socio sobre sub super supra tele'.split(
    ' ',
  ),
  ...'termo trans ultra vice video vídeo under non self eco agro re ex un'.split(' '),
];
const english = new Set('un non self over under cyber hyper'.split(' '));
const SHORTEST_REST = 5;

export const isUpper = (word: string): boolean =>
  word === word.toUpperCase() && word !== word.toLowerCase();
export const isCapital = (word: string): boolean => isUpper(word.charAt(0));
/** With a capital if the original has one. */
export const beginLike = (typed: string, word: string): string =>
  isCapital(typed) ? beginWithCapital(word) : word;

/** Known as it is, or by the rules by which words are made of others. */
export const isKnownForm = rememberByWord((text: string, lexicon: Lexicon): boolean => {
  const word = text.replaceAll('’', "'").normalize('NFC');
  return hasInAnyCase(word, lexicon) || isMade(word.toLowerCase(), lexicon);
});

/** An extra capital is fine, a missing one isn't. */
export function hasInAnyCase(word: string, lexicon: Lexicon): boolean {
  if (lexicon.has(word)) return true;
  const small = word.toLowerCase();
  if (isCapital(word) && lexicon.has(small)) return true;
  // "Insite": a name that its makers write in capitals.
  if (isCapital(word) && word.length >= SHORTEST_REST && lexicon.has(word.toUpperCase()))
    return true;
  if (!isUpper(word)) return false;
  return lexicon.has(beginWithCapital(small)) || lexicon.has(small);
}

function isMade(word: string, lexicon: Lexicon): boolean {
  if (isOtherForm(word, lexicon)) return true;
  if (lexicon.language === 'es') {
    // "recordarles": a verb and whom it is about.
    const [, verb] = /^(.{3,}[aei]r)(?:[mts]e|nos|l[aeo]s?)$/.exec(word) ?? [];
    if (verb !== undefined && lexicon.has(verb)) return true;
    if (isToldOf(word, lexicon)) return true;
  } else {
    const other = word.replace(/is(?=(?:e[drs]?|ing|ers|ations?|able)$)/, 'iz');
    if (other !== word && lexicon.has(other)) return true;
  }
  if (lexicon.language === 'en' && isCompound(word, lexicon)) return true;
  if (word.endsWith("'s") || word.endsWith("s'")) return hasInAnyCase(word.slice(0, -2), lexicon);
  if (lexicon.language === 'es' && word.endsWith('mente')) {
    if (isAdjective(word.slice(0, -5), lexicon)) return true;
  }
  return prefixes.some((prefix) => {
    if (!word.startsWith(prefix) || (lexicon.language === 'es' && english.has(prefix)))
      return false;
    const rest = word.slice(prefix.length);
    if (rest.length < (prefix.length < 3 ? SHORTEST_REST + 1 : SHORTEST_REST)) return false;
    return isUsed(rest, lexicon) || (rest.startsWith('rr') && isUsed(rest.slice(1), lexicon));
  });
}

/** "Chequé", "checaba": dictionaries that have a verb in -ar may have none of its forms. All but a few are regular. */
function isToldOf(word: string, lexicon: Lexicon): boolean {
  const [, stem = '', ending = ''] =
    /^(.{3,}?)(é|ó|aba|aban|ando|aron|ado|ada|ados|adas)$/.exec(word) ?? [];
  if (stem === '' || /(?:^|[^aeiou])and$|^est$/.test(stem)) return false;
  const whole = ending === 'é' ? stem.replace(/qu$/, 'c').replace(/gu$/, 'g') : stem;
  if (ending === 'é' && /[cgz]$/.test(stem))
    return lexicon.has(`${stem.replace(/c$/, 'z')}ar`) && stem.endsWith('c');
  return lexicon.has(`${whole}ar`);
}

/** Any two letters are a word somewhere: only those that the trades use make others. */
const isUsed = (word: string, lexicon: Lexicon) => lexicon.has(word) && lexicon.step(word) >= 0;

/** Plurals that their nouns do not make like others. */
const MADE_WRONG =
  /(?:wi|kni|li)fes$|(?:shel|hal|lea|loa|cal|thie|wol)fs$|^(?:childs|mans|womans|foots|tooths|mouses|gooses)$/;

/** Another number or gender of a word that is known. */
function isOtherForm(word: string, lexicon: Lexicon): boolean {
  if (word.length < SHORTEST_REST) return false;
  const small = functionWords[lexicon.language];
  const has = (form: string) => form.length >= 4 && lexicon.has(form) && !small.has(form);
  // "Sandwichs": these take -es.
  const isPlural =
    lexicon.language === 'en' ? /(?:[^sxyzh]|[^cs]h)s$|[aeo]ys$/ : /(?:[aeiouáéó]|[^lnrzdjs])s$/;
  if (isPlural.test(word) && has(word.slice(0, -1)) && !MADE_WRONG.test(word)) return true;
  // "Cannulate": dictionaries may have a verb's participle alone.
  if (lexicon.language === 'en')
    return /[^e]e$/.test(word) && word.length >= 7 && lexicon.has(`${word}d`);
  const single = word.replace(/s$/, '');
  if (word.length >= 7 && has(`${word}s`)) return true;
  if (single.length >= 7 && single.endsWith('o') && has(`${single.slice(0, -1)}a`)) return true;
  const whole = single.replace(/(?:c?it|ill)([oa])$/, '$1');
  if (whole !== single && has(whole)) return true;
  // "cardiaca" and "cardíaca": both are right.
  if (/iac[oa]$/.test(single) && has(single.replace(/iac([oa])$/, 'íac$1'))) return true;
  if (single.endsWith('ora') && has(single.slice(0, -1))) return true;
  return single.endsWith('a') && has(`${single.slice(0, -1)}o`);
}

const SHORTEST_PART = 4;
const VERY_COMMON = 6;

/** Two words written as one, as English likes it; where both are common, a blank is missing. */
function isCompound(word: string, lexicon: Lexicon): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    const single = /[^aeo]ys$|..{3}s$/.test(other) ? other.replace(/(?<!y)s$/, '') : other;
    if (!lexicon.has(one) || !(lexicon.has(other) || lexicon.has(single))) continue;
    if (lexicon.step(one) < VERY_COMMON || lexicon.step(other) < VERY_COMMON) return true;
  }
  return false;
}

function isAdjective(word: string, lexicon: Lexicon): boolean {
  return lexicon.has(word) && (/[ae]$/.test(bareWord(word)) || /[lnrsz]$/.test(word));
}
