import { useEffect, useState } from 'react';
import type { PlainKey } from '../../../i18n';
import type { Editor } from '../use-editor';

/** Anyone who saved is done, unless they wrote on meanwhile. */
export function useFinish(editor: Editor, onFinish: (done: PlainKey | null) => void) {
  const [isDone, setIsDone] = useState(false);
  const { isDirty } = editor;
  useEffect(() => {
    if (!isDone) return;
    setIsDone(false);
    // Only now the question about unsaved changes has been taken away.
    if (!isDirty) onFinish('cv.updated');
  }, [isDone, isDirty, onFinish]);
  return async (saving: Promise<boolean>) => setIsDone(await saving);
}
