import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../i18n';
import { classes } from './classes';

let hasShownPage = false;

/** The page's title for the tab and for history, following the language. */
function useDocumentTitle(page: string) {
  const t = useTranslate();
  const title = t('common.pageTitle', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** A screen may come late, when the person has opened a menu or a dialog meanwhile. */
const inHand = 'header > nav button, [role=dialog], [role=dialog] *';

const isBusyElsewhere = () => document.activeElement?.matches(inHand) ?? false;

interface PageHeadingProps {
  /** What is in the browser's tab. */
  readonly page: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The one h1 of a screen. After a change of screen it takes the focus, so that the new page is announced. */
export function PageHeading({ page, className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(page);
  useLayoutEffect(() => {
    if (hasShownPage && !isBusyElsewhere()) heading.current?.focus({ preventScroll: true });
    hasShownPage = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes('font-serif font-semibold', className)}>
      {children}
    </h1>
  );
}
