import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { LivePages } from '../../../document/live-drawing';
import { openSheet, type Sheet } from '../../../document/open-picture';
import { useTranslate } from '../../../i18n';
import { classes } from '../../../ui/classes';
import { useSettled } from '../../../ui/use-settled';
import { findSpill } from './find-spill';
import { type PagesInView, usePagesInView } from './use-pages-in-view';

/** More are no longer a few that spill over. */
const MOST_SPILLED = 12;

/** Beside a document of several pages: each of them small, the part of it in view framed, and the way to it. */
export function SheetRail({ pages }: { pages: LivePages }) {
  const t = useTranslate();
  const rail = useRef<HTMLElement>(null);
  const { picture } = pages;
  const inView = usePagesInView(picture.pages.length);
  const sheets = useRested(picture.pages);
  const spilled = findSpill(pages)?.lines ?? 0;
  const last = picture.pages.length - 1;

  function go(index: number) {
    inView.show(index);
    rail.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent, index: number) {
    const to = findStep(event.key, index, last);
    if (to === null) return;
    event.preventDefault();
    if (to !== 'enter') return go(to);
    inView.show(index);
    inView.enter(index);
  }

  return (
    <nav
      ref={rail}
      aria-label={t('editor.rail')}
      className="sticky top-[calc(var(--bar-height,3.5rem)+3rem)] flex max-h-[calc(100dvh-var(--bar-height,3.5rem)-9.5rem)] flex-col items-center gap-3 overflow-y-auto px-2 py-1"
    >
      {sheets.map((sheet, index) => (
        <RailPage
          // biome-ignore lint/suspicious/noArrayIndexKey: pages are known by their number
          key={index}
          sheet={sheet}
          index={index}
          inView={inView}
          ratio={`${picture.widthPt} / ${picture.pageHeightPt}`}
          spilled={index === last && spilled <= MOST_SPILLED ? spilled : 0}
          onGo={() => go(index)}
          onPress={(event) => press(event, index)}
        />
      ))}
    </nav>
  );
}

function findStep(key: string, index: number, last: number): number | 'enter' | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, index - 1);
    case 'ArrowDown':
      return Math.min(last, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Enter':
      return 'enter';
    default:
      return null;
  }
}

interface RailPageProps {
  readonly sheet: Sheet;
  readonly index: number;
  readonly inView: PagesInView;
  readonly ratio: string;
  /** Lines that are on it because the page before is full. */
  readonly spilled: number;
  readonly onGo: () => void;
  readonly onPress: (event: KeyboardEvent) => void;
}

function RailPage({ sheet, index, inView, ratio, spilled, onGo, onPress }: RailPageProps) {
  const t = useTranslate();
  const address = useAddress(sheet);
  const isCurrent = inView.current === index;
  const part = inView.parts[index];
  const label = t('editor.railPage', { page: index + 1, pages: inView.parts.length });
  const lines = spilled > 0 ? t('editor.railSpilled', { count: spilled }) : '';
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={lines === '' ? label : `${label}. ${lines}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onGo}
      onKeyDown={onPress}
      className="group w-12 shrink-0 text-[0.8125rem] leading-tight"
    >
      <span
        style={{ backgroundColor: '#fff', aspectRatio: ratio }}
        className={classes(
          'relative mb-1 block w-12 overflow-hidden rounded-[3px] border',
          isCurrent ? 'border-sea' : 'border-line group-hover:border-edge',
        )}
      >
        {address && <img src={address} alt="" className="absolute inset-0 size-full" />}
        {part && (
          <span
            className="absolute inset-x-0 border-2 border-sea bg-sea/10"
            style={{ top: `${part.from * 100}%`, bottom: `${(1 - part.to) * 100}%` }}
          />
        )}
      </span>
      <span className={isCurrent ? 'font-semibold' : 'text-muted'}>{index + 1}</span>
      {lines !== '' && <span className="mt-0.5 block text-danger">{lines}</span>}
    </button>
  );
}

const REST_MS = 500;

/** Small pages wait until the writing rests: each of them is a whole picture to be read again. */
function useRested(sheets: readonly Sheet[]): readonly Sheet[] {
  const rested = useSettled(sheets, REST_MS);
  return rested.length === sheets.length ? rested : sheets;
}

function useAddress({ name, markup }: Sheet): string | null {
  const [address, setAddress] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is named by what is on it
  useEffect(() => {
    const opened = openSheet(markup);
    setAddress(opened);
    return () => URL.revokeObjectURL(opened);
  }, [name]);
  return address;
}
