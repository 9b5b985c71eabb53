import { type RefObject, useLayoutEffect, useState } from 'react';

/** An A4 sheet at its size on paper, in CSS pixels. */
const SHEET_WIDTH = 794;
/** Smaller than this nobody reads it: the page goes to one column instead. */
const LEAST_ZOOM = 0.6;

/** The largest size at which the whole width of the sheet is in sight. */
export function useZoomToFit(place: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const watcher = new ResizeObserver(() =>
      setZoom(Math.min(1, Math.max(LEAST_ZOOM, element.clientWidth / SHEET_WIDTH))),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place]);
  return zoom;
}
