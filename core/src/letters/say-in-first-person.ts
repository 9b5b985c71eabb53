import {
  editBullet,
  findEnglishVerbByBase,
  findEnglishVerbByPast,
  findVerbByPresent,
  findVerbByPreterite,
  startsWithEnglishDeterminer,
} from '../improve';
import type { Language } from '../language';

/** "reduje un 35 % el tiempo de cierre", "reduced costs by 35%": null where the sentence is not told with a verb we know. */
export function sayInFirstPerson(
  sentence: string,
  language: Language,
  isCurrent: boolean,
): string | null {
  const plan = {
    language,
    style: 'startup',
    focusArea: 'balanced',
    endsWithStop: false,
    isShort: false,
    hasSummary: true,
  } as const;
  const { texts } = editBullet(sentence, plan, { isCurrent });
  const [edited = ''] = texts.length === 1 ? texts : [sentence];
  const said = edited.replace(/[.\s]+$/u, '');
  const [first = ''] = /^\p{L}+/u.exec(said) ?? [];
  const verb = first.toLowerCase();
  const after = said.slice(first.length);
  const isTold = language === 'es' ? isSpanishDeed(verb, after) : isEnglishDeed(verb, after);
  return isTold ? verb + after : null;
}

function isSpanishDeed(verb: string, after: string): boolean {
  if (!/^ [\p{L}\d«"]/u.test(after)) return false;
  if (findVerbByPreterite(verb) !== null || isPreterite(verb)) return true;
  const present = findVerbByPresent(verb);
  // "Apoyo a…" and "Control de…" may be nouns.
  return present !== null && present.noun !== verb && !/^ (?:del?|en|y|e|a|al) /u.test(after);
}

/** "renegocié", "serví": nearly every word of this form that begins a line is one. */
function isPreterite(word: string): boolean {
  return (
    /^\p{Ll}{3,}[éí]$/u.test(word) && !/^(?:café|comité|bebé|así|aquí|allí|también)$/.test(word)
  );
}

/** Words in -ed that say how something is and not what was done. */
const NO_DEEDS =
  /^(?:advanced|certified|qualified|skilled|experienced|based|related|dedicated|motivated|detailed|assigned|tasked|involved|licensed|need|speed|seed|feed|limited|united|shared|mixed|combined|applied)$/;

function isEnglishDeed(verb: string, after: string): boolean {
  if (!/^ [\p{L}\d"]/u.test(after)) return false;
  if (findEnglishVerbByPast(verb) !== null) return true;
  if (/^\p{Ll}{3,}ed$/u.test(verb) && !NO_DEEDS.test(verb)) return true;
  return findEnglishVerbByBase(verb) !== null && startsWithEnglishDeterminer(after);
}
