import { actionVerbs } from '../../catalog';
import { skills } from '../../catalog/skills';
import { jobTitles } from '../../catalog/titles';
import { bothWays, englishFirst, englishLast, type Phrase } from '../phrases';
import { doubtfulSpanish } from '../phrases/doubtful-words';
import { DOUBTFUL_NOUNS } from './english-doubts';
import { pluralise } from './english-forms';
import { inflect } from './lexicon';
import { conjugate, pluraliseSpanishPhrase } from './spanish-forms';
import { type Gender, genderOf } from './spanish-gender';

type EnglishTense = 'base' | 'past' | 'gerund' | 'third';

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
  | {
      readonly kind: 'adjective';
      readonly es: string;
      readonly isDoubtful: boolean;
      /** Made for English; the others are Spanish adjectives that may be nouns in English. */
      readonly isEnglish: boolean;
    }
  /** "60-bed": what follows its noun as "de 60 camas". */
  | { readonly kind: 'measure'; readonly es: string }
  | {
      readonly kind: 'verb';
      readonly es: SpanishVerb;
      readonly en: string;
      readonly tense: EnglishTense;
      /** "cut", "put": the past looks like the present. */
      readonly isAlsoPast: boolean;
    }
  | {
      readonly kind: 'noun';
      readonly en: string;
      readonly es: string;
      readonly gender: Gender;
      readonly isPlural: boolean;
      readonly isCount: boolean;
      readonly isPerson: boolean;
      /** A job title or a skill of the catalogue. */
      readonly from: 'words' | 'titles' | 'skills';
      readonly isDoubtful: boolean;
    };
export type EnglishNoun = Extract<EnglishEntry, { kind: 'noun' }>;
export type EnglishVerbEntry = Extract<EnglishEntry, { kind: 'verb' }>;

interface EnglishLexicon {
  readonly entries: ReadonlyMap<string, readonly EnglishEntry[]>;
  readonly longestInWords: number;
}

const PERSONS =
  /^(?:.+ )?(?:client|customer|patient|student|employee|worker|colleague|coworker|candidate|applicant|guest|user|person|child|kid|family|volunteer|participant|member|supplier|auditor|subcontractor|contractor|citizen|intern|partner|visitor|diner|engineer|developer|professional|specialist|expert|resident|parent|owner|tenant|passenger|driver|nurse|doctor|teacher|manager|director|leader|technician|operator|bricklayer|cook|waiter|lawyer|attorney|politician|artist|athlete|refugee|migrant|teenager|adult|woman|man|pupil|learner|apprentice|trainee|donor|investor|shareholder|buyer|seller|musician|writer|journalist|police officer|firefighter|victim|offender|designer|programmer|assistant|salesperson|hire|reader|people)$/;

/** Prepositions that the reader translates by what follows. */
const SMALL_WORDS =
  /^(?:on|from|by|through|before|after|between|within|of|quality|over|for|since|if|whose|by|in|at|with|to|hot|cold|alone|live|on .+)$/;

const titleNames: ReadonlySet<string> = new Set(
  jobTitles
    .flatMap(({ en }) => en.map((name) => name.toLowerCase()))
    .filter((name) => !/^(?:server|model|guide|host|page|press|chair|runner)$/.test(name)),
);
/** English helping verbs, which no verb of a trade may be taken for. */
const HELPERS = /^(?:can|will|may|must|like|being|does|do|did|having|has|have|had)$/;
const unclear: ReadonlySet<string> = new Set(doubtfulSpanish.fixed);

let built: EnglishLexicon | undefined;

export function englishLexicon(): EnglishLexicon {
  built ??= buildLexicon();
  return built;
}

const deedNouns = new Map(actionVerbs.map(({ es }) => [es.infinitive, es.noun]));

type Draft = Map<string, EnglishEntry[]>;

function buildLexicon(): EnglishLexicon {
  const entries: Draft = new Map();
  // The first meaning of a form stays, so this order is the order of their weight.
  addPhrases(entries, englishFirst(), true);
  addActionVerbs(entries);
  addPhrases(entries, [...bothWays(), ...englishLast()], false);
  addTitles(entries);
  addSkills(entries);
  let longestInWords = 1;
  for (const form of entries.keys())
    longestInWords = Math.max(longestInWords, form.split(' ').length);
  return { entries, longestInWords };
}

function add(entries: Draft, form: string, entry: EnglishEntry): void {
  const key = form.toLowerCase();
  const known = entries.get(key);
  if (known === undefined) entries.set(key, [entry]);
  else if (!known.some(({ kind }) => kind === entry.kind)) known.push(entry);
}

