import type { Cv } from '@trayecto/core/cv';
import { useState } from 'react';
import type { Design, DesignChoiceState } from '../../../document/design';
import type { Editor } from '../use-editor';

interface DesignStep {
  /** The text it was taken with: what was written later is undone first. */
  readonly cv: Cv;
  readonly before: Design;
  readonly after: Design;
  /** What was chosen: the rest may be changed in another tab meanwhile. */
  readonly keys: readonly (keyof Design)[];
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
    const keys = keysOf(changes);
    const atMs = Date.now();
    const isSame =
      keys.join() === DRAGGED &&
      last?.cv === editor.cv &&
      last.keys.join() === DRAGGED &&
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
    look.change(pick(last.before, last.keys));
  }

  /** Takes a choice back: undoes it if it was the last one, otherwise adds a step. */
  function takeBack(changes: Partial<Design>) {
    const keys = keysOf(changes);
    const isReverse =
      isLast &&
      keys.join() === last.keys.join() &&
      keys.every((key) => JSON.stringify(last.before[key]) === JSON.stringify(changes[key]));
    if (isReverse) undo();
    else change(changes);
  }

  function redo() {
    if (!isNext) return editor.redo();
    setSteps({ past: [...past, next], future: future.slice(1) });
    look.change(pick(next.after, next.keys));
  }

  return {
    look: { ...look, change, takeBack },
    editor: {
      ...editor,
      undo,
      redo,
      canUndo: editor.canUndo || (isLast && !editor.isSaving),
      canRedo: editor.canRedo || (isNext && !editor.isSaving),
    },
  };
}

const keysOf = (changes: Partial<Design>) => Object.keys(changes) as (keyof Design)[];

/** What it does not name is the template's choice again. */
const pick = (design: Design, keys: readonly (keyof Design)[]): Partial<Design> =>
  Object.fromEntries(keys.map((key) => [key, design[key]]));
