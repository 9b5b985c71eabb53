import type { Language } from '../../language';
import { type ContextToken, nameClass } from '../context/context-tokens';
import { isCapital } from '../words/known-forms';
import type { Lexicon } from '../words/lexicon';

/** Words that tell how many, whose or where, by what they say of number: one name for each row. */
const groups: Readonly<Record<Language, string>> = {
  en: `Da a an|Ds this each every another one|De the my your his her its our their|that that
Dp these those many several few both two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million
Dq all some any no more most other such own same much less various|of of|to to
in in on at for from by with without within into onto over under about across after against along among around before behind below between beyond during except inside near per since through throughout till until upon via as than
and and|or or nor|if but so if because while when where whether although though then|who who|which which|what what whose
it it he she|they we you they|i i|me me him them us myself himself herself themselves ourselves itself
can can could will would shall should may might must did do|be be been being|there there here
y also very only just still even never always often now not too already usually really normally sometimes regularly quickly
one nobody everybody everyone somebody someone anybody anyone nothing everything something`,
  es: `Dms el un este ese aquel nuestro algún ningún otro todo mismo mucho poco primer propio|Dfs la una esta esa aquella nuestra alguna ninguna otra toda misma mucha poca primera propia
Dmp los unos estos esos aquellos nuestros algunos otros todos mismos muchos pocos varios ambos primeros últimos propios|Dfp las unas estas esas aquellas nuestras algunas otras todas mismas muchas pocas varias ambas primeras últimas propias
D?s mi su tu cada|D?p mis sus tus dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis veinte treinta cuarenta cincuenta cien mil
de de|del del|a a|al al|en ante bajo con contra desde durante en entre hacia hasta mediante para por según sin sobre tras
y y e|o o u ni|que que|quien quien|quienes quienes|si pero sino aunque porque como cuando donde mientras pues si
cl me te nos le les lo|se se|él él ella usted|ellos ellos ellas ustedes|yo yo|nosotros nosotros nosotras
y no también además más menos muy tan ya aún aun solo sólo siempre nunca allí ahí aquí así bien casi`,
};
const groupOf: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: readGroups(groups.en, 'en'),
  es: readGroups(groups.es, 'es'),
};

function readGroups(text: string, language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of text.split(/[|\n]/)) {
    const [name = '', ...words] = row.split(' ');
    // In Spanish the first row called y is the word, the second one what may be anywhere.
    const isAdverb = name === 'y' && (language === 'en' || words.length > 2);
    for (const word of words) found.set(word, isAdverb ? '~' : name);
  }
  return found;
}

/** What a token is to the words around it: a short name, the same for all that behave alike. "~" may be anywhere. */
export function nameTag(text: string, token: ContextToken, at: number, lexicon: Lexicon): string {
  const { text: small, isWord } = token;
  if (!isWord) return /^\p{N}/u.test(small) ? (/^1$/.test(small) ? 'Ds' : '#') : small;
  const group = groupOf[lexicon.language].get(small);
  if (group !== undefined) return group;
  if (at > 0 && isCapital(text.slice(token.from, token.from + 1))) return 'X';
  const name = nameClass(small, lexicon);
  if (name.startsWith('=')) return name;
  if (lexicon.language === 'en') return shortenEnglish(name);
  const gender = lexicon.nouns.get(small);
  return shortenSpanish(gender ? name.replace(/^(.)\?[sp]/, `$1${gender}`) : name);
}

function shortenEnglish(name: string): string {
  if (name.startsWith('U')) return 'U';
  const form = name.slice(1);
  if (/y/.test(form) && !/n/.test(form)) return '~';
  const nominal = /N/.test(form) ? 'N' : /[nt]/.test(form) ? 'n' : /a/.test(form) ? 'a' : '';
  const verbal = /[dD]/.test(form)
    ? 'd'
    : /g/.test(form)
      ? 'g'
      : /V/.test(form)
        ? 'V'
        : /v/.test(form)
          ? 'v'
          : '';
  return nominal + verbal || 'a';
}

function shortenSpanish(name: string): string {
  if (name.startsWith('U')) return name;
  const [, nominal = '', verbal = ''] = /^[VAN]([mf?][sp])?(.*)$/.exec(name) ?? [];
  const told = /i/.test(verbal)
    ? 'i'
    : /d/.test(verbal)
      ? 'd'
      : /g/.test(verbal)
        ? 'g'
        : /[PBRFS]/.test(verbal)
          ? 'V'
          : /[pbrfs]/.test(verbal)
            ? 'v'
            : /[oe4t]/.test(verbal)
              ? 'o'
              : '';
  // "Trabajaba" is a verb, though "trabajabas" looks like its plural.
  const isVerb = nominal === '' || /[bBrRfF4]/.test(verbal);
  return `${isVerb ? '' : name.charAt(0) + nominal}${told}`;
}
