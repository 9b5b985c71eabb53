import { ownValue } from '../text';
import type { Cv } from './cv-schema';
import { type CvEdit, editCv } from './edit-cv';
import { type FieldValue, readField } from './entry-lists';

/** A CV with its undo and redo history. */
export interface EditHistory {
  readonly present: Cv;
  readonly past: readonly Cv[];
  readonly future: readonly Cv[];
  /** The field of the last step while the person is still typing, so that more typing joins that step. */
  readonly openField: string | null;
  readonly lastEditAtMs: number;
}

const MOST_STEPS = 200;
/** A longer pause begins a new step. */
const PAUSE_MS = 2_000;

export function startHistory(cv: Cv): EditHistory {
  return { present: cv, past: [], future: [], openField: null, lastEditAtMs: 0 };
}

export function recordEdit(history: EditHistory, edit: CvEdit, nowMs: number): EditHistory {
  const present = editCv(history.present, edit);
  if (present === history.present) return history;
  const field = nameTypedField(edit, history.present);
  const isTypingOn =
    field !== null &&
    field === history.openField &&
    !beginsSentence(edit, history.present) &&
    nowMs - history.lastEditAtMs < PAUSE_MS &&
    history.past.length > 0;
  return {
    present,
    past: isTypingOn ? history.past : [...history.past, history.present].slice(-MOST_STEPS),
    future: [],
    openField: field,
    lastEditAtMs: nowMs,
  };
}

export function undo(history: EditHistory): EditHistory {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return {
    present: previous,
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
    openField: null,
    lastEditAtMs: 0,
  };
}

export function redo(history: EditHistory): EditHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return {
    present: next,
    past: [...history.past, history.present],
    future,
    openField: null,
    lastEditAtMs: 0,
  };
}

/** Edits that come letter by letter name the field they write in; in a list, the line. */
function nameTypedField(edit: CvEdit, before: Cv): string | null {
  switch (edit.kind) {
    case 'set-personal':
      return `personal.${edit.field}`;
    case 'set-summary':
      return 'summary';
    case 'set-field': {
      const entry = before[edit.list][edit.index];
      const line = entry && findTypedLine(readField(entry, edit.field), edit.value);
      return line === undefined ? null : `${edit.list}.${edit.index}.${edit.field}${line}`;
    }
    case 'set-lines': {
      const line = findTypedLine(ownValue(before.additional, edit.section) ?? [], edit.value);
      return line === undefined ? null : `additional.${edit.section}${line}`;
    }
    default:
      return null;
  }
}

/** A whole paragraph typed without a pause is taken back sentence by sentence. */
function beginsSentence(edit: CvEdit, before: Cv): boolean {
  const typed = readTypedText(edit, before);
  if (typed === null) return false;
  const [was, is] = typed;
  const at = countSame(was, is);
  return is.length > was.length && SENTENCE_END.test(is.slice(0, at));
}

const SENTENCE_END = /[.!?…]["»”’)]*\s+$/u;

function countSame(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/** What somebody types in, before and after. */
function readTypedText(edit: CvEdit, before: Cv): readonly [string, string] | null {
  const read = (was: FieldValue | undefined, is: FieldValue) => {
    if (typeof is === 'string') return [typeof was === 'string' ? was : '', is] as const;
    const lines = Array.isArray(was) ? was : [];
    const at = is.findIndex((line, index) => line !== lines[index]);
    return [lines[at] ?? '', is[at] ?? ''] as const;
  };
  switch (edit.kind) {
    case 'set-summary':
      return read(before.summary, edit.value);
    case 'set-field': {
      const entry = before[edit.list][edit.index];
      return entry ? read(readField(entry, edit.field), edit.value) : null;
    }
    case 'set-lines':
      return read(ownValue(before.additional, edit.section), edit.value);
    default:
      return null;
  }
}

/** The one line that differs; none when lines came, went or moved, which is no typing. */
function findTypedLine(before: FieldValue, after: FieldValue): string | undefined {
  if (typeof before === 'string' || typeof after === 'string') return '';
  if (before.length !== after.length) return undefined;
  const changed = after.flatMap((text, index) => (text === before[index] ? [] : [index]));
  return changed.length === 1 ? `.${changed[0]}` : undefined;
}