interface NounRow {
  readonly en: string;
  readonly es: string;
  readonly isCount: boolean;
  readonly from: EnglishNoun['from'];
  readonly note?: string;
}

function addNoun(entries: Draft, { en, es, isCount, from, note = '' }: NounRow): void {
  const shared = {
    kind: 'noun',
    en,
    gender: genderOf(es),
    isCount,
    isPerson: from === 'titles' || (isCount && (PERSONS.test(en) || titleNames.has(en))),
    from,
    isDoubtful: note === 'doubt' || DOUBTFUL_NOUNS.has(en),
  } as const;
  add(entries, en, {
    ...shared,
    es,
    isPlural: !isCount && /^\S*[^áéíóús]s(?: |$)/.test(es) && isPluralMass(es),
  });
  if (isCount)
    add(entries, pluralise(en), { ...shared, es: pluraliseSpanishPhrase(es), isPlural: true });
}

function addPlural(entries: Draft, es: string, en: string): void {
  add(entries, en, {
    kind: 'noun',
    en,
    es,
    gender: genderOf(es),
    isPlural: /s(?: |$)/.test(es),
    isCount: false,
    isPerson: PERSONS.test(en.replace(/s$/, '')) || /people|children/.test(en),
    from: 'words',
    isDoubtful: false,
  });
}

function addVerb(
  entries: Draft,
  base: string,
  forms: { past: string; gerund: string; third: string },
  es: SpanishVerb,
): void {
  if (HELPERS.test(base)) return;
  const shared = { kind: 'verb', es, en: base } as const;
  const isAlsoPast = forms.past === base;
  add(entries, base, { ...shared, tense: 'base', isAlsoPast });
  add(entries, forms.past, { ...shared, tense: 'past', isAlsoPast });
  add(entries, forms.gerund, { ...shared, tense: 'gerund', isAlsoPast });
  add(entries, forms.third, { ...shared, tense: 'third', isAlsoPast });
}

function addPhrases(entries: Draft, phrases: readonly Phrase[], isEnglish: boolean): void {
  for (const { kind, es, en, note, past } of phrases) {
    if (kind === 'verb') {
      // Verbs with their object are senses for the Spanish side; here the object is read by itself.
      if (isEnglish || !/^\S+ \S{4,}s$/.test(es))
        addVerb(entries, en, inflect(en), spanishVerb(es, past));
    } else if (kind === 'fixed') {
      if (isEnglish || (!SMALL_WORDS.test(en) && !unclear.has(es)))
        add(entries, en, { kind: 'fixed', es });
    } else if (kind === 'adjective')
      add(entries, en, { kind: 'adjective', es, isDoubtful: note === 'doubt', isEnglish });
    else if (note === 'es') continue;
    else if (kind === 'plural') addPlural(entries, es, en);
    else addNoun(entries, { en, es, isCount: kind === 'noun', from: 'words', note });
  }
}

function addActionVerbs(entries: Draft): void {
  for (const { es, en } of actionVerbs) {
    const verb = spanishVerb(es.infinitive, [es.firstPerson, es.thirdPerson]);
    addVerb(entries, en.base, { ...inflect(en.base), past: en.past, gerund: en.gerund }, verb);
  }
}

function addTitles(entries: Draft): void {
  for (const { es, en } of jobTitles) {
    const shown =
      es.find((name) => !/(?:a|a .+)$/.test(name) || /(?:ista|ta)(?: |$)/.test(name)) ?? es[0];
    if (shown === undefined) continue;
    for (const name of en)
      if (!en.some((other) => isDescribed(name, other)))
        addNoun(entries, { en: name, es: shown.toLowerCase(), isCount: true, from: 'titles' });
  }
}

function addSkills(entries: Draft): void {
  for (const { es, en } of skills) {
    const [shown] = es;
    const [name] = en;
    if (shown !== undefined && name !== undefined)
      addNoun(entries, { en: name, es: shown, isCount: false, from: 'skills' });
  }
}

/** "certified welder" is more than a "welder": the grammar adds what the catalogue would swallow. */
const isDescribed = (name: string, other: string): boolean =>
  name.endsWith(` ${other}`) &&
  /^(?:certified|qualified|licensed|registered|experienced|small)/i.test(name);

/** "conocimientos", "seguros": Spanish speaks of many where English cannot count. */
const isPluralMass = (es: string): boolean =>
  !/^(?:análisis|crisis|tesis|gas|atlas|marketing|stress|estrés|marcos|virus|ictus)\b/.test(es);

export function spanishVerb(infinitive: string, past?: readonly [string, string]): SpanishVerb {
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
    noun: deedNouns.get(infinitive) ?? '',
  };
}
