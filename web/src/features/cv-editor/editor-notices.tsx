import type { ReactNode } from 'react';
import { describeError } from '../../api/describe-error';
import { CvChanges } from '../../cvs/cv-changes';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { bringIntoView } from '../../ui/bring-into-view';
import { Button } from '../../ui/button';
import { StaleDraftNotice } from './stale-draft-notice';
import type { Editor } from './use-editor';

interface EditorNoticesProps {
  readonly editor: Editor;
  readonly isForm: boolean;
  readonly children: ReactNode;
}

/** What the person should know before writing on: a draft, trouble, a text that fell behind or is not checked. */
export function EditorNotices({ editor, isForm, children }: EditorNoticesProps) {
  const { t, formats } = useLanguage();
  const { offeredDraft, problem, openMarks, state } = editor;
  const isEnglish = state.text === 'english';
  return (
    <div data-notices className="flex flex-col gap-3 empty:hidden">
      {offeredDraft && editor.staleDraft && (
        <StaleDraftNotice editor={editor} draft={offeredDraft} clash={editor.staleDraft} />
      )}
      {offeredDraft && !editor.staleDraft && (
        <Alert kind="info">
          <p>
            {t('editor.draftFound', { when: formats.dateTime(new Date(offeredDraft.savedAtMs)) })}
          </p>
          <details className="mt-2">
            <summary className="min-h-6 cursor-pointer font-semibold text-sea">
              {t('editor.draftCompare')}
            </summary>
            <div className="mt-2 max-h-[40dvh] overflow-y-auto rounded-control bg-surface p-3">
              <CvChanges
                before={state.saved}
                after={{
                  parsed_data: offeredDraft.original,
                  parsed_data_english: offeredDraft.english,
                }}
              />
            </div>
          </details>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button kind="primary" onClick={editor.takeDraft}>
              {t('editor.draftTake')}
            </Button>
            <Button onClick={editor.declineDraft}>{t('editor.draftDrop')}</Button>
          </div>
        </Alert>
      )}
      {problem !== null && (
        <div ref={bringIntoView} className="scroll-mt-40">
          <Alert kind="error" onDismiss={editor.dismissProblem}>
            {t('editor.saveFailed', { reason: describeError(problem, t, formats) })}
          </Alert>
        </div>
      )}
      {!editor.isDraftKept && <Alert kind="warning">{t('editor.draftNotKept')}</Alert>}
      {isForm && openMarks.length > 0 && (
        <Alert kind="warning">
          <p>{t('editor.behindCount', { count: openMarks.length })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => editor.bring(openMarks)}>
              {t(isEnglish ? 'editor.bringAllOriginal' : 'editor.bringAllEnglish')}
            </Button>
            <Button kind="ghost" onClick={() => void editor.settleMarks()}>
              {t('cv.upToDate')}
            </Button>
          </div>
        </Alert>
      )}
      {children}
    </div>
  );
}
