import { actionVerbs } from '../../catalog/action-verbs';
import { readNames, readTable } from '../../catalog/read-table';
import { skills } from '../../catalog/skills';
import { jobTitles } from '../../catalog/titles';
import { phraseTables } from '../phrases';
import { doubtfulSpanish } from '../phrases/doubtful-words';
import { countryPairs } from '../words/country-pairs';
import { pluralise, toGerund, toParticiple, toPast, toThirdPerson } from './english-forms';
import { adjectiveForms, conjugate, pluraliseSpanishPhrase, type VerbTense } from './spanish-forms';

export interface EnglishVerb {
  /** The Spanish verb it represents; some prepositions depend on it. */
  readonly infinitive?: string;
  readonly base: string;
  readonly past: string;
  readonly gerund: string;
  readonly participle: string;
  readonly third: string;
}

export type Entry =
  | { readonly kind: 'fixed'; readonly en: string; readonly isDoubtful: boolean }
  | {
      readonly kind: 'adjective';
      readonly en: string;
      readonly isPlural: boolean;
      readonly isDoubtful: boolean;
    }
  | {
      readonly kind: 'verb';
      readonly en: EnglishVerb;
      readonly tense: VerbTense;
      readonly es: string;
      readonly isDoubtful: boolean;
    }
  | {
      readonly kind: 'noun';
      /** Unchanged: in the plural when the Spanish is. */
      readonly en: string;
      /** The form before another noun: "order picking". */
      readonly singular: string;
      readonly isPlural: boolean;
      readonly isCount: boolean;
      /** Its complement always follows: "series of", never "talk series". */
      readonly wantsOf: boolean;
      readonly isPlain: boolean;
      /** It has a second usual meaning. */
      readonly isDoubtful: boolean;
      /** Named by the catalogue's skills only. */
      readonly isSkill: boolean;
    };
export type NounEntry = Extract<Entry, { kind: 'noun' }>;
export type VerbEntry = Extract<Entry, { kind: 'verb' }>;

export interface SpanishLexicon {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  /** "gestión" → manage: nouns that tell a deed. */
  readonly deeds: ReadonlyMap<string, EnglishVerb>;
  /** What a verb means with a certain object: "mantener" and "reuniones" → hold. */
  readonly senses: ReadonlyMap<string, EnglishVerb>;
  /** Words that Spanish took over from English as they are: "backlog", "marketing". */
  readonly loanWords: ReadonlySet<string>;
  readonly longestInWords: number;
  /** English words that stand before a noun in some phrase we know: "delivery", "fashion". */
  readonly modifiers: ReadonlySet<string>;
}

/** English that has another object than the Spanish: "dress wounds", "take vital signs". */
const KEEPS_OBJECT =
  /^(?:dress wounds|take vital signs|wait tables|set tables|carry out stocktaking|open up new markets|draw blood|take blood pressure|resolve cases|prepare payroll|answer questions|raise funds|grade exams|enter data|make decisions|harvest grapes)$/;

let built: SpanishLexicon | undefined;

export function spanishLexicon(): SpanishLexicon {
  built ??= buildLexicon();
  return built;
}

export const inflect = (base: string): EnglishVerb => ({
  base,
  past: toPast(base),
  gerund: toGerund(base),
  participle: toParticiple(base),
  third: toThirdPerson(base),
});

