import { degrees } from '../../catalog/credentials';
import { skills } from '../../catalog/skills';
import { jobTitles } from '../../catalog/titles';
import { foldText, stopWords } from '../../language';
import { isNamedTool } from '../../rewrite';
import { bothWays, deedNouns, englishFirst, englishLast } from '../phrases';

let words: ReadonlySet<string> | undefined;

/** Every word our own tables know, of either language: what stands in none of them may well be somebody's name. */
function openWords(): ReadonlySet<string> {
  words ??= new Set(
    [
      ...[...bothWays(), ...englishFirst(), ...englishLast()].flatMap(({ es, en, past = [] }) => [
        es,
        en,
        ...past,
      ]),
      ...deedNouns().map(({ noun }) => noun),
      ...[...jobTitles, ...degrees, ...skills.filter((skill) => !isNamedTool(skill))].flatMap(
        ({ es, en }) => [...es, ...en],
      ),
      ...stopWords.es,
      ...stopWords.en,
    ].flatMap((text) => foldText(text).match(/\p{L}+/gu) ?? []),
  );
  return words;
}

/** The endings of verbs and of more than one. */
const ENDINGS = /(?:s|es|ed|d|ing|er|ers|ly|mente|ndo|do|da|dos|das|ron|mos|n|r|ba|ban|ra)$/;
const SHORTEST_WORD = 4;

/** What somebody did, in Spanish; hardly a name ends so. */
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
  const known = openWords();
  const folded = foldText(word);
  if (folded.length < SHORTEST_WORD || known.has(folded)) return true;
  if (IRREGULAR.has(folded) || DID.test(word)) return true;
  if (folded.endsWith('ied') && known.has(`${folded.slice(0, -3)}y`)) return true;
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
  ].some((form) => form.length >= SHORTEST_WORD - 1 && known.has(form));
}
