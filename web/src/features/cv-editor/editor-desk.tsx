import type { CvRecord } from '@trayecto/core/contract';
import { templateNames } from '@trayecto/core/document';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { readEditorPlace } from '../../app/editor-path';
import { useLeaveGuard } from '../../app/leave-guard';
import type { DesignChoiceState } from '../../document/design';
import { DesignChoice } from '../../document/design-choice';
import { type PlainKey, useTranslate } from '../../i18n';
import { ProofPanel } from '../../proofread/proof-panel';
import { ProofreadingProvider, useProofreading } from '../../proofread/use-proofreading';
import { classes } from '../../ui/classes';
import { LeaveDialog } from '../../ui/leave-dialog';
import { PageHeading } from '../../ui/page-heading';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { ConflictDialog } from './conflict-dialog';
import { DraftsPanel } from './drafts-panel';
import { EditorBar, SaveStatus } from './editor-bar';
import { EditorForm } from './editor-form';
import { EditorNotices } from './editor-notices';
import type { EditorStore } from './editor-store';
import { EnglishDraftsContext, useDraftsOf } from './english-drafts';
import type { Clash } from './find-clash';
import { focusField } from './focus-field';
import { LivePage } from './live-page';
import { SectionOrder } from './section-order';
import { useBehind } from './use-behind';
import { type Editor, useEditor } from './use-editor';
import { useEditorKeys } from './use-editor-keys';
import { useFieldAtStart } from './use-field-at-start';

interface EditorDeskProps {
  readonly record: CvRecord;
  readonly store: EditorStore;
  readonly look: DesignChoiceState;
  /** With what there is to say, if anything was done. */
  readonly onFinish: (done: PlainKey | null) => void;
}

type Pane = 'form' | 'page';

/** The form on one side, the page it makes on the other; one behind the other on a phone. */
export function EditorDesk({ record, store, look, onFinish }: EditorDeskProps) {
  const t = useTranslate();
  const place = readEditorPlace(useSearch());
  const editor = useEditor(record, place.text, store);
  const [pane, setPane] = useState<Pane>('form');
  const behind = useBehind(editor.state.text, editor.openMarks, editor.bring);
  const drafts = useDraftsOf(editor.openDrafts, editor.judgeDraft);
  const proofreading = useProofreading(editor.cv, editor.state.text === 'english');
  const finishSaving = useFinish(editor, onFinish);
  // A CV that comes to the server with this has its own address from then on.
  useEditorKeys(editor, () => void (store.keep ? finishSaving(editor.save()) : editor.save()));
  useBringAtStart(editor, place.isBringing);
  useFieldAtStart(place.field);

  function goTo(pointer: string) {
    setPane('form');
    focusField(pointer);
  }

  return (
    <EnglishDraftsContext value={drafts}>
      <div className="flex grow flex-col max-lg:pb-16">
        <EditorHead
          editor={editor}
          filename={record.filename}
          pane={pane}
          onPane={setPane}
          onSave={() => void finishSaving(editor.save())}
          onCancel={() => onFinish(null)}
        />
        <EditorNotices editor={editor}>
          <DraftsPanel cv={editor.cv} isOpenAtFirst={place.isChecking} onGoTo={goTo} />
          <ProofPanel proofreading={proofreading} onGoTo={goTo} />
        </EditorNotices>
        <div className="mx-auto grid w-full max-w-[110rem] grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(24rem,1fr)_minmax(0,1.25fr)]">
          <div
            className={classes(
              '[contain:layout] px-4 py-6 sm:px-8',
              pane === 'page' && 'max-lg:hidden',
            )}
          >
            <ProofreadingProvider value={proofreading}>
              <EditorForm cv={editor.cv} behind={behind} onEdit={editor.edit} />
            </ProofreadingProvider>
          </div>
          <PagePane look={look} editor={editor} isShown={pane === 'page'} />
        </div>
        {editor.clash && (
          <ConflictDialog
            clash={editor.clash}
            words={{
              title: t('editor.clashTitle'),
              line: t(hasChoices(editor.clash) ? 'editor.clashChoose' : 'editor.clashNone'),
              mine: t('editor.mine'),
              theirs: t('editor.theirs'),
              later: t('editor.clashLater'),
              settle: t('editor.clashSave'),
            }}
            isSaving={editor.isSaving}
            onSettle={(texts) => void finishSaving(editor.settle(texts))}
            onClose={editor.closeClash}
          />
        )}
        <DiscardQuestion editor={editor} />
      </div>
    </EnglishDraftsContext>
  );
}

function hasChoices({ original, english }: Clash): boolean {
  return original.conflicts.length + (english?.conflicts.length ?? 0) > 0;
}

