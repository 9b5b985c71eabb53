import { useCallback, useEffect, useState } from 'react';

/** How much of a page is in view, as shares of its height. */
interface PagePart {
  readonly from: number;
  readonly to: number;
}

export interface PagesInView {
  /** The page that fills most of the window. */
  readonly current: number;
  /** One for each page; null where nothing of it is in view. */
  readonly parts: readonly (PagePart | null)[];
  readonly show: (index: number) => void;
  /** Goes on in the first text of a page. */
  readonly enter: (index: number) => void;
}

interface Place {
  readonly top: number;
  readonly height: number;
}

const listSheets = () => [...document.querySelectorAll<HTMLElement>('.page-stack > .page-sheet')];

/** Which pages are in view, as the window scrolls. */
export function usePagesInView(count: number): PagesInView {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [room, setRoom] = useState({ from: 0, to: 0 });

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const sheets = listSheets();
      const [first] = sheets;
      if (!first || sheets.length !== count) return;
      const { bar, dock } = readEdges(first);
      setPlaces(sheets.map((sheet) => readPlace(sheet)));
      setRoom({ from: bar, to: window.innerHeight - dock });
    };
    const plan = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    plan();
    const sizes = new ResizeObserver(plan);
    const stack = document.querySelector('.page-stack');
    if (stack) sizes.observe(stack);
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
    };
  }, [count]);

  const show = useCallback((index: number) => {
    listSheets()[index]?.scrollIntoView({ block: 'start' });
  }, []);
  const enter = useCallback((index: number) => findFirstOn(index)?.focus(), []);
  const parts = Array.from({ length: count }, (_, index) => findPart(places[index], room));
  return { current: findFullest(parts, places), parts, show, enter };
}

/** What covers the pages above and below, as they say themselves. */
function readEdges(sheet: HTMLElement): { readonly bar: number; readonly dock: number } {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(sheet);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const bar = Number.parseFloat(scrollPaddingTop) || 0;
  return {
    bar: bar + Number.parseFloat(scrollMarginTop),
    dock: Number.parseFloat(scrollMarginBottom),
  };
}

function readPlace(sheet: HTMLElement): Place {
  const { top, height } = sheet.getBoundingClientRect();
  return { top, height };
}

export function findPart(
  place: Place | undefined,
  { from, to }: { readonly from: number; readonly to: number },
): PagePart | null {
  if (!place || place.height <= 0) return null;
  const share = (y: number) => Math.min(1, Math.max(0, (y - place.top) / place.height));
  const part = { from: share(from), to: share(to) };
  return part.to > part.from ? part : null;
}

/** Of two that are as full, the one above. */
export function findFullest(parts: readonly (PagePart | null)[], places: readonly Place[]): number {
  const sizes = parts.map(
    (part, at) => (part ? part.to - part.from : 0) * (places[at]?.height ?? 0),
  );
  return Math.max(0, sizes.indexOf(Math.max(...sizes)));
}

function findFirstOn(index: number): HTMLElement | null {
  const sheet = listSheets()[index]?.getBoundingClientRect();
  if (!sheet) return null;
  const texts = document.querySelectorAll<HTMLElement>('.place-layer button[data-place]');
  return (
    [...texts].find((text) => {
      const { top } = text.getBoundingClientRect();
      return top >= sheet.top && top < sheet.bottom;
    }) ?? null
  );
}
