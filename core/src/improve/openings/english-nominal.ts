import { type EnglishVerb, findEnglishVerbByBase, findEnglishVerbByGerund } from './english-verbs';

interface NamedDeed {
  readonly verb: EnglishVerb;
  readonly object: string;
}

/** How a noun for an action is made of its verb: the end of the noun, and the end of the verb in its place. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ation$/, 'e'],
  [/ation$/, ''],
  [/ation$/, 'ate'],
  [/ion$/, 'e'],
  [/ion$/, ''],
  [/ication$/, 'y'],
  [/isation$/, 'ise'],
  [/ization$/, 'ize'],
  [/ction$/, 'ce'],
  [/ment$/, ''],
  [/enance$/, 'ain'],
  [/ance$/, ''],
  [/y$/, ''],
  [/al$/, 'e'],
  [/al$/, ''],
  [/sis$/, 'se'],
];
/** Nouns that are their verb. */
const SAME: ReadonlySet<string> = new Set(
  'design control audit repair review supply update test check release purchase launch transport upgrade research'.split(
    ' ',
  ),
);
const NAMED =
  /^(?:the |all |overall |daily |weekly |monthly )*(\p{Ll}{5,}) of ((?!the same)\S.*)$/u;
const SECOND = /(?:,| and) (?:the )?\p{Ll}+(?:ion|ment|ing|ance|sis) of /u;

/** "the preparation of 12 reports" → prepare, "12 reports"; null where the noun does not give its verb. */
export function readNamedDeed(text: string): NamedDeed | null {
  const [, noun = '', object = ''] = NAMED.exec(text) ?? [];
  if (noun === '' || SECOND.test(object)) return null;
  const verb = findVerbOfNoun(noun);
  return verb === null ? null : { verb, object };
}

function findVerbOfNoun(noun: string): EnglishVerb | null {
  if (SAME.has(noun)) return findEnglishVerbByBase(noun);
  if (noun.endsWith('ing')) return findEnglishVerbByGerund(noun);
  for (const [ending, verbal] of ENDINGS) {
    if (!ending.test(noun)) continue;
    const verb = findEnglishVerbByBase(noun.replace(ending, verbal));
    if (verb !== null) return verb;
  }
  return null;
}
