import type { ReactNode } from 'react';
import type { Behind } from '../behind-note';
import { findPlace } from '../page/use-page-editing';
import type { Editor } from '../use-editor';
import { ChosenPanel } from './chosen-panel';
import type { DeskParts } from './desk-props';
import { Inspector } from './inspector';
import { NothingChosen } from './nothing-chosen';
import type { DeskPage } from './use-desk-page';
import type { DeskPanes } from './use-desk-panes';
import { useFollowOnPage } from './use-follow-on-page';

interface DeskInspectorProps {
  readonly editor: Editor;
  readonly page: DeskPage;
  readonly panes: DeskPanes;
  readonly behind: Behind;
  readonly notices: ReactNode;
  readonly form: ReactNode;
  readonly ways: ReactNode;
  readonly origin: DeskParts['origin'];
}

/** Beside the page: the form, what is chosen on the page, or the ways on from here. */
export function DeskInspector(props: DeskInspectorProps) {
  const { editor, panes, notices, form, ways } = props;
  const { editing, live } = props.page;
  useFollowOnPage(panes.beside, live.shown);
  return (
    <Inspector
      isForm={panes.isForm}
      content={panes.beside}
      onFold={() => {
        if (panes.isForm) panes.showForm(false);
        panes.foldInspector(true);
      }}
    >
      {notices}
      {panes.isForm && form}
      {!panes.isForm && editing.selected !== null && (
        <ChosenPanel
          at={editing.selected}
          editor={editor}
          editing={editing}
          behind={props.behind}
          language={props.page.language}
          printedLines={live.shown?.picture.places.get(editing.selected)?.length ?? 0}
          origin={props.origin?.(editing.selected, editor.cv, editor.state.text)}
        />
      )}
      {!panes.isForm && editing.selected === null && (
        <NothingChosen
          cv={editor.cv}
          look={props.page.look}
          onForm={() => panes.showForm(true)}
          onGoTo={(at) => {
            editing.select(at);
            findPlace(at)?.focus();
          }}
        >
          {ways}
        </NothingChosen>
      )}
    </Inspector>
  );
}
