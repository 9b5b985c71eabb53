import type { CvRecord } from '@trayecto/core/contract';
import { bringOver, type CvEdit, type CvMark, emptyCv, listOpenMarks } from '@trayecto/core/cv';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useProblem } from '../../api/use-problem';
import { type CvNote, noteOnCv } from '../../cvs/cv-actions';
import type { CvText } from '../../cvs/cv-text';
import { draftStore } from '../../cvs/draft-store';
import { readOutdated } from '../../cvs/read-outdated';
import { putCv } from '../../cvs/use-cvs';
import {
  changeEditor,
  currentHistory,
  type EditorAction,
  type EditorState,
  findUnsaved,
  startEditor,
  type Texts,
} from './editor-state';
import type { EditorStore } from './editor-store';
import { type JudgeDraft, useOpenDrafts } from './english-drafts';
import { type Clash, findClash, readTheirs } from './find-clash';
import { findStale } from './stale-draft';
import { useDraft } from './use-draft';

/** Everything the editor knows and does; the screen only draws it. */
export function useEditor(record: CvRecord, startText: CvText, store: EditorStore) {
  const [state, dispatch] = useReducer(changeEditor, record, () => startEditor(record, startText));
  const latest = useRef(state);
  latest.current = state;
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useProblem();
  const [clash, setClash] = useState<Clash | null>(null);
  const [savedAtMs, setSavedAtMs] = useState<number | null>(null);
  const unsaved = useMemo(() => findUnsaved(state), [state]);
  const draft = useDraft(state, unsaved.isDirty);
  const stale = useMemo(
    () => draft.offered && findStale(startEditor(record), draft.offered),
    [record, draft.offered],
  );
  useFollowed(record, latest, dispatch);
  const history = currentHistory(state);
  const openMarks = useOpenMarks(state);
  const openDrafts = useOpenDrafts(state);

  const edit = useCallback(
    (one: CvEdit) => dispatch({ kind: 'edit', edit: one, nowMs: Date.now() }),
    [],
  );

  /** Copies what the other text says to the outdated places of this one. */
  const bring = useCallback((marks: readonly CvMark[]) => {
    const { text, original, english } = latest.current;
    if (!english) return;
    const [from, to] = text === 'english' ? [original, english] : [english, original];
    const cv = bringOver(from.present, to.present, marks);
    dispatch({ kind: 'edit', edit: { kind: 'replace', cv }, nowMs: Date.now() });
  }, []);

  async function send(texts: Texts, saved: CvRecord): Promise<boolean> {
    setIsSaving(true);
    setProblem(null);
    if (store.keep) dispatch({ kind: 'saved', record: store.keep(texts, saved) });
    try {
      const cv = await store.save(texts, saved);
      putCv(cv);
      dispatch({ kind: 'saved', record: cv });
      setClash(null);
      return true;
    } catch (error) {
      const theirs = readTheirs(error);
      if (theirs) setClash(findClash(latest.current, theirs));
      else setProblem(error);
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  const note = useCallback(
    async (said: CvNote): Promise<boolean> => {
      setProblem(null);
      try {
        const { metadata } = await noteOnCv(record.id, said);
        dispatch({ kind: 'noted', metadata });
        return true;
      } catch (error) {
        setProblem(error);
        return false;
      }
    },
    [record.id, setProblem],
  );

  const judgeDraft: JudgeDraft = useCallback(
    ({ source, draft }, is_right) => note({ draft_verdicts: [{ source, draft, is_right }] }),
    [note],
  );

  async function save(texts: Texts, saved: CvRecord): Promise<boolean> {
    const isDone = await send(texts, saved);
    if (isDone) setSavedAtMs(Date.now());
    return isDone;
  }

  return {
    state,
    cv: history.present,
    canUndo: history.past.length > 0 && !isSaving,
    canRedo: history.future.length > 0 && !isSaving,
    isDirty: unsaved.isDirty,
    /** The server does not have it at all. */
    isUnsaved: store.keep !== undefined,
    /** A CV the server does not have is always worth another try. */
    canSave: unsaved.isDirty || store.keep !== undefined,
    isSaving,
    problem,
    clash,
    savedAtMs,
    openMarks,
    openDrafts,
    judgeDraft,
    offeredDraft: draft.offered,
    /** The offered draft on top of what was saved since it was begun; null when nothing was. */
    staleDraft: stale,
    isDraftKept: draft.isKept,
    edit,
    bring,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    show: (text: CvText) => dispatch({ kind: 'show', text }),
    dismissProblem: () => setProblem(null),
    save: () => {
      const { isDirty: _, ...texts } = unsaved;
      return save(texts, state.saved);
    },
    /** Saves what was decided about a clash, on top of what the others have. */
    settle: (texts: Texts) => {
      if (!clash) return Promise.resolve(false);
      dispatch({ kind: 'take-texts', texts, nowMs: Date.now() });
      return save(listNews(texts, clash.theirs), clash.theirs);
    },
    closeClash: () => setClash(null),
    /** The text shown needs no catching up, whatever the other one says. */
    settleMarks: () => note({ up_to_date: state.text }),
    takeDraft: () => {
      if (draft.offered) dispatch({ kind: 'take-draft', draft: draft.offered, nowMs: Date.now() });
      draft.close();
    },
    /** What was made of a draft and of what was saved since. */
    takeStaleDraft: (texts: Texts) => {
      dispatch({ kind: 'take-texts', texts, nowMs: Date.now() });
      draft.close();
    },
    declineDraft: () => {
      draft.close();
      draft.forget();
    },
    discard: () => {
      dispatch({ kind: 'discard' });
      draftStore.forget(record.user_id, record.id);
    },
  };
}

/** What was done to the CV elsewhere in the app is taken along, unless someone is writing: then saving tells of it. */
function useFollowed(
  record: CvRecord,
  latest: { readonly current: EditorState },
  dispatch: (action: EditorAction) => void,
) {
  useEffect(() => {
    const { saved } = latest.current;
    if (record.id !== saved.id || record === saved) return;
    if (record.version === saved.version) {
      if (record.metadata !== saved.metadata)
        dispatch({ kind: 'noted', metadata: record.metadata });
    } else if (record.version > saved.version && !findUnsaved(latest.current).isDirty) {
      dispatch({ kind: 'follow', record });
    }
  }, [record, latest, dispatch]);
}

/** A text that is as the others have it need not be sent. */
function listNews({ parsed_data, parsed_data_english }: Texts, theirs: CvRecord): Texts {
  const isNews = (mine: unknown, other: unknown) => JSON.stringify(mine) !== JSON.stringify(other);
  return {
    ...(parsed_data && isNews(parsed_data, theirs.parsed_data) && { parsed_data }),
    ...(parsed_data_english &&
      isNews(parsed_data_english, theirs.parsed_data_english) && { parsed_data_english }),
  };
}

export type Editor = ReturnType<typeof useEditor>;

/** Places of the text shown that fell behind and nobody has touched since; the same list while it says the same. */
function useOpenMarks({ saved, text, original, english }: EditorState): readonly CvMark[] {
  const marks = useMemo(() => readOutdated(saved)[text], [saved, text]);
  const before = text === 'english' ? saved.parsed_data_english : saved.parsed_data;
  const now = text === 'english' && english ? english.present : original.present;
  const open = marks.length === 0 ? marks : listOpenMarks(marks, before ?? emptyCv(), now);
  const kept = useRef(open);
  if (kept.current.length !== open.length || open.some((mark, at) => mark !== kept.current[at])) {
    kept.current = open;
  }
  return kept.current;
}
