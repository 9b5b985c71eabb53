import { useEffect, useState } from 'react';
import type { Editor } from '../use-editor';

/** Opened to update one text from the other: that is done first, and can be undone. */
export function useBringAtStart(editor: Editor, isWanted: boolean) {
  const [isPending, setIsPending] = useState(isWanted && editor.offeredDraft === null);
  const { bring, openMarks } = editor;
  useEffect(() => {
    if (!isPending) return;
    setIsPending(false);
    bring(openMarks);
  }, [isPending, bring, openMarks]);
}
