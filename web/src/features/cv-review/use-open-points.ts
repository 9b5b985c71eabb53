import { partKeyOf } from '@trayecto/core/review';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenPoint } from './review-parts';

type Side = 'source' | 'data';

const selectorOf = (point: OpenPoint) =>
  point.kind === 'field'
    ? `[data-pointer="${CSS.escape(point.pointer)}"]`
    : `[data-unplaced="${point.line.line}"]`;

const nameOf = (point: OpenPoint) =>
  point.kind === 'field' ? point.pointer : `#${point.line.line}`;

/** Which parts are open, which point is in hand, and the way from one to the next. */
export function useOpenPoints(table: RefObject<HTMLElement | null>, points: readonly OpenPoint[]) {
  const [side, setSide] = useState<Side>('data');
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(
    () => new Set(points.slice(0, 1).map(({ partKey }) => partKey)),
  );
  const [current, setCurrent] = useState(() => (points[0] ? nameOf(points[0]) : ''));
  const at = points.findIndex((point) => nameOf(point) === current);

  /** Shows the side first: what is hidden cannot take the focus. */
  function focus(selector: string, where: Side = 'data') {
    setSide(where);
    // Two frames: a dialog that closes gives the focus back first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const found = table.current?.querySelector<HTMLElement>(selector);
        found?.focus({ preventScroll: true });
        found?.scrollIntoView({ block: 'center' });
      }),
    );
  }

  function unfold(key: string) {
    setOpenKeys((before) => new Set([...before, key]));
  }

  function goTo(point: OpenPoint | undefined) {
    if (!point) return;
    setCurrent(nameOf(point));
    // One open card at a time: that is the one the page is tied to.
    setOpenKeys(new Set([point.partKey]));
    focus(selectorOf(point));
  }

  function step(by: 1 | -1) {
    const from = at < 0 ? (by > 0 ? -1 : 0) : at;
    goTo(points[(from + by + points.length) % points.length]);
  }

  // Read afresh with every key, without listening again.
  const stepNow = useRef(step);
  useEffect(() => {
    stepNow.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowDown: 1, ArrowUp: -1 } as const;
      if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      stepNow.current(by[event.key]);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return {
    side,
    setSide,
    openKeys,
    at: at + 1,
    focus,
    unfold,
    step,
    /** After an answer: the point that follows the one that is gone. */
    goOn(from: OpenPoint) {
      const index = points.indexOf(from);
      goTo(points[index + 1] ?? points.find((point) => point !== from));
    },
    toggle(key: string) {
      setOpenKeys((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      });
    },
    setAll: (keys: readonly string[]) => setOpenKeys(new Set(keys)),
    /** Opens the part that a field is in, and goes there. */
    goToField(pointer: string) {
      unfold(partKeyOf(pointer));
      const places = [pointer, pointer.replace(/\/\d+$/, '')];
      focus(places.map((place) => `[data-pointer="${CSS.escape(place)}"]`).join(', '));
    },
  };
}

export type OpenPoints = ReturnType<typeof useOpenPoints>;
