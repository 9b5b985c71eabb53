import type { ChangeReason } from '../assistant';
import { joinSentences, rememberByText, splitSentences } from '../language';
import { cutFiller } from './cut-filler';
import {
  type EditedText,
  type EditPlan,
  type EntryTense,
  LONGEST_SENTENCE,
  LONGEST_TEXT,
} from './edit-plan';
import { capitalise, capitaliseSentences, endBullet } from './end-sentences';
import { nameTerms } from './name-terms';
import { rewriteEnglishOpening } from './openings/english-opening';
import { type NewOpening, rewriteSpanishOpening } from './openings/spanish-opening';
import { putResultFirst } from './result-first';
import { splitBullet } from './split-bullet';
import { tidyTypography } from './tidy-typography';
import { trimList } from './trim-list';
import { readImpersonal } from './who-did-it';

const MOST_PASSES = 5;

/** The part of the plan that decides a pass over a text. The cache below depends on it being complete. */
type PassPlan = Pick<EditPlan, 'language' | 'style' | 'keepsWhole' | 'endsWithStop'>;

/** One bullet as an editor would leave it: maybe several bullets, maybe the very same text. */
export function editBullet(text: string, plan: EditPlan, entry: EntryTense): EditedText {
  if (text.length > LONGEST_SENTENCE) return { texts: [text], reasons: [] };
  const reasons = new Set<ChangeReason>();
  const runPass = passFor(plan, entry);
  let texts: readonly string[] = [text];
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const next = texts.flatMap((one) => {
      const edited = runPass(one);
      for (const reason of edited.reasons) reasons.add(reason);
      return edited.texts;
    });
    if (next.length === texts.length && next.every((one, at) => one === texts[at]))
      return { texts, reasons: [...reasons] };
    texts = next;
  }
  return { texts: [text], reasons: [] };
}

/** Cache size for each plan: the lines of the largest CV. */
const ROOM = { most: 2_500, longest: 600 };
const passes = new Map<string, (text: string) => EditedText>();

/** We edit a bullet until nothing changes, then again to explain it and to find alternatives, so the passes repeat. */
function passFor(plan: EditPlan, entry: EntryTense): (text: string) => EditedText {
  const { language, style, keepsWhole = false, endsWithStop } = plan;
  const { isCurrent, keepsForm = false, usesOtherVerb = false } = entry;
  const known = { isCurrent, keepsForm, usesOtherVerb };
  const key = [language, style, keepsWhole, endsWithStop, ...Object.values(known)].join();
  const made = passes.get(key);
  if (made !== undefined) return made;
  const own = { language, style, keepsWhole, endsWithStop };
  const pass = rememberByText((text) => editOnce(text, own, known), ROOM);
  passes.set(key, pass);
  return pass;
}

function editOnce(text: string, plan: PassPlan, entry: EntryTense): EditedText {
  const reasons = new Set<ChangeReason>();
  const step = stepper(reasons);
  const tidy = step('typography', text, (one) => tidyTypography(one, plan.language).trim());
  const named = step('spelling', tidy, (one) => nameTerms(one, plan.language));
  const parts = plan.keepsWhole ? [named] : splitBullet(named, plan.language, plan.style);
  if (parts.length > 1) reasons.add('split-sentence');
  const texts = parts.map((part) =>
    step('punctuation', editSentences(part, plan, entry, reasons), (one) =>
      endBullet(capitaliseSentences(one), plan.endsWithStop),
    ),
  );
  return { texts, reasons: [...reasons] };
}

/** Running text keeps its lines and sentences. */
export function editProse(text: string, plan: EditPlan, entry: EntryTense): EditedText {
  if (text.length > LONGEST_TEXT) return { texts: [text], reasons: [] };
  const reasons = new Set<ChangeReason>();
  const step = stepper(reasons);
  let current = text;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const tidy = step('typography', current, (one) => tidyTypography(one, plan.language).trim());
    const named = step('spelling', tidy, (one) => nameTerms(one, plan.language));
    const next = step(
      'punctuation',
      editSentences(named, plan, entry, reasons),
      capitaliseSentences,
    );
    if (next === current) return { texts: [current], reasons: [...reasons] };
    current = next;
  }
  return { texts: [text], reasons: [] };
}

function editSentences(
  text: string,
  plan: PassPlan,
  entry: EntryTense,
  reasons: Set<ChangeReason>,
): string {
  return joinSentences(
    splitSentences(text).map(({ text: sentence, gap }) => {
      const [mark = ''] = /^\s*(?:[•·▪‣*–-]\s+)?/u.exec(sentence) ?? [];
      return { text: mark + editSentence(sentence.slice(mark.length), plan, entry, reasons), gap };
    }),
  );
}

/** Filler, opening and order of one sentence; the first letter stays a capital. */
function editSentence(
  sentence: string,
  plan: PassPlan,
  entry: EntryTense,
  reasons: Set<ChangeReason>,
): string {
  if (sentence.length > LONGEST_SENTENCE) return sentence;
  const { language, style } = plan;
  const step = stepper(reasons);
  const cut = step('filler-cut', sentence, (one) =>
    keepCase(one, cutFiller(trimList(one, language), language)),
  );
  const rewrite = language === 'es' ? rewriteSpanishOpening : rewriteEnglishOpening;
  const opening = rewrite(cut, style, entry) ?? ownDeed(cut, plan, entry);
  const opened = opening === null ? cut : keepCase(cut, opening.text);
  if (opening !== null && opened !== cut) reasons.add(opening.reason);
  if (style !== 'executive') return opened;
  const result = putResultFirst(opened, language);
  if (result === null) return opened;
  reasons.add('strong-verb');
  return keepCase(opened, result);
}

/** "Los pedidos eran preparados por mí": the sentence says who did it. */
function ownDeed(
  text: string,
  { language, style }: PassPlan,
  entry: EntryTense,
): NewOpening | null {
  if (style === 'academic' && language === 'es') return null;
  const impersonal = readImpersonal(text, language, entry.isCurrent === true);
  if (impersonal?.isOwn !== true || impersonal.suggestion === '') return null;
  return { text: impersonal.suggestion, reason: 'person-and-tense' };
}

const keepCase = (before: string, after: string) =>
  /^\p{Lu}/u.test(before) ? capitalise(after) : after;

function stepper(reasons: Set<ChangeReason>) {
  return (reason: ChangeReason, text: string, edit: (text: string) => string): string => {
    const edited = edit(text);
    if (edited !== text) reasons.add(reason);
    return edited;
  };
}
