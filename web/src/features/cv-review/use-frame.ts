import type { PageBox } from '@trayecto/core/review';
import { type PointerEvent, type RefObject, useState } from 'react';

interface Corner {
  readonly x: number;
  readonly y: number;
}

const SMALLEST_PX = 12;

/** A frame drawn with the mouse on a page, around something that was missed. */
export function useFrame(
  sheet: RefObject<HTMLElement | null>,
  size: { readonly widthPt: number; readonly heightPt: number },
  page: number,
  onFrame: (frame: PageBox) => void,
) {
  const [corners, setCorners] = useState<readonly [Corner, Corner] | null>(null);
  const find = (event: PointerEvent): Corner => {
    const { left, top } = sheet.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const box = corners && around(...corners);
  const isDrawn = box !== null && Math.max(box.width, box.height) > SMALLEST_PX;
  return {
    frame: isDrawn ? box : null,
    onPointerDown(event: PointerEvent) {
      // Fingers scroll, and boxes are pressed.
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      setCorners([find(event), find(event)]);
    },
    onPointerMove(event: PointerEvent) {
      if (!corners) return;
      const next: readonly [Corner, Corner] = [corners[0], find(event)];
      setCorners(next);
      const { width, height } = around(...next);
      // What began on a box is no press any more.
      if (Math.max(width, height) > SMALLEST_PX) sheet.current?.setPointerCapture(event.pointerId);
    },
    onPointerUp() {
      setCorners(null);
      const { offsetWidth = 0, offsetHeight = 0 } = sheet.current ?? {};
      if (!box || !isDrawn || offsetWidth === 0) return;
      const [x, y] = [size.widthPt / offsetWidth, size.heightPt / offsetHeight];
      onFrame({
        page,
        left: box.left * x,
        top: box.top * y,
        width: box.width * x,
        height: box.height * y,
      });
    },
    onPointerCancel: () => setCorners(null),
  };
}

function around(a: Corner, b: Corner) {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}
