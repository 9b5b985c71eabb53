import { findEnglishVerbByPast } from '../improve';

/** "I" before what somebody did, not before what somebody is, was or has done. */
const SUBJECT =
  /(^|[.!?;]\s+|\n\s*(?:[-•·*–]\s+)?)I (?!(?:am|was|have|had|will|would|can|could)\b)(\p{Ll})/gu;

/**
 * English tells what was done in a job without "I", which Spanish has in its verbs. A line that begins otherwise keeps it: there
 * it tells apart what others did.
 */
export function leaveOutSubject(text: string): string {
  if (!/^I /.test(text)) return text;
  return text.replace(SUBJECT, (_, before: string, letter: string) =>
    before.startsWith(';') ? before + letter : before + letter.toUpperCase(),
  );
}

/** "Registré", "Atendí", "Llevaba", "Hice": somebody did it. Words in -ía may be nouns or verbs. */
const TOLD_IN_PAST =
  /(?:[éíó]|aba|ía|amos|imos)$|^(?:hice|puse|tuve|fui|estuve|traje|di|supe|vine|me|nos)$|(?:duje|tuve|puse|vine|traje)$/u;
const WORD = /[\p{L}-]+/gu;

/**
 * English has a verb for "Registro de constantes", and the model, which sees the line alone, tells it in the past. In a job that goes
 * on it is what somebody does: "Recorded vital signs and updated charts" is "Record vital signs and update charts" there.
 */
export function tellOfToday(text: string, source: string): string {
  if ((source.toLowerCase().match(WORD) ?? []).some((word) => TOLD_IN_PAST.test(word))) return text;
  const [first = ''] = /^\p{Lu}[\p{L}-]*/u.exec(text) ?? [];
  const verb = findEnglishVerbByPast(first.toLowerCase());
  if (verb === null) return text;
  const rest = text.slice(first.length);
  const isMixed = [...rest.matchAll(GOES_ON)].some(
    ([, , word = '']) => word.endsWith('ed') && findEnglishVerbByPast(word) === null,
  );
  if (isMixed) return text;
  const begun = verb.base.charAt(0).toUpperCase() + verb.base.slice(1);
  return begun + rest.replace(GOES_ON, bareOf);
}

/** A past tense in a row with the first, with what was done behind it: not "parts made and sold by others". */
const GOES_ON =
  /(,? and |, )(\p{Ll}+)(?= (?!by |in |at |from |with |of |for |to |and |or |as |on )[\p{L}\d])/gu;

const bareOf = (row: string, link: string, word: string): string => {
  const verb = findEnglishVerbByPast(word);
  return verb === null ? row : link + verb.base;
};
