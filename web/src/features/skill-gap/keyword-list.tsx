import type { KeywordSuggestion } from '@trayecto/core/assistant';
import { ArrowRight } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';

/** What the CV says in other words than the job description. */
export function KeywordList({ suggestions }: { suggestions: readonly KeywordSuggestion[] }) {
  const { t } = useLanguage();
  if (suggestions.length === 0) return null;
  return (
    <section aria-labelledby="keywords" className="flex flex-col gap-3">
      <h2 id="keywords" className="font-serif text-2xl font-semibold">
        {t('skillGap.keywordsTitle')}
      </h2>
      <p className="text-muted">{t('skillGap.keywordsLine')}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {suggestions.map(({ original, suggested, reason, pointer, skillId }) => (
          <li
            key={skillId + pointer}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="sr-only">{t('skillGap.keywordYours')}</span>
              <q translate="no" className="text-muted">
                {original}
              </q>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="sr-only">{t('skillGap.keywordTheirs')}</span>
              <q translate="no" className="font-semibold">
                {suggested}
              </q>
            </p>
            <p className="text-[0.9375rem] text-muted">
              <EngineText>{reason}</EngineText>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
