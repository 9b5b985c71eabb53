import { emptyCv } from '@trayecto/core/cv';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, draftStore } from '../../cvs/draft-store';
import type { EditorState } from './editor-state';
import { findStale, isSpent } from './stale-draft';

const DRAFT_DELAY_MS = 300;

/** Writes the draft a moment after each change, and offers the one a former visit left. */
export function useDraft(state: EditorState, isDirty: boolean) {
  const { user_id: userId, id } = state.saved;
  const [offered, setOffered] = useState<Draft | null>(() => findOffer(state));
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(state);
  latest.current = state;

  const write = useCallback(() => {
    const { saved, original, english } = latest.current;
    setIsKept(
      draftStore.write(saved.user_id, saved.id, {
        version: saved.version,
        base: { original: saved.parsed_data, english: saved.parsed_data_english },
        original: original.present,
        english: english?.present ?? null,
        savedAtMs: Date.now(),
      }),
    );
  }, []);

  // Only what this tab wrote is forgotten here: another tab may have its own draft.
  const hasWritten = useRef(false);
  const forget = useCallback(() => {
    hasWritten.current = false;
    draftStore.forget(userId, id);
  }, [userId, id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state of the texts is a reason to write
  useEffect(() => {
    if (offered) return;
    if (!isDirty) {
      if (hasWritten.current) forget();
      return;
    }
    hasWritten.current = true;
    const timer = setTimeout(write, DRAFT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state.original.present, state.english?.present, isDirty, offered, write, forget]);

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

  return { offered, isKept, forget, close: () => setOffered(null) };
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
  const stale = isNews ? findStale(state, draft) : null;
  const isWorthIt = stale ? !isSpent(stale) : isNews;
  if (!isWorthIt) draftStore.forget(user_id, id);
  return isWorthIt ? draft : null;
}
