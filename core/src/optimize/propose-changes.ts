import type { CareerLevel, FieldChange, ImprovementReason, ProposedChange } from '../assistant';
import type { Cv } from '../cv';
import {
  applyChanges,
  guardAgainstInvention,
  improveWithoutAdvice,
  listChangedFields,
} from '../improve';
import { fillFromCv } from './fill-from-cv';
import { readContext, type ScoreContext } from './score-context';
import { scoreContext } from './score-profile';

export interface Proposal {
  readonly change: FieldChange;
  readonly reasons: readonly ImprovementReason[];
}

const MOST_PASSES = 4;
const plans = {
  entry: { style: 'formal', focusArea: 'balanced' },
  mid: { style: 'formal', focusArea: 'experience' },
  senior: { style: 'executive', focusArea: 'leadership' },
} as const satisfies Record<CareerLevel, unknown>;

/**
 * What would make the CV better, field by field. The rewriting engine proposes; a field that would cost points stays as
 * it is. Passes go on until nothing more is found, so that a user who accepts everything and asks again gets no more proposals.
 */
export function proposeChanges(context: ScoreContext): readonly Proposal[] {
  const reasons = new Map<string, Set<ImprovementReason>>();
  const note: Note = (pointer, reason) => {
    reasons.set(pointer, (reasons.get(pointer) ?? new Set()).add(reason));
  };
  let state = context;
  let orders: readonly FieldChange[] = [];
  for (let pass = 0, isSettled = false; pass < MOST_PASSES; pass++) {
    const filled = fillFromCv(state, note);
    // The engine's own output needs no second pass, so we only run it again for new material.
    if (isSettled && filled === state.cv) break;
    const edited = edit(state, filled, note);
    if (pass === 0) orders = edited.orders;
    const next = keepGains(state, edited.cv);
    if (next === null) break;
    isSettled = next.isWhole;
    state = readContext({ ...context, cv: next.cv });
  }
  const { cv } = guardAgainstInvention(context.cv, state.cv, context.language);
  const fields = listChangedFields(context.cv, cv).map((field) => ({
    id: field.pointer,
    ...field,
  }));
  return keepOrders(context, fields, orders).map((change) => ({
    change,
    reasons: [...(reasons.get(change.pointer) ?? (['order-by-focus'] as const))],
  }));
}

/** The CV with changes applied; pointers are places in `cv`. */
export function applyAll(cv: Cv, changes: readonly FieldChange[]): Cv {
  const proposed = changes.map((change): ProposedChange => ({ ...change, reasons: [] }));
  return applyChanges(
    cv,
    proposed,
    changes.map(({ id }) => id),
  );
}

type Note = (pointer: string, reason: ImprovementReason) => void;

function edit(
  { language, level, isOtherLanguage }: ScoreContext,
  filled: Cv,
  note: Note,
): { readonly cv: Cv; readonly orders: readonly FieldChange[] } {
  if (isOtherLanguage) return { cv: filled, orders: [] };
  const changes = improveWithoutAdvice({ cv: filled, language, instructions: '', ...plans[level] });
  const texts = changes.filter(({ field }) => field !== 'order');
  for (const { pointer, reasons } of texts) for (const reason of reasons) note(pointer, reason);
  return {
    cv: applyChanges(
      filled,
      texts,
      texts.map(({ id }) => id),
    ),
    orders: changes
      .filter(({ field }) => field === 'order')
      .map(({ reasons: _, ...change }) => change),
  };
}

/** Everything, if it costs no points as a whole; otherwise each field that costs none. Null when nothing is left. */
function keepGains(state: ScoreContext, edited: Cv): { cv: Cv; isWhole: boolean } | null {
  const fields = listChangedFields(state.cv, edited).map((field) => ({
    id: field.pointer,
    ...field,
  }));
  if (fields.length === 0) return null;
  const points = (cv: Cv) => scoreContext(readContext({ ...state, cv })).points;
  const whole = applyAll(state.cv, fields);
  let reached = scoreContext(state).points;
  if (points(whole) >= reached) return { cv: whole, isWhole: true };
  let kept: Cv | null = null;
  for (const field of fields) {
    const next = applyAll(kept ?? state.cv, [field]);
    const now = points(next);
    if (now < reached) continue;
    kept = next;
    reached = now;
  }
  return kept === null ? null : { cv: kept, isWhole: false };
}

function keepOrders(
  context: ScoreContext,
  fields: readonly FieldChange[],
  orders: readonly FieldChange[],
): readonly FieldChange[] {
  if (orders.length === 0) return fields;
  const points = (changes: readonly FieldChange[]) =>
    scoreContext(readContext({ ...context, cv: applyAll(context.cv, changes) })).points;
  const both = [...fields, ...orders];
  return points(both) >= points(fields) ? both : fields;
}
