import { type CvRecord, writeDocument } from '@trayecto/core/contract';
import { detectDocumentLanguage, isBlankDocument, layoutCv } from '@trayecto/core/document';
import { Download, FilePlus2, Printer, RotateCcw, Save } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { call } from '../../api/browser-api';
import { describeError } from '../../api/describe-error';
import { makeRequestKey } from '../../api/make-request-key';
import { editPath } from '../../app/edit-path';
import { useCvs } from '../../cvs/use-cvs';
import { useLocalDesign } from '../../document/design';
import { openPrintWindow, printInWindow } from '../../document/print-in-window';
import { saveFile } from '../../document/save-file';
import { usePrint } from '../../document/use-print';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { ResultLanguage } from '../../tasks/engine-text';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Tabs } from '../../ui/tabs';
import { FormattedTab } from './formatted-tab';
import type { ShownEnhancement } from './shown-enhancement';
import { SummaryTab } from './summary-tab';
import { keepAsCv } from './use-enhance';

export type Say = (kind: 'error' | 'success', text: string) => void;

interface EnhancementViewProps {
  readonly shown: ShownEnhancement;
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  /** When it was kept, for one that was opened again. */
  readonly note?: string | undefined;
  readonly banner: ReactNode;
  readonly say: Say;
  readonly onSave: () => void;
  readonly onNew: () => void;
  readonly onRerun: () => void;
}

const PDF_TIMEOUT_MS = 60_000;

/** The result: what was written and why, and the CV it makes, ready to be taken along. */
export function EnhancementView(props: EnhancementViewProps) {
  const { shown, isSaved, isBusy, say } = props;
  const { t, language } = useLanguage();
  const { question, result, engine } = shown;
  const [tab, setTab] = useState<'summary' | 'cv'>('summary');
  const { design, change } = useLocalDesign();
  const cvLanguage = useMemo(() => detectDocumentLanguage(result.cvData), [result.cvData]);
  const request = { cv: result.cvData, language: cvLanguage, design };
  const printing = usePrintedCv(request, result.personalInfo.name, say);
  const saving = useSaveAsCv(shown, say);
  const pdf = usePdf(request, say);
  const record = useCvs().data?.find(({ id }) => id === question.cvId);
  const isChanged = record !== undefined && record.version > shown.cvVersion;
  const isInOtherWords = question.language !== language;
  // The form was left at its end; the result begins at its beginning.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <ResultLanguage value={question.language}>
      <div className="page-width flex flex-col gap-8 py-10">
        <header className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <PageHeading page={t('enhancer.resultPage')} className="text-title">
              {t('enhancer.resultPage')}
            </PageHeading>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span translate="no" className="wrap-anywhere">
                {t('enhancer.resultFor', {
                  job: question.jobTitle,
                  platform: t(`enhancer.${question.targetPlatform}`),
                })}
              </span>
              {record && (
                <span translate="no">
                  {t('enhancer.resultOf', {
                    name: record.parsed_data?.personal.name || record.filename,
                  })}
                </span>
              )}
              {props.note && <span>{props.note}</span>}
              <EngineChip engine={engine} />
            </p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <Button
              kind="primary"
              isBusy={saving.isBusy}
              disabled={saving.made !== null}
              onClick={() => void saving.save(record)}
            >
              <FilePlus2 aria-hidden className="size-4.5" />
              {t('enhancer.saveAsCv')}
            </Button>
            <Button isBusy={pdf.isBusy} onClick={() => void pdf.download()}>
              <Download aria-hidden className="size-4.5" />
              {t('enhancer.download')}
            </Button>
            {tab === 'cv' && (
              <Button isBusy={printing.isBusy} onClick={printing.print}>
                <Printer aria-hidden className="size-4.5" />
                {t('enhancer.print')}
              </Button>
            )}
            <Button isBusy={isBusy} disabled={isSaved} onClick={props.onSave}>
              <Save aria-hidden className="size-4.5" />
              {t(isSaved ? 'enhancer.isSaved' : 'enhancer.save')}
            </Button>
            <Button onClick={props.onNew}>
              <RotateCcw aria-hidden className="size-4.5" />
              {t('enhancer.again')}
            </Button>
          </div>
        </header>
        {props.banner}
        {printing.notice}
        {saving.made && (
          <Alert kind="success">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="grow">{t('enhancer.savedAsCv')}</span>
              <ButtonLink href={editPath(saving.made.id)}>{t('enhancer.openCv')}</ButtonLink>
            </span>
          </Alert>
        )}
        {(isChanged || isInOtherWords) && record && (
          <Alert kind="info">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="grow">
                {t(isChanged ? 'enhancer.changed' : 'enhancer.inOtherWords')}
              </span>
              <Button onClick={props.onRerun}>{t('enhancer.rerun')}</Button>
            </span>
          </Alert>
        )}
        <Tabs
          label={t('enhancer.tabs')}
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'summary', label: t('enhancer.summaryTab') },
            { value: 'cv', label: t('enhancer.cvTab') },
          ]}
        >
          {tab === 'summary' ? (
            <SummaryTab shown={shown} />
          ) : (
            <FormattedTab result={result} language={cvLanguage} design={design} onDesign={change} />
          )}
        </Tabs>
      </div>
    </ResultLanguage>
  );
}

type Request = Parameters<typeof usePrint>[0];

/** In its own window; where the browser blocks it that is said, and the page can print by itself. */
function usePrintedCv(request: Request, name: string, say: Say) {
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
      say('error', t('enhancer.printFailed', { reason: describeError(error, t, formats) }));
    } finally {
      setIsBusy(false);
    }
  }

  const notice = (
    <>
      {isBlocked && (
        <Alert kind="warning" onDismiss={() => setIsBlocked(false)}>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="grow">{t('enhancer.printBlocked')}</span>
            <Button isBusy={here.isPreparing} onClick={here.print}>
              {t('enhancer.printHere')}
            </Button>
          </span>
        </Alert>
      )}
      {here.problem !== null && (
        <Alert kind="error" onDismiss={here.dismiss}>
          {t('enhancer.printFailed', { reason: describeError(here.problem, t, formats) })}
        </Alert>
      )}
      {here.pages}
    </>
  );
  return { print: () => void print(), isBusy, notice };
}

function usePdf({ cv, language, design }: Request, say: Say) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  async function download() {
    if (isBlankDocument(layoutCv(cv, design.template, language))) {
      return say('error', t('enhancer.nothingToDownload'));
    }
    setIsBusy(true);
    try {
      const body = { cv, language, ...design, format: 'pdf' as const };
      saveFile(await call(writeDocument, { body }, { timeoutMs: PDF_TIMEOUT_MS }));
      say('success', t('enhancer.pdfDone'));
    } catch (error) {
      say('error', t('enhancer.pdfFailed', { reason: describeError(error, t, formats) }));
    } finally {
      setIsBusy(false);
    }
  }
  return { download, isBusy };
}

function useSaveAsCv(shown: ShownEnhancement, say: Say) {
  const { t, formats } = useLanguage();
  const [isBusy, setIsBusy] = useState(false);
  const [made, setMade] = useState<CvRecord | null>(null);
  const [requestKey] = useState(makeRequestKey);
  async function save(master: CvRecord | undefined) {
    if (!master) return say('error', t('enhancer.cvNotFound'));
    setIsBusy(true);
    try {
      setMade(await keepAsCv(shown, master.filename, requestKey));
    } catch (error) {
      say('error', t('enhancer.saveAsCvFailed', { reason: describeError(error, t, formats) }));
    } finally {
      setIsBusy(false);
    }
  }
  return { save, isBusy, made };
}
