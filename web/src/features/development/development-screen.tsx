import { useState } from 'react';
import { CvChoice } from '../../cvs/cv-choice';
import { useChosenCv } from '../../cvs/use-chosen-cv';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { EngineFailure } from '../../tasks/engine-failure';
import { ResultHistory } from '../../tasks/result-history';
import { useOpenResult } from '../../tasks/use-results';
import { Alert } from '../../ui/alert';
import { PageHeading } from '../../ui/page-heading';
import { GoalForm } from './goal-form';
import { KeptPlan } from './kept-plan';
import { UnknownGoal } from './unknown-goal';
import { useDevelopment } from './use-development';

/** The way to a career goal: the form, or the plan that is in the URL. */
export default function DevelopmentScreen() {
  const { resultId, openResult, closeResult } = useOpenResult();
  const [goal, setGoal] = useState('');
  if (resultId !== null) {
    return (
      <KeptPlan
        id={resultId}
        onOpen={openResult}
        onNew={() => {
          setGoal('');
          closeResult();
        }}
      />
    );
  }
  return <DevelopmentForm goal={goal} onGoal={setGoal} onDone={openResult} />;
}

interface DevelopmentFormProps {
  readonly goal: string;
  readonly onGoal: (goal: string) => void;
  readonly onDone: (resultId: string) => void;
}

function DevelopmentForm({ goal, onGoal, onDone }: DevelopmentFormProps) {
  const { t, language } = useLanguage();
  const { cv, choose } = useChosenCv();
  const hasCvs = (useCvs().data?.length ?? 0) > 0;
  const [isIncomplete, setIsIncomplete] = useState(false);
  const development = useDevelopment(onDone);
  const { state } = development;
  const isRunning = state.phase === 'running';

  function analyze(careerGoal: string) {
    const isReady = cv?.parsed_data != null && careerGoal.trim() !== '';
    setIsIncomplete(!isReady);
    if (!isReady) return;
    void development.run({ cvId: cv.id, careerGoal: careerGoal.trim(), language });
  }

  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('development.page')} className="text-title">
          {t('development.heading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('development.line')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-2">
        <section aria-label={t('development.choose')} className="flex flex-col gap-4">
          <h2 className="font-serif text-xl font-semibold">{t('development.choose')}</h2>
          <CvChoice selectedId={cv?.id ?? null} onSelect={choose} isDisabled={isRunning} />
          {cv && !cv.parsed_data && <p className="text-muted">{t('development.noData')}</p>}
        </section>
        {hasCvs && (
          <div className="flex flex-col gap-4">
            {isIncomplete && (
              <Alert kind="error" onDismiss={() => setIsIncomplete(false)}>
                {t('development.selectCvAndGoal')}
              </Alert>
            )}
            {state.phase === 'failed' && (
              <EngineFailure
                error={state.error}
                describe={(reason) => t('development.analysisError', { reason })}
                failed={t('development.modelFailed')}
                onRetry={() => void development.run(state.question)}
                onBuiltin={() => void development.run(state.question, 'builtin')}
                onDismiss={development.dismiss}
              />
            )}
            <GoalForm
              goal={goal}
              onChange={onGoal}
              percent={isRunning ? state.percent : null}
              onAnalyze={() => analyze(goal)}
              onCancel={development.cancel}
            />
            {state.phase === 'unknown' && (
              <UnknownGoal
                goal={state.question.careerGoal}
                titles={state.plan.nearest_titles}
                onChoose={(name) => {
                  onGoal(name);
                  analyze(name);
                }}
              />
            )}
          </div>
        )}
      </div>
      {hasCvs && (
        <div className="max-w-[46rem]">
          <ResultHistory kind="development" onOpen={onDone} />
        </div>
      )}
    </div>
  );
}
