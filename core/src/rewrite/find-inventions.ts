import type { GuardFinding } from '../assistant/improve-task';
import { degreeWords, foldText, institutionWords, Lexicon, languageNames } from '../catalog';
import { actionVerbs } from '../catalog/action-verbs';
import { type Facts, stemWord } from './cv-facts';
import { isKnownNumber, readNumbers } from './read-numbers';
import { findSkillMentions, isNamedTool } from './skill-index';

export type InventionCode = Exclude<
  GuardFinding['code'],
  'entry-added' | 'entry-lost' | 'text-lost'
>;

export interface Invention {
  readonly code: InventionCode;
  readonly quote: string;
}

const institutions = new Lexicon(institutionWords);
const degrees = new Lexicon(degreeWords);
const languages: ReadonlySet<string> = new Set(languageNames);

/** Words that claim a diploma, a prize or a rank wherever they stand. */
const claims: readonly (readonly [RegExp, InventionCode])[] = [
  [
    /^(?:premi(?:o|ad)|galard|award|prize|certific|acredita|accredit|condecora|medal)/,
    'new-certificate',
  ],
  [
    /^(?:master$|mba$|phd$|doctorad|doctorate|licenciatur|diplomatur|bachelor|graduad|titulad|graduat|degree)/,
    'new-degree',
  ],
  [
    /^(?:director|directora|ceo|cto|cfo|coo|gerente|jefe|jefa|vicepresident|president[ae]?$|socio|socia|founder|fundador|senior)$/,
    'new-title',
  ],
];

/** Verbs that say how something was done bring no fact of their own. */
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
  ];
}

function findNewSkills(sentence: string, known: Facts): Invention[] {
  return findSkillMentions(sentence).flatMap(({ words, skills }): Invention[] => {
    if (skills.some(({ id }) => known.skillIds.has(id))) return [];
    if (known.folded.includes(` ${words} `)) return [];
    const isNew = words
      .split(' ')
      .some((word) => word.length > 2 && !known.stems.has(stemWord(word)) && !isPlainWord(word));
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
      if (known.words.has(word) || known.stems.has(stemWord(word))) return [];
      if (languages.has(word)) return [{ code: 'new-language', quote: word }];
      const claim = claims.find(([pattern]) => pattern.test(word));
      return claim === undefined ? [] : [{ code: claim[1], quote: word }];
    });
}

/** Capitals inside a sentence are names: a name that stands nowhere in the original was made up. */
function findNewNames(sentence: string, known: Facts): Invention[] {
  const names = [
    ...sentence.matchAll(
      /(?<=[\p{L}\p{N},;)%»”]\s+["«“(]?)\p{Lu}[\p{L}\d&.'’-]*(?:\s+(?:(?:de|del|la|las|los|y|of|the|and|for)\s+)*\p{Lu}[\p{L}\d&.'’-]*)*/gu,
    ),
  ];
  return names.flatMap(([name]): Invention[] => {
    const isKnown = foldText(name)
      .split(/[ /]/)
      .filter((word) => word.length > 3 || word.length === name.length)
      .every(
        (word) =>
          known.words.has(word) || known.stems.has(stemWord(word)) || isKnownSkill(word, known),
      );
    if (isKnown) return [];
    if (institutions.contains(name)) return [{ code: 'new-institution', quote: name }];
    if (degrees.contains(name)) return [{ code: 'new-degree', quote: name }];
    return [{ code: 'new-employer', quote: name }];
  });
}

/** "JavaScript" for "JS". */
function isKnownSkill(word: string, known: Facts): boolean {
  return findSkillMentions(word).some(({ skills }) =>
    skills.some(({ id }) => known.skillIds.has(id)),
  );
}
