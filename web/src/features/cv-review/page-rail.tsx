import type { PageGeometry } from '@trayecto/core/review';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import { placeBox } from './page-boxes';
import { usePagePicture } from './page-picture';
import { TONES } from './part-tones';
import type { ReviewPart } from './review-parts';

interface PageRailProps {
  readonly cvId: string;
  readonly geometry: PageGeometry;
  readonly parts: readonly ReviewPart[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Pages nobody has opened yet are drawn only this far ahead. */
const DRAWN_AHEAD = 2;

export function PageRail({ cvId, geometry, parts, page, onPage }: PageRailProps) {
  const t = useTranslate();
  return (
    <nav
      aria-label={t('review.pages')}
      className="flex w-19 shrink-0 flex-col items-center gap-3 overflow-y-auto py-5 pl-3"
    >
      {geometry.pages.map((size, index) => {
        const number = index + 1;
        const isCurrent = number === page;
        return (
          <button
            key={number}
            type="button"
            aria-label={t('review.pageNumber', { page: number })}
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={classes(
              'group text-[0.8125rem]',
              isCurrent ? 'font-semibold' : 'text-muted',
            )}
          >
            <span
              style={{ backgroundColor: '#fff', aspectRatio: `${size.widthPt} / ${size.heightPt}` }}
              className={classes(
                'relative mb-1 block w-12 overflow-hidden rounded-[3px] outline-2 outline-offset-2',
                isCurrent ? 'outline-terracotta' : 'outline-transparent group-hover:outline-edge',
              )}
            >
              <Thumb cvId={cvId} page={number} isWanted={number <= page + DRAWN_AHEAD} />
              {parts.flatMap((part) =>
                part.boxes.map((box) =>
                  box.page === number ? (
                    <span
                      key={`${part.key} ${box.top} ${box.left}`}
                      style={placeBox(box, size)}
                      className={classes('absolute border', TONES[part.kind].box)}
                    />
                  ) : null,
                ),
              )}
            </span>
            {number}
          </button>
        );
      })}
    </nav>
  );
}

interface ThumbProps {
  readonly cvId: string;
  readonly page: number;
  readonly isWanted: boolean;
}

function Thumb({ cvId, page, isWanted }: ThumbProps) {
  const { url } = usePagePicture(cvId, page, isWanted);
  return url ? <img src={url} alt="" className="absolute inset-0 size-full" /> : null;
}
