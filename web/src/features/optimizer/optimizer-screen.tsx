import { optimizationQuestion, optimizeProfile } from '@trayecto/core/contract';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { useChosenCv } from '../../cvs/use-chosen-cv';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { EngineFailure } from '../../tasks/engine-failure';
import { ResultHistory } from '../../tasks/result-history';
import { useOpenResult } from '../../tasks/use-results';
import { useUnsavedResult } from '../../tasks/use-unsaved-result';
import { WithCvs } from '../../tasks/with-cvs';
import { Alert } from '../../ui/alert';
import { useNews } from '../../ui/use-news';
import { FormPage } from './form-page';
import { KeptOptimization } from './kept-optimization';
import { MadeOf } from './made-of';
import { OptimizationView } from './optimization-view';
import { type OptimizerChoices, OptimizerForm } from './optimizer-form';
import type { ShownOptimization } from './shown-optimization';
import { keepOptimization, useOptimize } from './use-optimize';

const plainChoices: OptimizerChoices = {
  targetPlatform: 'linkedin',
  industryFocus: '',
  careerLevel: 'mid',
};

const unsavedSchema = z.object({
  question: optimizationQuestion.extend({ cvId: z.string() }),
  result: optimizeProfile.output,
  isSaved: z.boolean(),
});

/** The form again as it was filled in. */
function readChoices({ targetPlatform, industryFocus, careerLevel }: OptimizerChoices) {
  return { targetPlatform, industryFocus, careerLevel };
}

/** A CV scored for a platform, an industry and a level: the form, a fresh result, or one that was saved. */
export default function OptimizerScreen() {
  const { t, formats, language } = useLanguage();
  const { cv, choose } = useChosenCv();
  const cvs = useCvs();
  const { resultId, openResult, closeResult } = useOpenResult();
  const [choices, setChoices] = useState(plainChoices);
  const { news, say, clear } = useNews();
  const [saving, setSaving] = useState<'open' | 'busy' | 'done'>('open');
  const { state, run, cancel, reset } = useOptimize();
  const isSaved = saving === 'done';
  const made = useMemo(
    () =>
      state.phase === 'done' ? { question: state.question, result: state.result, isSaved } : null,
    [state, isSaved],
  );
  const unsaved = useUnsavedResult('optimization', unsavedSchema, made);
  const shownNow = made ?? (state.phase === 'idle' ? unsaved.found : null);

  async function optimize(question: Parameters<typeof run>[0]) {
    clear();
    setSaving('open');
    unsaved.forget();
    if (resultId !== null) closeResult();
    await run(question);
  }

  function start() {
    if (!cv) return say('error', t('optimizer.selectCv'));
    const industryFocus = choices.industryFocus.trim();
    if (industryFocus === '') return say('error', t('optimizer.needsIndustry'));
    void optimize({ cvId: cv.id, ...choices, industryFocus, language });
  }

  function startAnew() {
    clear();
    reset();
    setSaving('open');
    if (unsaved.found) setChoices(readChoices(unsaved.found.question));
    unsaved.forget();
    if (resultId !== null) closeResult();
  }

  async function save() {
    if (shownNow === null) return say('error', t('optimizer.nothingToSave'));
    setSaving('busy');
    try {
      await keepOptimization(shownNow.question, shownNow.result);
      setSaving('done');
      unsaved.note({ ...shownNow, isSaved: true });
      say('success', t('optimizer.saved'));
    } catch (error) {
      setSaving('open');
      const reason = describeError(error, t, formats);
      say('error', `${t('optimizer.saveFailed')}. ${reason}`);
    }
  }

  const banner = news && (
    <Alert kind={news.kind} onDismiss={clear}>
      {news.text}
    </Alert>
  );
  function rescore({ question }: ShownOptimization) {
    setChoices(readChoices(question));
    void optimize({ ...question, language, engine: undefined });
    const record = cvs.data?.find(({ id }) => id === question.cvId);
    if (record) choose(record);
  }

  if (resultId !== null) {
    return <KeptOptimization id={resultId} banner={banner} onNew={startAnew} onRescore={rescore} />;
  }
  if (shownNow !== null) {
    const { question, result } = shownNow;
    const shown = { question, result, engine: result.engine, cvVersion: result.cvVersion };
    return (
      <OptimizationView
        shown={shown}
        isSaved={isSaved || shownNow.isSaved}
        isBusy={saving === 'busy'}
        banner={banner}
        onSave={() => void save()}
        onNew={startAnew}
        onRescore={() => rescore(shown)}
      />
    );
  }
  return (
    <FormPage>
      {banner}
      {state.phase === 'failed' && (
        <EngineFailure
          error={state.error}
          describe={(reason) =>
            state.error instanceof ApiError
              ? t('optimizer.failedWhy', { reason })
              : t('optimizer.failed')
          }
          failed={t('optimizer.failed')}
          onRetry={() => void optimize(state.question)}
          onBuiltin={() => void optimize({ ...state.question, engine: 'builtin' })}
          onDismiss={reset}
        />
      )}
      <WithCvs>
        {(all) => (
          <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
            <OptimizerForm
              cvs={all}
              cv={cv}
              onCv={choose}
              choices={choices}
              onChange={setChoices}
              percent={state.phase === 'running' ? state.percent : null}
              onRun={start}
              onCancel={cancel}
            />
            <div className="flex flex-col gap-10">
              <MadeOf />
              <ResultHistory kind="optimization" onOpen={openResult} />
            </div>
          </div>
        )}
      </WithCvs>
    </FormPage>
  );
}
