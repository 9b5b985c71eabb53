import { useEffect, useMemo, useRef, useState } from 'react';

/** Where something was pointed at: the other sides follow. */
type Side = 'posting' | 'page' | 'tools';

export interface Linked {
  /** What the job asks for and is looked at now: under the pointer or the focus, or else the chosen one. */
  readonly lit: string | null;
  readonly chosen: string | null;
  readonly from: Side;
  /** The job, by its place in the CV, in which a yes to what is asked would be told. */
  readonly work: number;
  readonly chooseWork: (index: number) => void;
  readonly choose: (id: string, from: Side) => void;
  /** With null, nothing is pointed at any more. */
  readonly point: (id: string | null, from: Side) => void;
}

/** A pointer on its way across the page points at nothing. */
const REST_MS = 120;

/** Ties each requirement of the job to its evidence on the page of the CV; what the tools ask about, while they ask. */
export function useLinked(isAsking: boolean): Linked {
  const [choice, setChoice] = useState<{ readonly id: string; readonly side: Side } | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [from, setFrom] = useState<Side>('tools');
  const [work, setWork] = useState(0);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ways = useMemo(
    () => ({
      chooseWork: setWork,
      choose: (id: string, side: Side) => {
        setFrom(side);
        setWork(0);
        // What the tools ask about stays chosen; a second press on a mark lets it go.
        setChoice((now) => (now?.id === id && side !== 'tools' ? null : { id, side }));
      },
      point: (id: string | null, side: Side) => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => {
          setPointed(id);
          if (id !== null) setFrom(side);
        }, REST_MS);
      },
    }),
    [],
  );
  const chosen = choice === null || (choice.side === 'tools' && !isAsking) ? null : choice.id;
  const lit = pointed ?? chosen;
  return { lit, chosen, from, work: lit === chosen ? work : 0, ...ways };
}

/** What a mark does for pointer and keyboard, on either side. */
export function markActions(linked: Linked, id: string, side: Side) {
  return {
    onClick: () => linked.choose(id, side),
    onPointerEnter: () => linked.point(id, side),
    onPointerLeave: () => linked.point(null, side),
    onFocus: () => linked.point(id, side),
    onBlur: () => linked.point(null, side),
  };
}

/** Clear of the heading that stays at the top of the pane. */
const MARGIN = 64;

/** Scrolls the pane an element is in, only where the element is out of sight and no further than it must: a text keeps its beginning. */
export function bringIntoView(element: HTMLElement | null | undefined): void {
  const pane = element?.closest('[data-pane]')?.getBoundingClientRect();
  const place = element?.getBoundingClientRect();
  if (!element || !place) return;
  const [top, bottom] = pane ? [pane.top, pane.bottom] : [0, window.innerHeight];
  if (place.top >= top + MARGIN && place.bottom <= bottom - MARGIN) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.style.scrollMarginBlock = `${MARGIN}px`;
  // Without panes, on a phone, a bar lies over the end of the page.
  element.scrollIntoView({
    block: pane ? 'nearest' : 'center',
    behavior: isCalm ? 'auto' : 'smooth',
  });
}
