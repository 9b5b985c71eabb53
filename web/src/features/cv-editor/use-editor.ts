import { type CvRecord, updateCv } from '@trayecto/core/contract';
import type { Cv, CvConflict, CvEdit } from '@trayecto/core/cv';
import { emptyCv, mergeCvs } from '@trayecto/core/cv';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { call } from '../../api/browser-api';
import { putCv } from '../cv-list/use-cvs';
import { type Draft, draftStore } from './draft-store';
import {
  changeEditor,
  currentHistory,
  type EditorState,
  findUnsaved,
  startEditor,
} from './editor-state';

/** Someone saved in between: what they have, and what is to be decided. */
export interface Clash {
  readonly theirs: CvRecord;
  readonly original: { readonly cv: Cv; readonly conflicts: readonly CvConflict[] };
  readonly english: { readonly cv: Cv; readonly conflicts: readonly CvConflict[] } | null;
}

const DRAFT_DELAY_MS = 300;

export function useEditor(record: CvRecord) {
  const [state, dispatch] = useReducer(changeEditor, record, startEditor);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [savedAtMs, setSavedAtMs] = useState<number | null>(null);
  const draft = useDraft(state);
  const unsaved = findUnsaved(state);
  const history = currentHistory(state);

  const edit = useCallback(
    (one: CvEdit) => dispatch({ kind: 'edit', edit: one, nowMs: Date.now() }),
    [],
  );

  async function send(texts: Texts, version: number): Promise<boolean> {
    setIsSaving(true);
    setProblem(null);
    try {
      const { cv } = await call(
        updateCv,
        { params: { id: record.id }, body: texts },
        { ifMatch: version },
      );
      putCv(cv);
      dispatch({ kind: 'saved', record: cv });
      setSavedAtMs(Date.now());
      setClash(null);
      return true;
    } catch (error) {
      const theirs = readTheirs(error);
      if (theirs) setClash(findClash(state, theirs));
      else setProblem(error);
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  return {
    state,
    cv: history.present,
    canUndo: history.past.length > 0 && !isSaving,
    canRedo: history.future.length > 0 && !isSaving,
    isDirty: unsaved.isDirty,
    isSaving,
    problem,
    clash,
    savedAtMs,
    offeredDraft: draft.offered,
    isDraftKept: draft.isKept,
    edit,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    show: (text: EditorState['text']) => dispatch({ kind: 'show', text }),
    dismissProblem: () => setProblem(null),
    save: () => {
      const { isDirty: _, ...texts } = unsaved;
      return send(texts, state.saved.version);
    },
    /** Saves what was decided about a clash, on top of what the others have. */
    settle: (texts: Texts) => {
      if (!clash) return Promise.resolve(false);
      if (texts.parsed_data) {
        dispatch({
          kind: 'edit',
          edit: { kind: 'replace', cv: texts.parsed_data },
          nowMs: Date.now(),
        });
      }
      return send(texts, clash.theirs.version);
    },
    closeClash: () => setClash(null),
    takeDraft: () => {
      if (draft.offered) dispatch({ kind: 'take-draft', draft: draft.offered, nowMs: Date.now() });
      draft.decline();
    },
    declineDraft: () => {
      draft.decline();
      draftStore.forget(record.user_id, record.id);
    },
    discard: () => {
      dispatch({ kind: 'discard' });
      draftStore.forget(record.user_id, record.id);
    },
  };
}

interface Texts {
  readonly parsed_data?: Cv;
  readonly parsed_data_english?: Cv | null;
}

/** Writes the draft a moment after each change, and offers the one a former visit left. */
function useDraft(state: EditorState) {
  const { user_id: userId, id } = state.saved;
  const [offered, setOffered] = useState<Draft | null>(() => findOffer(state));
  const [isKept, setIsKept] = useState(true);
  const { isDirty } = findUnsaved(state);
  const latest = useRef(state);
  latest.current = state;

  const write = useCallback(() => {
    const { saved, original, english } = latest.current;
    setIsKept(
      draftStore.write(saved.user_id, saved.id, {
        version: saved.version,
        original: original.present,
        english: english?.present ?? null,
        savedAtMs: Date.now(),
      }),
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state of the texts is a reason to write
  useEffect(() => {
    if (offered) return;
    if (!isDirty) {
      draftStore.forget(userId, id);
      return;
    }
    const timer = setTimeout(write, DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.original.present, state.english?.present, isDirty, offered, userId, id, write]);

  useEffect(() => {
    if (!isDirty || offered) return;
    // A page that is put away may never come back: no waiting then.
    const hurry = () => document.visibilityState === 'hidden' && write();
    document.addEventListener('visibilitychange', hurry);
    window.addEventListener('pagehide', write);
    return () => {
      document.removeEventListener('visibilitychange', hurry);
      window.removeEventListener('pagehide', write);
    };
  }, [isDirty, offered, write]);

  return { offered, isKept, decline: () => setOffered(null) };
}

/** A draft that says nothing new is not worth a question. */
function findOffer(state: EditorState): Draft | null {
  const { user_id, id, parsed_data, parsed_data_english } = state.saved;
  const draft = draftStore.read(user_id, id);
  if (!draft) return null;
  const isNews =
    JSON.stringify(draft.original) !== JSON.stringify(parsed_data ?? emptyCv()) ||
    (draft.english !== null &&
      JSON.stringify(draft.english) !== JSON.stringify(parsed_data_english));
  if (!isNews) draftStore.forget(user_id, id);
  return isNews ? draft : null;
}

/** A refused save brings along what is there now. */
function readTheirs(error: unknown): CvRecord | null {
  if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
  const { details } = error;
  const found = updateCv.output.shape.cv.safeParse(Object(details).cv);
  return found.data ?? null;
}

function findClash(state: EditorState, theirs: CvRecord): Clash {
  const { saved, original, english } = state;
  const theirEnglish = theirs.parsed_data_english;
  return {
    theirs,
    original: mergeCvs(
      saved.parsed_data ?? emptyCv(),
      original.present,
      theirs.parsed_data ?? emptyCv(),
    ),
    english:
      english && theirEnglish && saved.parsed_data_english
        ? mergeCvs(saved.parsed_data_english, english.present, theirEnglish)
        : null,
  };
}
