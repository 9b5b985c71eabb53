import type { DocumentTree } from '@trayecto/core/document';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n';
import { describeTheme } from './describe-theme';
import { DocumentPage } from './document-page';
import { keyed } from './keyed';
import type { PagesPicture } from './open-picture';
import './page-stack.css';

interface PageStackProps {
  readonly tree: DocumentTree;
  /** None until the pages are drawn: the text in its template holds their place. */
  readonly picture: PagesPicture | null;
  /** 1 is the size on paper. */
  readonly zoom: number;
  /** What lies over the pages, in points from the top left corner of the first. */
  readonly children?: ReactNode;
}

/** The pages as they print, one below the other. */
export function PageStack({ tree, picture, zoom, children }: PageStackProps) {
  const t = useTranslate();
  const pages = picture?.pages ?? [null];
  return (
    <div className="page-stack" style={describeTheme(tree, zoom)}>
      {keyed(pages).map(({ key, item: page }, index) => (
        <div key={key} className="page-sheet">
          {page ? (
            <img
              src={page.url}
              // Its texts lie over it, to be read and edited.
              alt={children ? '' : t('document.pageOf', { page: index + 1, pages: pages.length })}
              // A page far down is not read before somebody comes near it.
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
              draggable={false}
            />
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
