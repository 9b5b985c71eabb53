import type { ScorePart, SkillGapResult } from '@trayecto/core/assistant';
import { useId } from 'react';
import { useLanguage } from '../../i18n';
import { BuiltinMark } from '../../tasks/builtin-places';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { classes } from '../../ui/classes';
import { Percent } from '../../ui/percent';

/** The percentage as a bar, and behind it every part with what counted how much. */
export function MatchScore({ result }: { result: SkillGapResult }) {
  const { t } = useLanguage();
  const id = useId();
  const { matchPercentage, summary, scoreParts } = result;
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6"
    >
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
        <p className="font-serif text-[3.5rem] leading-none font-semibold tabular-nums">
          <Percent of={matchPercentage / 100} />
        </p>
        <div className="flex min-w-60 grow flex-col gap-2">
          <h2 id={id} className="font-semibold">
            {t('skillGap.match')}
          </h2>
          <div
            // The number beside it says the same.
            aria-hidden
            className="h-3 overflow-hidden rounded-full bg-desk"
          >
            <div
              className={classes(
                'h-full rounded-full',
                matchPercentage >= 50 ? 'bg-olive' : 'bg-terracotta',
              )}
              style={{ width: `${matchPercentage}%` }}
            />
          </div>
        </div>
      </div>
      <p className="max-w-[52rem] text-lead">
        <EngineText>{summary}</EngineText>
        <BuiltinMark place="summary" />
      </p>
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-sea underline underline-offset-4">
          {t('skillGap.explain')}
        </summary>
        <p className="mt-2 max-w-[46rem] text-muted">{t('skillGap.explainLine')}</p>
        <ul className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {scoreParts.map((part) => (
            <PartRow key={part.part} part={part} />
          ))}
        </ul>
      </details>
    </section>
  );
}

function PartRow({ part }: { part: ScorePart }) {
  const { t, formats } = useLanguage();
  const points = (value: number) => formats.number(Math.round(value * 10) / 10);
  const total = part.items.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t(`skillGap.${part.part}`)}</span>
        <span className="text-sm text-muted tabular-nums">
          {t('skillGap.partPoints', {
            points: points(part.weight * part.share),
            most: points(part.weight),
          })}
        </span>
      </p>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-desk">
        <div className="h-full rounded-full bg-olive" style={{ width: `${part.share * 100}%` }} />
      </div>
      <ul className="mt-2 flex flex-col gap-1 text-[0.9375rem]">
        {part.items.map((item) => {
          const most = total === 0 ? 0 : (part.weight * item.weight) / total;
          return (
            <li key={item.id} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                <span translate="no" className="font-medium">
                  {labelName(item.name)}
                </span>
                <span className="text-muted">
                  {': '}
                  {t(
                    item.how === 'shown' && item.share < 1
                      ? 'skillGap.howOtherWords'
                      : `skillGap.how-${item.how}`,
                    { share: formats.percent(item.share) },
                  )}
                </span>
              </span>
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {t('skillGap.itemPoints', {
                  points: points(most * item.share),
                  most: points(most),
                })}
              </span>
            </li>
          );
        })}
      </ul>
    </li>
  );
}
