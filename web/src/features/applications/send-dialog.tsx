import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { designSchema } from '@trayecto/core/document';
import { Check, Circle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { today } from '../../applications/days';
import { planMove } from '../../applications/move-dialog';
import type { ApplicationMove } from '../../applications/use-applications';
import { useDownload } from '../../document/use-download';
import { useLanguage } from '../../i18n';
import { addressLetter, chosenText } from '../../letters/address-letter';
import { useLetterDownload, useLetterLook } from '../../letters/use-letter-download';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { isLetterOld } from './judge-progress';

interface SendDialogProps {
  readonly application: ApplicationRecord;
  readonly cv: CvRecord;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMove: (move: ApplicationMove) => void;
}

/** What to send, to be downloaded or copied; then it is marked as sent. Nothing is sent from here. */
export function SendDialog({ application, cv, isOpen, onClose, onMove }: SendDialogProps) {
  const { t, formats } = useLanguage();
  const { letter } = application;
  const text = letter ? chosenText(letter) : undefined;
  const file = useDownload(
    { id: cv.id, version: 'original' },
    cv.metadata.design ?? designSchema.parse({}),
  );
  const look = useLetterLook(cv, letter?.headline ?? '');
  const paper = useLetterDownload(look, letter?.language ?? 'es');
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const problem = file.problem ?? paper.problem;

  async function copy() {
    if (!text) return;
    const isDone = await navigator.clipboard.writeText(`${text.subject}\n\n${text.body}`).then(
      () => true,
      () => false,
    );
    setCopied(isDone ? 'copied' : 'copyFailed');
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('applications.prepare')}
      description={t('applications.prepareLine')}
    >
      <ul className="flex flex-col divide-y divide-line">
        <Step name={t('applications.stepCv')} isReady={application.tailored_cv_id !== null}>
          <Button isBusy={file.busyFormat === 'pdf'} onClick={() => void file.download('pdf')}>
            {t('applications.downloadPdf')}
          </Button>
        </Step>
        <Step
          name={t('applications.stepLetter')}
          isReady={text !== undefined}
          note={letter && isLetterOld(letter, cv) ? t('applications.letterOld') : ''}
        >
          {letter && text && (
            <Button
              isBusy={paper.busyFormat === 'pdf'}
              onClick={() => void paper.download('pdf', addressLetter(text, letter, new Date()))}
            >
              {t('applications.downloadPdf')}
            </Button>
          )}
        </Step>
        <Step name={t('applications.stepMail')} isReady={text !== undefined}>
          {text && <Button onClick={() => void copy()}>{t('applications.copyMail')}</Button>}
        </Step>
      </ul>
      <p role="status" className="mt-2 text-sm text-muted">
        {copied && t(`applications.${copied}`)}
      </p>
      {problem !== null && (
        <Alert kind="error">
          {t('applications.downloadFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
      <div className="mt-5 flex flex-col gap-2">
        <Button kind="primary" size="large" onClick={() => onMove(planMove('sent', today(), null))}>
          {t('applications.markSent')}
        </Button>
        <p className="text-center text-sm text-muted">{t('applications.markSentLine')}</p>
      </div>
    </Dialog>
  );
}

interface StepProps {
  readonly name: string;
  readonly isReady: boolean;
  readonly note?: string;
  readonly children: ReactNode;
}

function Step({ name, isReady, note = '', children }: StepProps) {
  const { t } = useLanguage();
  const Icon = isReady ? Check : Circle;
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-3 py-2">
      <span className="flex items-center gap-2.5">
        <Icon aria-hidden className={isReady ? 'size-5 text-olive' : 'size-5 text-muted'} />
        <span className="font-semibold">{name}</span>
        {!isReady && <span className="text-sm text-muted">{t('applications.stepMissing')}</span>}
      </span>
      {children}
      {note !== '' && <p className="w-full text-sm text-sun-ink">{note}</p>}
    </li>
  );
}
