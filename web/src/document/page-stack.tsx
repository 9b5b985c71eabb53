import type { DocumentTree } from '@trayecto/core/document';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { describeTheme } from './describe-theme';
import { DocumentPage } from './document-page';
import { drawSheet } from './draw-sheet';
import { keyed } from './keyed';
import type { DrawnSheets, Sheet } from './open-picture';
import './page-stack.css';

interface PageStackProps {
  readonly tree: DocumentTree;
  /** None until the pages are drawn: the text in its template holds their place. */
  readonly picture: DrawnSheets | null;
  /** 1 is the size on paper. */
  readonly zoom: number;
  /** What lies over the pages, in points from the top left corner of the first. */
  readonly children?: ReactNode;
}

/** The pages as they print, one below the other. */
export function PageStack({ tree, picture, zoom, children }: PageStackProps) {
  const pages = picture?.pages ?? [null];
  return (
    <div className="page-stack" style={describeTheme(tree, zoom)}>
      {keyed(pages).map(({ key, item: page }) => (
        <div key={key} className="page-sheet">
          {page ? (
            <SheetDrawing sheet={page} widthPt={tree.page.widthPt} heightPt={tree.page.heightPt} />
          ) : (
            <div className="page-draft" style={{ transform: `scale(${zoom})` }}>
              <DocumentPage tree={tree} />
            </div>
          )}
        </div>
      ))}
      {picture && children}
    </div>
  );
}

interface SheetDrawingProps {
  readonly sheet: Sheet;
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Its texts lie over it, to be read and edited. */
const SheetDrawing = memo(function SheetDrawing({ sheet, widthPt, heightPt }: SheetDrawingProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (drawing.current) drawSheet(drawing.current, sheet.markup);
  }, [sheet]);
  return (
    <svg
      ref={drawing}
      aria-hidden="true"
      data-page={sheet.name}
      viewBox={`0 0 ${widthPt} ${heightPt}`}
    />
  );
});
