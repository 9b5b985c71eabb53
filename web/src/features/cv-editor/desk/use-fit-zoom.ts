import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const ZOOMS = [0.5, 0.6, 0.75, 0.9, 1, 1.25, 1.5, 2];
const PIXELS_PER_POINT = 4 / 3;

/** How large the page is shown: as wide as the desk has room for, until another size is chosen. */
export function useFitZoom(pageWidthPt: number) {
  const desk = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);

  useLayoutEffect(() => {
    const box = desk.current;
    if (!box) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(box);
      const room =
        box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      // Whole percents: a page that grows by a hair at each pixel of the window would never look sharp.
      const share = Math.floor((room / (pageWidthPt * PIXELS_PER_POINT)) * 100) / 100;
      setFit(Math.max(0.3, Math.min(1, share)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [pageWidthPt]);

  const zoom = chosen ?? fit;
  return {
    desk,
    zoom,
    smaller: ZOOMS.findLast((step) => step < zoom),
    larger: ZOOMS.find((step) => step > zoom),
    choose: useCallback((next: number | null) => setChosen(next), []),
  };
}

export type FitZoom = ReturnType<typeof useFitZoom>;
