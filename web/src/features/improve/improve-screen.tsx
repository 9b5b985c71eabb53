import { Globe, ScanSearch, Sparkles, Target } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { editPath } from '../../app/edit-path';
import { editorPath } from '../../app/editor-path';
import { CvChoice } from '../../cvs/cv-choice';
import { readOpenDrafts } from '../../cvs/read-open-drafts';
import { useChosenCv } from '../../cvs/use-chosen-cv';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { EngineFailure } from '../../tasks/engine-failure';
import { Interview } from '../../tasks/interview';
import { NextEngine } from '../../tasks/next-engine';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { ChangeReview } from './change-review';
import { KeptProposals } from './kept-proposals';
import { OptionsPanel } from './options-panel';
import { StepProgress } from './step-progress';
import { StoriesCarousel } from './stories-carousel';
import { type ImproveChoices, type ImproveDone, useImprove } from './use-improve';

const highlights = [
  { name: 'analysis', icon: Sparkles },
  { name: 'multilingual', icon: Globe },
  { name: 'targeted', icon: Target },
  { name: 'ats', icon: ScanSearch },
] as const;

const plainChoices: ImproveChoices = {
  style: 'formal',
  focusArea: 'experience',
  additionalInstructions: '',
  targetLanguage: 'english',
  isReviewed: true,
};

/** A CV said better: chosen, looked through change by change, saved in both languages. */
export default function ImproveScreen() {
  const { t } = useLanguage();
  const { cv, choose, isNamed } = useChosenCv();
  const [choices, setChoices] = useState(plainChoices);
  const improve = useImprove(cv, isNamed);
  const { state } = improve;
  const isRunning = state.phase === 'running';
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-3">
        <PageHeading page={t('improve.page')} className="text-title">
          {t('improve.heading')}
        </PageHeading>
        <p className="max-w-[42rem] text-lead text-muted">{t('improve.line')}</p>
      </header>
      {state.phase === 'review' ? (
        <ChangeReview
          proposal={state.proposal}
          decisions={state.decisions}
          onDecide={(decisions) => improve.review(state.proposal, decisions)}
          onSave={() => void improve.save(state.proposal, state.decisions)}
          onCancel={() => improve.reset()}
        />
      ) : (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <section aria-label={t('improve.choose')} className="flex flex-col gap-4">
            <h2 className="font-serif text-xl font-semibold">{t('improve.choose')}</h2>
            {!isRunning && (
              <KeptProposals
                onResume={(one) => {
                  choose(one);
                  improve.resume(one);
                }}
              />
            )}
            <CvChoice selectedId={cv?.id ?? null} onSelect={choose} isDisabled={isRunning} />
            {state.phase === 'failed' && (
              <EngineFailure
                error={state.error}
                describe={(reason) => t('improve.failed', { reason })}
                failed={t('improve.modelFailed')}
                onRetry={() => state.again()}
                onBuiltin={() => state.again('builtin')}
                onDismiss={improve.dismiss}
              />
            )}
            {state.phase === 'done' && (
              <>
                <SavedNews done={state} onDismiss={improve.dismiss} />
                <Interview cvId={state.cv.id} asked={{ questions: state.questions }} />
              </>
            )}
          </section>
          <section
            aria-label={t('improve.options')}
            className="flex flex-col gap-5 self-start rounded-card border border-line bg-surface p-6"
          >
            <h2 className="font-serif text-xl font-semibold">{t('improve.options')}</h2>
            <OptionsPanel
              choices={choices}
              isDisabled={isRunning}
              onChange={(changes) => setChoices({ ...choices, ...changes })}
            />
            <NextEngine />
            <RunOrProgress
              improve={improve}
              isReady={cv?.has_data === true}
              onRun={() => void improve.run(choices)}
            />
            {cv && !cv.has_data && <p className="text-muted">{t('improve.noData')}</p>}
          </section>
        </div>
      )}
      <Highlights />
      <StoriesCarousel />
    </div>
  );
}

/** What this does for a CV, in four lines. */
function Highlights() {
  const { t } = useLanguage();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {highlights.map(({ name, icon: Icon }) => (
        <li key={name} className="rounded-card border border-line p-5">
          <Icon aria-hidden className="mb-3 size-6 text-terracotta" strokeWidth={1.5} />
          <h2 className="font-semibold">{t(`improve.${name}Title`)}</h2>
          <p className="mt-1 text-[0.9375rem] text-muted">{t(`improve.${name}Line`)}</p>
        </li>
      ))}
    </ul>
  );
}

interface RunOrProgressProps {
  readonly improve: ReturnType<typeof useImprove>;
  readonly isReady: boolean;
  readonly onRun: () => void;
}

function RunOrProgress({ improve, isReady, onRun }: RunOrProgressProps) {
  const { t } = useLanguage();
  const { state } = improve;
  if (state.phase === 'running')
    return (
      <StepProgress
        step={state.step}
        percent={state.percent}
        sentence={state.sentence}
        onCancel={improve.cancel}
      />
    );
  return (
    <Button kind="primary" size="large" disabled={!isReady} onClick={onRun}>
      <Sparkles aria-hidden className="size-5" />
      {t('improve.run')}
    </Button>
  );
}

interface SavedNewsProps {
  readonly done: ImproveDone;
  readonly onDismiss: () => void;
}

/** It is saved; and what of the translation a person has yet to look at. */
function SavedNews({ done, onDismiss }: SavedNewsProps) {
  const { t } = useLanguage();
  const { cv, engine, saved } = done;
  const count = readOpenDrafts(cv).length;
  const box = useRef<HTMLDivElement>(null);
  // On a phone it comes above the button that was pressed, out of sight.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="scroll-mt-24">
      <Alert kind="success" onDismiss={onDismiss}>
        <p className="flex flex-wrap items-center gap-2">
          {t(saved === 'english' ? 'improve.successEnglish' : 'improve.success')}{' '}
          <EngineChip engine={engine} />
        </p>
        {count > 0 && <p className="mt-2">{t('improve.draftsLeft', { count })}</p>}
        <div className="mt-3 flex flex-wrap gap-3">
          {count > 0 && (
            <ButtonLink
              kind="primary"
              href={editorPath(cv.id, { text: 'english', isChecking: true })}
            >
              {t('improve.checkDrafts')}
            </ButtonLink>
          )}
          <ButtonLink href={editPath(cv.id)}>{t('improve.see')}</ButtonLink>
        </div>
      </Alert>
    </div>
  );
}
