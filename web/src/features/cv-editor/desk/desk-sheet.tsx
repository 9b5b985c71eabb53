import { listSections } from '@trayecto/core/document';
import { useTranslate } from '../../../i18n';
import { classes } from '../../../ui/classes';
import { PageEditor } from '../page/page-editor';
import { BlankNote } from './blank-note';
import { useArrivalFocus } from './use-arrival-focus';
import type { DeskPage } from './use-desk-page';
import type { DeskPanes } from './use-desk-panes';

/** The page in the middle of the desk, or what is shown in its place. */
export function DeskSheet({ page, panes }: { page: DeskPage; panes: DeskPanes }) {
  const t = useTranslate();
  const sheet = useArrivalFocus();
  const { display, zoom } = page;
  return (
    <section
      ref={sheet}
      aria-label={t('editor.livePage')}
      tabIndex={-1}
      className={classes('grow pb-32 outline-none', panes.isFormAlone && 'hidden')}
    >
      <div
        ref={zoom.desk}
        className="relative overflow-x-auto px-3 py-2 md:px-10 md:pt-0 md:pb-6 md:group-data-railed/desk:px-2"
      >
        {page.isShown && !panes.isForm && listSections(page.tree).length === 0 && (
          <BlankNote onForm={() => panes.showForm(true)} />
        )}
        {display.shown ??
          (page.isShown && (
            <PageEditor
              tree={page.tree}
              pages={page.live.shown}
              isBehind={page.live.problem !== null}
              zoom={zoom.zoom}
              editing={page.editing}
              onPhoto={() => page.openDesign.current?.('photo')}
              isTypedElsewhere={panes.isPhone}
            />
          ))}
      </div>
    </section>
  );
}
