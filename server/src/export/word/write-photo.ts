import type { DocumentTree, Photo } from '@trayecto/core/document';
import { AlignmentType, ImageRun, LineRuleType, Paragraph } from 'docx';
import { twips } from './word-units';

const PIXELS_PER_POINT = 4 / 3;

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

/** Above a separate column. */
export function writeAsidePhoto(tree: DocumentTree): Paragraph[] {
  const { header, gapsPt } = tree.theme;
  return header.photo === 'aside' ? writePhoto(tree, AlignmentType.CENTER, gapsPt.section) : [];
}

/** In the head of the page, at its edge; or none, where it is in a column. */
export function writeHeadPhoto(tree: DocumentTree): Paragraph[] {
  const { photo } = tree.theme.header;
  if (photo === 'aside') return [];
  return writePhoto(tree, photo === 'left' ? AlignmentType.LEFT : AlignmentType.RIGHT);
}

function writePhoto(
  { photo, theme, photoText }: DocumentTree,
  alignment: (typeof AlignmentType)['LEFT' | 'CENTER' | 'RIGHT'],
  gapPt = 0,
): Paragraph[] {
  if (photo === null) return [];
  return [
    new Paragraph({
      alignment,
      // As high as the picture, whatever the lines of the text are.
      spacing: { line: 240, lineRule: LineRuleType.AUTO, after: twips(gapPt) },
      children: [new RoundPicture(describe(photo, photoText, theme.header.photoPt))],
    }),
  ];
}

function describe({ base64 }: Photo, text: string, sidePt: number) {
  const side = Math.round(sidePt * PIXELS_PER_POINT);
  return {
    type: 'jpg' as const,
    data: Buffer.from(base64, 'base64'),
    transformation: { width: side, height: side },
    altText: { name: 'photo', title: text, description: text },
  };
}
