import type { DocumentTree, Photo } from '@trayecto/core/document';
import {
  AlignmentType,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { twips } from './word-units';

const PIXELS_PER_POINT = 4 / 3;
const EMUS_PER_POINT = 12_700;

/** Cut to a circle, as on the page that prints: the library knows rectangles only. */
class RoundPicture extends ImageRun {
  override prepForXml(context: Parameters<ImageRun['prepForXml']>[0]) {
    const run = super.prepForXml(context);
    return run && { ...run, ...Object.fromEntries(Object.entries(run).map(roundOff)) };
  }
}

function roundOff([name, content]: [string, unknown]): [string, unknown] {
  if (name === 'a:prstGeom') return [name, [{ _attr: { prst: 'ellipse' } }, { 'a:avLst': {} }]];
  return [name, roundOffWithin(content)];
}

function roundOffWithin(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(roundOffWithin);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(roundOff));
}

/** In the head of the page, where no text is moved by it; or none, where it is in a column. */
export function writeHeadPhoto({ photo, theme, page, author }: DocumentTree): ImageRun[] {
  const { header, marginsPt } = theme;
  if (photo === null || header.photo === 'aside' || header.contact === 'beside') return [];
  const leftPt =
    header.photo === 'left' ? marginsPt.left : page.widthPt - marginsPt.right - header.photoPt;
  return [
    new RoundPicture({
      ...describe(photo, author, header.photoPt),
      floating: {
        horizontalPosition: {
          relative: HorizontalPositionRelativeFrom.PAGE,
          offset: Math.round(leftPt * EMUS_PER_POINT),
        },
        verticalPosition: {
          relative: VerticalPositionRelativeFrom.PAGE,
          offset: Math.round(marginsPt.top * 0.7 * EMUS_PER_POINT),
        },
        wrap: { type: TextWrappingType.NONE },
        layoutInCell: false,
      },
    }),
  ];
}

/** Above a separate column. */
export function writeAsidePhoto(tree: DocumentTree): Paragraph[] {
  const { header, gapsPt } = tree.theme;
  return header.photo === 'aside' ? writePhoto(tree, gapsPt.section) : [];
}

export function writePhoto({ photo, theme, author }: DocumentTree, gapPt = 0): Paragraph[] {
  if (photo === null) return [];
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: twips(gapPt) },
      children: [new RoundPicture(describe(photo, author, theme.header.photoPt))],
    }),
  ];
}

function describe({ base64 }: Photo, name: string, sidePt: number) {
  const side = Math.round(sidePt * PIXELS_PER_POINT);
  return {
    type: 'jpg' as const,
    data: Buffer.from(base64, 'base64'),
    transformation: { width: side, height: side },
    altText: { name: 'photo', title: name, description: name },
  };
}
