import type { Cv, WorkItem } from '../../cv';
import {
  findEnglishVerbByBase,
  findEnglishVerbByGerund,
  findEnglishVerbByPast,
  findEnglishVerbByThird,
  findFirstPerson,
  findVerbByPresent,
  findVerbByThird,
  readSpan,
  startsWithEnglishDeterminer,
} from '../../improve';
import { type Language, splitSentences } from '../../language';
import type { Finding } from '../finding';
import { beginLike } from '../words/known-forms';

/** The verb a sentence begins with. */
interface Opening {
  readonly pointer: string;
  readonly from: number;
  readonly word: string;
  readonly after: string;
}

/**
 * Past jobs in the present tense, and a line in another person than the rest of its job. Only at the start of a sentence
 * and before an object, where the form is certain.
 */
export function checkTense(cv: Cv, language: Language): ReadonlyMap<string, readonly Finding[]> {
  const findings = new Map<string, Finding[]>();
  cv.work_experience.forEach((job, at) => {
    for (const { pointer, ...finding } of checkJob(job, `/work_experience/${at}`, language))
      findings.set(pointer, [...(findings.get(pointer) ?? []), finding]);
  });
  return findings;
}

function checkJob(job: WorkItem, pointer: string, language: Language) {
  const openings = listOpenings(job, pointer);
  const end = readSpan(job.dates)?.end ?? null;
  const isOver = end !== null && end !== 'present';
  const isOwn = openings.some(({ word }) => tellsOwn(word.toLowerCase(), language));
  return openings.flatMap((opening) => {
    const word = opening.word.toLowerCase();
    const meant =
      language === 'es'
        ? readSpanish(word, opening.after, isOver, isOwn)
        : (readInList(opening, openings) ?? readEnglish(word, opening.after, isOver, isOwn));
    if (meant === null || meant === word) return [];
    const suggestions = [beginLike(opening.word, meant)];
    const to = opening.from + opening.word.length;
    const kind = 'tense' as const;
    return [{ pointer: opening.pointer, from: opening.from, to, kind, suggestions, isSure: false }];
  });
}

function listOpenings(job: WorkItem, pointer: string): readonly Opening[] {
  const texts = [
    { pointer: `${pointer}/description`, text: job.description },
    ...job.achievements.map((text, at) => ({ pointer: `${pointer}/achievements/${at}`, text })),
  ];
  return texts.flatMap((place) => {
    let start = 0;
    return splitSentences(place.text).flatMap(({ text, gap }): Opening[] => {
      const [mark = ''] = /^\s*(?:[•·▪‣*–-]\s+)?/u.exec(text) ?? [];
      const from = start + mark.length;
      start += text.length + gap.length;
      const [word = ''] = /^\p{L}+/u.exec(text.slice(mark.length)) ?? [];
      const after = text.slice(mark.length + word.length);
      return word === '' ? [] : [{ pointer: place.pointer, from, word, after }];
    });
  });
}

function tellsOwn(word: string, language: Language): boolean {
  return language === 'es'
    ? findFirstPerson(word) !== null
    : findEnglishVerbByBase(word) !== null || findEnglishVerbByPast(word) !== null;
}

const SPANISH_OBJECT =
  /^ (?:el|la|los|las|un|una|unos|unas|mis?|nuestr[oa]s?|tod[oa]s? (?:el|la|los|las)|al?|\d+)(?![\p{L}])/u;

/** "Diseño de rótulos" is a noun, "Diseño los rótulos" is not. */
function readSpanish(word: string, after: string, isOver: boolean, isOwn: boolean): string | null {
  if (!SPANISH_OBJECT.test(after)) return null;
  const third = /ó$/.test(word) ? findVerbByThird(word) : null;
  if (third !== null) return isOwn ? third.preterite : null;
  if (!isOver || /^ al? /.test(after)) return null;
  const present = findVerbByPresent(word);
  return present === null || present.infinitive.includes(' ') ? null : present.preterite;
}

const FEWEST_OF_A_LIST = 3;
/** "Carry out checks"; "Set up of the stands" and "Back up for two depots" are things. */
const PARTICLE = /^ (?:out|up|down|off|over) (?!of|for|to|and|artists?|the road)[\p{L}\d]/u;

/** "Carry out checks" in a list of "Driving…", "Taking…" and "Helping…" that has no other like it. */
function readInList({ word, after }: Opening, openings: readonly Opening[]): string | null {
  const small = openings.map((one) => one.word.toLowerCase());
  const isBase = (one: string) => findEnglishVerbByBase(one) !== null;
  const isDoing = (one: string) => findEnglishVerbByGerund(one) !== null;
  if (small.filter(isDoing).length < FEWEST_OF_A_LIST || small.filter(isBase).length > 1)
    return null;
  if (!startsWithEnglishDeterminer(after) && !PARTICLE.test(after)) return null;
  return findEnglishVerbByBase(word.toLowerCase())?.gerund ?? null;
}

function readEnglish(word: string, after: string, isOver: boolean, isOwn: boolean): string | null {
  if (!startsWithEnglishDeterminer(after)) return null;
  const third = findEnglishVerbByThird(word);
  if (third !== null) return isOver ? third.past : isOwn ? third.base : null;
  if (!isOver || findEnglishVerbByPast(word) !== null) return null;
  return findEnglishVerbByBase(word)?.past ?? null;
}
