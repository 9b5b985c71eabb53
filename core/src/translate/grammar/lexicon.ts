import { actionVerbs } from '../../catalog';
import { skills } from '../../catalog/skills';
import { jobTitles } from '../../catalog/titles';
import { bothWays, deedNouns, type Phrase } from '../phrases';
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

interface Draft {
  readonly entries: Map<string, Entry[]>;
  readonly verbs: Map<string, EnglishVerb>;
  readonly deeds: Map<string, EnglishVerb>;
  readonly senses: Map<string, EnglishVerb>;
  readonly loanWords: Set<string>;
}

function buildLexicon(): SpanishLexicon {
  const draft: Draft = {
    entries: new Map(),
    verbs: new Map(),
    deeds: new Map(),
    senses: new Map(),
    loanWords: new Set(),
  };
  const phrases = bothWays();
  // The first meaning of a form stays, so this order is the order of their weight.
  addVerbs(draft, phrases);
  addActionVerbs(draft);
  addDeeds(draft);
  addFixed(draft, phrases);
  addNouns(draft, phrases);
  addAdjectives(draft, phrases);
  addTitles(draft);
  addCountries(draft);
  addSkills(draft);
  const { entries, deeds, senses, loanWords } = draft;
  let longestInWords = 1;
  for (const form of entries.keys())
    longestInWords = Math.max(longestInWords, form.split(' ').length);
  return { entries, deeds, senses, loanWords, longestInWords, modifiers: findModifiers(entries) };
}

const doubtful = {
  nouns: new Set<string>(doubtfulSpanish.nouns),
  verbs: new Set<string>(doubtfulSpanish.verbs),
  adjectives: new Set<string>(doubtfulSpanish.adjectives),
  fixed: new Set<string>(doubtfulSpanish.fixed),
};

/** The first meaning of a form stays; a form can be of several kinds. */
function add({ entries }: Draft, form: string, entry: Entry): void {
  const key = form.toLowerCase();
  const known = entries.get(key);
  if (known === undefined) entries.set(key, [entry]);
  else if (!known.some(({ kind }) => kind === entry.kind)) known.push(entry);
}

function addNoun(draft: Draft, es: string, en: string, isCount: boolean, note = ''): void {
  const shared = {
    isCount,
    wantsOf: note === 'of',
    isPlain: !es.includes(' '),
    isDoubtful: note === 'doubt' || doubtful.nouns.has(es),
    isSkill: note === 'skill',
  };
  add(draft, es, { kind: 'noun', en, singular: en, isPlural: false, ...shared });
  const plural = pluraliseSpanishPhrase(es);
  if (isCount && plural !== es)
    add(draft, plural, {
      kind: 'noun',
      en: pluralise(en),
      singular: en,
      isPlural: true,
      ...shared,
    });
}

