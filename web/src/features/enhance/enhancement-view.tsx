import type { CvRecord, CvSummary } from '@trayecto/core/contract';
import { detectDocumentLanguage } from '@trayecto/core/document';
import { Download, FilePlus2, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { editPath } from '../../app/edit-path';
import { SaveAsApplication } from '../../applications/save-as-application';
import { useLocalDesign } from '../../document/design';
import { useLanguage } from '../../i18n';
import { type ResultFrame, ResultPage } from '../../tasks/result-page';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { Tabs } from '../../ui/tabs';
import type { Enhancement } from './enhance-task';
import { FormattedTab } from './formatted-tab';
import { SummaryTab } from './summary-tab';
import { usePdf, usePrintedCv, useSaveAsCv } from './take-along';
import { useDecided } from './use-decided';

interface EnhancementViewProps {
  readonly open: Enhancement;
  readonly frame: ResultFrame;
  readonly cv: CvSummary | null;
}

/** The result: what was written and why, and the CV it makes, ready to be taken along. */
export function EnhancementView({ open: proposed, frame, cv }: EnhancementViewProps) {
  const { t } = useLanguage();
  const deciding = useDecided(proposed);
  const { open } = deciding;
  const { result } = open;
  const { say } = frame;
  const [tab, setTab] = useState<'summary' | 'cv'>('summary');
  const { design, change } = useLocalDesign();
  const cvLanguage = useMemo(() => detectDocumentLanguage(result.cvData), [result.cvData]);
  const request = { cv: result.cvData, language: cvLanguage, design };
  const printing = usePrintedCv(request, result.personalInfo.name, say);
  const saving = useSaveAsCv(open, say);
  const pdf = usePdf(request, say);
  return (
    <ResultPage
      frame={frame}
      page={t('enhance.resultPage')}
      about={<About open={open} frame={frame} cv={cv} />}
      actions={
        <>
          <Button
            kind="primary"
            isBusy={saving.isBusy}
            disabled={saving.made !== null}
            onClick={() => void saving.save(cv)}
          >
            <FilePlus2 aria-hidden className="size-4.5" />
            {t('enhance.saveAsCv')}
          </Button>
          <Button isBusy={pdf.isBusy} onClick={() => void pdf.download()}>
            <Download aria-hidden className="size-4.5" />
            {t('enhance.download')}
          </Button>
          {tab === 'cv' && (
            <Button isBusy={printing.isBusy} onClick={printing.print}>
              <Printer aria-hidden className="size-4.5" />
              {t('enhance.print')}
            </Button>
          )}
        </>
      }
    >
      {printing.notice}
      <div className="flex flex-wrap gap-3">
        <SaveWithCopy open={open} cv={cv} keep={saving.keep} />
      </div>
      {saving.made && (
        <Alert kind="success">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="grow">{t('enhance.savedAsCv')}</span>
            <ButtonLink href={editPath(saving.made.id)}>{t('enhance.openCv')}</ButtonLink>
          </span>
        </Alert>
      )}
      <Tabs
        label={t('enhance.tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'summary', label: t('enhance.summaryTab') },
          { value: 'cv', label: t('enhance.cvTab') },
        ]}
      >
        {tab === 'summary' ? (
          <SummaryTab shown={open} deciding={deciding} again={frame.again} />
        ) : (
          <FormattedTab result={result} language={cvLanguage} design={design} onDesign={change} />
        )}
      </Tabs>
    </ResultPage>
  );
}

function About({ open: { question }, frame: { record }, cv }: EnhancementViewProps) {
  const { t, formats } = useLanguage();
  return (
    <>
      <span translate="no" className="wrap-anywhere">
        {t('enhance.resultFor', {
          job: question.jobTitle,
          platform: t(`enhance.${question.targetPlatform}`),
        })}
      </span>
      {cv && <span translate="no">{t('enhance.resultOf', { name: cv.name || cv.filename })}</span>}
      {record && (
        <span>{t('enhance.savedOn', { date: formats.dateTime(new Date(record.created_at)) })}</span>
      )}
    </>
  );
}

interface SaveWithCopyProps {
  readonly open: Enhancement;
  readonly cv: CvSummary | null;
  readonly keep: (master: CvSummary) => Promise<CvRecord>;
}

/** The job as an application, with the CV that was made for it. */
function SaveWithCopy({ open: { question }, cv, keep }: SaveWithCopyProps) {
  const { jobDescription, jobTitle, targetPlatform } = question;
  return (
    <SaveAsApplication
      job={{ posting: jobDescription, title: jobTitle, cv_id: cv?.id ?? null }}
      makeRest={async () =>
        // A profile for LinkedIn is no CV to send.
        cv && targetPlatform === 'resume' ? { tailored_cv_id: (await keep(cv)).id } : null
      }
    />
  );
}
