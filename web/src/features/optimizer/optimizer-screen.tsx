import { FileUp, RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { describeError } from '../../api/describe-error';
import { paths } from '../../app/paths';
import { useChosenCv } from '../../cv-choice/use-chosen-cv';
import { useLanguage } from '../../i18n';
import { ResultHistory } from '../../results/result-history';
import { useOpenResult } from '../../results/use-results';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { LoadingIndicator } from '../../ui/loading-indicator';
import { PageHeading } from '../../ui/page-heading';
import { useCvs } from '../cv-list/use-cvs';
import { KeptOptimization } from './kept-optimization';
import { OptimizationView } from './optimization-view';
import { type OptimizerChoices, OptimizerForm } from './optimizer-form';
import type { ShownOptimization } from './shown-optimization';
import { keepOptimization, useOptimize } from './use-optimize';

const SUCCESS_MS = 3_000;
const plainChoices: OptimizerChoices = {
  targetPlatform: 'linkedin',
  industryFocus: '',
  careerLevel: 'mid',
};

type News = { readonly kind: 'error' | 'success'; readonly text: string };

/** A CV scored for a platform, an industry and a level: the form, a fresh result, or one that was saved. */
export default function OptimizerScreen() {
  const { t, formats, language } = useLanguage();
  const { cv, choose } = useChosenCv();
  const { resultId, openResult, closeResult } = useOpenResult();
  const [choices, setChoices] = useState(plainChoices);
  const { news, say, clear } = useNews();
  const [saving, setSaving] = useState<'open' | 'busy' | 'done'>('open');
  const { state, run, cancel, reset } = useOptimize();

  async function optimize(question: Parameters<typeof run>[0]) {
    clear();
    setSaving('open');
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
    if (resultId !== null) closeResult();
  }

  async function save() {
    if (state.phase !== 'done') return say('error', t('optimizer.nothingToSave'));
    setSaving('busy');
    try {
      await keepOptimization(state.question, state.result);
      setSaving('done');
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
  const rescore = ({ question }: ShownOptimization) => void optimize({ ...question, language });

  if (resultId !== null) {
    return <KeptOptimization id={resultId} banner={banner} onNew={startAnew} onRescore={rescore} />;
  }
  if (state.phase === 'done') {
    const { question, result } = state;
    const shown = { question, result, engine: result.engine, cvVersion: result.cvVersion };
    return (
      <OptimizationView
        shown={shown}
        isSaved={saving === 'done'}
        isBusy={saving === 'busy'}
        banner={banner}
        onSave={() => void save()}
        onNew={startAnew}
        onRescore={() => rescore(shown)}
      />
    );
  }
  const failure =
    state.phase === 'failed' &&
    (state.error instanceof ApiError
      ? t('optimizer.failedWhy', { reason: describeError(state.error, t, formats) })
      : t('optimizer.failed'));
  return (
    <FormPage>
      {banner}
      {failure && (
        <Alert kind="error" onDismiss={reset}>
          {failure}
        </Alert>
      )}
      <OptimizerBody>
        {(cvs) => (
          <>
            <OptimizerForm
              cvs={cvs}
              cv={cv}
              onCv={choose}
              choices={choices}
              onChange={setChoices}
              percent={state.phase === 'running' ? state.percent : null}
              onRun={start}
              onCancel={cancel}
            />
            <ResultHistory kind="optimization" onOpen={openResult} />
          </>
        )}
      </OptimizerBody>
    </FormPage>
  );
}

/** What there is to say, in red or in green; good news leaves by itself. */
function useNews() {
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    if (news?.kind !== 'success') return;
    const timer = setTimeout(() => setNews(null), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return {
    news,
    say: (kind: News['kind'], text: string) => setNews({ kind, text }),
    clear: () => setNews(null),
  };
}

function FormPage({ children }: { children: React.ReactNode }) {
  const { t } = useLanguage();
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('optimizer.page')} className="text-title">
          {t('optimizer.heading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('optimizer.line')}</p>
      </header>
      <div className="flex max-w-[52rem] flex-col gap-8">{children}</div>
    </div>
  );
}

type Cvs = NonNullable<ReturnType<typeof useCvs>['data']>;

/** Loading, no CVs (also when they could not be fetched), or what to do with them. */
function OptimizerBody({ children }: { children: (cvs: Cvs) => React.ReactNode }) {
  const { t } = useLanguage();
  const cvs = useCvs();
  if (cvs.isPending) return <LoadingIndicator message={t('optimizer.loading')} />;
  if (cvs.isError || cvs.data.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-edge p-6 sm:p-8">
        <h2 className="font-serif text-xl font-semibold">{t('optimizer.noneTitle')}</h2>
        <p className="text-muted">{t('optimizer.noneLine')}</p>
        <div className="flex flex-wrap gap-3">
          <Button isBusy={cvs.isFetching} onClick={() => void cvs.refetch()}>
            <RefreshCw aria-hidden className="size-4.5" />
            {t('optimizer.refresh')}
          </Button>
          <ButtonLink kind="primary" href={paths.import}>
            <FileUp aria-hidden className="size-4.5" />
            {t('optimizer.upload')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return children(cvs.data);
}