function addPlural(draft: Draft, es: string, en: string, isSkill = false): void {
  add(draft, es, {
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
}

function addVerb(draft: Draft, es: string, forms: EnglishVerb, past?: Phrase['past']): void {
  if (draft.verbs.has(es)) return;
  const en = { ...forms, infinitive: es };
  draft.verbs.set(es, en);
  const isDoubtful = doubtful.verbs.has(es) || es === 'disponer de';
  for (const [form, tense] of conjugate(es, past))
    add(draft, form, { kind: 'verb', en, tense, es, isDoubtful });
}

const ofKind = (phrases: readonly Phrase[], kind: Phrase['kind']) =>
  phrases.filter((phrase) => phrase.kind === kind);

function addVerbs(draft: Draft, phrases: readonly Phrase[]): void {
  for (const { es, en, past } of ofKind(phrases, 'verb')) {
    const object = /^\S+ (\S{4,}s)$/.exec(es)?.[1];
    const sense =
      object === undefined
        ? undefined
        : /^\S+(?: (?:out|up|on|off|down|to|together|in|over))?(?= )/.exec(en)?.[0];
    if (object !== undefined && sense !== undefined && !KEEPS_OBJECT.test(en))
      draft.senses.set(`${es.split(' ', 1)[0]} ${object}`, inflect(sense));
    else addVerb(draft, es, inflect(en), past);
  }
}

function addActionVerbs(draft: Draft): void {
  for (const { es, en } of actionVerbs) {
    addVerb(draft, es.infinitive, { ...inflect(en.base), past: en.past, gerund: en.gerund }, [
      es.firstPerson,
      es.thirdPerson,
    ]);
    const verb = draft.verbs.get(es.infinitive);
    if (verb !== undefined) draft.deeds.set(es.noun, verb);
  }
}

function addDeeds({ verbs, deeds }: Draft): void {
  for (const { noun, infinitive } of deedNouns()) {
    const verb = verbs.get(infinitive);
    if (verb === undefined) throw new Error(`no verb "${infinitive}" for the deed "${noun}"`);
    deeds.set(noun, verb);
  }
}

function addFixed(draft: Draft, phrases: readonly Phrase[]): void {
  for (const { es, en } of ofKind(phrases, 'fixed')) {
    const isDoubtful = doubtful.fixed.has(es);
    add(draft, es, { kind: 'fixed', en, isDoubtful });
    if (/ (?:de|a)$/.test(es)) add(draft, `${es}l`, { kind: 'fixed', en, isDoubtful });
  }
}

function addNouns(draft: Draft, phrases: readonly Phrase[]): void {
  for (const { es, en } of ofKind(phrases, 'plural')) addPlural(draft, es, en);
  for (const { es, en, note } of ofKind(phrases, 'noun')) addNoun(draft, es, en, true, note);
  for (const { es, en, note } of ofKind(phrases, 'mass')) addNoun(draft, es, en, false, note);
}

function addAdjectives(draft: Draft, phrases: readonly Phrase[]): void {
  for (const { es, en } of ofKind(phrases, 'adjective'))
    for (const { form, isPlural } of adjectiveForms(es))
      add(draft, form, {
        kind: 'adjective',
        en,
        isPlural,
        isDoubtful: doubtful.adjectives.has(es),
      });
}

function addTitles(draft: Draft): void {
  for (const { es, en } of jobTitles) {
    const [shown] = en;
    if (shown === undefined) continue;
    // "soldador homologado" is more than a "welder": the grammar adds what the catalogue would swallow.
    for (const name of es)
      if (
        !es.some((other) => name.startsWith(`${other} `) && !/ /.test(name.slice(other.length + 1)))
      )
        addNoun(draft, name.toLowerCase(), shown, true);
  }
}

function addCountries(draft: Draft): void {
  for (const { es, en } of countryPairs)
    for (const name of es)
      if (/^\p{Lu}/u.test(name)) addNoun(draft, name.toLowerCase(), en[0] ?? name, false);
}

function addSkills(draft: Draft): void {
  for (const { es: names, en: englishNames } of skills) {
    const [es] = names;
    const [en] = englishNames;
    if (es === undefined || en === undefined) continue;
    const american = en.replace(/(?<=[a-z])isation/g, 'ization').replace(/ \(.*\)$/, '');
    if (/[A-Z]s$/.test(en) && !/s(?: |$)/.test(es)) continue;
    if (/s(?: |$)/.test(es) && /s$/.test(en)) addPlural(draft, es.toLowerCase(), american, true);
    else addNoun(draft, es.toLowerCase(), american, false, 'skill');
    const english = new Set(englishNames.flatMap((name) => name.toLowerCase().split(' ')));
    for (const name of names)
      for (const word of name.toLowerCase().split(' '))
        if (word.length > 3 && english.has(word)) draft.loanWords.add(word);
  }
}

function findModifiers(entries: Draft['entries']): ReadonlySet<string> {
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
  return modifiers;
}
