import { findEnglishVerbByBase, findEnglishVerbByPast, findFirstPerson } from '../../improve';
import { readTokens, type Token, wordList } from '../../language';
import { readPeople } from './other-people';

const PRONOUN: ReadonlySet<string> = new Set(wordList('lo, la, los, las'));
const BEFORE_SOMEBODY: ReadonlySet<string> = new Set(
  wordList('el, la, los, las, un, una, mi, mis, nuestro, nuestra, otro, otra'),
);
const BEFORE_THING: ReadonlySet<string> = new Set(
  wordList('the, a, an, our, my, their, his, her, its, all, most'),
);
const NO_NOUN: ReadonlySet<string> = new Set(wordList('that, who, which, when, if, as, to, and'));
const THIRD_SPANISH = /^\p{Ll}{2,}(?:a|e|aba|ía|an|en|aban|ían|ó|aron|ieron)$/u;
const MOST_OF_SUBJECT = 3;
const PEOPLE = /^(?:folk|lads|guys|girls|people|staff|team|men|women)$/;

/**
 * A clause that somebody else is the subject of, told by what follows it: with "yo" or "I" a line turns from others to the person.
 * "Compras homologa a los proveedores; yo …", "Cataloga la jefa; yo …", "Lampies run the lights, I …".
 */
export function isOthersBeforeOwn(clause: string): boolean {
  const tokens = readTokens(clause);
  if (tokens.some(({ text }) => findFirstPerson(text) !== null)) return false;
  return isContrasted(tokens) || isActFirst(tokens) || isTaken(tokens) || isEnglishAct(tokens);
}

/** "Compras homologa a …": a name, and what it does. */
function isContrasted([who, verb, next]: readonly Token[]): boolean {
  if (who === undefined || verb === undefined || next === undefined) return false;
  if (!/^\p{Lu}\p{L}+$/u.test(who.text)) return false;
  return (
    /^\p{Ll}{3,}(?:a|e|aba|ía|an|en|aban|ían|ó|aron|ieron)$/u.test(verb.text) &&
    /^(?:a|al|el|la|los|las|un|una|todo|toda|todos|todas)$/.test(next.word)
  );
}

/** "Cataloga la bibliotecaria jefa": the act, and who does it. */
function isActFirst([verb, article, who]: readonly Token[]): boolean {
  if (verb === undefined || article === undefined || who === undefined) return false;
  if (!THIRD_SPANISH.test(verb.text.toLowerCase()) || !BEFORE_SOMEBODY.has(article.word))
    return false;
  // "Atendía la centralita" may be the same person.
  return !/(?:aba|ia)$/.test(verb.word) || readPeople(who.word) !== null;
}

/** "Replanteo lo hace Julio": it is taken up again before the verb, and somebody comes behind. */
function isTaken(tokens: readonly Token[]): boolean {
  return tokens.some(({ word, gap }, at) => {
    const [verb, who] = [tokens[at + 1], tokens[at + 2]];
    if (at === 0 || !PRONOUN.has(word) || verb === undefined || who === undefined) return false;
    if (/[,;:]/.test(gap) || !THIRD_SPANISH.test(verb.text) || who.gap !== ' ') return false;
    return BEFORE_SOMEBODY.has(who.word) || /^\p{Lu}\p{Ll}/u.test(who.text);
  });
}

/** "Backend folk expose GraphQL", "Lampies run the lights": one or two words of no act, a verb, and what it is done to. */
function isEnglishAct(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first === undefined || isAct(first) || /ing$|ed$/.test(first.word)) return false;
  return tokens.slice(1, MOST_OF_SUBJECT).some((verb, index) => {
    const [who, next] = [tokens[index], tokens[index + 2]];
    if (who === undefined || next === undefined || verb.gap !== ' ' || next.gap !== ' ')
      return false;
    if (NO_NOUN.has(who.word) || BEFORE_THING.has(who.word)) return false;
    const isSeveral = /s$/.test(who.word);
    const isDone = PEOPLE.test(who.word)
      ? !/ing$/.test(verb.word)
      : /s$/.test(verb.word)
        ? !isSeveral && findEnglishVerbByBase(verb.word.replace(/(?:es|s)$/, '')) !== null
        : isSeveral && isAct(verb);
    return isDone && (BEFORE_THING.has(next.word) || /^\p{Lu}/u.test(next.text));
  });
}

function isAct({ word }: Token): boolean {
  return (
    findEnglishVerbByBase(word) !== null ||
    findEnglishVerbByPast(word) !== null ||
    /^(?:run|ran|do|did|see|saw|sign|own|hold|take|took|keep|kept)$/.test(word)
  );
}
