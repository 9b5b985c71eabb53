import subjunctives from '../../../data/proofread/irregular-subjunctives.tsv' with { type: 'text' };
import { readRows } from '../../tables';
import { type ContextToken, formOf, nameClass, textAt } from '../context/context-tokens';
import { functionWords } from '../words/function-words';
import type { Lexicon } from '../words/lexicon';
import { listWords } from '../words/word-kinds';
import { wordSet } from '../words/word-set';
import { determiners, type Meant } from './spanish-clause-words';

const wishes = listWords('wish');
const irregularWishes: ReadonlyMap<string, string> = new Map(
  readRows(subjunctives, ['indicative', 'subjunctive']).map((row) => [
    row.indicative,
    row.subjunctive,
  ]),
);
const wished: ReadonlySet<string> = new Set(irregularWishes.values());
const small = wordSet(
  'no se me te le les lo la los las nos ya todo todos siempre también yo él ella alguien nadie',
);

/** "Para que los niños aprenden": what is wanted is in the subjunctive. */
export function readWish(
  tokens: readonly ContextToken[],
  at: number,
  lexicon: Lexicon,
): Meant | undefined {
  const typed = textAt(tokens, at);
  const meant =
    irregularWishes.get(typed) ?? turnToWish(typed, lexicon) ?? turnToPastWish(typed, lexicon);
  // "Que la siega no parara": after an article it is a thing.
  const isThing = determiners.has(textAt(tokens, at - 1)) && textAt(tokens, at - 2) === 'que';
  if (meant === undefined || isThing || !lexicon.has(meant)) return undefined;
  let place = at - 1;
  while (small.has(textAt(tokens, place)) && place > 0) place--;
  if (textAt(tokens, place) !== 'que') place = skipThing(tokens, place, lexicon);
  if (textAt(tokens, place) !== 'que') return undefined;
  const asks = textAt(tokens, place - 1);
  const isAsked =
    wishes.has(asks) ||
    (asks === 'para' && !/^(?:lo|la|el)$/.test(textAt(tokens, place - 2))) ||
    (asks === 'sin' && place > 1) ||
    (asks === 'de' && textAt(tokens, place - 2) === 'antes');
  return isAsked ? { word: meant, kind: 'tense' } : undefined;
}

/** The place before "los niños", "la empresa", "el equipo de ventas". */
function skipThing(tokens: readonly ContextToken[], at: number, lexicon: Lexicon): number {
  const isThing = (place: number) => /^[AN]/.test(nameClass(textAt(tokens, place), lexicon));
  let place = at;
  if (!/^N/.test(nameClass(textAt(tokens, at), lexicon))) return at;
  place--;
  if (textAt(tokens, place) === 'de' && isThing(place - 1)) place -= 2;
  return determiners.has(textAt(tokens, place)) ? place - 1 : at;
}

function turnToWish(typed: string, lexicon: Lexicon): string | undefined {
  const form = formOf(typed, lexicon);
  if (functionWords.es.has(typed) || lexicon.nouns.has(typed) || wished.has(typed))
    return undefined;
  if (/ran$/.test(typed)) return undefined;
  if (!/[pP]/.test(form) || /[sS].*[sS]|S/.test(form.replace(/^.s/, ''))) return undefined;
  const [, stem = '', vowel = '', many = ''] = /^(.{2,})([ae])(n?)$/.exec(typed) ?? [];
  if (vowel === 'a')
    return `${stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c')}e${many}`;
  return vowel === 'e'
    ? `${stem.replace(/(?<=[aeiou])c$/, 'zc').replace(/g$/, 'j')}a${many}`
    : undefined;
}

/** "Pedía que quedaba todo en acta". */
function turnToPastWish(typed: string, lexicon: Lexicon): string | undefined {
  if (lexicon.nouns.has(typed) || !/[bB]/.test(formOf(typed, lexicon))) return undefined;
  const [, stem = '', ending = '', many = ''] = /^(.{2,})(ab|í)a(n?)$/.exec(typed) ?? [];
  const word = `${stem}${ending === 'ab' ? 'ara' : 'iera'}${many}`;
  return stem !== '' && lexicon.has(word) ? word : undefined;
}
