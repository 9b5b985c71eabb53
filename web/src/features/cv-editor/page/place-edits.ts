import {
  type Cv,
  type CvEdit,
  type EntryList,
  entryLists,
  type FieldValue,
} from '@trayecto/core/cv';
import type { Place } from '@trayecto/core/document';
import { escapeStep, readField, splitPointer } from '@trayecto/core/review';
import { ownValue } from '@trayecto/core/text';
import { partLines } from '../part-lines';

/** What of the CV a place of the page is. */
type Target =
  | { readonly kind: 'personal'; readonly field: keyof Cv['personal'] }
  | { readonly kind: 'summary' }
  | {
      readonly kind: 'field';
      readonly list: EntryList;
      readonly index: number;
      readonly field: string;
    }
  | { readonly kind: 'entry'; readonly list: EntryList; readonly index: number }
  /** One of several lines: an achievement, a skill, a line of a section with its own name. */
  | { readonly kind: 'line'; readonly of: Place; readonly index: number }
  | { readonly kind: 'section'; readonly id: string; readonly isOwn: boolean };

export function readTarget(at: Place): Target | null {
  const [root = '', ...steps] = splitPointer(at);
  const list = entryLists.find((name) => name === root);
  if (root === 'personal') return { kind: 'personal', field: steps[0] as keyof Cv['personal'] };
  if (list !== undefined) return readEntryTarget(list, steps);
  if (root === 'summary')
    return steps.length === 0 ? { kind: 'summary' } : { kind: 'section', id: root, isOwn: false };
  if (root === 'skills')
    return steps[0] === undefined
      ? { kind: 'section', id: root, isOwn: false }
      : { kind: 'line', of: '/skills', index: Number(steps[0]) };
  if (root === 'additional' && steps[0] !== undefined)
    return steps[1] === undefined
      ? { kind: 'section', id: steps[0], isOwn: true }
      : { kind: 'line', of: `/additional/${escapeStep(steps[0])}`, index: Number(steps[1]) };
  return null;
}

function readEntryTarget(list: EntryList, [at, field, line]: readonly string[]): Target {
  if (at === undefined) return { kind: 'section', id: list, isOwn: false };
  const index = Number(at);
  if (field === undefined) return { kind: 'entry', list, index };
  if (line === undefined) return { kind: 'field', list, index, field };
  return { kind: 'line', of: `/${list}/${index}/${field}`, index: Number(line) };
}

export const isSection = (at: Place) => readTarget(at)?.kind === 'section';

export function readText(cv: Cv, at: Place): string {
  return readField(cv, at);
}

/** The text of one place changed; where it is one line, so is what was put in. */
export function writeText(cv: Cv, at: Place, typed: string): CvEdit | null {
  const target = readTarget(at);
  const text = isLongText(at) ? typed : typed.replace(/\s*\n\s*/g, ' ');
  switch (target?.kind) {
    case 'personal':
      return { kind: 'set-personal', field: target.field, value: text };
    case 'summary':
      return { kind: 'set-summary', value: text };
    case 'field':
      return setField(target, text);
    case 'line':
      return writeLines(target.of, readLines(cv, target.of).with(target.index, text));
    case 'section':
      return target.isOwn && text.trim() !== ''
        ? { kind: 'rename-section', section: target.id, name: text.trim() }
        : null;
    default:
      return null;
  }
}

function setField(
  { list, index, field }: { list: EntryList; index: number; field: string },
  value: FieldValue,
): CvEdit {
  return { kind: 'set-field', list, index, field, value };
}

export function readLines(cv: Cv, of: Place): readonly string[] {
  const [root = '', at = '', field = ''] = splitPointer(of);
  if (root === 'skills') return cv.skills;
  if (root === 'additional') return ownValue(cv.additional, at) ?? [];
  return root === 'work_experience' && field === 'achievements'
    ? (cv.work_experience[Number(at)]?.achievements ?? [])
    : [];
}

function writeLines(of: Place, value: readonly string[]): CvEdit {
  const [root = '', at = '', field = ''] = splitPointer(of);
  if (root === 'skills') return { kind: 'set-skills', value };
  if (root === 'additional') return { kind: 'set-lines', section: at, value };
  return setField({ list: 'work_experience', index: Number(at), field }, value);
}

/** An edit, and the place one is at after it. */
export interface Step {
  readonly edit: CvEdit;
  readonly at: Place | null;
}

