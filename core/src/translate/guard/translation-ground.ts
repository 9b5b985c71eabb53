import type { GuardFinding } from '../../assistant';
import { knownCompanies } from '../../catalog';
import type { Skill } from '../../catalog/skills';
import type { Cv } from '../../cv';
import {
  collectFacts,
  compareTexts,
  type Facts,
  findClaimsOfTranslation,
  findInventions,
  findMonths,
  findSkillMentions,
  isNamedTool,
  listCvTexts,
} from '../../improve';
import { foldText, splitSentences } from '../../language';
import type { Direction } from '../direction';
import { countryPairs } from '../words/country-pairs';
import { findNewClaims } from './claim-pairs';
import { isOrdinaryWord } from './ordinary-words';

export type Problem = Pick<GuardFinding, 'code' | 'quote'>;

/** A text in the words of the person, of the model, and of the built-in engine. */
export interface Told {
  readonly was: string;
  readonly is: string;
  readonly ours: string;
}

/** What a translation may speak of: the person's own words, and what the built-in engine makes of them. */
export interface TranslationGround {
  /** What a text of sentences states that its source does not. */
  findInProse(told: Told): readonly Problem[];
  /** The same for a title, a degree, a heading, whose capitals tell no names. */
  findInName(told: Told): readonly Problem[];
}

/** A faithful translation is never this much longer. */
const MOST_IN_PROSE = { times: 1.4, more: 5 };
const MOST_IN_NAME = { times: 1.5, more: 2.5 };

export function openGround(original: Cv, ours: Cv, { from, to }: Direction): TranslationGround {
  const texts = [...listCvTexts(original), ...listCvTexts(ours)];
  const said = ` ${foldText(texts.join(' \n '))} `;
  const countries = countryPairs
    .filter((pair) => pair[from].some((name) => said.includes(` ${foldText(name)} `)))
    .flatMap((pair) => pair[to]);
  const known = collectFacts([...texts, ...countries, 'I CV']);
  const findInAny = ({ was, is, ours: own }: Told, most: Most): readonly Problem[] => [
    ...compareTexts(was, is, known.skillIds),
    ...findNewSkills(is, collectFacts([was, own]), known),
    ...findCompanies(is, known),
    ...findRanks(is, known),
    ...findNewMonths(was, is),
    ...findLength(was, is, most),
  ];
  return {
    findInProse: (told) => [
      ...findInAny(told, MOST_IN_PROSE),
      ...findNewClaims(told, from, to),
      ...findClaimsOfTranslation(told),
      ...splitSentences(told.is).flatMap(({ text }) => [
        ...findInventions(text, known, known).filter(isOfNames),
        ...findOpeningName(text, known),
      ]),
    ],
    findInName: (told) => [
      ...findInAny(told, MOST_IN_NAME),
      ...findInventions(told.is.toLowerCase(), known, known).filter(isOfNames),
      ...findStrangeWords(told.is, known),
      ...(splitSentences(told.is).length > splitSentences(told.was).length
        ? [{ code: 'entry-added' as const, quote: told.is }]
        : []),
    ],
  };
}

/** Numbers and skills are checked against the sentence itself. Abbreviations of common words aren't names. */
function isOfNames({ code, quote }: Problem): boolean {
  if (code === 'new-number' || (code === 'new-skill' && /\p{Ll}{2}/u.test(quote))) return false;
  return !USUAL_LETTERS.has(quote.replace(/s$/, ''));
}

const USUAL_LETTERS: ReadonlySet<string> = new Set(
  'IV IT HR QA UK US USA EU VAT NGO SME GP ER ICU TV PC ID PR PA OR RF RRHH IVA ONG UE EEUU UCI PYME TIC DNI'.split(
    ' ',
  ),
);

/**
 * A skill of the catalogue that neither the person nor our own words speak of. Manners are in every sentence, and what
 * shares a word with its source is another way of saying the same.
 */
