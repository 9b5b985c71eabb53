import type { Cv } from '@trayecto/core/cv';
import { type DocumentLanguage, layoutCv, writeText } from '@trayecto/core/document';
import { Copy, Download, Ellipsis, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../api/describe-error';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import type { Design } from './design';
import { type DownloadSource, useDownload } from './use-download';
import { usePrint } from './use-print';

interface DocumentToolsProps {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly design: Design;
  readonly source: DownloadSource;
  /** Asked before the document leaves: what is still to be checked of it. `go` takes it along. */
  readonly guard?: ((go: () => void) => void) | undefined;
}

const goAtOnce = (go: () => void) => go();

/** Taking a document along: as a file, on paper, on the clipboard. */
export function DocumentTools(props: DocumentToolsProps) {
  const { cv, language, design, source, guard = goAtOnce } = props;
  const { t, formats } = useLanguage();
  const { download, busyFormat, problem, dismiss } = useDownload(source, design);
  const printing = usePrint({ cv, language, design });
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);
  const isBusy = busyFormat !== null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(writeText(layoutCv(cv, design.template, language)));
      setCopied('copied');
    } catch {
      setCopied('copyFailed');
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button
          isBusy={busyFormat === 'pdf'}
          disabled={isBusy}
          onClick={() => guard(() => void download('pdf'))}
        >
          {busyFormat !== 'pdf' && <Download aria-hidden className="size-4.5" />}
          <DownloadWords label={t('document.downloadPdf')} short="PDF" />
        </Button>
        <Button
          isBusy={busyFormat === 'docx'}
          disabled={isBusy}
          onClick={() => guard(() => void download('docx'))}
        >
          {busyFormat !== 'docx' && <FileText aria-hidden className="size-4.5" />}
          <DownloadWords label={t('document.downloadWord')} short="Word" />
        </Button>
        <Disclosure icon={Ellipsis} label={t('document.moreFormats')}>
          <div className="flex w-56 flex-col">
            <Button kind="ghost" className="justify-start" onClick={() => guard(() => void copy())}>
              <Copy aria-hidden className="size-4.5" />
              {t('document.copy')}
            </Button>
            <Button
              kind="ghost"
              className="justify-start"
              isBusy={printing.isPreparing}
              onClick={() => guard(printing.print)}
            >
              {!printing.isPreparing && <Printer aria-hidden className="size-4.5" />}
              {t('document.print')}
            </Button>
            {(['txt', 'json'] as const).map((format) => (
              <Button
                key={format}
                kind="ghost"
                className="justify-start"
                disabled={isBusy}
                onClick={() => guard(() => void download(format))}
              >
                <Download aria-hidden className="size-4.5" />
                {t(format === 'txt' ? 'document.downloadText' : 'document.downloadJson')}
              </Button>
            ))}
          </div>
        </Disclosure>
      </div>
      {isBusy && (
        <p role="status" className="sr-only">
          {t('document.preparing')}
        </p>
      )}
      {printing.isPreparing && (
        <p role="status" className="text-sm text-muted">
          {t('document.printing')}
        </p>
      )}
      {problem !== null && (
        <Alert kind="error" onDismiss={dismiss}>
          {t('document.downloadFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
      {printing.problem !== null && (
        <Alert kind="error" onDismiss={printing.dismiss}>
          {t('document.pagesFailed', { reason: describeError(printing.problem, t, formats) })}
        </Alert>
      )}
      {copied && (
        <Alert kind={copied === 'copied' ? 'success' : 'error'} onDismiss={() => setCopied(null)}>
          {t(`document.${copied}`)}
        </Alert>
      )}
      {printing.pages}
    </div>
  );
}

/** On a phone the sign says "download"; the format is what one chooses by. */
function DownloadWords({ label, short }: { label: string; short: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{label}</span>
      <span aria-hidden translate="no" className="sm:hidden">
        {short}
      </span>
    </>
  );
}