/** A line parted where the caret is: the rest of it begins the next one. */
export function splitLine(cv: Cv, at: Place, caret: number): Step | null {
  const target = readTarget(at);
  if (target?.kind !== 'line') return null;
  const lines = readLines(cv, target.of);
  const text = lines[target.index] ?? '';
  const parted = lines.toSpliced(target.index, 1, text.slice(0, caret), text.slice(caret));
  return { edit: writeLines(target.of, parted), at: `${target.of}/${target.index + 1}` };
}

/** What has line breaks in it, pasted or from a keyboard that tells of no Enter, is as many lines of a list. */
export function breakLine(
  cv: Cv,
  at: Place,
  text: string,
  caret: number,
): (Step & { readonly caret: number }) | null {
  const target = readTarget(at);
  if (target?.kind !== 'line' || !text.includes('\n')) return null;
  const begun = partLines(text.slice(0, caret));
  const [rest = '', ...others] = text.slice(caret).split('\n');
  const last = begun.at(-1) ?? '';
  const before = begun.slice(0, -1).filter(Boolean);
  const parted = [...before, last + rest, ...others];
  return {
    edit: writeLines(target.of, readLines(cv, target.of).toSpliced(target.index, 1, ...parted)),
    at: `${target.of}/${target.index + before.length}`,
    caret: last.length,
  };
}

/** A line or an entry taken away; one is at what comes before it then. */
export function removePlace(cv: Cv, at: Place): Step | null {
  const target = readTarget(at);
  if (target?.kind === 'line') {
    const lines = readLines(cv, target.of).toSpliced(target.index, 1);
    const next = Math.max(0, target.index - 1);
    return {
      edit: writeLines(target.of, lines),
      at: lines.length > 0 ? `${target.of}/${next}` : null,
    };
  }
  if (target?.kind === 'entry') {
    const { list, index } = target;
    return { edit: { kind: 'remove-entry', list, index }, at: null };
  }
  if (target?.kind === 'section' && target.isOwn)
    return { edit: { kind: 'remove-section', section: target.id }, at: null };
  return null;
}

/** A line or an entry put at another place among its like. */
export function movePlace(cv: Cv, at: Place, to: number): Step | null {
  const target = readTarget(at);
  if (target?.kind === 'line') {
    const lines = readLines(cv, target.of);
    const line = lines[target.index];
    if (line === undefined || to < 0 || to >= lines.length || to === target.index) return null;
    const moved = lines.toSpliced(target.index, 1).toSpliced(to, 0, line);
    return { edit: writeLines(target.of, moved), at: `${target.of}/${to}` };
  }
  if (target?.kind !== 'entry') return null;
  const { list, index } = target;
  if (to < 0 || to >= cv[list].length || to === index) return null;
  return { edit: { kind: 'move-entry', list, from: index, to }, at: `/${list}/${to}` };
}

/** Which of how many a line or an entry is; null for what is alone. */
export function countPlace(cv: Cv, at: Place): { index: number; count: number } | null {
  const target = readTarget(at);
  if (target?.kind === 'line')
    return { index: target.index, count: readLines(cv, target.of).length };
  if (target?.kind === 'entry') return { index: target.index, count: cv[target.list].length };
  return null;
}

/** The entry a place is in, or null. */
export function findEntry(at: Place): Place | null {
  const [root = '', index] = splitPointer(at);
  const isEntry = entryLists.some((name) => name === root) && index !== undefined;
  return isEntry ? `/${root}/${index}` : null;
}

/** One step out of what is chosen: from a text to its entry, from that to nothing. */
export function stepOut(at: Place): Place | null {
  const entry = findEntry(at);
  return entry === null || entry === at ? null : entry;
}

/** What Alt and an arrow moves: the line itself, or the entry the text is in. */
export function findMovable(at: Place): Place | null {
  const target = readTarget(at);
  if (target?.kind === 'line' || target?.kind === 'entry' || target?.kind === 'section') return at;
  return findEntry(at);
}

/** Whether Enter begins another line, as in a list; elsewhere it is a new paragraph or goes on to the next text. */
export const isLine = (at: Place) => readTarget(at)?.kind === 'line';

export function isLongText(at: Place): boolean {
  const target = readTarget(at);
  return target?.kind === 'summary' || (target?.kind === 'field' && target.field === 'description');
}
