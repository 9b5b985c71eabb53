import { actionVerbs } from '../../catalog/action-verbs';
import { readNames, readTable } from '../../catalog/read-table';
import { skills } from '../../catalog/skills';
import { jobTitles } from '../../catalog/titles';
import { englishWords, phraseTables } from '../phrases';
import { pluralise } from './english-forms';
import { inflect } from './lexicon';
import { conjugate, pluraliseSpanishPhrase } from './spanish-forms';
import { type Gender, genderOf } from './spanish-gender';

export type EnglishTense = 'base' | 'past' | 'gerund' | 'third';

export interface SpanishVerb {
  readonly infinitive: string;
  readonly past1: string;
  readonly past3: string;
  readonly past3p: string;
  readonly present1: string;
  readonly present3: string;
  readonly present3p: string;
  readonly gerund: string;
  readonly participle: string;
  /** "automatización", where there is one. */
  readonly noun: string;
}

export type EnglishEntry =
  | { readonly kind: 'fixed'; readonly es: string }
  | { readonly kind: 'adjective'; readonly es: string }
  | { readonly kind: 'verb'; readonly es: SpanishVerb; readonly tense: EnglishTense }
  | {
      readonly kind: 'noun';
      readonly es: string;
      readonly gender: Gender;
      readonly isPlural: boolean;
      readonly isCount: boolean;
      readonly isPerson: boolean;
      readonly isDoubtful: boolean;
    };
export type EnglishNoun = Extract<EnglishEntry, { kind: 'noun' }>;
export type EnglishVerbEntry = Extract<EnglishEntry, { kind: 'verb' }>;

export interface EnglishLexicon {
  readonly entries: ReadonlyMap<string, readonly EnglishEntry[]>;
  readonly longestInWords: number;
}

const PERSONS =
  /^(?:.+ )?(?:client|customer|patient|student|employee|worker|colleague|candidate|guest|user|person|child|family|volunteer|participant|member|supplier|auditor|subcontractor|team|citizen|intern|partner|visitor|diner|engineer|developer|professional|specialist|expert|people)$/;

/** Prepositions that the reader translates by what follows. */
const SMALL_WORDS = /^(?:on|from|by|through|before|after|between|within|of|quality|on .+)$/;

let built: EnglishLexicon | undefined;

export function englishLexicon(): EnglishLexicon {
  built ??= buildLexicon();
  return built;
}

function buildLexicon(): EnglishLexicon {
  const entries = new Map<string, EnglishEntry[]>();
  const add = (form: string, entry: EnglishEntry): void => {
    const key = form.toLowerCase();
    const known = entries.get(key);
    if (known === undefined) entries.set(key, [entry]);
    else if (!known.some(({ kind }) => kind === entry.kind)) known.push(entry);
  };
  const addNoun = (
    en: string,
    es: string,
    isCount: boolean,
    isPerson: boolean,
    note = '',
  ): void => {
    const shared = {
      kind: 'noun',
      gender: genderOf(es),
      isCount,
      isPerson,
      isDoubtful: note === 'doubt',
    } as const;
    add(en, { ...shared, es, isPlural: false });
    if (isCount) add(pluralise(en), { ...shared, es: pluraliseSpanishPhrase(es), isPlural: true });
  };
  const addVerb = (
    base: string,
    forms: { past: string; gerund: string; third: string },
    es: SpanishVerb,
  ): void => {
    add(base, { kind: 'verb', es, tense: 'base' });
    add(forms.past, { kind: 'verb', es, tense: 'past' });
    add(forms.gerund, { kind: 'verb', es, tense: 'gerund' });
    add(forms.third, { kind: 'verb', es, tense: 'third' });
  };

  for (const { es, en } of actionVerbs) {
    const verb = spanishVerb(es.infinitive, [es.firstPerson, es.thirdPerson], es.noun);
    addVerb(en.base, { ...inflect(en.base), past: en.past, gerund: en.gerund }, verb);
  }
  for (const { group, columns } of [...phraseTables, englishWords].flatMap((table) =>
    readTable(table, 3),
  )) {
    const [es = '', en = '', note = ''] = columns;
    if (group === 'verb') {
      const [first, third] = readNames(en);
      const past =
        first !== undefined && third !== undefined ? ([first, third] as const) : undefined;
      addVerb(note, inflect(note), spanishVerb(es, past, ''));
    } else if (group === 'fixed') {
      if (!SMALL_WORDS.test(en)) add(en, { kind: 'fixed', es });
    } else if (group === 'adjective') add(en, { kind: 'adjective', es });
    else if (note === 'es') continue;
    else if (group === 'noun') addNoun(en, es, true, PERSONS.test(en), note);
    else if (group === 'mass') addNoun(en, es, false, false, note);
    else if (group === 'plural')
      add(en, {
        kind: 'noun',
        es,
        gender: genderOf(es),
        isPlural: true,
        isCount: false,
        isPerson: /people$|children$/.test(en),
        isDoubtful: false,
      });
  }
  for (const { es, en } of jobTitles) {
    const shown =
      es.find((name) => !/(?:a|a .+)$/.test(name) || /(?:ista|ta)(?: |$)/.test(name)) ?? es[0];
    if (shown !== undefined) for (const name of en) addNoun(name, shown.toLowerCase(), true, true);
  }
  for (const { es, en } of skills) {
    const [shown] = es;
    if (shown !== undefined) for (const name of en.slice(0, 1)) addNoun(name, shown, false, false);
  }
  let longestInWords = 1;
  for (const form of entries.keys())
    longestInWords = Math.max(longestInWords, form.split(' ').length);
  return { entries, longestInWords };
}

function spanishVerb(
  infinitive: string,
  past: readonly [string, string] | undefined,
  noun: string,
): SpanishVerb {
  const forms = new Map<string, string>();
  for (const [form, tense] of conjugate(infinitive, past))
    if (!forms.has(tense)) forms.set(tense, form);
  const of = (tense: string) => forms.get(tense) ?? infinitive;
  return {
    infinitive,
    past1: past?.[0] ?? of('past1'),
    past3: past?.[1] ?? of('past3'),
    past3p: of('past3p'),
    present1: of('present1'),
    present3: of('present3'),
    present3p: of('present3p'),
    gerund: of('gerund'),
    participle: of('participle'),
    noun,
  };
}
