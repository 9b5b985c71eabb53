import { splitSentences } from '../language';
import { editBullet, editProse } from './edit-bullet';
import type { EditedText, EditPlan, EntryTense } from './edit-plan';
import { findEnglishVerbByPast, looksLikeGerund } from './openings/english-verbs';
import {
  findVerbByNoun,
  findVerbByPreterite,
  isCatalogueInfinitive,
} from './openings/spanish-verbs';

/** All bullets of an entry keep one form: if some can't be changed, none is. */
export function editBullets(
  bullets: readonly string[],
  plan: EditPlan,
  entry: EntryTense,
): EditedText {
  const edited = editAll(bullets, plan, entry);
  return edited.texts.some((text) => isLeftOver(text, plan))
    ? editAll(bullets, plan, { ...entry, keepsForm: true })
    : edited;
}

/** The same for the sentences of running text. */
export function editDescription(text: string, plan: EditPlan, entry: EntryTense): EditedText {
  const edited = editProse(text, plan, entry);
  const sentences = splitSentences(edited.texts[0] ?? '');
  return sentences.length > 1 && sentences.some((one) => isLeftOver(one.text, plan))
    ? editProse(text, plan, { ...entry, keepsForm: true })
    : edited;
}

function editAll(bullets: readonly string[], plan: EditPlan, entry: EntryTense): EditedText {
  const edited = bullets.map((text) => editBullet(text, plan, entry));
  return {
    texts: edited.flatMap(({ texts }) => texts),
    reasons: edited.flatMap(({ reasons }) => reasons),
  };
}

const LOOKS_LIKE_DEED = /^\p{L}+(?:ción|sión|miento|aje)$/u;

/** A form the style does not use, which the rules could not change. */
function isLeftOver(text: string, { language, style }: EditPlan): boolean {
  const [first = '', next = ''] = text.toLowerCase().split(/[ ,.;:]/, 2);
  if (language === 'en') return looksLikeGerund(first);
  if (isCatalogueInfinitive(first)) return true;
  if (style === 'academic') return findVerbByPreterite(first) !== null || /[éí]$/.test(first);
  const isDeed = findVerbByNoun(first) !== null || LOOKS_LIKE_DEED.test(first);
  return isDeed && /^(?:del?|en|y|e|al?|con)?$/.test(next);
}

/** Whether a current job is written in the past tense. */
export function isToldInPast(bullets: readonly string[]): boolean {
  return bullets.some((text) => {
    const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
    const word = first.toLowerCase();
    return findVerbByPreterite(word) !== null || findEnglishVerbByPast(word) !== null;
  });
}