function buildLexicon(): SpanishLexicon {
  const entries = new Map<string, Entry[]>();
  const verbs = new Map<string, EnglishVerb>();
  const deeds = new Map<string, EnglishVerb>();
  const senses = new Map<string, EnglishVerb>();
  const loanWords = new Set<string>();
  const doubtful = {
    nouns: new Set<string>(doubtfulSpanish.nouns),
    verbs: new Set<string>(doubtfulSpanish.verbs),
    adjectives: new Set<string>(doubtfulSpanish.adjectives),
    fixed: new Set<string>(doubtfulSpanish.fixed),
  };
  /** The first meaning of a form stays; a form can be of several kinds. */
  const add = (form: string, entry: Entry): void => {
    const key = form.toLowerCase();
    const known = entries.get(key);
    if (known === undefined) entries.set(key, [entry]);
    else if (!known.some(({ kind }) => kind === entry.kind)) known.push(entry);
  };
  const addNoun = (es: string, en: string, isCount: boolean, note = ''): void => {
    const shared = {
      isCount,
      wantsOf: note === 'of',
      isPlain: !es.includes(' '),
      isDoubtful: note === 'doubt' || doubtful.nouns.has(es),
      isSkill: note === 'skill',
    };
    add(es, { kind: 'noun', en, singular: en, isPlural: false, ...shared });
    const plural = pluraliseSpanishPhrase(es);
    if (isCount && plural !== es)
      add(plural, { kind: 'noun', en: pluralise(en), singular: en, isPlural: true, ...shared });
  };
  const addPlural = (es: string, en: string, isSkill = false): void =>
    add(es, {
      kind: 'noun',
      en,
      singular: en,
      isPlural: true,
      isCount: false,
      wantsOf: false,
      isPlain: !es.includes(' '),
      isDoubtful: false,
      isSkill,
    });
  const addVerb = (es: string, forms: EnglishVerb, past?: readonly [string, string]): void => {
    if (verbs.has(es)) return;
    const en = { ...forms, infinitive: es };
    verbs.set(es, en);
    const isDoubtful = doubtful.verbs.has(es) || es === 'disponer de';
    for (const [form, tense] of conjugate(es, past))
      add(form, { kind: 'verb', en, tense, es, isDoubtful });
  };

  const rows = phraseTables.flatMap((table) => readTable(table, 3));
  const inGroup = (name: string) => rows.filter(({ group }) => group === name);
  for (const {
    columns: [es = '', past, base = ''],
  } of inGroup('verb')) {
    const [first, third] = readNames(past);
    const object = /^\S+ (\S{4,}s)$/.exec(es)?.[1];
    const sense =
      object === undefined
        ? undefined
        : /^\S+(?: (?:out|up|on|off|down|to|together|in|over))?(?= )/.exec(base)?.[0];
    if (object !== undefined && sense !== undefined && !KEEPS_OBJECT.test(base)) {
      senses.set(`${es.split(' ', 1)[0]} ${object}`, inflect(sense));
      continue;
    }
    addVerb(
      es,
      inflect(base),
      first !== undefined && third !== undefined ? [first, third] : undefined,
    );
  }
  for (const { es, en } of actionVerbs) {
    addVerb(es.infinitive, { ...inflect(en.base), past: en.past, gerund: en.gerund }, [
      es.firstPerson,
      es.thirdPerson,
    ]);
    const verb = verbs.get(es.infinitive);
    if (verb !== undefined) deeds.set(es.noun, verb);
  }
  for (const {
    columns: [noun = '', infinitive = ''],
  } of inGroup('deed')) {
    const verb = verbs.get(infinitive);
    if (verb === undefined) throw new Error(`no verb "${infinitive}" for the deed "${noun}"`);
    deeds.set(noun, verb);
  }
  for (const {
    columns: [es = '', en = ''],
  } of inGroup('fixed')) {
    const isDoubtful = doubtful.fixed.has(es);
    add(es, { kind: 'fixed', en, isDoubtful });
    if (/ (?:de|a)$/.test(es)) add(`${es}l`, { kind: 'fixed', en, isDoubtful });
  }
  for (const {
    columns: [es = '', en = ''],
  } of inGroup('plural'))
    addPlural(es, en);
  for (const {
    columns: [es = '', en = '', note],
  } of inGroup('noun'))
    addNoun(es, en, true, note);
  for (const {
    columns: [es = '', en = '', note],
  } of inGroup('mass'))
    addNoun(es, en, false, note);
  for (const {
    columns: [es = '', en = ''],
  } of inGroup('adjective'))
    for (const { form, isPlural } of adjectiveForms(es))
      add(form, { kind: 'adjective', en, isPlural, isDoubtful: doubtful.adjectives.has(es) });
  for (const { es, en } of jobTitles) {
    const [shown] = en;
    if (shown === undefined) continue;
    // "soldador homologado" is more than a "welder": the grammar adds what the catalogue would swallow.
    for (const name of es)
      if (
        !es.some((other) => name.startsWith(`${other} `) && !/ /.test(name.slice(other.length + 1)))
      )
        addNoun(name.toLowerCase(), shown, true);
  }
  for (const { es, en } of countryPairs)
    for (const name of es)
      if (/^\p{Lu}/u.test(name)) addNoun(name.toLowerCase(), en[0] ?? name, false);
  for (const {
    es: [es],
    en: [en],
    es: names,
    en: englishNames,
  } of skills) {
    if (es === undefined || en === undefined) continue;
    const american = en.replace(/(?<=[a-z])isation/g, 'ization').replace(/ \(.*\)$/, '');
    if (/[A-Z]s$/.test(en) && !/s(?: |$)/.test(es)) continue;
    if (/s(?: |$)/.test(es) && /s$/.test(en)) addPlural(es.toLowerCase(), american, true);
    else addNoun(es.toLowerCase(), american, false, 'skill');
    const english = new Set(englishNames.flatMap((name) => name.toLowerCase().split(' ')));
    for (const name of names)
      for (const word of name.toLowerCase().split(' '))
        if (word.length > 3 && english.has(word)) loanWords.add(word);
  }
  const modifiers = new Set<string>();
  for (const [form, found] of entries)
    for (const entry of found)
      if (
        entry.kind === 'noun' &&
        / (?:de|del|para|a|al) /.test(form) &&
        !/ (?:of|for|in|to) /.test(entry.en)
      )
        for (const word of entry.singular.toLowerCase().split(' ').slice(0, -1))
          modifiers.add(word);
  let longestInWords = 1;
  for (const form of entries.keys())
    longestInWords = Math.max(longestInWords, form.split(' ').length);
  return { entries, deeds, senses, loanWords, longestInWords, modifiers };
}
