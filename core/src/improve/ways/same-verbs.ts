import table from '../../../data/wording/same-verbs.tsv' with { type: 'text' };
import { type Language, languages } from '../../language';
import { nameEach, readNames, readRows } from '../../tables';
import type { EntryTense } from '../edit-plan';
import { capitalise } from '../end-sentences';
import { findEnglishVerbByBase } from '../openings/english-verbs';
import { contract, isObject } from '../openings/spanish-objects';
import { findVerbByInfinitive } from '../openings/spanish-verbs';
import { findWeakOpening } from '../openings/weak-openings';

type Tense = 'past' | 'present';

interface SameVerb {
  readonly others: readonly string[];
  /** Of what both say the same; null where it is anything. */
  readonly before: RegExp | null;
}

interface KnownForm {
  readonly verb: string;
  readonly tenses: readonly Tense[];
}

const LONGEST_VERB = 3;
const rows = readRows(table, ['language', 'verb', 'others', 'before']);
const sameVerbs = nameEach(languages, (language) => readSameVerbs(language));
const forms = nameEach(languages, readForms);

function readSameVerbs(language: Language): ReadonlyMap<string, readonly SameVerb[]> {
  const found = new Map<string, SameVerb[]>();
  for (const row of rows) {
    if (row.language !== language) continue;
    const same = { others: readNames(row.others), before: readObjects(row.before) };
    found.set(row.verb, [...(found.get(row.verb) ?? []), same]);
  }
  return found;
}

function readObjects(cell: string): RegExp | null {
  if (cell === '*') return null;
  const words = cell.split(' ').map((word) => word.replace('…', String.raw`\p{L}*`));
  return new RegExp(`^(?:${words.join('|')})$`, 'u');
}

function readForms(language: Language): ReadonlyMap<string, KnownForm> {
  const found = new Map<string, KnownForm>();
  for (const verb of sameVerbs[language].keys())
    for (const tense of ['past', 'present'] as const) {
      const form = conjugate(verb, tense, language);
      if (form === null) continue;
      found.set(form, { verb, tenses: [...(found.get(form)?.tenses ?? []), tense] });
    }
  return found;
}

/** The form a bullet begins with: "put in place", "puse en marcha". */
function conjugate(verb: string, tense: Tense, language: Language): string | null {
  const [head = '', ...rest] = verb.split(' ');
  const form = language === 'en' ? sayInEnglish(head, tense) : sayInSpanish(head, tense);
  return form === null ? null : [form, ...rest].join(' ');
}

function sayInEnglish(base: string, tense: Tense): string | null {
  const verb = findEnglishVerbByBase(base);
  return verb === null ? null : tense === 'past' ? verb.past : verb.base;
}

function sayInSpanish(infinitive: string, tense: Tense): string | null {
  const verb = findVerbByInfinitive(infinitive);
  return verb === null ? null : tense === 'past' ? verb.preterite : verb.present;
}

/** "Repaired lifts" and "Fixed lifts": the line with each verb that says the same of the same thing. */
export function sayWithSameVerbs(
  text: string,
  language: Language,
  entry: EntryTense,
): readonly string[] {
  const words = text.split(' ');
  for (let length = Math.min(LONGEST_VERB, words.length - 1); length > 0; length--) {
    const known = forms[language].get(words.slice(0, length).join(' ').toLowerCase());
    if (known === undefined) continue;
    const object = words.slice(length).join(' ');
    return canFollow(object, language) ? writeOthers(known, object, language, entry) : [];
  }
  return [];
}

function writeOthers(
  { verb, tenses }: KnownForm,
  object: string,
  language: Language,
  { isCurrent }: EntryTense,
): readonly string[] {
  // "cut" and "put" are both; the job tells which.
  const tense = tenses.length > 1 ? (isCurrent === true ? 'present' : 'past') : tenses[0];
  if (tense === undefined) return [];
  const head = findHead(object, language);
  const same = sameVerbs[language]
    .get(verb)
    ?.find(({ before }) => before === null || before.test(head));
  return (same?.others ?? []).flatMap((other) => {
    const form = conjugate(other, tense, language);
    if (form === null) return [];
    const line = `${capitalise(form)} ${object}`;
    const said = language === 'es' ? contract(line) : line;
    return findWeakOpening(said, language) === null ? [said] : [];
  });
}

const NO_OBJECT =
  /^(?:on|in|at|to|with|for|up|out|off|over|down|away|back|as|from|by|of|about|and|or|into|through|together|around|\p{Ll}+ing)(?![\p{L}])/u;

/** The other verb may not take what the first one took: "worked out", "pair and pair". */
function canFollow(object: string, language: Language): boolean {
  if (language === 'en') return /^[\p{L}\d]/u.test(object) && !NO_OBJECT.test(object);
  return isObject(object) || /^al? /.test(object) || /^\p{Lu}/u.test(object);
}

const DETERMINERS =
  /^(?:al?|el|la|los|las|un|una|unos|unas|mis?|sus?|todos?|todas?|varios|varias|diversos|diversas|cada|más|de|hasta|nuevos|nuevas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|\d[\d.,]*)$/u;
const END_OF_OBJECT =
  /[,;.:(]| (?:of|for|in|on|at|to|with|from|by|using|and|or|that|which|who|during|after|before|per|as|until|when|where|because|every|each) /u;

/** The noun that says what it is done to. */
function findHead(object: string, language: Language): string {
  if (language === 'es')
    return (
      object
        .toLowerCase()
        .split(/[ ,.;:]+/u)
        .find((word) => !DETERMINERS.test(word)) ?? ''
    );
  const clause = /^(?:that|all|every|everything|no)(?= )/.exec(object);
  if (clause !== null) return clause[0];
  const [phrase = ''] = object.split(END_OF_OBJECT, 1);
  return phrase.toLowerCase().split(' ').at(-1) ?? '';
}
