import type { Draft } from '../../cvs/draft-store';
import { changeEditor, type EditorState } from './editor-state';
import { type Clash, findClash, listOthers } from './find-clash';

/**
 * A draft begun before the CV was saved again, put on top of what is there now: only what the draft changed is applied,
 * and what both changed is to be chosen. Null for a draft of the version that is there.
 */
export function findStale(state: EditorState, draft: Draft): Clash | null {
  if (draft.version === state.saved.version) return null;
  const mine = changeEditor(state, { kind: 'take-draft', draft, nowMs: 0 });
  return findClash(mine, state.saved);
}

/** Whether all of the draft is in what was saved since. */
export function isSpent(clash: Clash): boolean {
  const conflicts = clash.original.conflicts.length + (clash.english?.conflicts.length ?? 0);
  return conflicts === 0 && listOthers(clash).length === 0;
}
