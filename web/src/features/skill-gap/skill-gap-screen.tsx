import { useState } from 'react';
import { CvChoice } from '../../cvs/cv-choice';
import { useChosenCv } from '../../cvs/use-chosen-cv';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { EngineFailure } from '../../tasks/engine-failure';
import { ResultHistory } from '../../tasks/result-history';
import { useOpenResult } from '../../tasks/use-results';
import { PageHeading } from '../../ui/page-heading';
import { JobForm, type JobText } from './job-form';
import { JobGaps } from './job-gaps';
import { KeptReport } from './kept-report';
import { SavedJobs } from './saved-jobs';
import { useAnalysis } from './use-analysis';

const noJob: JobText = { title: '', description: '' };

/** A CV against a posting: the form, or the result that is in the URL. */
export default function SkillGapScreen() {
  const { resultId, openResult, closeResult } = useOpenResult();
  const [job, setJob] = useState(noJob);
  if (resultId !== null) {
    return (
      <KeptReport
        id={resultId}
        onOpen={openResult}
        onNew={() => {
          setJob(noJob);
          closeResult();
        }}
      />
    );
  }
  return <GapForm job={job} onJob={setJob} onDone={openResult} />;
}

interface GapFormProps {
  readonly job: JobText;
  readonly onJob: (job: JobText) => void;
  readonly onDone: (resultId: string) => void;
}

function GapForm({ job, onJob, onDone }: GapFormProps) {
  const { t, language } = useLanguage();
  const { cv, choose } = useChosenCv();
  const hasCvs = (useCvs().data?.length ?? 0) > 0;
  const analysis = useAnalysis(onDone);
  const { state } = analysis;
  const isRunning = state.phase === 'running';

  function analyze() {
    if (!cv) return;
    const question = {
      cvId: cv.id,
      jobTitle: job.title.trim(),
      jobDescription: job.description,
      language,
    };
    void analysis.run(question);
  }

  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('skillGap.page')} className="text-title">
          {t('skillGap.heading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('skillGap.line')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr]">
        <section aria-label={t('skillGap.choose')} className="flex flex-col gap-4">
          <h2 className="font-serif text-xl font-semibold">{t('skillGap.choose')}</h2>
          <CvChoice selectedId={cv?.id ?? null} onSelect={choose} isDisabled={isRunning} />
          {cv && !cv.parsed_data && <p className="text-muted">{t('skillGap.noData')}</p>}
        </section>
        {hasCvs && (
          <>
            <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
              {state.phase === 'failed' && (
                <EngineFailure
                  error={state.error}
                  describe={(reason) => t('skillGap.analysisFailed', { reason })}
                  onRetry={() => void analysis.run(state.question)}
                  onBuiltin={() => void analysis.run(state.question, 'builtin')}
                  onDismiss={analysis.dismiss}
                />
              )}
              <JobForm
                job={job}
                onChange={onJob}
                canAnalyze={cv?.parsed_data != null}
                percent={isRunning ? state.percent : null}
                onAnalyze={analyze}
                onCancel={analysis.cancel}
              />
            </div>
            <SavedJobs cv={cv} onOpen={onJob} />
          </>
        )}
      </div>
      {hasCvs && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-2">
          <JobGaps cv={cv} />
          <ResultHistory kind="skill_gap" onOpen={onDone} />
        </div>
      )}
    </div>
  );
}
