import { z } from 'zod';
import type { Cv } from '../cv';
import { storableText } from '../text';
import { escapeStep, splitPointer } from './cv-pointer';

const LONGEST_TEXT = 1_000_000;
const LONGEST_WORD = 200;
export const MOST_DOUBTFUL = 100;
const text = storableText({ max: LONGEST_TEXT });

/** A text of a translated CV that its translator was not sure of: where it is, what it was made of, what it says. */
export const newDraft = z.object({
  pointer: text,
  source: text,
  draft: text,
  /** Words of the draft that its translator was least sure of. */
  doubtful: z
    .array(storableText({ max: LONGEST_WORD }))
    .max(MOST_DOUBTFUL)
    .optional(),
});
type NewDraft = z.output<typeof newDraft>;

/** As it is kept with the CV, until the text has changed. */
const draftMark = newDraft.extend({
  /** The person has confirmed it, so we don't ask again while it is there. */
  is_right: z.boolean().optional(),
});
export type DraftMark = z.output<typeof draftMark>;

/** What a person says of a draft, known by its words: places move. */
export const draftVerdict = z.object({ source: text, draft: text, is_right: z.boolean() });
export type DraftVerdict = z.output<typeof draftVerdict>;

export const MOST_DRAFTS = 2000;

/** The marks that are kept of a CV's English text. */
export const draftMarks = z.array(draftMark);

/** The drafts a person has yet to look at, each where it is now. */
export function keepOpenDrafts(drafts: readonly DraftMark[], cv: Cv | null): readonly DraftMark[] {
  return keepStandingDrafts(drafts, cv).filter(({ is_right }) => is_right !== true);
}

interface DraftChange {
  /** Drafts of a text that has just been written. */
  readonly drafts?: readonly DraftMark[] | undefined;
  readonly verdicts?: readonly DraftVerdict[] | undefined;
}

/** The marks after a change: those whose text is still there. A text confirmed once stays confirmed if it comes back. */
export function updateDraftMarks(
  before: readonly DraftMark[],
  { drafts = [], verdicts = [] }: DraftChange,
  cv: Cv | null,
): readonly DraftMark[] {
  const right = new Set(before.filter(({ is_right }) => is_right).map(nameDraft));
  for (const verdict of verdicts) {
    if (verdict.is_right) right.add(nameDraft(verdict));
    else right.delete(nameDraft(verdict));
  }
  const judged = new Set(verdicts.map(nameDraft));
  return keepStandingDrafts([...drafts, ...before], cv)
    .slice(0, MOST_DRAFTS)
    .map(({ is_right, ...draft }) => {
      const name = nameDraft(draft);
      const isRight = right.has(name) || (is_right === true && !judged.has(name));
      return isRight ? { ...draft, is_right: true } : draft;
    });
}

/** Two marks of the same words are one question. */
function nameDraft({ source, draft }: Pick<NewDraft, 'source' | 'draft'>): string {
  return JSON.stringify([source, draft]);
}

/** A text that has moved is found by its words; one that was changed or taken away is a draft no more. */
function keepStandingDrafts(drafts: readonly DraftMark[], cv: Cv | null): readonly DraftMark[] {
  if (cv === null || drafts.length === 0) return [];
  const texts = new Map(listTexts(cv).map(([pointer, words]) => [pointer, foldSpace(words)]));
  const standsStill = ({ pointer, draft }: DraftMark) => texts.get(pointer) === foldSpace(draft);
  const still = new Set(drafts.filter(standsStill).map(({ pointer }) => pointer));
  const taken = new Set<string>();
  return drafts.flatMap((mark) => {
    const isFree = (pointer: string) => !taken.has(pointer) && !still.has(pointer);
    const pointer = standsStill(mark) ? mark.pointer : findMoved(mark, texts, isFree);
    if (pointer === undefined || taken.has(pointer)) return [];
    taken.add(pointer);
    return [pointer === mark.pointer ? mark : { ...mark, pointer }];
  });
}

/** A word or two may appear in another kind of field by chance; a sentence doesn't. */
const FEWEST_WORDS_OF_A_SENTENCE = 4;

function findMoved(
  { pointer, draft }: DraftMark,
  texts: ReadonlyMap<string, string>,
  isFree: (pointer: string) => boolean,
): string | undefined {
  const words = foldSpace(draft);
  if (words === '') return undefined;
  const places = [...texts]
    .filter(([place, standing]) => standing === words && isFree(place))
    .map(([place]) => place);
  const kind = nameKind(pointer);
  const isSentence = words.split(' ').length >= FEWEST_WORDS_OF_A_SENTENCE;
  return places.find((place) => nameKind(place) === kind) ?? (isSentence ? places[0] : undefined);
}

/** Which field it is, whatever its entry: `/work_experience/2/title` is any job's title. */
function nameKind(pointer: string): string {
  const [section = '', ...steps] = splitPointer(pointer);
  const isOwn = section === 'additional';
  return [section, ...steps.map((step) => (isOwn || /^\d+$/.test(step) ? '*' : step))].join('/');
}

const foldSpace = (words: string) => words.trim().replace(/\s+/g, ' ');

/** Every text of a CV with its place; the heading of a section of one's own is a text too. */
function listTexts(cv: Cv): readonly (readonly [string, string])[] {
  return Object.entries(cv).flatMap(([section, value]) => listWithin(`/${section}`, value));
}

function listWithin(place: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, part]) => {
    const inner = `${place}/${escapeStep(step)}`;
    const isHeading = place === '/additional';
    return [...(isHeading ? [[inner, step] as const] : []), ...listWithin(inner, part)];
  });
}
