import { type RefObject, useEffect, useState } from 'react';

interface TieCurveProps {
  /** Around both sides. */
  readonly desk: RefObject<HTMLElement | null>;
  readonly openKey: string | null;
}

interface Ends {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** Ties the open card to its box on the page, while both can be seen. */
export function TieCurve({ desk, openKey }: TieCurveProps) {
  const [ends, setEnds] = useState<Ends | null>(null);
  useEffect(() => {
    if (openKey === null) {
      setEnds(null);
      return;
    }
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = desk.current && findEnds(desk.current, openKey);
      setEnds((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(measure);
    };
    plan();
    // Pictures come late, cards grow while one writes.
    const watch = new ResizeObserver(plan);
    for (const part of desk.current?.querySelectorAll('[data-source] > *, [data-card]') ?? [])
      watch.observe(part);
    window.addEventListener('scroll', plan, { capture: true, passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      window.removeEventListener('scroll', plan, { capture: true });
      window.removeEventListener('resize', plan);
    };
  }, [desk, openKey]);
  if (!ends) return null;
  const { from, to } = ends;
  const middle = (from.x + to.x) / 2;
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-10 hidden size-full text-terracotta lg:block"
    >
      <path
        d={`M ${from.x} ${from.y} C ${middle} ${from.y}, ${middle} ${to.y}, ${to.x} ${to.y}`}
        className="fill-none stroke-current stroke-2"
      />
      <circle cx={from.x} cy={from.y} r="4" className="fill-current" />
      <circle cx={to.x} cy={to.y} r="4" className="fill-current" />
    </svg>
  );
}

function findEnds(desk: HTMLElement, key: string): Ends | null {
  const named = CSS.escape(key);
  const boxes = [...desk.querySelectorAll<HTMLElement>(`[data-box="${named}"]`)];
  const card = desk.querySelector<HTMLElement>(`[data-card="${named}"]`);
  const paper = desk.querySelector<HTMLElement>('[data-source]')?.getBoundingClientRect();
  const list = desk.querySelector<HTMLElement>('[data-list]')?.getBoundingClientRect();
  if (!card || !paper || !list) return null;
  const whole = desk.getBoundingClientRect();
  const target = card.getBoundingClientRect();
  const to = { x: target.left - whole.left, y: target.top + 26 - whole.top };
  const isCardSeen = target.top + 26 > list.top && target.top + 26 < list.bottom;
  const seen = boxes
    .map((box) => box.getBoundingClientRect())
    .find(({ top, height }) => top + height / 2 > paper.top && top + height / 2 < paper.bottom);
  if (!seen || !isCardSeen) return null;
  const from = {
    x: Math.min(seen.right, paper.right) - whole.left,
    y: seen.top + seen.height / 2 - whole.top,
  };
  return { from: round(from), to: round(to) };
}

const round = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });
