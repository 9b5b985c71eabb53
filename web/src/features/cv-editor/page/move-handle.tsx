import type { Place, PlacedText } from '@trayecto/core/document';
import { GripVertical } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { type PlaceBox, spanBoxes } from '../../../document/picture-places';
import type { LivePages } from '../../../document/use-live-pages';
import { useTranslate } from '../../../i18n';
import { usePlaceName } from './name-text';
import { findMovable, readTarget } from './place-edits';
import type { PageEditing } from './use-page-editing';

interface MoveHandleProps {
  readonly at: Place;
  readonly box: PlaceBox;
  readonly page: number;
  readonly pages: LivePages;
  readonly texts: readonly PlacedText[];
  readonly editing: PageEditing;
}

interface Sibling {
  readonly at: Place;
  readonly box: PlaceBox;
}

const LEFT_PX = 34;

/** Takes a line, an entry or a section by the hand; Alt and the arrows do the same. */
export function MoveHandle({ at, box, page, pages, texts, editing }: MoveHandleProps) {
  const t = useTranslate();
  const movable = findMovable(at);
  const name = usePlaceName(movable ?? at);
  const [target, setTarget] = useState<number | null>(null);
  const siblings = movable === null ? [] : listSiblings(movable, texts, pages);
  const from = siblings.findIndex((one) => one.at === movable);
  if (movable === null || from === -1 || siblings.length < 2) return null;

  function follow(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const stack = event.currentTarget.closest('.page-stack');
    if (!stack) return;
    const y = readPointY(event.clientY, stack, pages);
    setTarget(siblings.filter((one) => one.box.y + one.box.height / 2 < y).length);
  }

  function drop() {
    if (target === null || movable === null) return;
    setTarget(null);
    const to = target > from ? target - 1 : target;
    if (to !== from) editing.moveTo(movable, to);
  }

  return (
    <>
      <button
        type="button"
        className="place-handle"
        tabIndex={-1}
        aria-label={t('editor.move', { name })}
        title={t('editor.moveOnPage')}
        style={{
          left: `calc(${box.x} * var(--pt) - ${LEFT_PX}px)`,
          top: `calc(${box.y} * var(--pt) + ${page} * var(--sheet-gap) - 6px)`,
        }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={follow}
        onPointerUp={drop}
        onPointerCancel={() => setTarget(null)}
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      {target !== null && <DropLine siblings={siblings} target={target} pages={pages} />}
    </>
  );
}

interface DropLineProps {
  readonly siblings: readonly Sibling[];
  readonly target: number;
  readonly pages: LivePages;
}

function DropLine({ siblings, target, pages }: DropLineProps) {
  const before = siblings[target];
  const after = siblings[target - 1];
  const box = before?.box ?? after?.box;
  if (!box) return null;
  const y = before ? before.box.y - 3 : (after?.box.y ?? 0) + (after?.box.height ?? 0) + 3;
  const page = Math.floor(y / pages.picture.pageHeightPt);
  return (
    <div
      aria-hidden
      className="place-drop"
      style={{
        left: `calc(${box.x} * var(--pt))`,
        width: `calc(${box.width} * var(--pt))`,
        top: `calc(${y} * var(--pt) + ${page} * var(--sheet-gap))`,
      }}
    />
  );
}

/** A point of the screen as a height on the pages, in points. */
function readPointY(clientY: number, stack: Element, { picture }: LivePages): number {
  const { top, width } = stack.getBoundingClientRect();
  const pixelsPerPoint = width / picture.widthPt;
  const gap = Number.parseFloat(getComputedStyle(stack).getPropertyValue('--sheet-gap'));
  const pagePx = picture.pageHeightPt * pixelsPerPoint + gap;
  const page = Math.floor((clientY - top) / pagePx);
  return (clientY - top - page * gap) / pixelsPerPoint;
}

/** Everything of its kind that something can change places with, as it is on the page. */
function listSiblings(
  at: Place,
  texts: readonly PlacedText[],
  { picture }: LivePages,
): readonly Sibling[] {
  const target = readTarget(at);
  const places = new Map<Place, PlaceBox[]>();
  const own = texts.find((text) => text.at === at);
  for (const text of texts) {
    const key = findOwner(text, target, own);
    if (key === null) continue;
    places.set(key, [...(places.get(key) ?? []), ...(picture.places.get(text.at) ?? [])]);
  }
  return [...places].flatMap(([key, boxes]) => {
    const box = spanBoxes(boxes);
    return box ? [{ at: key, box }] : [];
  });
}

function findOwner(
  text: PlacedText,
  target: ReturnType<typeof readTarget>,
  own: PlacedText | undefined,
): Place | null {
  const other = readTarget(text.at);
  if (target?.kind === 'line')
    return other?.kind === 'line' && other.of === target.of ? text.at : null;
  if (target?.kind === 'entry')
    return text.entry?.startsWith(`/${target.list}/`) ? text.entry : null;
  return text.kind === 'heading' && text.column === own?.column ? text.at : null;
}
