import type { PageBox, PageGeometry } from '@trayecto/core/review';
import { Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../i18n';
import { IconButton } from '../../ui/icon-button';
import { PageBoxes } from './page-boxes';
import { usePagePicture } from './page-picture';
import { PageRail } from './page-rail';
import type { ReviewPart } from './review-parts';
import { useFrame } from './use-frame';

export interface PagePaneProps {
  readonly cvId: string;
  readonly geometry: PageGeometry;
  readonly parts: readonly ReviewPart[];
  /** Words in doubt. */
  readonly marks: readonly PageBox[];
  /** The lines behind the field in hand. */
  readonly inHand: readonly PageBox[];
  /** Lines that are nowhere in the CV. */
  readonly leftOver: readonly { readonly line: number; readonly box: PageBox }[];
  readonly litKey: string | null;
  readonly openKey: string | null;
  readonly onLight: (key: string | null) => void;
  readonly onPick: (key: string) => void;
  readonly onLine: (line: number) => void;
  readonly onFrame: (frame: PageBox) => void;
  /** The file was not kept, or cannot be drawn. */
  readonly onMissing: () => void;
}

const ZOOMS = [1, 1.3, 1.7, 2.2] as const;

/** The person's own page, with a numbered box around everything that was read. */
export function PagePane(props: PagePaneProps) {
  const t = useTranslate();
  const { geometry, openKey, parts, onMissing } = props;
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const scroller = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { url, isMissing } = usePagePicture(props.cvId, page);
  const size = geometry.pages[page - 1] ?? { widthPt: 595, heightPt: 842 };
  const { frame, ...framing } = useFrame(sheet, size, page, props.onFrame);

  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);

  const target = props.inHand[0] ?? parts.find(({ key }) => key === openKey)?.boxes[0];
  useTargetInSight({ scroller, sheet, target, page, heightPt: size.heightPt, onPage: setPage });

  return (
    <div className="relative flex min-h-0 grow">
      {geometry.pages.length > 1 && (
        <PageRail
          cvId={props.cvId}
          geometry={geometry}
          parts={parts}
          page={page}
          onPage={setPage}
        />
      )}
      <section
        ref={scroller}
        aria-label={t('review.pageBox')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        tabIndex={0}
        data-source
        className="relative grow overflow-auto p-4 lg:py-5 lg:pr-12 lg:pl-5"
      >
        <div
          ref={sheet}
          {...framing}
          // Paper is white, whatever the theme.
          style={{
            backgroundColor: '#fff',
            width: `${(ZOOMS[zoom] ?? 1) * 100}%`,
            aspectRatio: `${size.widthPt} / ${size.heightPt}`,
          }}
          className="relative mx-auto touch-pan-x touch-pan-y select-none shadow-float"
        >
          {url && (
            <img
              src={url}
              alt={t('review.pageAlt', { page, pages: geometry.pages.length })}
              draggable={false}
              className="absolute inset-0 size-full"
            />
          )}
          <PageBoxes {...props} page={page} size={size} />
          {frame && (
            <span
              aria-hidden
              style={frame}
              className="absolute rounded-[3px] border-2 border-dashed border-sea bg-sea/15"
            />
          )}
        </div>
      </section>
      <ZoomButtons zoom={zoom} onZoom={setZoom} />
    </div>
  );
}

interface TargetInSight {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly target: PageBox | undefined;
  readonly page: number;
  readonly heightPt: number;
  readonly onPage: (page: number) => void;
}

/** What is in hand is shown: its page first, then its place on it. */
function useTargetInSight({ scroller, sheet, target, page, heightPt, onPage }: TargetInSight) {
  const [targetPage, targetTop] = [target?.page, target?.top];
  useEffect(() => {
    if (targetPage !== undefined) onPage(targetPage);
  }, [targetPage, onPage]);
  useEffect(() => {
    const box = scroller.current;
    const paper = sheet.current;
    if (!box || !paper || targetTop === undefined || targetPage !== page) return;
    const top = paper.offsetTop + (targetTop / heightPt) * paper.offsetHeight;
    const isSeen = top > box.scrollTop + 24 && top < box.scrollTop + box.clientHeight - 120;
    if (!isSeen) box.scrollTo({ top: Math.max(0, top - box.clientHeight / 4) });
  }, [scroller, sheet, targetTop, targetPage, page, heightPt]);
}

function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useTranslate();
  return (
    <div className="absolute right-3 bottom-4 flex flex-col rounded-full border border-line bg-surface shadow-float">
      <IconButton
        icon={Plus}
        label={t('review.zoomIn')}
        className="rounded-full"
        aria-disabled={zoom === ZOOMS.length - 1}
        onClick={() => onZoom(Math.min(zoom + 1, ZOOMS.length - 1))}
      />
      <IconButton
        icon={Minus}
        label={t('review.zoomOut')}
        className="rounded-full"
        aria-disabled={zoom === 0}
        onClick={() => onZoom(Math.max(zoom - 1, 0))}
      />
    </div>
  );
}