function findNewSkills(is: string, source: Facts, known: Facts): Problem[] {
  return findSkillMentions(is)
    .filter(
      ({ words, skills }) =>
        words.length > 2 &&
        skills.every(({ id, kind }) => kind !== 'soft' && !known.skillIds.has(id)) &&
        !known.folded.includes(` ${words} `) &&
        !isReworded(words, skills, source),
    )
    .map(({ words }) => ({ code: 'new-skill', quote: words }));
}

function isReworded(words: string, skills: readonly Skill[], source: Facts): boolean {
  if (GENERIC.has(words)) return true;
  const isSaidOtherwise = words
    .split(' ')
    .some(
      (word) =>
        word.length > 2 &&
        [word, `${word}s`, word.replace(/e?s$/, '')].some((form) => source.words.has(form)),
    );
  return isSaidOtherwise && (words.includes(' ') || !skills.some(isNamedTool));
}

/** Skills in the catalogue, and words of every trade. */
const GENERIC: ReadonlySet<string> = new Set(
  'reports packaging drawing purchasing publishing compliance checkout check out lifts ascensores bodega herencias haircuts maquillaje informes envases dibujo compras'.split(
    ' ',
  ),
);

/** Employers everyone knows, wherever they are. */
function findCompanies(is: string, known: Facts): Problem[] {
  const folded = ` ${foldText(is)} `;
  return knownCompanies
    .filter((name) => folded.includes(` ${name} `) && !known.folded.includes(` ${name} `))
    .filter((name) => writesCapital(is, name))
    .map((name) => ({ code: 'new-employer', quote: name }));
}

/** "Target" and "Orange" are words as well. */
function writesCapital(text: string, name: string): boolean {
  const [first = ''] = name.split(' ');
  return (text.match(/\p{Lu}[\p{L}\d&'’-]*/gu) ?? []).some((word) => foldText(word) === first);
}

const RANKS =
  /^(?:ceo|cto|cfo|coo|chief|director|directora|gerente|presidente|presidenta|president|vicepresidente|vicepresidenta|founder|cofounder|fundador|fundadora|cofundador|cofundadora|socio|socia|jefe|jefa|senior)$/;

/** A rank needs the whole word: a seat on a "junta directiva" doesn't make a "directora". */
function findRanks(is: string, known: Facts): Problem[] {
  return foldText(is)
    .split(/[ /]/)
    .filter((word) => RANKS.test(word) && !known.words.has(word))
    .map((word) => ({ code: 'new-title', quote: word }));
}

/** The first word of a sentence has a capital in any case: only one that is no word at all is a name. */
function findOpeningName(sentence: string, known: Facts): Problem[] {
  const [first = ''] = /^\p{Lu}[\p{L}'’-]+/u.exec(sentence.trim()) ?? [];
  return isStrange(first, known) ? [{ code: 'new-employer', quote: first }] : [];
}

function findStrangeWords(is: string, known: Facts): Problem[] {
  return (is.match(/\p{L}[\p{L}'’-]*/gu) ?? [])
    .filter((word) => isStrange(word, known))
    .map((word) => ({ code: 'new-employer', quote: word }));
}

function isStrange(word: string, known: Facts): boolean {
  return word !== '' && !isOrdinaryWord(word) && !known.words.has(foldText(word));
}

/** A month that the source does not name. */
function findNewMonths(was: string, is: string): Problem[] {
  const before = new Set(findMonths(was).map(({ month }) => month));
  return findMonths(is)
    .filter(({ month }) => !before.has(month))
    .map(({ word }) => ({ code: 'changed-date', quote: word }));
}

interface Most {
  readonly times: number;
  readonly more: number;
}

function findLength(was: string, is: string, { times, more }: Most): Problem[] {
  const most = countWords(was) * times + more;
  return countWords(is) > most ? [{ code: 'entry-added', quote: is.slice(0, 80) }] : [];
}

const countWords = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
