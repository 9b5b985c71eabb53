import type { DocumentTree } from '@trayecto/core/document';
import {
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { writePng } from '../../import/pdf/write-png';
import { styleIds } from './style-names';

const PIXELS_PER_POINT = 4 / 3;
const EMUS_PER_POINT = 12_700;
/** How far the ground reaches into the gap between the columns, as in text.typ. */
const GAP_SHARE = 0.45;

/** A column with a ground has it from the edge of the paper, on every page: a picture behind the text, in the page's header. */
export function writeGround(tree: DocumentTree): Header | null {
  const { page, theme, regions } = tree;
  const split = regions.find((region) => region.kind === 'split');
  if (!split?.ground) return null;
  const isLeft = split.side === 'left';
  const marginPt = isLeft ? theme.marginsPt.left : theme.marginsPt.right;
  const widthPt = marginPt + split.asideWidthPt + split.gapPt * GAP_SHARE;
  const offset = Math.round((isLeft ? 0 : page.widthPt - widthPt) * EMUS_PER_POINT);
  const ground = new ImageRun({
    type: 'png',
    data: Buffer.from(drawDot(split.ground)),
    transformation: {
      width: Math.round(widthPt * PIXELS_PER_POINT),
      height: Math.round(page.heightPt * PIXELS_PER_POINT),
    },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: 0 },
      wrap: { type: TextWrappingType.NONE },
      behindDocument: true,
    },
  });
  return new Header({ children: [new Paragraph({ style: styleIds.seam, children: [ground] })] });
}

/** A picture of one dot: it is stretched. */
function drawDot(colour: string): Uint8Array {
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex');
  return writePng({ width: 1, height: 1, stride: 4, pixels: Uint8Array.of(blue, green, red, 255) });
}
