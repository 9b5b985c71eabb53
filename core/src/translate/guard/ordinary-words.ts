import { foldText } from '../../language';
import { knownWords } from '../known-words';

/** What is in no table of ours, of either language, may well be someone's name. */
const isKnown = (word: string): boolean => knownWords('es').has(word) || knownWords('en').has(word);

/** The endings of verbs and of more than one. */
const ENDINGS = /(?:s|es|ed|d|ing|er|ers|ly|mente|ndo|do|da|dos|das|ron|mos|n|r|ba|ban|ra)$/;
const SHORTEST_WORD = 4;

/** What someone did, in Spanish; hardly a name ends so. */
const DID = /[éíó]$/u;
const IRREGULAR: ReadonlySet<string> = new Set(
  'became began bought brought built caught chose cut dealt did drew drove fed fought found gave got grew held hung kept knew laid led left let lit made met oversaw paid put ran read rode rose said saw sent set shot sold sought spent spoke spread stood strove swept taught told took undertook wove won wore wrote'.split(
    ' ',
  ),
);

export function isOrdinaryWord(written: string): boolean {
  return written.split(/[-’']/).every(isOrdinary);
}

function isOrdinary(word: string): boolean {
  const folded = foldText(word);
  if (folded.length < SHORTEST_WORD || isKnown(folded)) return true;
  if (IRREGULAR.has(folded) || DID.test(word)) return true;
  if (folded.endsWith('ied') && isKnown(`${folded.slice(0, -3)}y`)) return true;
  const [ending = ''] = ENDINGS.exec(folded) ?? [];
  if (ending === '') return false;
  const base = folded.slice(0, -ending.length);
  return [
    base,
    `${base}e`,
    `${base}o`,
    `${base}a`,
    `${base}r`,
    `${base}ar`,
    `${base}er`,
    `${base}ir`,
    base.slice(0, -1),
  ].some((form) => form.length >= SHORTEST_WORD - 1 && isKnown(form));
}
