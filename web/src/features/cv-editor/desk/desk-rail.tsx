import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes';
import { useMedia } from '../../../ui/use-media';
import { SheetRail } from './sheet-rail';
import type { DeskPage } from './use-desk-page';
import type { DeskPanes } from './use-desk-panes';

/** On anything narrower the page needs the room. */
const ROOMY = '(min-width: 80rem)';

interface DeskRailProps {
  readonly page: DeskPage;
  readonly panes: DeskPanes;
  readonly children: ReactNode;
}

/** The desk, and at its edge the pages of a document that has several. */
export function DeskRail({ page, panes, children }: DeskRailProps) {
  const isRoomy = useMedia(ROOMY);
  const { shown } = page.live;
  const isRailed = isRoomy && page.isShown && !panes.isFormAlone;
  const pages = isRailed && shown && shown.picture.pages.length > 1 ? shown : null;
  return (
    <div
      data-railed={pages ? '' : undefined}
      className={classes(
        'group/desk relative flex min-w-0 grow flex-col bg-desk',
        pages && 'pr-16',
      )}
    >
      {children}
      {pages && (
        <div className="absolute inset-y-0 right-0 w-16">
          <SheetRail pages={pages} />
        </div>
      )}
    </div>
  );
}