/** Anyone who saved is done, unless they wrote on meanwhile. */
function useFinish(editor: Editor, onFinish: EditorDeskProps['onFinish']) {
  const [isDone, setIsDone] = useState(false);
  const { isDirty } = editor;
  useEffect(() => {
    if (!isDone) return;
    setIsDone(false);
    // Only now the question about unsaved changes has been taken away.
    if (!isDirty) onFinish('cv.updated');
  }, [isDone, isDirty, onFinish]);
  return async (saving: Promise<boolean>) => setIsDone(await saving);
}

/** Came here to bring one text up to the other: that is done first, and can be undone. */
function useBringAtStart(editor: Editor, isWanted: boolean) {
  const [isPending, setIsPending] = useState(isWanted && editor.offeredDraft === null);
  const { bring, openMarks } = editor;
  useEffect(() => {
    if (!isPending) return;
    setIsPending(false);
    bring(openMarks);
  }, [isPending, bring, openMarks]);
}

interface EditorHeadProps {
  readonly editor: Editor;
  readonly filename: string;
  readonly pane: Pane;
  readonly onPane: (pane: Pane) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function EditorHead({ editor, filename, pane, onPane, onSave, onCancel }: EditorHeadProps) {
  const t = useTranslate();
  const { isDirty, isSaving, canUndo, canRedo } = editor;
  return (
    <div className="sticky top-[var(--bar-height,4rem)] z-30 border-y border-line bg-paper">
      <div className="bar-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 max-lg:py-2">
        <PageHeading page={t('editor.page')} className="text-[1.5rem] leading-tight">
          {t('editor.heading')}
        </PageHeading>
        <p translate="no" title={filename} className="min-w-0 grow basis-24 truncate text-muted">
          {filename}
        </p>
        <SaveStatus isDirty={isDirty} isSaving={isSaving} hasSaved={editor.savedAtMs !== null} />
        <SegmentedChoice
          legend={t('editor.panes')}
          className="grow lg:hidden [&_label]:px-3"
          value={pane}
          onChange={onPane}
          options={[
            { value: 'form', label: t('editor.form') },
            { value: 'page', label: t('editor.livePage') },
          ]}
        />
        {editor.state.english && (
          <SegmentedChoice
            legend={t('editor.whichText')}
            className="max-lg:[&_label]:px-3"
            value={editor.state.text}
            onChange={editor.show}
            options={[
              { value: 'original', label: t('editor.original') },
              { value: 'english', label: t('editor.english') },
            ]}
          />
        )}
        <EditorBar
          canUndo={canUndo}
          canRedo={canRedo}
          canSave={editor.canSave}
          isDirty={isDirty}
          isSaving={isSaving}
          onUndo={editor.undo}
          onRedo={editor.redo}
          onSave={onSave}
          onCancel={onCancel}
        />
      </div>
    </div>
  );
}

interface PagePaneProps {
  readonly look: DesignChoiceState;
  readonly editor: Editor;
  readonly isShown: boolean;
}

function PagePane({ look: { design, change }, editor, isShown }: PagePaneProps) {
  const t = useTranslate();
  return (
    <div
      className={classes(
        'bg-desk px-4 py-6 sm:px-8 lg:border-l lg:border-line',
        !isShown && 'max-lg:hidden',
      )}
    >
      <div className="sticky top-36 flex max-h-[calc(100dvh-10rem)] flex-col gap-4 max-lg:static max-lg:max-h-none">
        <div className="mx-auto flex max-w-full flex-wrap items-center justify-center gap-2">
          <SegmentedChoice
            legend={t('document.template')}
            className="max-w-full overflow-x-auto"
            value={design.template}
            onChange={(template) => change({ template })}
            options={templateNames.map((value) => ({ value, label: t(`document.${value}`) }))}
          />
          <DesignChoice design={design} onChange={change} />
          <SectionOrder cv={editor.cv} design={design} onChange={change} />
        </div>
        <section
          aria-label={t('editor.livePage')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
          tabIndex={0}
          className="min-h-0 overflow-y-auto pb-4 [contain:layout_paint] max-lg:overflow-visible max-lg:[contain:none]"
        >
          <LivePage cv={editor.cv} design={design} isEnglish={editor.state.text === 'english'} />
        </section>
      </div>
    </div>
  );
}

function DiscardQuestion({ editor }: { editor: Editor }) {
  const t = useTranslate();
  const [, navigate] = useLocation();
  const question = useLeaveGuard(editor.isDirty, navigate);
  return (
    <LeaveDialog
      isOpen={question.isAsking}
      title={t('editor.discardTitle')}
      line={t('editor.confirmDiscard')}
      stayLabel={t('editor.keepEditing')}
      leaveLabel={t('editor.discard')}
      onStay={question.stay}
      onLeave={() => {
        editor.discard();
        question.leave();
      }}
    />
  );
}
