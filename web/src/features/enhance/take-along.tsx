import { type CvRecord, type CvSummary, writeDocument } from '@trayecto/core/contract';
import { isBlankDocument, layoutCv } from '@trayecto/core/document';
import { useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { makeRequestKey } from '../../api/make-request-key';
import { openPrintWindow, printInWindow } from '../../document/print-in-window';
import { saveFile } from '../../document/save-file';
import { usePrint } from '../../document/use-print';
import { useLanguage } from '../../i18n';
import type { ResultFrame } from '../../tasks/result-page';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import type { Enhancement } from './enhance-task';
import { keepAsCv } from './keep-as-cv';

const PDF_TIMEOUT_MS = 60_000;

type Say = ResultFrame['say'];
type Request = Parameters<typeof usePrint>[0];

/** In its own window; where the browser blocks it that is said, and the page can print by itself. */
export function usePrintedCv(request: Request, name: string, say: Say) {
  const { t, formats } = useLanguage();
  const here = usePrint(request);
  const [isBusy, setIsBusy] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);

  async function print() {
    const opened = openPrintWindow(name);
    setIsBlocked(opened === null);
    if (opened === null) return;
    setIsBusy(true);
    try {
      await printInWindow(opened, request);
    } catch (error) {
      opened.close();
      say('error', t('enhance.printFailed', { reason: describeError(error, t, formats) }));
    } finally {
      setIsBusy(false);
    }
  }

  const notice = (
    <>
      {isBlocked && (
        <Alert kind="warning" onDismiss={() => setIsBlocked(false)}>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="grow">{t('enhance.printBlocked')}</span>
            <Button isBusy={here.isPreparing} onClick={here.print}>
              {t('enhance.printHere')}
            </Button>
          </span>
        </Alert>
      )}
      {here.problem !== null && (
        <Alert kind="error" onDismiss={here.dismiss}>
          {t('enhance.printFailed', { reason: describeError(here.problem, t, formats) })}
        </Alert>
      )}
      {here.pages}
    </>
  );
  return { print: () => void print(), isBusy, notice };
}

export function usePdf({ cv, language, design }: Request, say: Say) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    if (isBlankDocument(layoutCv(cv, design.template, language))) {
      return say('error', t('enhance.nothingToDownload'));
    }
    setIsBusy(true);
    try {
      const name = 'person' as const;
      const body = { cv, language, ...design, format: 'pdf' as const, name };
      saveFile(await call(writeDocument, { body }, { timeoutMs: PDF_TIMEOUT_MS }));
      say('success', t('enhance.pdfDone'));
    } catch (error) {
      say('error', t('enhance.pdfFailed', { reason: describeError(error, t, formats) }));
    } finally {
      setIsBusy(false);
    }
  }
  return { download, isBusy };
}

export function useSaveAsCv(shown: Enhancement, say: Say) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [made, setMade] = useState<CvRecord | null>(null);
  const [requestKey] = useState(makeRequestKey);
  /** Made once, whichever of its buttons is pressed. */
  async function keep(master: CvSummary): Promise<CvRecord> {
    const cv = made ?? (await keepAsCv(shown, master.filename, requestKey));
    setMade(cv);
    return cv;
  }
  async function save(master: CvSummary | null) {
    if (!master) return say('error', t('enhance.cvNotFound'));
    setIsBusy(true);
    try {
      await keep(master);
    } catch (error) {
      say('error', t('enhance.saveAsCvFailed', { reason: describeError(error, t, formats) }));
    } finally {
      setIsBusy(false);
    }
  }
  return { save, keep, isBusy, made };
}
