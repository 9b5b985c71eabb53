import type {
  ChangeReason,
  GuardFinding,
  ImproveInput,
  ImproveResult,
  ProposedChange,
  WishCode,
  WishesResult,
} from '../assistant';
import { type Cv, entryLists, type FieldValue, isSameValue } from '../cv';
import { adviseOnLines } from './advise-on-lines';
import { applyChanges, labelEntries } from './apply-changes';
import { askQuestions } from './ask-questions';
import type { EditPlan } from './edit-plan';
import { prefersStops } from './end-sentences';
import { orderSections } from './follow-wishes';
import { guardAgainstInvention } from './guard/guard-against-invention';
import { improveTexts } from './improve-texts';
import { listChangedFields } from './list-changed-fields';
import { orderEntries, orderHeadings } from './order-by-focus';
import { type ReadWishes, readWishes } from './read-wishes';

const MOST_PASSES = 4;
type Reasons = Map<string, Set<ChangeReason>>;

/**
 * The built-in engine's improvement: rules only, so the same CV always gives the same result. What each style and each focus
 * changes is described in docs/improving.md, and a property test checks it: another order, length, form or selection, never another fact.
 *
 * `mended` is the CV without its typing errors: its fixes are proposed with the rest and don't count as inventions.
 */
export function improveCv(input: ImproveInput, mended: Cv = input.cv): ImproveResult {
  const { cv, language } = input;
  const wishes = readWishes(input.instructions);
  const plan = makePlan(input, wishes.followed);
  const { proposed, guarded } = propose(cv, mended, plan);
  const changes = proposed.map((change) => adviseOnLines(change, mended, plan));
  return {
    cv: applyChanges(
      cv,
      changes,
      changes.map(({ id }) => id),
    ),
    changes,
    questions: [...askQuestions(guarded.cv, language)],
    warnings: guarded.findings.filter((finding) => !isAskedFor(finding, plan)),
    ...(input.instructions.trim() !== '' && { wishes: tellWishes(wishes) }),
  };
}

/** The changes without advice per line, which takes longer to compute than the changes themselves. */
export function improveWithoutAdvice(input: ImproveInput): readonly ProposedChange[] {
  const plan = makePlan(input, readWishes(input.instructions).followed);
  return propose(input.cv, input.cv, plan).proposed;
}

function propose(cv: Cv, mended: Cv, plan: EditPlan) {
  const reasons: Reasons = new Map();
  for (const { pointer } of listChangedFields(cv, mended)) reasons.set(pointer, new Set(['typo']));
  const edited = editUntilSettled(mended, plan, reasons);
  const guarded = guardAgainstInvention(mended, edited, plan.language);
  const fields = listFieldChanges(cv, guarded.cv, reasons);
  return { proposed: [...fields, ...listOrderChanges(cv, plan)], guarded };
}

function tellWishes({ followed, unread }: ReadWishes): WishesResult {
  const sectionOrder = orderSections(followed);
  return { followed: [...followed], unread: [...unread], ...(sectionOrder && { sectionOrder }) };
}

function makePlan(
  { cv, language, style, focusArea }: ImproveInput,
  wishes: readonly WishCode[],
): EditPlan {
  return {
    language,
    style,
    focusArea,
    endsWithStop: prefersStops(cv.work_experience.flatMap(({ achievements }) => achievements)),
    isShort: wishes.includes('shorter') || wishes.includes('one-page'),
    hasSummary: !wishes.includes('no-summary'),
    wishes,
  };
}

/** One edit may allow another, so we repeat until a pass changes nothing. */
function editUntilSettled(cv: Cv, plan: EditPlan, reasons: Reasons): Cv {
  let current = cv;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const next = improveTexts(current, plan, (pointer, why) => {
      const known = reasons.get(pointer) ?? new Set();
      for (const reason of why) known.add(reason);
      reasons.set(pointer, known);
    });
    if (listChangedFields(current, next).length === 0) return current;
    current = next;
  }
  return current;
}

function listFieldChanges(before: Cv, after: Cv, reasons: Reasons): ProposedChange[] {
  return listChangedFields(before, after).map((field) => ({
    id: field.pointer,
    ...field,
    reasons: [...(reasons.get(field.pointer) ?? ['typography' as const])],
  }));
}

function listOrderChanges(cv: Cv, plan: EditPlan): ProposedChange[] {
  const lists = entryLists.map((list) => {
    const labels = labelEntries(cv, list);
    return { list, before: labels, after: orderEntries(cv, list).map((at) => labels[at] ?? '') };
  });
  const headings = Object.keys(cv.additional);
  const additional = {
    list: 'additional',
    before: headings,
    after: orderHeadings(headings, plan.focusArea),
  };
  return [...lists, additional]
    .filter(({ before, after }) => !isSameValue(before, after))
    .map(({ list, before, after }) => ({
      id: `/${list}`,
      pointer: `/${list}`,
      section: list,
      entry: '',
      field: 'order',
      before: copy(before),
      after: copy(after),
      reasons: ['order-by-focus' as const],
    }));
}

const copy = (value: FieldValue) => (typeof value === 'string' ? value : [...value]);

/** What the person asked to leave out is not missed. */
function isAskedFor({ code, pointer, reverted }: GuardFinding, plan: EditPlan): boolean {
  if (code !== 'text-lost' || reverted) return false;
  if (pointer.startsWith('/additional') && (plan.wishes ?? []).length > 0) return true;
  return plan.isShort || (!plan.hasSummary && pointer === '/summary');
}
