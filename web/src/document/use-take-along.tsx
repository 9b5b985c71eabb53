import type { Cv } from '@trayecto/core/cv';
import { type DocumentLanguage, layoutCv, writeText } from '@trayecto/core/document';
import { type ReactNode, useState } from 'react';
import { describeError } from '../api/describe-error';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import type { Design } from './design';
import { type DownloadSource, useDownload } from './use-download';
import { usePrint } from './use-print';

interface TakeAlongOptions {
  readonly cv: Cv;
  readonly language: DocumentLanguage;
  readonly design: Design;
  readonly source: DownloadSource;
}

/** Taking a document along: as a file, on paper, on the clipboard. `news` is what there is to say about it. */
export function useTakeAlong({ cv, language, design, source }: TakeAlongOptions) {
  const { t, formats } = useLanguage();
  const { download, busyFormat, problem, dismiss } = useDownload(source, design);
  const printing = usePrint({ cv, language, design });
  const [copied, setCopied] = useState<'copied' | 'copyFailed' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(
        writeText(layoutCv(cv, design.template, language, design)),
      );
      setCopied('copied');
    } catch {
      setCopied('copyFailed');
    }
  }

  const news: ReactNode = (
    <>
      {busyFormat !== null && (
        <p role="status" className="sr-only">
          {t('document.preparing')}
        </p>
      )}
      {printing.isPreparing && (
        <p role="status" className="sr-only">
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
    </>
  );

  return {
    download: (format: Parameters<typeof download>[0]) => void download(format),
    copy: () => void copy(),
    print: printing.print,
    busyFormat,
    isPrinting: printing.isPreparing,
    news,
  };
}

export type TakeAlong = ReturnType<typeof useTakeAlong>;
