import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useLanguage } from '../../i18n';
import { BuiltinMark } from '../../tasks/builtin-places';
import { ScoreLine } from '../../tasks/score-line';
import { useScores } from '../../tasks/use-results';
import { CheckList } from './check-list';
import type { Optimization } from './optimize-task';
import { ScoreStars } from './score-stars';

/** Before and after at a glance, and behind them every check they are made of. */
export function ScoreCard({ shown }: { shown: Optimization }) {
  const { t } = useLanguage();
  const id = useId();
  const { overallScore, summary, checks } = shown.result;
  const { before, after } = overallScore;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id={id} className="sr-only">
        {t('optimize.score')}
      </h2>
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <div className="flex items-center gap-5 sm:gap-8">
          <Figure label={t('tasks.before')} score={before} isAfter={false} />
          <ArrowRight aria-hidden className="size-6 shrink-0 text-muted" strokeWidth={1.5} />
          <Figure label={t('tasks.after')} score={after} isAfter />
        </div>
        <div className="flex flex-col gap-3">
          <p className="max-w-[46rem] text-lead">
            {summary}
            <BuiltinMark place="summary" />
          </p>
          <p className="max-w-[46rem] text-sm text-muted">{t('optimize.afterLine')}</p>
        </div>
      </div>
      <div
        // The numbers above say the same.
        aria-hidden
        className="relative h-3 overflow-hidden rounded-full bg-desk"
      >
        <div className="absolute inset-y-0 left-0 bg-olive/45" style={{ width: `${after}%` }} />
        <div className="absolute inset-y-0 left-0 bg-olive" style={{ width: `${before}%` }} />
      </div>
      <ScoresOverTime cvId={shown.question.cvId} />
      {checks.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-sea underline underline-offset-4">
            {t('optimize.checks', { count: checks.length })}
          </summary>
          <p className="mt-2 mb-5 max-w-[46rem] text-muted">{t('optimize.checksLine')}</p>
          <CheckList checks={checks} cvId={shown.question.cvId} />
        </details>
      )}
    </section>
  );
}

/** Each time it was measured and kept. */
function ScoresOverTime({ cvId }: { cvId: string }) {
  const { t, formats } = useLanguage();
  const points = useScores('optimization', cvId).data ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const label = t('optimize.overTime', {
    from: formats.number(first.value),
    to: formats.number(last.value),
  });
  return <ScoreLine points={points} label={label} />;
}

function Figure({ label, score, isAfter }: { label: string; score: number; isAfter: boolean }) {
  const { t, formats } = useLanguage();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium text-muted">{label}</p>
      <p>
        <span className="sr-only">{t('optimize.outOf', { score: formats.number(score) })}</span>
        <span
          aria-hidden
          className={`font-serif text-[3.5rem] leading-none font-semibold tabular-nums ${isAfter ? 'text-olive' : ''}`}
        >
          {formats.number(score)}
          <span className="font-sans text-base font-normal text-muted">
            {t('optimize.hundred')}
          </span>
        </span>
      </p>
      <ScoreStars score={score} />
    </div>
  );
}
