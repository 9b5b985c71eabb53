import { type DraftMark, keepOpenDrafts } from '@trayecto/core/review';
import { createContext, type FocusEvent, useContext, useMemo, useState } from 'react';
import type { EditorState } from './editor-state';

/** What is left to check of the translation shown. */
interface EnglishDrafts {
  readonly open: readonly DraftMark[];
  readonly find: (pointer: string) => DraftMark | undefined;
  /** Whether an entry has any. */
  readonly isWithin: (pointer: string) => boolean;
  readonly settle: (draft: DraftMark) => Promise<boolean>;
  /** Takes back what was said last. */
  readonly takeBack: () => Promise<boolean>;
  readonly canTakeBack: boolean;
}

export type JudgeDraft = (draft: DraftMark, isRight: boolean) => Promise<boolean>;

const NONE: readonly DraftMark[] = [];
const nothing: EnglishDrafts = {
  open: NONE,
  find: () => undefined,
  isWithin: () => false,
  settle: () => Promise.resolve(false),
  takeBack: () => Promise.resolve(false),
  canTakeBack: false,
};

export const EnglishDraftsContext = createContext<EnglishDrafts>(nothing);
export const useEnglishDrafts = () => useContext(EnglishDraftsContext);

/** The marks that are in the text now; the same list while they don't change. */
export function useOpenDrafts({ saved, text, english }: EditorState): readonly DraftMark[] {
  const marks = saved.metadata.english_drafts ?? NONE;
  const cv = text === 'english' ? (english?.present ?? null) : null;
  const open = useMemo(() => (cv === null ? NONE : keepOpenDrafts(marks, cv)), [marks, cv]);
  const [kept, setKept] = useState(open);
  const isSame = JSON.stringify(kept) === JSON.stringify(open);
  if (!isSame) setKept(open);
  return isSame ? kept : open;
}

export function useDraftsOf(open: readonly DraftMark[], judge: JudgeDraft): EnglishDrafts {
  const [settled, setSettled] = useState<readonly DraftMark[]>([]);
  return useMemo(() => {
    const byPlace = new Map(open.map((draft) => [draft.pointer, draft]));
    return {
      open,
      find: (pointer) => byPlace.get(pointer),
      isWithin: (pointer) => open.some((draft) => draft.pointer.startsWith(`${pointer}/`)),
      settle: async (draft) => {
        const isDone = await judge(draft, true);
        if (isDone) setSettled((before) => [...before, draft]);
        return isDone;
      },
      takeBack: async () => {
        const last = settled.at(-1);
        const isDone = last !== undefined && (await judge(last, false));
        if (isDone) setSettled((before) => before.filter((draft) => draft !== last));
        return isDone;
      },
      canTakeBack: settled.length > 0,
    };
  }, [open, judge, settled]);
}

/** The draft in a field. Anyone who changes it goes on seeing what the original says until they leave the field. */
export function useDraftHere(pointer: string | undefined) {
  const open = useEnglishDrafts().find(pointer ?? '');
  const [held, setHeld] = useState<DraftMark>();
  return {
    draft: open ?? held,
    isOpen: open !== undefined,
    watch: {
      onFocus: () => setHeld(held ?? open),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(undefined);
      },
    },
  };
}
