import { useSearch } from 'wouter';
import { readEditorPlace } from '../../../app/editor-path';
import { ProofPanel } from '../../../proofread/proof-panel';
import { ProofreadingProvider, useProofreading } from '../../../proofread/use-proofreading';
import { DraftsPanel } from '../drafts-panel';
import { EditorForm } from '../editor-form';
import { EditorNotices } from '../editor-notices';
import { EnglishDraftsContext, useDraftsOf } from '../english-drafts';
import { PageCvContext } from '../page/name-text';
import { writeText } from '../page/place-edits';
import { useBehind } from '../use-behind';
import { useEditor } from '../use-editor';
import { useEditorKeys } from '../use-editor-keys';
import { useFieldAtStart } from '../use-field-at-start';
import { DeskInspector } from './desk-inspector';
import { DeskMain } from './desk-main';
import type { CvDeskProps } from './desk-props';
import { EditorQuestions } from './editor-questions';
import { ShortcutSheet } from './shortcut-sheet';
import { TypingSheet } from './typing-sheet';
import { useBringAtStart } from './use-bring-at-start';
import { useDesignSteps } from './use-design-steps';
import { useDeskPage } from './use-desk-page';
import { useDeskPanes } from './use-desk-panes';
import { useFinish } from './use-finish';

/** A CV on the desk: the page that prints, edited where it is, and its tools at the edges. */
export function CvDesk(props: CvDeskProps) {
  const { record, store, parts, onFinish } = props;
  const place = readEditorPlace(useSearch());
  const { editor, look } = useDesignSteps(useEditor(record, place.text, store), props.look);
  const { cv } = editor;
  const { text } = editor.state;
  const panes = useDeskPanes(record.id, editor);
  const page = useDeskPage({ ...props, look }, editor, panes.isForm);
  const behind = useBehind(text, editor.openMarks, editor.bring);
  const drafts = useDraftsOf(editor.openDrafts, editor.judgeDraft);
  const proofreading = useProofreading(cv, text === 'english');
  const finishSaving = useFinish(editor, onFinish);
  const save = () => void finishSaving(editor.save());
  // A CV that comes to the server with this has its own address from then on.
  useEditorKeys(editor, () => void (store.keep ? save() : editor.save()));
  useBringAtStart(editor, place.isBringing);
  useFieldAtStart(place.field);

  function replaceText(pointer: string, words: string) {
    const edit = writeText(cv, pointer, words);
    if (edit) editor.edit(edit);
  }

  const { isForm } = panes;
  // In the form each text is said to be behind or to be checked where it is; beside the page, the CV as a whole.
  const notices = (
    <EditorNotices editor={editor} isForm={isForm}>
      {!isForm && parts.notices}
      {isForm && (
        <DraftsPanel
          cv={cv}
          original={editor.state.original.present}
          language={page.language}
          isOpenAtFirst={place.isChecking}
          onGoTo={panes.goTo}
          onReplace={replaceText}
        />
      )}
      {isForm && <ProofPanel proofreading={proofreading} onGoTo={panes.goTo} />}
    </EditorNotices>
  );
  const form = <EditorForm cv={cv} behind={behind} onEdit={editor.edit} />;
  const onDesk = { editor, page, panes, notices, form };
  return (
    <EnglishDraftsContext value={drafts}>
      <PageCvContext value={cv}>
        <ProofreadingProvider value={proofreading}>
          <div className="flex min-w-0 grow">
            <DeskMain
              {...onDesk}
              record={record}
              look={look}
              parts={parts}
              onFinish={onFinish}
              onSave={save}
            />
            {panes.hasInspector && (
              <DeskInspector {...onDesk} behind={behind} ways={parts.ways} origin={parts.origin} />
            )}
          </div>
          {!panes.isWide && !isForm && page.editing.selected !== null && (
            <TypingSheet at={page.editing.selected} editor={editor} editing={page.editing} />
          )}
          <ShortcutSheet isOpen={panes.isHelpOpen} onClose={() => panes.showHelp(false)} />
          <EditorQuestions
            editor={editor}
            onSettled={(saving) => void finishSaving(saving)}
            onDiscarded={panes.closeForm}
          />
        </ProofreadingProvider>
      </PageCvContext>
    </EnglishDraftsContext>
  );
}
