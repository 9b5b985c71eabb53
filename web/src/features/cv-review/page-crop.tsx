import type { PageBox, PageGeometry } from '@trayecto/core/review';
import { placeBox } from './page-boxes';
import { usePagePicture } from './page-picture';

interface PageCropProps {
  readonly cvId: string;
  readonly geometry: PageGeometry;
  readonly box: PageBox;
  /** Of one of its lines, in points. */
  readonly lineHeight: number;
  readonly marks: readonly PageBox[];
  /** What it says, for those who do not see it. */
  readonly text: string;
}

/** Letters as large as those of a field, whatever their size on the page. */
const LINE_PX = 19;
const SMALLEST = 1.2;
const LARGEST = 2.4;
const TALLEST_PX = 120;
const AROUND_PT = 1.5;

/** The piece of the person's own page where something was read. */
export function PageCrop({ cvId, geometry, box, lineHeight, marks, text }: PageCropProps) {
  const { url } = usePagePicture(cvId, box.page);
  const size = geometry.pages[box.page - 1];
  if (!size) return null;
  const scale = Math.min(LARGEST, Math.max(SMALLEST, LINE_PX / Math.max(1, lineHeight)));
  const first = marks.find(({ page }) => page === box.page);
  const left = Math.max(0, (first?.left ?? box.left) - 4 * AROUND_PT);
  const top = Math.max(0, box.top - AROUND_PT);
  const height = Math.min(TALLEST_PX, (box.height + 2 * AROUND_PT) * scale);
  return (
    <div
      style={{ backgroundColor: '#fff' }}
      className="grid min-h-11.5 items-center overflow-hidden rounded-control border border-line px-1"
    >
      <div style={{ height }} className="relative w-full overflow-hidden">
        <div
          style={{
            width: size.widthPt * scale,
            height: size.heightPt * scale,
            left: -left * scale,
            top: -top * scale,
          }}
          className="absolute"
        >
          {url && <img src={url} alt={text} translate="no" className="size-full max-w-none" />}
          {marks.map((mark) =>
            mark.page === box.page ? (
              <span
                key={`${mark.left} ${mark.top}`}
                aria-hidden
                style={placeBox(mark, size, 1.5)}
                className="absolute rounded-[3px] bg-sun/45 mix-blend-multiply"
              />
            ) : null,
          )}
        </div>
      </div>
    </div>
  );
}
