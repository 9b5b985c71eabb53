import type { PageBox, PageGeometry } from '@trayecto/core/review';
import { useTranslate } from '../../i18n';
import { classes } from '../../ui/classes';
import type { PagePaneProps } from './page-pane';
import { PART_TITLES, TONES } from './part-tones';

const AROUND_PT = 4;
const BADGE = 'grid size-5 place-items-center rounded-[5px] text-[0.6875rem] font-bold';

type Size = PageGeometry['pages'][number];

/** Where a box is on its page, as parts of it, so that it grows with it. */
export function placeBox(box: PageBox, size: Size, aroundPt = 0) {
  const percent = (value: number, whole: number) => `${(100 * value) / whole}%`;
  return {
    left: percent(box.left - aroundPt, size.widthPt),
    top: percent(box.top - aroundPt, size.heightPt),
    width: percent(box.width + 2 * aroundPt, size.widthPt),
    height: percent(box.height + 2 * aroundPt, size.heightPt),
  };
}

export function PageBoxes(props: PagePaneProps & { readonly page: number; readonly size: Size }) {
  const t = useTranslate();
  const { page, size } = props;
  const onPage = <Item extends PageBox>(boxes: readonly Item[]) =>
    boxes.filter((box) => box.page === page);
  return (
    <>
      {onPage(props.marks).map((box) => (
        <span
          key={`mark ${box.left} ${box.top}`}
          aria-hidden
          style={placeBox(box, size, 1.5)}
          className="absolute rounded-[3px] border border-sun bg-sun/45 mix-blend-multiply"
        />
      ))}
      {onPage(props.inHand).map((box) => (
        <span
          key={`hand ${box.left} ${box.top}`}
          aria-hidden
          style={placeBox(box, size, 1)}
          className="absolute rounded-[3px] bg-sea/20 mix-blend-multiply"
        />
      ))}
      {props.parts.flatMap((part) =>
        part.boxes.map((box, index) => {
          if (box.page !== page) return null;
          const tone = TONES[part.kind];
          const isLit = props.litKey === part.key || props.openKey === part.key;
          return (
            <button
              key={`${part.key} ${box.left} ${box.top}`}
              type="button"
              data-box={part.key}
              // One stop for each part; its other boxes are for the pointer.
              tabIndex={index === 0 ? 0 : -1}
              aria-label={t('review.box', {
                number: part.number ?? 0,
                part: part.name || t(PART_TITLES[part.kind]),
              })}
              style={placeBox(box, size, AROUND_PT)}
              onClick={() => props.onPick(part.key)}
              onPointerEnter={() => props.onLight(part.key)}
              onPointerLeave={() => props.onLight(null)}
              onFocus={() => props.onLight(part.key)}
              onBlur={() => props.onLight(null)}
              className={classes(
                'absolute rounded-[6px] border-2 transition-colors',
                isLit ? tone.litBox : tone.box,
              )}
            >
              <span aria-hidden className={classes(BADGE, 'absolute -top-0.5 -left-6', tone.badge)}>
                {part.number}
              </span>
            </button>
          );
        }),
      )}
      {props.leftOver.map(({ line, box }) =>
        box.page === page ? (
          <button
            key={line}
            type="button"
            aria-label={t('review.placeLine')}
            style={placeBox(box, size, 2)}
            onClick={() => props.onLine(line)}
            className="absolute rounded-[3px] border-2 border-dashed border-sun bg-sun/25 hover:border-solid"
          />
        ) : null,
      )}
    </>
  );
}
