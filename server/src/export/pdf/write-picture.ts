import { createHash } from 'node:crypto';
import type { CutPages } from './cut-pages';

export interface DrawnPages extends CutPages {
  /** What the numbers of the boxes refer to. */
  readonly places: readonly string[];
  readonly widthPt: number;
  readonly heightPt: number;
}

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

/**
 * Every page below the one before it, in one picture as wide as the paper, which first says where each text is. Each page
 * within is a separate picture, named for what is on it, with one line for each thing; a known one comes without content.
 */
export function writePicture(drawn: DrawnPages, known: readonly string[] = []): string {
  const { pages, places, boxes, widthPt, heightPt } = drawn;
  const told = JSON.stringify({ places, boxes });
  // Within a picture an ampersand or an angle bracket would be markup.
  const safe = told.replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
  const size = (heights: number) => {
    const height = Number((heightPt * heights).toFixed(3));
    return `viewBox="0 0 ${widthPt} ${height}" width="${widthPt}" height="${height}"`;
  };
  const sheets = pages.map(({ name: content, body: drawing }, index) => {
    const name = nameSheet(content, size(1));
    const y = Number((heightPt * index).toFixed(3));
    const body = known.includes(name) ? '' : `\n${drawing}\n`;
    return `<svg data-page="${name}" y="${y}" ${size(1)} ${NAMESPACES}>${body}</svg>`;
  });
  const head = `<svg ${size(pages.length)} ${NAMESPACES}><metadata>${safe}</metadata>`;
  return `${head}\n${sheets.join('\n')}\n</svg>`;
}

/** A page is another one on other paper. */
function nameSheet(content: string, size: string): string {
  return createHash('sha256').update(content).update(size).digest('base64url').slice(0, 22);
}
