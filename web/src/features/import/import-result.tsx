import { CircleCheck, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/browser-api';
import { editPath, UNSAVED_ID } from '../../app/edit-path';
import { applicationPath } from '../../app/paths';
import { describeSaveProblem } from '../../cvs/describe-save-problem';
import { saveCvAgain } from '../../cvs/save-cv';
import { unsavedCvStore, useUnsavedCv } from '../../cvs/unsaved-cv-store';
import { putCv } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';

/** Long enough to see that it worked, short enough not to wait for. */
const SHOWN_MS = 1200;

interface SavedResultProps {
  readonly filename: string;
  readonly id: string;
  /** The application that was waiting for it. */
  readonly applicationId: string | null;
  readonly onRemove: () => void;
}

export function SavedResult({ filename, id, applicationId, onRemove }: SavedResultProps) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const next = applicationId ? applicationPath(applicationId) : editPath(id, { isReview: true });
  useEffect(() => {
    const attached = applicationId ? attachTo(applicationId, id) : Promise.resolve();
    const timer = window.setTimeout(() => void attached.then(() => navigate(next)), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [applicationId, id, next, navigate]);
  return (
    <section className="fade-in flex flex-col items-start gap-5 rounded-panel border border-olive/40 bg-olive-soft p-6 sm:p-9">
      <CircleCheck aria-hidden className="size-11 text-olive" strokeWidth={1.5} />
      <div role="status">
        <h2 className="font-serif text-heading font-semibold">{t('upload.doneTitle')}</h2>
        <FileName filename={filename} />
        <p className="mt-2">{t(applicationId ? 'upload.doneBackLine' : 'upload.doneLine')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="primary" href={next}>
          {t(applicationId ? 'upload.doneBack' : 'upload.doneGo')}
        </ButtonLink>
        <Button onClick={onRemove}>{t('upload.remove')}</Button>
      </div>
    </section>
  );
}

/** Where that fails the application asks for a CV, and this one is there to choose. */
async function attachTo(applicationId: string, cvId: string): Promise<void> {
  try {
    const { attachCv } = await import('../../applications/attach-cv');
    await attachCv(applicationId, cvId);
  } catch {
    // Said by the application itself.
  }
}

interface UnsavedResultProps {
  readonly problem: unknown;
  readonly onSaved: (id: string, filename: string) => void;
  readonly onRemove: () => void;
}

export function UnsavedResult({ problem: firstProblem, onSaved, onRemove }: UnsavedResultProps) {
  const { t, formats } = useLanguage();
  const unsaved = useUnsavedCv();
  const [problem, setProblem] = useState<unknown>(firstProblem);
  const [isNoticeShown, setIsNoticeShown] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  if (!unsaved) return null;

  async function saveAgain(cv: NonNullable<typeof unsaved>) {
    setIsSaving(true);
    try {
      const record = await saveCvAgain(call, cv);
      putCv(record);
      unsavedCvStore.forget();
      onSaved(record.id, record.filename);
    } catch (error) {
      setProblem(error);
      setIsSaving(false);
    }
  }

  return (
    <div className="fade-in flex flex-col gap-4">
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('upload.saveFailed', { reason: describeSaveProblem(problem, t, formats) })}
        </Alert>
      )}
      {isNoticeShown && (
        <Alert kind="warning" onDismiss={() => setIsNoticeShown(false)}>
          {t('upload.unsavedNotice')}
        </Alert>
      )}
      <section className="flex flex-col items-start gap-5 rounded-panel border border-line bg-surface p-6 sm:p-9">
        <div>
          <h2 className="font-serif text-heading font-semibold">{t('upload.unsavedTitle')}</h2>
          <FileName filename={unsaved.filename} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button kind="primary" isBusy={isSaving} onClick={() => void saveAgain(unsaved)}>
            {t('upload.saveAgain')}
          </Button>
          <ButtonLink href={editPath(UNSAVED_ID)}>{t('upload.seeUnsaved')}</ButtonLink>
          <Button
            kind="ghost"
            disabled={isSaving}
            onClick={() => {
              unsavedCvStore.forget();
              onRemove();
            }}
          >
            {t('upload.remove')}
          </Button>
        </div>
      </section>
    </div>
  );
}

function FileName({ filename }: { filename: string }) {
  return (
    <p className="mt-1.5 flex items-center gap-2 text-muted">
      <FileText aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      <span translate="no" className="wrap-anywhere">
        {filename}
      </span>
    </p>
  );
}
