import type { Cv } from '@trayecto/core/cv';
import type { Design, DocumentLanguage } from '@trayecto/core/document';
import { Copy, FileText, FileType, Mail } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../api/describe-error';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { joinHead } from './address-letter';
import type { LetterText } from './letter-text';
import { makeMailLink, makeSubjectLink } from './make-mail-link';
import { useLetterDownload } from './use-letter-download';

interface LetterActionsProps {
  /** Whom the job description asks to write to. */
  readonly to: string | null;
  readonly text: LetterText;
  readonly look: { readonly cv: Cv; readonly design: Design };
  readonly language: DocumentLanguage;
}

/** Ways to take a letter along: the clipboard, the mail program, a file. */
export function LetterActions({ to, text, look, language }: LetterActionsProps) {
  const { t, formats } = useLanguage();
  const [news, setNews] = useState<'copied' | 'copyFailed' | 'mailLong' | null>(null);
  const letter = useLetterDownload(look, language);

  async function copy(words: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(words);
      return true;
    } catch {
      setNews('copyFailed');
      return false;
    }
  }

  async function copyTemplate() {
    if (await copy(`${text.subject}\n\n${joinHead(text)}`)) setNews('copied');
  }

  async function openMail() {
    setNews(null);
    const body = joinHead(text);
    const link = makeMailLink({ to, subject: text.subject, body });
    if (link === null && !(await copy(body))) return;
    if (link === null) setNews('mailLong');
    window.location.href = link ?? makeSubjectLink(to, text.subject);
  }

  return (
    <div className="flex flex-col gap-4">
      {news && (
        <Alert kind={news === 'copyFailed' ? 'error' : 'success'} onDismiss={() => setNews(null)}>
          {t(`jobs.${news}`)}
          {news !== 'copyFailed' && ` ${t('jobs.attach')}`}
        </Alert>
      )}
      {letter.problem !== null && (
        <Alert kind="error" onDismiss={letter.dismiss}>
          {t('jobs.downloadFailed', { reason: describeError(letter.problem, t, formats) })}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" className="max-sm:w-full" onClick={() => void copyTemplate()}>
          <Copy aria-hidden className="size-4.5" />
          {t('jobs.use')}
        </Button>
        <Button className="max-sm:w-full" onClick={() => void openMail()}>
          <Mail aria-hidden className="size-4.5" />
          {t('jobs.openMail')}
        </Button>
      </div>
      <fieldset className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
        <legend className="float-left mr-1 text-sm max-sm:mb-1 max-sm:w-full font-semibold text-muted">
          {t('jobs.downloads')}
        </legend>
        <Button
          isBusy={letter.busyFormat === 'pdf'}
          disabled={letter.busyFormat !== null}
          onClick={() => void letter.download('pdf', text)}
        >
          {letter.busyFormat !== 'pdf' && <FileText aria-hidden className="size-4.5" />}
          {t('jobs.letterPdf')}
        </Button>
        <Button
          isBusy={letter.busyFormat === 'docx'}
          disabled={letter.busyFormat !== null}
          onClick={() => void letter.download('docx', text)}
        >
          {letter.busyFormat !== 'docx' && <FileType aria-hidden className="size-4.5" />}
          {t('jobs.letterWord')}
        </Button>
      </fieldset>
    </div>
  );
}
