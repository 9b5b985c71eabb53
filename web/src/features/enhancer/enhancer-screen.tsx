import { enhancePlatforms } from '@trayecto/core/assistant';
import { enhanceProfile, interfaceLanguage } from '@trayecto/core/contract';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { useChosenCv } from '../../cvs/use-chosen-cv';
import { useCvs } from '../../cvs/use-cvs';
import { type Translate, useLanguage } from '../../i18n';
import { EngineFailure } from '../../tasks/engine-failure';
import { ResultHistory } from '../../tasks/result-history';
import { useOpenResult } from '../../tasks/use-results';
import { useUnsavedResult } from '../../tasks/use-unsaved-result';
import { WithCvs } from '../../tasks/with-cvs';
import { Alert } from '../../ui/alert';
import { PageHeading } from '../../ui/page-heading';
import { useNews } from '../../ui/use-news';
import { EnhancementView } from './enhancement-view';
import { type EnhancerChoices, EnhancerForm } from './enhancer-form';
import { HowItWorks } from './how-it-works';
import { KeptEnhancement } from './kept-enhancement';
import { NoCvContent } from './load-cv-content';
import type { ShownEnhancement } from './shown-enhancement';
import { type EnhanceQuestion, keepEnhancement, useEnhance } from './use-enhance';

const plainChoices: EnhancerChoices = {
  targetPlatform: 'linkedin',
  jobTitle: '',
  jobDescription: '',
};

const unsavedSchema = z.object({
  question: z.object({
    cvId: z.string(),
    targetPlatform: z.enum(enhancePlatforms),
    jobTitle: z.string(),
    jobDescription: z.string(),
    language: interfaceLanguage,
  }),
  answer: enhanceProfile.output,
  isSaved: z.boolean(),
});

/** The form again as it was filled in. */
function readChoices({ targetPlatform, jobTitle, jobDescription }: EnhancerChoices) {
  return { targetPlatform, jobTitle, jobDescription };
}

/** A CV turned towards one job: the form, a fresh result, or one that was saved. */
export default function EnhancerScreen() {
  const { t, formats, language } = useLanguage();
  const { cv, choose } = useChosenCv();
  const cvs = useCvs();
  const { resultId, openResult, closeResult } = useOpenResult();
  const [choices, setChoices] = useState(plainChoices);
  const { news, say, clear } = useNews();
  const [saving, setSaving] = useState<'open' | 'busy' | 'done'>('open');
  const { state, run, cancel, reset } = useEnhance();
  const isSaved = saving === 'done';
  const made = useMemo(
    () =>
      state.phase === 'done' ? { question: state.question, answer: state.result, isSaved } : null,
    [state, isSaved],
  );
  const unsaved = useUnsavedResult('enhancement', unsavedSchema, made);
  const shownNow = made ?? (state.phase === 'idle' ? unsaved.found : null);

  async function enhance(question: EnhanceQuestion) {
    clear();
    setSaving('open');
    unsaved.forget();
    if (resultId !== null) closeResult();
    await run(question);
  }

  function start(engine?: 'builtin') {
    const jobTitle = choices.jobTitle.trim();
    if (!cv) return say('error', t('enhancer.cvNotFound'));
    if (jobTitle === '' || choices.jobDescription.trim() === '')
      return say('error', t('enhancer.needsJob'));
    void enhance({ cvId: cv.id, ...choices, jobTitle, language, engine });
  }

  function startAnew() {
    clear();
    reset();
    setSaving('open');
    if (unsaved.found) setChoices(readChoices(unsaved.found.question));
    unsaved.forget();
    if (resultId !== null) closeResult();
  }

  const fresh: ShownEnhancement | null =
    shownNow === null
      ? null
      : {
          ...shownNow.answer,
          question: shownNow.question,
          result: shownNow.answer.enhancedData,
        };

  async function save() {
    if (fresh === null || shownNow === null) return say('error', t('enhancer.nothingToSave'));
    setSaving('busy');
    try {
      await keepEnhancement(fresh);
      setSaving('done');
      unsaved.note({ ...shownNow, isSaved: true });
      say('success', t('enhancer.saved'));
    } catch (error) {
      setSaving('open');
      say('error', t('enhancer.saveFailed', { reason: describeError(error, t, formats) }));
    }
  }

  function rerun({ question }: ShownEnhancement) {
    setChoices(readChoices(question));
    void enhance({ ...question, language });
    const record = cvs.data?.find(({ id }) => id === question.cvId);
    if (record) choose(record);
  }

  const banner = news && (
    <Alert kind={news.kind} onDismiss={clear}>
      {news.text}
    </Alert>
  );
  if (resultId !== null) {
    return (
      <KeptEnhancement id={resultId} banner={banner} say={say} onNew={startAnew} onRerun={rerun} />
    );
  }
  if (fresh !== null) {
    return (
      <EnhancementView
        shown={fresh}
        isSaved={isSaved || shownNow?.isSaved === true}
        isBusy={saving === 'busy'}
        banner={banner}
        say={say}
        onSave={() => void save()}
        onNew={startAnew}
        onRerun={() => rerun(fresh)}
      />
    );
  }
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('enhancer.page')} className="text-title">
          {t('enhancer.heading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('enhancer.line')}</p>
      </header>
      {banner}
      {state.phase === 'failed' && (
        <EngineFailure
          error={state.error}
          describe={(reason) => explainFailure(state.error, reason, t)}
          onRetry={() => start()}
          onBuiltin={() => start('builtin')}
          onDismiss={reset}
        />
      )}
      <WithCvs>
        {(all) => (
          <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
            <EnhancerForm
              cvs={all}
              cv={cv}
              onCv={choose}
              choices={choices}
              onChange={setChoices}
              percent={state.phase === 'running' ? state.percent : null}
              onRun={() => start()}
              onCancel={cancel}
            />
            <div className="flex flex-col gap-10">
              <HowItWorks />
              <ResultHistory kind="enhancement" onOpen={openResult} />
            </div>
          </div>
        )}
      </WithCvs>
    </div>
  );
}

function explainFailure(error: unknown, reason: string, t: Translate): string {
  if (error instanceof NoCvContent) return t('enhancer.noContent');
  if (!(error instanceof ApiError)) return t('enhancer.failed', { reason });
  if (error.code === 'cv_content_missing') return t('enhancer.noContent');
  if (error.code === 'invalid_response') return t('enhancer.notValid');
  if (error.code === 'network') return t('enhancer.failed', { reason: t('enhancer.noConnection') });
  return t('enhancer.failed', { reason });
}
