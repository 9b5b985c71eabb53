import { jobTitleWords } from '../catalog';
import { foldText, type Language, rememberByLanguage } from '../language';
import { emptyPatterns, isFound } from './empty-patterns';

/** A row of traits and claims in a sentence. */
interface SelfPraise {
  readonly index: number;
  readonly text: string;
}

/** What a sentence says of the person and nothing proves; the same words about a ward, an agency or a shift are no praise. */
export const findSelfPraise = rememberByLanguage(listSelfPraise);

function listSelfPraise(sentence: string, language: Language): readonly SelfPraise[] {
  return [...sentence.matchAll(emptyPatterns[language].run)]
    .map(({ index, 0: text }) => ({ index, text }))
    .filter(({ index, text }) => isPraise(text, language) && isOfPerson(sentence, index, text));
}

const LINK = /, | y | e | así como | and | as well as /u;

/** An adjective of things praises only among others: "creative and punctual", not "creative director". */
function isPraise(row: string, language: Language): boolean {
  const { claim, ofThings } = emptyPatterns[language];
  return isFound(claim, row) || (isFound(ofThings, row) && LINK.test(row));
}

/** What introduces a person in a sentence: "Soy una administrativa", "As a nurse". */
const INTRODUCTION =
  /^(?:(?:soy|me considero|como|i am|i'm|as|trabajo como) )?(?:(?:una?|an?|the|el|la) )?/iu;
/** Words an adjective after them describes no noun before it. */
const NO_NOUN =
  /(?:^|[ ,;])(?:sé|suelo|puedo|sabiendo|una?|el|la|los|las|mi|su|soy|es|era|ser|muy|más|con|de|en|y|e|o|que|como|clar[oa]|gran|sólida|por|son|está|estoy|persona|profesional|an?|the|my|am|is|be|being|very|more|with|of|in|and|or|who|that|as|to|by|me|i|are|person|individual)$/iu;
/** A complement that is not of the person: "con experiencia en …". */
const ELSEWHERE = /(?:^| )(?:en|con|para|por|que|a|al|in|with|for|at|that|who|on|to) /iu;

/** An adjective right after a noun is about that noun. */
function isOfPerson(sentence: string, at: number, row: string): boolean {
  const before = sentence.slice(0, at);
  const isAfterNoun = /\p{L} $/u.test(before) && !NO_NOUN.test(before.trimEnd());
  if (!isAfterNoun) return true;
  const clause = (before.split(/[,;:.()] ?/u).at(-1) ?? '').replace(INTRODUCTION, '');
  const [first = ''] = clause.split(' ');
  if (!isOccupation(first) || ELSEWHERE.test(clause)) return false;
  // "Profesora de danza creativa": one adjective may be of the dance, two are hers.
  return !/ (?:de|del|of) /u.test(clause) || LINK.test(row);
}

let occupations: ReadonlySet<string> | null = null;

function isOccupation(word: string): boolean {
  occupations ??= new Set(jobTitleWords.map(foldText));
  const plain = foldText(word);
  return occupations.has(plain) || occupations.has(plain.replace(/a$/u, 'o'));
}
