import { countPossiblePoints } from '@trayecto/core/applications';
import type { ApplicationRecord, CvRecord } from '@trayecto/core/contract';
import { ClipboardPaste, GraduationCap, TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { describeError } from '../../api/describe-error';
import { paths, planPath } from '../../app/paths';
import { useLanguage } from '../../i18n';
import { EngineChip } from '../../tasks/engine-chip';
import { ScoreLine } from '../../tasks/score-line';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Percent } from '../../ui/percent';
import { Skeleton } from '../../ui/skeleton';
import { listAsked } from './true-answers';
import { TrueQuestions } from './true-questions';
import type { Fit, MarkedSkill, useFit } from './use-fit';
import { type Linked, markActions } from './use-linked';
import type { NextStep } from './use-next-step';

interface FitTabProps {
  readonly application: ApplicationRecord;
  readonly original: CvRecord | null;
  readonly tailored: CvRecord | null;
  readonly fit: ReturnType<typeof useFit>;
  readonly skills: readonly MarkedSkill[];
  readonly linked: Linked;
  readonly next: NextStep;
  /** Takes the person to where the rest of the job description is pasted. */
  readonly onComplete: () => void;
}

/** How well the CV of this application fits its job description, and what is missing. The number moves only when the page does. */
export function FitTab(props: FitTabProps) {
  const { application, original, tailored, fit } = props;
  const { t, formats } = useLanguage();
  // Kept here because a new comparison takes the questions off the screen for a moment.
  const [hasAnswered, setHasAnswered] = useState(false);
  if (!original && !tailored) return <p className="text-muted">{t('applications.needsCv')}</p>;
  if (fit.isError) {
    return (
      <Alert kind="error">
        <p>{t('applications.compareFailed', { reason: describeError(fit.error, t, formats) })}</p>
        <Button className="mt-3" onClick={() => void fit.refetch()}>
          {t('applications.retry')}
        </Button>
      </Alert>
    );
  }
  if (!fit.data) {
    return (
      <div className="flex flex-col gap-3">
        <p role="status" className="text-muted">
          {t('applications.comparing')}
        </p>
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  const { resultId } = fit.data;
  if (props.skills.length === 0) return <NothingAsked onComplete={props.onComplete} />;
  return (
    <div className="flex flex-col gap-6">
      <Score application={application} fit={fit.data} />
      {application.stage === 'preparing' && (
        <TrueQuestions
          application={application}
          original={original}
          tailored={tailored}
          fit={fit.data}
          linked={props.linked}
          hasAnswered={hasAnswered}
          onAnswered={() => {
            setHasAnswered(true);
            return fit.refetch();
          }}
          next={props.next}
        />
      )}
      <Missing {...props} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <EngineChip engine={{ kind: 'builtin' }} />
        <Link
          href={`${paths.skillGap}?result=${resultId}`}
          className="font-semibold text-sea underline underline-offset-4"
        >
          {t('applications.howCounted')}
        </Link>
      </div>
    </div>
  );
}

/** A text without requirements, as one of a single word, has no match: a zero would be unfair to the CV. */
function NothingAsked({ onComplete }: { onComplete: () => void }) {
  const { t } = useLanguage();
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-dashed border-edge p-5">
      <h2 className="font-serif text-xl font-semibold">{t('applications.noFitTitle')}</h2>
      <p className="text-muted">{t('applications.noFitLine')}</p>
      <Button className="border-ink! bg-ink! text-paper!" onClick={onComplete}>
        <ClipboardPaste aria-hidden className="size-4.5" />
        {t('applications.noFitAction')}
      </Button>
    </section>
  );
}

/** What a yes to the question that is asked now would add. */
function findPossible(application: ApplicationRecord, fit: Fit): number {
  const [asked] = listAsked(application, fit);
  return asked ? countPossiblePoints(fit.result, asked.id) : 0;
}

function Score({ application, fit }: { application: ApplicationRecord; fit: Fit }) {
  const { t, formats } = useLanguage();
  const { matchPercentage: now, matchedSkills, missingSkills } = fit.result;
  const possible = findPossible(application, fit);
  const start = application.match_at_start ?? now;
  const gained = now - start;
  const Trend = gained > 0 ? TrendingUp : TrendingDown;
  const shown = matchedSkills.length;
  const all = shown + missingSkills.length;
  return (
    <section aria-label={t('applications.tab-fit')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="font-serif text-[3.375rem] leading-none font-semibold tabular-nums">
          <Percent of={now / 100} />
        </p>
        <div className="flex min-w-40 flex-1 flex-col items-start gap-1">
          {gained !== 0 && (
            <Chip tone={gained > 0 ? 'olive' : 'sun'}>
              <Trend aria-hidden className="size-4" />
              {t(gained > 0 ? 'applications.matchUp' : 'applications.matchDown', {
                count: Math.abs(gained),
              })}
            </Chip>
          )}
          <p>
            {all === 1
              ? t(shown === 1 ? 'applications.showsTheOne' : 'applications.showsNotTheOne')
              : t('applications.showsOf', { shown, all })}
          </p>
        </div>
      </div>
      <div aria-hidden className="flex h-3 overflow-hidden rounded-full bg-desk">
        <div className="bg-olive" style={{ width: `${Math.min(start, now)}%` }} />
        <div className="bg-olive/60" style={{ width: `${Math.max(0, gained)}%` }} />
        <div className="hatched text-olive" style={{ width: `${possible}%` }} />
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <Share
          className="bg-olive"
          text={t('applications.shareStart', { count: Math.min(start, now) })}
        />
        {gained > 0 && (
          <Share className="bg-olive/60" text={t('applications.shareAnswers', { count: gained })} />
        )}
        {possible > 0 && (
          <Share
            className="hatched text-olive"
            text={t('applications.sharePossible', { count: possible })}
          />
        )}
      </ul>
      <ScoreLine
        points={application.matches.map(({ match, at }) => ({ value: match, at }))}
        label={t('applications.overTime', {
          from: formats.percent(start / 100),
          to: formats.percent(now / 100),
        })}
      />
    </section>
  );
}

function Share({ className, text }: { className: string; text: string }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-[3px] ${className}`} />
      {text}
    </li>
  );
}

function Missing({ application, original, linked, skills }: FitTabProps) {
  const { t } = useLanguage();
  const missing = skills.filter(({ mark }) => mark !== 'shown');
  return (
    <section aria-labelledby="missing" className="flex flex-col gap-2">
      <h2 id="missing" className="font-semibold">
        {t('applications.missingTitle')}
      </h2>
      <p className="text-[0.9375rem] text-muted">
        {t(missing.length === 0 ? 'applications.missingNone' : 'applications.missingLine')}
      </p>
      <ul className="divide-y divide-line">
        {missing.map(({ id, name, mark }) => (
          <li key={id} className="flex items-center justify-between gap-3">
            <button
              type="button"
              aria-pressed={id === linked.chosen}
              {...markActions(linked, id, 'tools')}
              className="flex min-h-11 min-w-0 items-center gap-2.5 text-left font-semibold hover:text-terracotta aria-pressed:text-terracotta"
            >
              <span aria-hidden className={mark === 'near' ? 'text-sun-ink' : 'text-terracotta'}>
                {mark === 'near' ? '≈' : '?'}
              </span>
              <span translate="no" className="min-w-0 wrap-anywhere">
                {name}
              </span>
            </button>
            <Link
              href={planPath(original?.id, application.title)}
              aria-label={`${t('applications.learn')}: ${name}`}
              className="inline-flex min-h-11 shrink-0 items-center gap-1.5 text-[0.9375rem] font-semibold text-sea"
            >
              <GraduationCap aria-hidden className="size-4.5" />
              {t('applications.learn')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
