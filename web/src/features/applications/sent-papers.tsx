import {
  type ApplicationRecord,
  type ApplicationSending,
  getSending,
  writeDocument,
} from '@trayecto/core/contract';
import { emptyCv } from '@trayecto/core/cv';
import { designSchema, detectDocumentLanguage } from '@trayecto/core/document';
import { FileText, Mail } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { formatDay } from '../../applications/days';
import { saveFile } from '../../document/save-file';
import { useLanguage } from '../../i18n';
import { addressLetter, chosenText } from '../../letters/address-letter';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

const TIMEOUT_MS = 60_000;

/** The CV and the letter as they were sent, whatever has become of them since. */
export function SentPapers({ application }: { application: ApplicationRecord }) {
  const { t } = useLanguage();
  if (application.sendings.length === 0) return null;
  return (
    <section aria-labelledby="sent" className="flex flex-col gap-3">
      <h2 id="sent" className="font-semibold">
        {t('applications.sentTitle')}
      </h2>
      <p className="text-[0.9375rem] text-muted">{t('applications.sentLine')}</p>
      <ul className="flex flex-col gap-3">
        {application.sendings.map((sending) => (
          <SentPaper key={sending.id} applicationId={application.id} sending={sending} />
        ))}
      </ul>
    </section>
  );
}

interface SentPaperProps {
  readonly applicationId: string;
  readonly sending: ApplicationSending;
}

function SentPaper({ applicationId, sending }: SentPaperProps) {
  const { t, formats, language } = useLanguage();
  const [busy, setBusy] = useState<'cv' | 'letter' | null>(null);
  const [problem, setProblem] = useProblem();

  async function download(what: 'cv' | 'letter') {
    setBusy(what);
    setProblem(null);
    try {
      const params = { id: applicationId, sendingId: sending.id };
      const { sending: sent } = await call(getSending, { params });
      const cv = sent.cv ?? emptyCv();
      const design = sent.design ?? designSchema.parse({});
      const text = sent.letter && chosenText(sent.letter);
      const letter =
        what === 'letter' && sent.letter && text
          ? addressLetter(text, sent.letter, new Date(`${sending.sent_on}T12:00:00`))
          : null;
      const { sectionOrder: _, sectionColumns: __, ...plain } = design;
      // The head of the page as the letter had it, in its language.
      const title = sent.letter?.headline ?? '';
      const body = letter
        ? {
            cv: { ...cv, personal: { ...cv.personal, title } },
            ...plain,
            letter,
            format: 'pdf' as const,
            language: sent.letter?.language ?? 'es',
          }
        : { cv, ...design, format: 'pdf' as const, language: detectDocumentLanguage(cv) };
      const named = { ...body, name: 'person' as const };
      saveFile(await call(writeDocument, { body: named }, { timeoutMs: TIMEOUT_MS }));
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(null);
    }
  }

  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          {t('applications.sentOn', { date: formatDay(sending.sent_on, language) })}
        </span>
        <span translate="no" className="min-w-0 truncate text-muted">
          {sending.cv_name}
        </span>
      </p>
      {!sending.has_cv && !sending.has_letter && (
        <p className="text-muted">{t('applications.sentNothing')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {sending.has_cv && (
          <Button isBusy={busy === 'cv'} onClick={() => void download('cv')}>
            <FileText aria-hidden className="size-4.5" />
            {t('applications.seeSent')}
          </Button>
        )}
        {sending.has_letter && (
          <Button isBusy={busy === 'letter'} onClick={() => void download('letter')}>
            <Mail aria-hidden className="size-4.5" />
            {t('applications.seeSentLetter')}
          </Button>
        )}
      </div>
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('applications.downloadFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
    </li>
  );
}
