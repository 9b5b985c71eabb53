import type { GuardFinding } from '../../assistant';
import {
  actionVerbs,
  degreeWords,
  institutionWords,
  knownCompanies,
  languageNames,
  monthNames,
} from '../../catalog';
import { foldText, Lexicon } from '../../language';
import { findSkillMentions, isNamedTool } from '../skill-index';
import { type Facts, stemWord } from './cv-facts';
import { findMonths } from './find-months';
import { isKnownNumber, readNumbers } from './read-numbers';

export type InventionCode = Exclude<
  GuardFinding['code'],
  'entry-added' | 'entry-lost' | 'text-lost' | 'new-words'
>;

export interface Invention {
  readonly code: InventionCode;
  readonly quote: string;
}

const institutions = new Lexicon(institutionWords);
const degrees = new Lexicon(degreeWords);
const languages: ReadonlySet<string> = new Set(languageNames);

/** Words that claim a diploma or a prize wherever they are. */
const claims: readonly (readonly [RegExp, InventionCode])[] = [
  [
    /^(?:premi(?:o|ad)|galard|award|prize|certif(?:ic|ied)|acredita|accredit|condecora|medal)/,
    'new-certificate',
  ],
  [
    /^(?:master$|mba$|phd$|doctorad|doctorate|licenciatur|licenci[eo]$|diplomatur|bachelor|graduad|titulad|graduat|degree)/,
    'new-degree',
  ],
];

const RANK =
  /^(?:director|directora|ceo|cto|cfo|coo|gerente|jefe|jefa|vicepresidente|vicepresidenta|president|presidente|presidenta|socio|socia|founder|fundador|fundadora|senior)$/;

/** Verbs that say how something was done add no fact. */
const verbStems: ReadonlySet<string> = new Set(
  actionVerbs.flatMap(({ es, en }) =>
    [es.infinitive, es.firstPerson, es.thirdPerson, es.noun, en.base, en.past, en.gerund].map(
      (form) => stemWord(foldText(form).split(' ', 1)[0] ?? ''),
    ),
  ),
);

/**
 * What a sentence states that the original does not: `scope` holds the numbers it may use (those of the same entry),
 * `known` everything the person wrote anywhere.
 */
export function findInventions(sentence: string, scope: Facts, known: Facts): readonly Invention[] {
  return [
    ...readNumbers(sentence)
      .filter((number) => !isKnownNumber(number, scope.numbers))
      .map(({ text }) => ({ code: 'new-number' as const, quote: text })),
    ...findNewSkills(sentence, known),
    ...findNewClaims(sentence, known),
    ...findNewNames(sentence, known),
    ...findNewAddresses(sentence, known),
    ...findNewCompanies(sentence, known),
    ...findNewMonths(sentence, known),
  ];
}

function findNewSkills(sentence: string, known: Facts): Invention[] {
  return findSkillMentions(sentence).flatMap(({ words, skills }): Invention[] => {
    if (skills.some(({ id }) => known.skillIds.has(id))) return [];
    if (known.folded.includes(` ${words} `)) return [];
    // "Machine learning" looks like a verb form but names a skill.
    const isName = words.includes(' ') && words.split(' ').every(isPlainWord);
    const isNew = words
      .split(' ')
      .some((word) =>
        isName
          ? !known.words.has(word)
          : word.length > 2 && !known.stems.has(stemWord(word)) && !isPlainWord(word),
      );
    const isShort = words.length <= 2;
    if (!isNew && !isShort) return [];
    if (isShort && !writesAsName(sentence, words)) return [];
    if (!skills.some((skill) => isNamedTool(skill) || skill.kind !== 'soft')) return [];
    return [{ code: skills[0]?.kind === 'language' ? 'new-language' : 'new-skill', quote: words }];
  });
}

const isPlainWord = (word: string) => verbStems.has(stemWord(word));

/** "R" and "C" are skills only where they are written like that. */
function writesAsName(sentence: string, words: string): boolean {
  return sentence.split(/[\s,;()/]+/).includes(words.toUpperCase());
}

function findNewClaims(sentence: string, known: Facts): Invention[] {
  return foldText(sentence)
    .split(/[ /]/)
    .flatMap((word): Invention[] => {
      if (known.words.has(word)) return [];
      if (RANK.test(word)) {
        return isKnownRank(word, known) ? [] : [{ code: 'new-title', quote: word }];
      }
      if (known.stems.has(stemWord(word))) return [];
      if (languages.has(word)) return [{ code: 'new-language', quote: word }];
      const claim = claims.find(([pattern]) => pattern.test(word));
      return claim === undefined ? [] : [{ code: claim[1], quote: word }];
    });
}

