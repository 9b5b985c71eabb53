import { Keyboard, PanelRightOpen, PencilLine } from 'lucide-react';
import { useTranslate } from '../../../i18n';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import type { Editor } from '../use-editor';
import { DeskMenu } from './desk-menu';
import type { DeskParts } from './desk-props';
import { PageMeter } from './page-meter';
import { PageRow } from './page-row';
import { useChangeCount } from './use-change-count';
import type { DeskPage } from './use-desk-page';
import type { DeskPanes } from './use-desk-panes';

interface DeskRowProps {
  readonly filename: string;
  readonly editor: Editor;
  readonly page: DeskPage;
  readonly panes: DeskPanes;
  readonly parts: DeskParts;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The row over the page, with the tools of this desk in it. */
export function DeskRow({ filename, editor, page, panes, parts, onSave, onCancel }: DeskRowProps) {
  const changes = useChangeCount(editor);
  const { live, fitting } = page;
  return (
    <PageRow
      filename={filename}
      editor={editor}
      isForm={panes.isForm}
      changes={changes}
      onSave={onSave}
      onCancel={onCancel}
      mark={parts.mark}
      meter={
        live.shown &&
        page.isShown && (
          <PageMeter pages={live.shown} isFitting={fitting.isBusy} onFit={fitting.fit} />
        )
      }
      menu={<RowMenu page={page} panes={panes} parts={parts} />}
    />
  );
}

function RowMenu({ page, panes, parts }: Pick<DeskRowProps, 'page' | 'panes' | 'parts'>) {
  const t = useTranslate();
  return (
    <>
      {panes.isWide && !panes.hasInspector && (
        <IconButton
          icon={PanelRightOpen}
          label={t('editor.inspectorShow')}
          aria-keyshortcuts="Control+."
          onClick={() => panes.foldInspector(false)}
        />
      )}
      <DeskMenu>
        <Button
          kind="ghost"
          className="justify-start"
          onClick={() => panes.showForm(!panes.isForm)}
        >
          <PencilLine aria-hidden className="size-4.5" />
          {t('editor.asForm')}
        </Button>
        {page.display.choice}
        {parts.menu}
        <Button kind="ghost" className="justify-start" onClick={() => panes.showHelp(true)}>
          <Keyboard aria-hidden className="size-4.5" />
          {t('editor.shortcuts')}
        </Button>
      </DeskMenu>
    </>
  );
}
