import type { CvRecord } from '@trayecto/core/contract';
import { templateNames } from '@trayecto/core/document';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { describeError } from '../../api/describe-error';
import { useLeaveGuard } from '../../app/leave-guard';
import { useDesign } from '../../document/design';
import { DesignChoice } from '../../document/design-choice';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { LeaveDialog } from '../../ui/leave-dialog';
import { PageHeading } from '../../ui/page-heading';
import { SegmentedChoice } from '../../ui/segmented-choice';
import { putCv } from '../cv-list/use-cvs';
import { ConflictDialog } from './conflict-dialog';
import { EditorBar } from './editor-bar';
import { EditorForm } from './editor-form';
import { LivePage } from './live-page';
import { SectionOrder } from './section-order';
import { useEditor } from './use-editor';

interface EditorScreenProps {
  readonly record: CvRecord;
  readonly onClose: () => void;
}

/** The form on one side, the page it makes on the other; one behind the other on a phone. */
export default function EditorScreen({ record, onClose }: EditorScreenProps) {
  const { t, formats } = useLanguage();
  const [, navigate] = useLocation();
  const editor = useEditor(record);
  const { design, change } = useDesign(record, putCv);
  const [pane, setPane] = useState<'form' | 'page'>('form');
  const question = useLeaveGuard(editor.isDirty, navigate);
  const isEnglish = editor.state.text === 'english';
  useEditorKeys(editor);

  return (
    <div className="flex grow flex-col">
      <div className="sticky top-[var(--bar-height,4rem)] z-30 border-y border-line bg-paper">
        <div className="bar-width flex flex-wrap items-center gap-x-6 gap-y-2 py-2.5">
          <PageHeading page={t('editor.page')} className="text-[1.5rem] leading-tight">
            {t('editor.heading')}
          </PageHeading>
          <p translate="no" className="min-w-0 grow truncate text-muted">
            {record.filename}
          </p>
          {editor.state.english && (
            <SegmentedChoice
              legend={t('editor.whichText')}
              value={editor.state.text}
              onChange={editor.show}
              options={[
                { value: 'original', label: t('editor.original') },
                { value: 'english', label: t('editor.english') },
              ]}
            />
          )}
          <EditorBar
            canUndo={editor.canUndo}
            canRedo={editor.canRedo}
            isDirty={editor.isDirty}
            isSaving={editor.isSaving}
            hasSaved={editor.savedAtMs !== null}
            onUndo={editor.undo}
            onRedo={editor.redo}
            onSave={() => void editor.save()}
            onCancel={onClose}
          />
        </div>
        <div className="bar-width pb-2.5 lg:hidden">
          <SegmentedChoice
            legend={t('editor.panes')}
            className="w-full"
            value={pane}
            onChange={setPane}
            options={[
              { value: 'form', label: t('editor.form') },
              { value: 'page', label: t('editor.livePage') },
            ]}
          />
        </div>
      </div>
      <div className="bar-width flex flex-col gap-3 empty:hidden [&>*]:mt-4">
        {editor.offeredDraft && (
          <Alert kind="info">
            <p>
              {t('editor.draftFound', {
                when: formats.dateTime(new Date(editor.offeredDraft.savedAtMs)),
              })}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button kind="primary" onClick={editor.takeDraft}>
                {t('editor.draftTake')}
              </Button>
              <Button onClick={editor.declineDraft}>{t('editor.draftDrop')}</Button>
            </div>
          </Alert>
        )}
        {editor.problem !== null && (
          <Alert kind="error" onDismiss={editor.dismissProblem}>
            {t('editor.saveFailed', { reason: describeError(editor.problem, t, formats) })}
          </Alert>
        )}
        {!editor.isDraftKept && <Alert kind="warning">{t('editor.draftNotKept')}</Alert>}
      </div>
      <div className="mx-auto grid w-full max-w-[110rem] grow grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(24rem,1fr)_minmax(0,1.25fr)]">
        <div className={classes('px-4 py-6 sm:px-8', pane === 'page' && 'max-lg:hidden')}>
          <EditorForm cv={editor.cv} onEdit={editor.edit} />
        </div>
        <div
          className={classes(
            'bg-desk px-4 py-6 sm:px-8 lg:border-l lg:border-line',
            pane === 'form' && 'max-lg:hidden',
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
              <SectionOrder cv={editor.cv} design={design} onEdit={editor.edit} onChange={change} />
            </div>
            <section
              aria-label={t('editor.livePage')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
              tabIndex={0}
              className="min-h-0 overflow-y-auto pb-4 max-lg:overflow-visible"
            >
              <LivePage cv={editor.cv} design={design} isEnglish={isEnglish} />
            </section>
          </div>
        </div>
      </div>
      {editor.clash && (
        <ConflictDialog
          clash={editor.clash}
          isSaving={editor.isSaving}
          onSettle={(texts) => void editor.settle(texts)}
          onClose={editor.closeClash}
        />
      )}
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
    </div>
  );
}

type Editor = ReturnType<typeof useEditor>;

/** The keys every editor has. */
function useEditorKeys(editor: Editor) {
  const latest = useRef(editor);
  latest.current = editor;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const { canUndo, canRedo, isDirty, isSaving, undo, redo, save } = latest.current;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && key !== 'y' && key !== 's') return;
      // The browser's own undo knows only one field, and would go against ours.
      event.preventDefault();
      if (key === 's') {
        if (isDirty && !isSaving) void save();
      } else if (isRedo) {
        if (canRedo) redo();
      } else if (canUndo) undo();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
