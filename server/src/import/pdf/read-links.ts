import type { LinkArea } from '@trayecto/core/import/layout';
import { safeLink } from '../safe-link';
import { type PageSpace, toBox } from './page-space';
import type { Pdfium, Scratch } from './pdfium-engine';

const URI_ACTION = 3;
const MOST_LINKS = 500;

export function readLinks(
  engine: Pdfium,
  document: number,
  page: number,
  space: PageSpace,
  scratch: Scratch,
): LinkArea[] {
  const links: LinkArea[] = [];
  const cursor = scratch.at;
  const linkAt = scratch.at + 8;
  engine.pdfium.setValue(cursor, 0, 'i32');
  for (let count = 0; count < MOST_LINKS; count++) {
    if (!engine.FPDFLink_Enumerate(page, cursor, linkAt)) break;
    const link = scratch.uint(2);
    const position = scratch.uint(0);
    const href = readTarget(engine, document, link, scratch);
    if (href && engine.FPDFLink_GetAnnotRect(link, scratch.at)) {
      const box = toBox(
        space,
        scratch.float(0),
        scratch.float(1),
        scratch.float(2),
        scratch.float(3),
      );
      links.push({ ...box, href });
    }
    engine.pdfium.setValue(cursor, position, 'i32');
  }
  return links;
}

function readTarget(
  engine: Pdfium,
  document: number,
  link: number,
  scratch: Scratch,
): string | undefined {
  const action = engine.FPDFLink_GetAction(link);
  if (!action || engine.FPDFAction_GetType(action) !== URI_ACTION) return undefined;
  const length = engine.FPDFAction_GetURIPath(document, action, scratch.at, scratch.bytes);
  return length > 0 && length < scratch.bytes ? safeLink(scratch.utf8()) : undefined;
}
