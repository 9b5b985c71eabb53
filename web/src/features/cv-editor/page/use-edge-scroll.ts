import { useEffect, useRef } from 'react';

export interface ScreenPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** The row over the page and the dock below it. */
const TOP_PX = 150;
const BOTTOM_PX = 130;
const STEP_PX = 14;

/** How far the window goes with a hand at its edge, at each frame. */
function findScrollStep(clientY: number, windowHeight: number): number {
  if (clientY < TOP_PX) return -STEP_PX;
  return clientY > windowHeight - BOTTOM_PX ? STEP_PX : 0;
}

/** What is dragged to the edge of the window goes on to what is beyond it. */
export function useEdgeScroll(onScroll: (point: ScreenPoint) => void) {
  const latest = useRef({ onScroll, point: { clientX: 0, clientY: 0 } });
  latest.current.onScroll = onScroll;
  const frame = useRef(0);

  function step() {
    const { point } = latest.current;
    const by = findScrollStep(point.clientY, window.innerHeight);
    const before = window.scrollY;
    if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' });
    if (window.scrollY === before) {
      frame.current = 0;
      return;
    }
    latest.current.onScroll(point);
    frame.current = requestAnimationFrame(step);
  }

  function stop() {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
  }

  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  return {
    follow(point: ScreenPoint) {
      latest.current.point = point;
      if (frame.current === 0) frame.current = requestAnimationFrame(step);
    },
    stop,
  };
}
