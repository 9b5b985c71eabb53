import type { ColumnName, Place, PlacedText } from '@trayecto/core/document';
import { GripVertical } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import type { LivePages } from '../../../document/live-drawing';
import { type PlaceBox, spanBoxes } from '../../../document/picture-places';
import { useTranslate } from '../../../i18n';
import { usePlaceName } from './name-text';
import { findMovable, readTarget } from './place-edits';
import { type ScreenPoint, useEdgeScroll } from './use-edge-scroll';
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
  /** Of a section: the column it is in. */
  readonly column: ColumnName | null;
}

/** Where it would land: before which of its like, or after the last one of them. */
interface Target {
  readonly among: readonly Sibling[];
  readonly index: number;
}

const LEFT_PX = 34;
/** A hand that aims at the edge of a column means the column. */
const EDGE_PT = 14;

/** Takes a line, an entry or a section by the hand; Alt and the arrows do the same. */
export function MoveHandle({ at, box, page, pages, texts, editing }: MoveHandleProps) {
  const t = useTranslate();
  const movable = findMovable(at);
  const name = usePlaceName(movable ?? at);
  const [target, setTarget] = useState<Target | null>(null);
  const stack = useRef<Element | null>(null);
  const scroll = useEdgeScroll(aim);
  const siblings = movable === null ? [] : listSiblings(movable, texts, pages, editing);
  const from = siblings.findIndex((one) => one.at === movable);
  if (movable === null || from === -1 || siblings.length < 2) return null;

  function follow(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    stack.current = event.currentTarget.closest('.page-stack');
    const point = { clientX: event.clientX, clientY: event.clientY };
    aim(point);
    scroll.follow(point);
  }

  function aim(point: ScreenPoint) {
    if (stack.current) setTarget(findTarget(point, stack.current));
  }

  function findTarget(point: ScreenPoint, on: Element): Target {
    const { x, y } = readPoint(point, on, pages);
    const among = listColumnAt(x, siblings);
    return { among, index: among.filter((one) => one.box.y + one.box.height / 2 < y).length };
  }

  function leave() {
    scroll.stop();
    stack.current = null;
    setTarget(null);
  }

  /** Where the hand lets go: the line that shows the way may not be drawn yet. */
  function drop(point: ScreenPoint) {
    const on = stack.current;
    leave();
    if (on === null || movable === null) return;
    const { among, index } = findTarget(point, on);
    const own = readTarget(movable);
    const [column] = among.map((one) => one.column);
    if (own?.kind === 'section') {
      const next = readTarget(among[index]?.at ?? '');
      const before = next?.kind === 'section' ? next.id : null;
      if (column) editing.moveSectionTo(movable, { id: own.id, to: column, before });
      return;
    }
    const to = index > from ? index - 1 : index;
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
        onPointerCancel={leave}
      >
        <GripVertical aria-hidden className="size-4.5" />
      </button>
      {target !== null && <DropLine {...target} pages={pages} />}
    </>
  );
}

interface DropLineProps extends Target {
  readonly pages: LivePages;
}

function DropLine({ among, index, pages }: DropLineProps) {
  const before = among[index];
  const after = among[index - 1];
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

/** A point of the screen as one of the pages, in points. */
function readPoint(
  { clientX, clientY }: ScreenPoint,
  stack: Element,
  { picture }: LivePages,
): { readonly x: number; readonly y: number } {
  const { top, left, width } = stack.getBoundingClientRect();
  const pixelsPerPoint = width / picture.widthPt;
  const gap = Number.parseFloat(getComputedStyle(stack).getPropertyValue('--sheet-gap'));
  const pagePx = picture.pageHeightPt * pixelsPerPoint + gap;
  const page = Math.floor((clientY - top) / pagePx);
  return {
    x: (clientX - left) / pixelsPerPoint,
    y: (clientY - top - page * gap) / pixelsPerPoint,
  };
}

/** Those that are in the column a point is in; all of them where they have but one. */
function listColumnAt(x: number, siblings: readonly Sibling[]): readonly Sibling[] {
  const edges = new Map<ColumnName | null, number>();
  for (const { column, box } of siblings)
    edges.set(column, Math.min(box.x, edges.get(column) ?? box.x));
  const columns = [...edges].sort(([, a], [, b]) => a - b);
  const [here] = columns.findLast(([, edge]) => edge - EDGE_PT <= x) ?? columns[0] ?? [null];
  return siblings.filter(({ column }) => column === here);
}

/** Everything of its kind that something can change places with, as it is on the page. */
function listSiblings(
  at: Place,
  texts: readonly PlacedText[],
  { picture }: LivePages,
  editing: PageEditing,
): readonly Sibling[] {
  const target = readTarget(at);
  const places = new Map<Place, PlaceBox[]>();
  for (const text of texts) {
    const key = findOwner(text, target);
    if (key === null) continue;
    places.set(key, [...(places.get(key) ?? []), ...(picture.places.get(text.at) ?? [])]);
  }
  return [...places].flatMap(([key, boxes]) => {
    const box = spanBoxes(boxes);
    return box ? [{ at: key, box, column: editing.findColumn(key) }] : [];
  });
}

function findOwner(text: PlacedText, target: ReturnType<typeof readTarget>): Place | null {
  const other = readTarget(text.at);
  if (target?.kind === 'line')
    return other?.kind === 'line' && other.of === target.of ? text.at : null;
  if (target?.kind === 'entry')
    return text.entry?.startsWith(`/${target.list}/`) ? text.entry : null;
  return text.kind === 'heading' ? text.at : null;
}
