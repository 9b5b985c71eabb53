import type { ReactNode } from 'react';
import type { Editor } from '../use-editor';
import type { CvDeskProps } from './desk-props';
import { DeskRail } from './desk-rail';
import { DeskRow } from './desk-row';
import { DeskSheet } from './desk-sheet';
import { Dock } from './dock';
import { DownloadMenu } from './download-menu';
import { FitNews } from './fit-news';
import { FootNews } from './foot-news';
import { FormAlone } from './form-alone';
import { PagesProblem } from './pages-problem';
import { SpillNote } from './spill-note';
import type { DeskPage } from './use-desk-page';
import type { DeskPanes } from './use-desk-panes';

interface DeskMainProps extends Pick<CvDeskProps, 'record' | 'look' | 'parts' | 'onFinish'> {
  readonly editor: Editor;
  readonly page: DeskPage;
  readonly panes: DeskPanes;
  readonly notices: ReactNode;
  readonly form: ReactNode;
  readonly onSave: () => void;
}

/** From top to bottom: the row, the page, and at its foot what there is to say and the dock. */
export function DeskMain(props: DeskMainProps) {
  const { record, look, parts, editor, page, panes } = props;
  const { text } = editor.state;
  const guard = (go: () => void) => (parts.guard ? parts.guard(text, go) : go());
  return (
    <DeskRail page={page} panes={panes}>
      <DeskRow
        filename={record.filename}
        editor={editor}
        page={page}
        panes={panes}
        parts={parts}
        onSave={props.onSave}
        onCancel={() => {
          if (!editor.isDirty) panes.closeForm();
          props.onFinish(null);
        }}
      />
      <div className="mx-auto flex w-full max-w-[49.6rem] flex-col gap-2 px-3 empty:hidden md:px-0">
        {page.display.notice}
        {!panes.isWide && props.notices}
      </div>
      {panes.isFormAlone && (
        <FormAlone content={panes.beside} onPage={() => panes.showForm(false)}>
          {props.form}
        </FormAlone>
      )}
      <DeskSheet page={page} panes={panes} />
      <div className="@container pointer-events-none sticky bottom-0 z-30 flex flex-col items-center gap-2 md:bottom-5 md:px-4">
        <FootNews>
          {parts.line}
          {panes.isWide && !panes.hasInspector && props.notices}
          {page.along.news}
          <FitNews fitting={page.fitting} />
          <PagesProblem problem={page.live.problem} onRetry={page.live.retry} />
          <SpillNote pages={page.isShown ? page.live.shown : null} />
        </FootNews>
        <Dock
          editor={editor}
          cv={editor.cv}
          language={page.language}
          originalLanguage={page.originalLanguage}
          look={look}
          zoom={page.zoom}
          openDesign={page.openDesign}
          download={<DownloadMenu along={page.along} guard={guard} />}
        />
      </div>
    </DeskRail>
  );
}