/** A rank needs the whole word, in either gender: a seat on a "comité de dirección" doesn't make a "directora". */
function isKnownRank(word: string, known: Facts): boolean {
  const stem = word.replace(/[aeo]$/, '');
  return [stem, `${stem}a`, `${stem}e`, `${stem}o`].some((form) => known.words.has(form));
}

/** A month that the person names nowhere. */
function findNewMonths(sentence: string, known: Facts): Invention[] {
  const months = findMonths(sentence);
  if (months.length === 0) return [];
  const told = new Set([...known.words].map((word) => monthNames[word]));
  return months
    .filter(({ month }) => !told.has(month))
    .map(({ word }) => ({ code: 'changed-date', quote: word }));
}

const LOWER_LINKS = '(?:de|del|la|las|los|y|of|the|and|for)';
const NAME = "\\p{Lu}[\\p{L}\\d&.'’+#-]*";
const NAMES = new RegExp(
  `(?<=[\\p{L}\\p{N},;)%»”]\\s{1,3}["«“(]?)${NAME}(?:\\s+(?:${LOWER_LINKS}\\s+)*${NAME})*`,
  'gu',
);
const NO_NAMES: ReadonlySet<string> = new Set(
  'i de del la las los y of the and for el a an in'.split(' '),
);
/** "I’d", "I'll": a capital, but no name. */
const SHORT_I = /(?<![\p{L}\p{N}])I['’](?:m|d|ve|ll)(?![\p{L}\p{N}])/gu;

/** Capitals inside a sentence are names: one that the original does not have was made up. */
function findNewNames(sentence: string, known: Facts): Invention[] {
  return [...sentence.matchAll(NAMES)].flatMap(([name]): Invention[] => {
    const words = foldText(name.replaceAll(SHORT_I, 'I')).split(/[ /]/);
    const skillWords = listKnownSkillWords(name, known);
    const isKnown = words.every(
      (word) =>
        NO_NAMES.has(word) ||
        isKnownWord(word, known) ||
        isKnownSkill(word, known) ||
        skillWords.has(word),
    );
    if (isKnown) return [];
    if (institutions.contains(name)) return [{ code: 'new-institution', quote: name }];
    if (degrees.contains(name)) return [{ code: 'new-degree', quote: name }];
    const isAcronym = /^\p{Lu}[\p{Lu}\d]{1,4}s?$/u.test(name);
    return [{ code: isAcronym ? 'new-skill' : 'new-employer', quote: name }];
  });
}

function isKnownWord(word: string, known: Facts): boolean {
  return [word, `${word}s`, word.replace(/e?s$/, '')].some((form) => known.words.has(form));
}

const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|(?:https?:\/\/|www\.)\S+/giu;
/** "cursos.example.com/sap" leads somewhere without saying so with http. */
const BARE_ADDRESS =
  /(?<![\w.@/-])(?:[\w-]+\.)+(?:com|org|net|es|io|dev|app|edu|info|eu|ai|co|me)(?![\w-])(?:\/\S*)?/giu;

/** A way to reach someone that the person never gave. */
function findNewAddresses(sentence: string, known: Facts): Invention[] {
  return [...sentence.matchAll(ADDRESS), ...sentence.matchAll(BARE_ADDRESS)]
    .filter(([address]) => !known.folded.includes(foldText(address)))
    .map(([address]) => ({ code: 'changed-contact', quote: address }));
}

const companies = new Lexicon(knownCompanies);

/** Employers everyone knows, also where no capital tells: at the start of a sentence. */
function findNewCompanies(sentence: string, known: Facts): Invention[] {
  const words = foldText(sentence).split(' ');
  const [first] = companies.matches(sentence);
  if (first === undefined || first.atWord > 0) return [];
  const name = words.slice(0, first.lengthInWords).join(' ');
  return known.folded.includes(` ${name} `) ? [] : [{ code: 'new-employer', quote: name }];
}

/** A known skill inside a name covers only its own words: "Academia Excel" is still an unknown school. */
function listKnownSkillWords(name: string, known: Facts): ReadonlySet<string> {
  const mentions = findSkillMentions(name).filter(({ skills }) =>
    skills.some(({ id }) => known.skillIds.has(id)),
  );
  return new Set(mentions.flatMap(({ words }) => words.split(' ')));
}

/** "JavaScript" for "JS". */
function isKnownSkill(word: string, known: Facts): boolean {
  return findSkillMentions(word).some(({ skills }) =>
    skills.some(({ id }) => known.skillIds.has(id)),
  );
}
