import type { ChangeReason, LineAdvice, ProposedChange } from '../assistant';
import type { Cv } from '../cv';
import { alignLines } from './align-lines';
import { applyChanges } from './apply-changes';

/**
 * One thing to accept or reject: a text, one line of a list, a whole list of names, or an order.
 *
 * `quiet` changes read the same before and after, so we show them separately.
 */
export interface ChangePart {
  readonly id: string;
  readonly kind: 'text' | 'line' | 'names' | 'order';
  /** Several lines where there are several. */
  readonly before: string;
  readonly after: string;
  readonly isQuiet: boolean;
  /** The reason and other wordings, if the engine gives them for this line. */
  readonly advice: LineAdvice | null;
}

/** Null refuses a part, a text replaces it; parts that aren't named are accepted as proposed. */
export type Decisions = Readonly<Record<string, string | null>>;

const LINE_LISTS: ReadonlySet<string> = new Set(['achievements', 'lines']);
const ORDER = 'order';
/** Reasons that don't change what a list of names says. */
const QUIET: ReadonlySet<ChangeReason> = new Set([
  'order-by-focus',
  'typography',
  'punctuation',
  'spelling',
  'skills-grouped',
  'skills-named',
  'duplicate-removed',
]);

export function listParts(change: ProposedChange): readonly ChangePart[] {
  const { id, field, before, after, lines = [] } = change;
  const adviceOf = (text: string) => lines.find((line) => line.before === text) ?? null;
  if (typeof before === 'string' || typeof after === 'string') {
    const texts = { before: write(before), after: write(after) };
    const isQuiet = sayTheSame(texts.before, texts.after);
    return [{ id, kind: 'text', ...texts, isQuiet, advice: adviceOf(texts.before) }];
  }
  const whole = { id, before: write(before), after: write(after), advice: null };
  if (field === ORDER) return [{ ...whole, kind: 'order', isQuiet: true }];
  if (!LINE_LISTS.has(field))
    return [{ ...whole, kind: 'names', isQuiet: change.reasons.every((why) => QUIET.has(why)) }];
  const parts = alignLines(before, after).flatMap((pair, at): ChangePart[] => {
    const texts = { before: pair.before ?? '', after: write(pair.after) };
    if (texts.before === texts.after) return [];
    const isQuiet = sayTheSame(texts.before, texts.after);
    const advice = adviceOf(texts.before);
    return [{ id: `${id}#${at}`, kind: 'line', ...texts, isQuiet, advice }];
  });
  const ordered = orderLines(change, {});
  const kept = orderLines(change, { [`${id}#${ORDER}`]: null });
  if (ordered.join('\n') === kept.join('\n')) return parts;
  const order = { id: `${id}#${ORDER}`, before: write(kept), after: write(ordered), advice: null };
  return [...parts, { ...order, kind: 'order', isQuiet: true }];
}

/** What is left of the changes after the person's decisions; their places in the CV are the same. */
export function decideChanges(
  changes: readonly ProposedChange[],
  decisions: Decisions,
): readonly ProposedChange[] {
  return changes.flatMap((change) => {
    const after = decideChange(change, decisions);
    return write(after) === write(change.before) ? [] : [{ ...change, after }];
  });
}

/** The CV as the person wants it. */
export function applyDecisions(
  cv: Cv,
  changes: readonly ProposedChange[],
  decisions: Decisions,
): Cv {
  const decided = decideChanges(changes, decisions);
  return applyChanges(
    cv,
    decided,
    decided.map(({ id }) => id),
  );
}

function decideChange(change: ProposedChange, decisions: Decisions): string | string[] {
  const { id, field, before, after } = change;
  if (typeof after !== 'string' && typeof before !== 'string' && LINE_LISTS.has(field))
    return orderLines(change, decisions);
  const decision = decisions[id];
  if (decision === undefined) return after;
  if (decision === null) return before;
  return typeof after === 'string' ? decision : readLines(decision);
}

/** The lines as decided, in the new order or, where that was refused, in the old one. */
function orderLines({ id, before, after }: ProposedChange, decisions: Decisions): string[] {
  if (typeof before === 'string' || typeof after === 'string') return [];
  // A line that was to go and stays comes after the one it followed.
  let last = -1;
  const chosen = alignLines(before, after).flatMap((pair, at) => {
    const decision = decisions[`${id}#${at}`];
    last = pair.places[0] ?? last;
    const place = last;
    if (decision === undefined)
      return pair.after.map((text, one) => ({ text, place: pair.places[one] ?? place }));
    const texts = decision === null ? [pair.before ?? []].flat() : readLines(decision);
    return texts.map((text) => ({ text, place }));
  });
  const ordered =
    decisions[`${id}#${ORDER}`] === null
      ? chosen
      : chosen.toSorted((one, other) => one.place - other.place);
  return ordered.map(({ text }) => text);
}

const write = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : value.join('\n');

const readLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The same letters in the same order: only the appearance differs. */
function sayTheSame(before: string, after: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}%+#]/gu, '');
  return letters(before) === letters(after);
}
