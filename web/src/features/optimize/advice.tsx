import type { OptimizationResult } from '@trayecto/core/assistant';
import { Lightbulb, TrendingUp } from 'lucide-react';
import { type Formats, useLanguage } from '../../i18n';

/** What readers in the field look for, and what is moving there. */
export function Advice({ result }: { result: OptimizationResult }) {
  const { t, formats } = useLanguage();
  const { bestPractices, industryTrends, industry, writtenIn } = result;
  const trends = industry
    ? t('optimize.trendsOf', { industry: industry.name })
    : t('optimize.trends');
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      {bestPractices.length > 0 && (
        <section aria-labelledby="practices" className="flex flex-col gap-4">
          <h2 id="practices" className="font-serif text-2xl font-semibold">
            {t('optimize.practices')}
          </h2>
          <ul className="flex flex-col gap-5">
            {bestPractices.map(({ title, description }) => (
              <li key={title} className="flex gap-3">
                <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-ink" />
                <div>
                  <h3 className="font-semibold">{title}</h3>
                  <p className="text-muted">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      {industryTrends.length > 0 && (
        <section aria-labelledby="trends" className="flex flex-col gap-4">
          <h2 id="trends" className="font-serif text-2xl font-semibold">
            {trends}
          </h2>
          <ul className="flex flex-col gap-5">
            {industryTrends.map(({ trend, relevance }) => (
              <li key={trend} className="flex gap-3">
                <TrendingUp aria-hidden className="mt-0.5 size-5 shrink-0 text-sea" />
                <div>
                  <h3 className="font-semibold">{trend}</h3>
                  <p className="text-muted">{relevance}</p>
                </div>
              </li>
            ))}
          </ul>
          {writtenIn !== '' && (
            <p className="text-sm text-muted">
              {t('optimize.writtenIn', { month: nameMonth(writtenIn, formats) })}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

/** "2026-11" is "noviembre de 2026". */
function nameMonth(month: string, formats: Formats): string {
  const day = new Date(`${month}-01T12:00:00Z`);
  if (Number.isNaN(day.getTime())) return month;
  return formats.month(day);
}
