import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '../api/browser-api';
import { type Save, SelfSaving } from './self-saving';

/** Drafts of one kind, by what they belong to; they are saved when the server can be reached again. */
export function keepDrafts<Draft>(): SelfSaving<Draft> {
  const drafts = new SelfSaving<Draft>({
    setTimer: (work, delayMs) => {
      const timer = setTimeout(work, delayMs);
      return () => clearTimeout(timer);
    },
  });
  connection.subscribe(() => {
    if (connection.get() === 'reachable') drafts.saveAll();
  });
  window.addEventListener('beforeunload', (event) => {
    if (!drafts.isEmpty) event.preventDefault();
  });
  return drafts;
}

/** What is typed into one of them, saved by itself, and at once when its place is left. */
export function useSelfSaving<Draft>(drafts: SelfSaving<Draft>, id: string, save: Save<Draft>) {
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.get(id));
  useEffect(() => drafts.saveWith(id, save), [drafts, id, save]);
  useEffect(() => () => void drafts.saveNow(id), [drafts, id]);
  return {
    draft,
    write: (next: Draft) => drafts.write(id, next),
    saveNow: () => drafts.saveNow(id),
    forget: () => drafts.forget(id),
  };
}
