import type { Cv } from '@trayecto/core/cv';
import {
  type ColumnName,
  findColumn,
  type Place,
  type PlacedText,
  type SectionMove,
  type SectionPlaces,
  stepSection,
} from '@trayecto/core/document';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Editor } from '../use-editor';
import { numberCv } from './number-cv';
import {
  breakLine,
  findMovable,
  isLine,
  isLongText,
  isSection,
  movePlace,
  readTarget,
  readText,
  removePlace,
  type Step,
  splitLine,
  stepOut,
  writeText,
} from './place-edits';

export interface Typing {
  readonly at: Place;
  readonly caret: number | 'end';
  /** Came with this state of the CV: pages drawn of an earlier one do not know where it is. */
  readonly since: Cv | null;
}

interface PageEditingOptions {
  readonly editor: Editor;
  readonly texts: readonly PlacedText[];
  readonly sections: SectionPlaces;
  readonly onMoveSection: (move: SectionMove) => void;
}

/** What is chosen on the page, what is being typed, and what the keys do. */
export function usePageEditing(options: PageEditingOptions) {
  const { editor, texts, sections } = options;
  const [selected, setSelected] = useState<Place | null>(null);
  const [typing, setTyping] = useState<Typing | null>(null);
  const latest = useRef({ ...options, selected, typing });
  latest.current = { ...options, selected, typing };
  numberCv(editor.cv);

  const select = useCallback((at: Place | null) => {
    setTyping(null);
    setSelected(at);
  }, []);

  const type = useCallback((at: Place, caret: Typing['caret'] = 'end') => {
    const target = readTarget(at);
    if (target === null || target.kind === 'entry') return;
    if (target.kind === 'section' && !target.isOwn) return;
    setSelected(at);
    setTyping({ at, caret, since: null });
  }, []);

  /** Ends the typing; the text stays chosen. */
  const rest = useCallback(() => {
    const { typing: now, selected: chosen } = latest.current;
    const at = now?.at ?? chosen;
    setTyping(null);
    if (at !== null) findPlace(at)?.focus();
  }, []);

  /** Drawn before the next key, which belongs to where one is then. */
  const take = useCallback((step: Step | null, caret: Typing['caret'] | null): boolean => {
    if (!step) return false;
    flushSync(() => latest.current.editor.edit(step.edit));
    const { editor: now } = latest.current;
    setSelected(step.at);
    const isTyped = caret !== null && step.at !== null;
    setTyping(isTyped ? { at: step.at, caret, since: now.cv } : null);
    return true;
  }, []);

  const write = useCallback(
    (at: Place, text: string, caret = text.length) => {
      const { editor: now } = latest.current;
      const broken = breakLine(now.cv, at, text, caret);
      if (broken) {
        take(broken, broken.caret);
        return;
      }
      const edit = writeText(now.cv, at, text);
      if (edit) now.edit(edit);
    },
    [take],
  );

  const moveTo = useCallback(
    (at: Place, to: number) => {
      const moved = movePlace(latest.current.editor.cv, at, to);
      return take(moved, null) ? (moved?.at ?? null) : null;
    },
    [take],
  );

  const moveSectionTo = useCallback((at: Place, move: SectionMove | null) => {
    if (move === null) return;
    latest.current.onMoveSection(move);
    setSelected(at);
    focusWhenDrawn(at);
  }, []);

  /** A section into the other column, last. */
  const cross = useCallback(
    (at: Place, to: ColumnName) => {
      const target = readTarget(at);
      if (target?.kind !== 'section') return;
      const from = findColumn(latest.current.sections, target.id);
      if (from !== null && from !== to) moveSectionTo(at, { id: target.id, to, before: null });
    },
    [moveSectionTo],
  );

  const move = useCallback(
    (at: Place, step: -1 | 1) => {
      const movable = findMovable(at);
      const target = movable === null ? null : readTarget(movable);
      if (target?.kind === 'section')
        return moveSectionTo(at, stepSection(latest.current.sections, target.id, step));
      if (movable === null || (target?.kind !== 'line' && target?.kind !== 'entry')) return;
      const moved = moveTo(movable, target.index + step);
      if (moved === null) return;
      // What was chosen within an entry goes along with it.
      const inside = moved + at.slice(movable.length);
      setSelected(inside);
      focusWhenDrawn(inside);
    },
    [moveTo, moveSectionTo],
  );

  const remove = useCallback(
    (at: Place) => {
      const step = removePlace(latest.current.editor.cv, at);
      if (take(step, null) && step?.at) focusWhenDrawn(step.at);
    },
    [take],
  );

  const endTyping = useCallback(() => setTyping(null), []);

  const goOn = useCallback(
    (at: Place, step: -1 | 1, isTyped = false) => {
      const { texts: now } = latest.current;
      const here = now.findIndex((text) => text.at === at);
      const next = now[here + step];
      if (here === -1 || !next) return;
      if (isTyped && !isSection(next.at)) type(next.at);
      else {
        select(next.at);
        // At once: the next press begins where this one has led.
        findPlace(next.at)?.focus();
      }
    },
    [select, type],
  );

  function pressOnPage(event: KeyboardEvent<HTMLElement>) {
    const at = event.target instanceof HTMLElement ? event.target.dataset.place : undefined;
    if (at === undefined || event.ctrlKey || event.metaKey) return;
    const act = findAct(event, at);
    if (!act) return;
    event.preventDefault();
    act();
  }

  function findAct({ key, altKey }: KeyboardEvent, at: Place): (() => void) | null {
    const chosen = latest.current.selected ?? at;
    if (altKey) {
      const column = findColumnAt(key, sections);
      if (column !== null && isSection(chosen)) return () => cross(chosen, column);
      if (key === 'ArrowUp') return () => move(chosen, -1);
      return key === 'ArrowDown' ? () => move(chosen, 1) : null;
    }
    switch (key) {
      case 'ArrowUp':
      case 'ArrowLeft':
        return () => goOn(at, -1);
      case 'ArrowDown':
      case 'ArrowRight':
        return () => goOn(at, 1);
      case 'Home':
        return () => select(texts[0]?.at ?? null);
      case 'Enter':
      case 'F2':
        return () => (latest.current.selected === null ? select(at) : type(at));
      case 'Delete':
        return () => remove(chosen);
      case 'Escape':
        return latest.current.selected === null ? null : () => setSelected(stepOut(chosen));
      default:
        return null;
    }
  }

  function pressWhileTyping(event: KeyboardEvent<HTMLTextAreaElement>) {
    const at = latest.current.typing?.at ?? latest.current.selected;
    if (at === null || event.nativeEvent.isComposing) return;
    const { value, selectionStart } = event.currentTarget;
    const { cv } = latest.current.editor;
    const act = ((): (() => void) | null => {
      if (event.key === 'Escape') return rest;
      if (event.altKey && event.key === 'ArrowUp') return () => move(at, -1);
      if (event.altKey && event.key === 'ArrowDown') return () => move(at, 1);
      if (event.key === 'Backspace' && value === '' && isLine(at))
        return () => take(removePlace(cv, at), 'end');
      if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return null;
      if (isLine(at)) return () => take(splitLine(cv, at, selectionStart), 0);
      return isLongText(at) ? null : () => goOn(at, 1, true);
    })();
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return {
    selected,
    typing,
    select,
    type,
    rest,
    endTyping,
    write,
    move,
    moveTo,
    moveSectionTo,
    cross,
    hasColumns: sections.aside !== null,
    findColumn: (at: Place) => {
      const target = readTarget(at);
      return target?.kind === 'section' ? findColumn(sections, target.id) : null;
    },
    remove,
    goOn,
    pressOnPage,
    pressWhileTyping,
    readText: (at: Place) => readText(editor.cv, at),
  };
}

/** The column an arrow points to; null where there is one only. */
function findColumnAt(key: string, { aside, side }: SectionPlaces): ColumnName | null {
  if (aside === null || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  return (key === 'ArrowLeft') === (side === 'left') ? 'aside' : 'main';
}

export type PageEditing = ReturnType<typeof usePageEditing>;

export function findPlace(at: Place): HTMLElement | null {
  return document.querySelector<HTMLElement>(`button[data-place=${CSS.escape(at)}]`);
}

/** An entry is no text itself: the first of its texts speaks for it. */
const findFirstIn = (entry: Place) =>
  document.querySelector<HTMLElement>(`button[data-place^=${CSS.escape(`${entry}/`)}]`);

const MOST_FRAMES = 120;

/** What has moved is drawn a moment later, at its new place. */
function focusWhenDrawn(at: Place, frames = MOST_FRAMES): void {
  const place = findPlace(at) ?? findFirstIn(at);
  if (place && document.activeElement !== place) place.focus();
  if (!place && frames > 0) requestAnimationFrame(() => focusWhenDrawn(at, frames - 1));
}
