import type { Cv } from '@trayecto/core/cv';
import { useState } from 'react';
import type { Design, DesignChoiceState } from '../../../document/design';
import type { Editor } from '../use-editor';

interface DesignStep {
  /** The text it was taken with: what was written later is undone first. */
  readonly cv: Cv;
  readonly before: Design;
  readonly after: Design;
  readonly keys: string;
  readonly atMs: number;
}

interface Steps {
  readonly past: readonly DesignStep[];
  readonly future: readonly DesignStep[];
}

const MOST_STEPS = 100;
/** Dragging through colours counts as one choice; everything else is a separate step, however quick. */
const DRAGGED = 'accent';
const PAUSE_MS = 1_000;

/** The look is undone by the same keys as the text, in the order in which both were changed. */
export function useDesignSteps(editor: Editor, look: DesignChoiceState) {
  const [{ past, future }, setSteps] = useState<Steps>({ past: [], future: [] });
  const last = past.at(-1);
  const [next] = future;
  const isLast = last !== undefined && (last.cv === editor.cv || !editor.canUndo);
  const isNext = next !== undefined && (next.cv === editor.cv || !editor.canRedo);

  function change(changes: Partial<Design>) {
    const keys = Object.keys(changes).sort().join();
    const atMs = Date.now();
    const isSame =
      keys === DRAGGED &&
      last?.cv === editor.cv &&
      last.keys === keys &&
      atMs - last.atMs < PAUSE_MS;
    const before = isSame ? last.before : look.design;
    const step = { cv: editor.cv, before, after: { ...look.design, ...changes }, keys, atMs };
    const former = isSame ? past.slice(0, -1) : past;
    setSteps({ past: [...former, step].slice(-MOST_STEPS), future: [] });
    look.change(changes);
  }

  function undo() {
    if (!isLast) return editor.undo();
    setSteps({ past: past.slice(0, -1), future: [last, ...future] });
    look.change(restore(last.before, last.after));
  }

  function redo() {
    if (!isNext) return editor.redo();
    setSteps({ past: [...past, next], future: future.slice(1) });
    look.change(restore(next.after, next.before));
  }

  return {
    look: { ...look, change },
    editor: {
      ...editor,
      undo,
      redo,
      canUndo: editor.canUndo || (isLast && !editor.isSaving),
      canRedo: editor.canRedo || (isNext && !editor.isSaving),
    },
  };
}

/** What one of them does not name is the template's choice again. */
function restore(to: Design, from: Design): Partial<Design> {
  const named = Object.keys(from).map((key) => [key, undefined]);
  return { ...Object.fromEntries(named), ...to };
}
