import { type RefObject, useEffect, useState } from 'react';
import { classes } from '../ui/classes';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Ends {
  readonly from: Point;
  readonly to: Point;
}

interface TieCurveProps {
  /** Around both sides; the curve lies over it. */
  readonly around: RefObject<HTMLElement | null>;
  /** What is tied; null ties nothing. */
  readonly tied: string | null;
  /** Both ends, measured from the window; null where one of them is out of sight. */
  readonly findEnds: (around: HTMLElement, tied: string) => Ends | null;
  /** Parts that grow or come late, and move the ends. */
  readonly parts: string;
  readonly isDotted?: boolean;
  readonly className: string;
}

/** Ties two things that belong together across the page, while both can be seen. */
export function TieCurve(props: TieCurveProps) {
  const { around, tied, findEnds, parts, isDotted = false, className } = props;
  const [ends, setEnds] = useState<Ends | null>(null);
  useEffect(() => {
    if (tied === null) {
      setEnds(null);
      return;
    }
    let frame = 0;
    const measure = () => {
      frame = 0;
      const next = around.current && placeEnds(around.current, findEnds(around.current, tied));
      setEnds((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(measure);
    };
    plan();
    const watch = new ResizeObserver(plan);
    for (const part of around.current?.querySelectorAll(parts) ?? []) watch.observe(part);
    // An end may come later, on a page that stays as large as it was.
    const come = new MutationObserver(plan);
    if (around.current)
      come.observe(around.current, { childList: true, subtree: true, attributeFilter: ['style'] });
    window.addEventListener('scroll', plan, { capture: true, passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      come.disconnect();
      window.removeEventListener('scroll', plan, { capture: true });
      window.removeEventListener('resize', plan);
    };
  }, [around, tied, findEnds, parts]);
  if (!ends) return null;
  const { from, to } = ends;
  const middle = (from.x + to.x) / 2;
  return (
    <svg
      key={tied}
      aria-hidden="true"
      className={classes('fade-in pointer-events-none absolute inset-0 z-10 size-full', className)}
    >
      <path
        d={`M ${from.x} ${from.y} C ${middle} ${from.y}, ${middle} ${to.y}, ${to.x} ${to.y}`}
        strokeDasharray={isDotted ? '0 5' : undefined}
        strokeLinecap="round"
        className="fill-none stroke-current stroke-2"
      />
      <circle cx={from.x} cy={from.y} r={isDotted ? 3 : 4} className="fill-current" />
      <circle cx={to.x} cy={to.y} r={isDotted ? 3 : 4} className="fill-current" />
    </svg>
  );
}

function placeEnds(around: HTMLElement, ends: Ends | null): Ends | null {
  if (!ends) return null;
  const { left, top } = around.getBoundingClientRect();
  const place = ({ x, y }: Point) => ({ x: Math.round(x - left), y: Math.round(y - top) });
  return { from: place(ends.from), to: place(ends.to) };
}
