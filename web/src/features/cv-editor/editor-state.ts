import type { CvRecord } from '@trayecto/core/contract';
import {
  type Cv,
  type CvEdit,
  type EditHistory,
  emptyCv,
  recordEdit,
  redo,
  startHistory,
  undo,
} from '@trayecto/core/cv';
import type { CvText } from '../../cvs/cv-text';
import type { Draft } from '../../cvs/draft-store';

export interface EditorState {
  /** What the server has, as far as this tab knows. */
  readonly saved: CvRecord;
  readonly text: CvText;
  readonly original: EditHistory;
  readonly english: EditHistory | null;
}

/** Both texts of a CV, or the one that is meant. */
export interface Texts {
  readonly parsed_data?: Cv;
  readonly parsed_data_english?: Cv | null;
}

export type EditorAction =
  | { readonly kind: 'edit'; readonly edit: CvEdit; readonly nowMs: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'show'; readonly text: CvText }
  | { readonly kind: 'saved'; readonly record: CvRecord }
  | { readonly kind: 'follow'; readonly record: CvRecord }
  | { readonly kind: 'noted'; readonly metadata: CvRecord['metadata'] }
  | { readonly kind: 'take-draft'; readonly draft: Draft; readonly nowMs: number }
  | { readonly kind: 'take-texts'; readonly texts: Texts; readonly nowMs: number }
  | { readonly kind: 'discard' };

export function startEditor(record: CvRecord, text: CvText = 'original'): EditorState {
  const { parsed_data, parsed_data_english } = record;
  return {
    saved: record,
    text: parsed_data_english ? text : 'original',
    original: startHistory(parsed_data ?? emptyCv()),
    english: parsed_data_english && startHistory(parsed_data_english),
  };
}

export function changeEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'edit':
      return withHistory(state, (history) => recordEdit(history, action.edit, action.nowMs));
    case 'undo':
      return withHistory(state, undo);
    case 'redo':
      return withHistory(state, redo);
    case 'show':
      return { ...state, text: action.text };
    case 'saved':
      return takeRecord(state, action.record);
    case 'follow':
      return startEditor(action.record, state.text);
    // Texts that others saved meanwhile are not taken along: saving must still tell of them.
    case 'noted':
      return { ...state, saved: { ...state.saved, metadata: action.metadata } };
    case 'take-draft':
      return takeDraft(state, action.draft, action.nowMs);
    case 'take-texts':
      return takeTexts(state, action.texts, action.nowMs);
    case 'discard':
      return startEditor(state.saved, state.text);
  }
}

export function currentHistory(state: EditorState): EditHistory {
  return state.text === 'english' && state.english ? state.english : state.original;
}

/** The texts that differ from what the server has. */
export function findUnsaved({ saved, original, english }: EditorState): Texts & {
  readonly isDirty: boolean;
} {
  const isOriginalChanged = !isSame(original.present, saved.parsed_data ?? emptyCv());
  const isEnglishChanged = english !== null && !isSame(english.present, saved.parsed_data_english);
  return {
    isDirty: isOriginalChanged || isEnglishChanged,
    ...(isOriginalChanged && { parsed_data: original.present }),
    ...(isEnglishChanged && { parsed_data_english: english.present }),
  };
}

function withHistory(
  state: EditorState,
  change: (history: EditHistory) => EditHistory,
): EditorState {
  return state.text === 'english' && state.english
    ? { ...state, english: change(state.english) }
    : { ...state, original: change(state.original) };
}

/** What the server answered becomes the ground; steps taken while it was saving, and the way back, stay. */
function takeRecord(state: EditorState, record: CvRecord): EditorState {
  const english = record.parsed_data_english;
  return {
    ...state,
    saved: record,
    english: state.english ?? (english && startHistory(english)),
  };
}

/** A draft is based on the version it was begun from: if others saved since, saving it will say so. */
function takeDraft(state: EditorState, draft: Draft, nowMs: number): EditorState {
  const { version, base } = draft;
  const isBehind = version !== state.saved.version;
  const saved = isBehind
    ? { ...state.saved, version, parsed_data: base.original, parsed_data_english: base.english }
    : state.saved;
  const texts = {
    ...(draft.original && { parsed_data: draft.original }),
    ...(draft.english && { parsed_data_english: draft.english }),
  };
  return takeTexts({ ...state, saved }, texts, nowMs);
}

/** Texts that came from elsewhere, as one step that can be undone. */
function takeTexts(state: EditorState, texts: Texts, nowMs: number): EditorState {
  const replace = (history: EditHistory, cv: Cv) =>
    recordEdit(history, { kind: 'replace', cv }, nowMs);
  const { parsed_data: original, parsed_data_english: english } = texts;
  return {
    ...state,
    original: original ? replace(state.original, original) : state.original,
    english: english
      ? state.english
        ? replace(state.english, english)
        : startHistory(english)
      : state.english,
  };
}

function isSame(a: Cv, b: Cv | null): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
