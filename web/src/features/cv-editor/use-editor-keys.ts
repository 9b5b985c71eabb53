import { useEffect, useRef } from 'react';
import type { Editor } from './use-editor';

/** The keys every editor has: undo, redo, and saving without leaving. */
export function useEditorKeys(editor: Editor, save: () => void) {
  const latest = useRef({ ...editor, save });
  latest.current = { ...editor, save };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y' && key !== 's') return;
      // The browser's own undo knows only one field, and would go against ours.
      event.preventDefault();
      const { canUndo, canRedo, canSave, isSaving, clash, undo, redo, save } = latest.current;
      if (clash) return;
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key === 's') {
        if (canSave && !isSaving) save();
      } else if (isRedo) {
        if (canRedo) redo();
      } else if (canUndo) undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
