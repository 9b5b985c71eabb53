import type { CvRecord } from '@trayecto/core/contract';
import { useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { editorPath } from '../../app/editor-path';
import { noteOnCv } from '../../cvs/cv-actions';
import { readOpenDrafts } from '../../cvs/read-open-drafts';
import { DraftText } from '../../document/draft-text';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';

interface DraftsGateProps {
  readonly record: CvRecord;
  /** What waits for the person's yes. */
  readonly held: (() => void) | null;
  readonly onSettled: () => void;
}

/** A sentence that its translator was not sure of leaves in no document before the person has called it right. */
export function DraftsGate({ record, held, onSettled }: DraftsGateProps) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useProblem();
  const drafts = readOpenDrafts(record);
  const count = drafts.length;

  function close() {
    setProblem(null);
    onSettled();
  }

  async function goOn() {
    setIsBusy(true);
    try {
      const draft_verdicts = drafts.map(({ source, draft }) => ({ source, draft, is_right: true }));
      await noteOnCv(record.id, { draft_verdicts });
      held?.();
      close();
    } catch (error) {
      setProblem(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen={held !== null}
      onClose={close}
      title={t('cv.draftsGateTitle')}
      description={t('cv.draftsGateLine', { count })}
    >
      <ul
        // Long lists scroll, by keyboard too.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus
        tabIndex={0}
        className="flex max-h-72 flex-col gap-3 overflow-y-auto"
      >
        {drafts.map(({ pointer, source, draft, doubtful }) => (
          <li key={pointer} translate="no" className="rounded-control bg-paper p-3 wrap-anywhere">
            <span className="block text-sm text-muted">{source}</span>
            <DraftText text={draft} doubtful={doubtful} />
          </li>
        ))}
      </ul>
      {problem !== null && (
        <Alert kind="error" className="mt-4">
          {describeError(problem, t, formats)}
        </Alert>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button isBusy={isBusy} onClick={() => void goOn()}>
          {t('cv.draftsGateYes', { count })}
        </Button>
        <ButtonLink
          kind="primary"
          data-safe
          href={editorPath(record.id, { text: 'english', isChecking: true })}
        >
          {t('cv.draftsGateCheck')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
