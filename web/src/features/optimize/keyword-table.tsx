import type { KeywordOptimization } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { KeywordChip, KeywordSection } from '../../tasks/keyword-section';
import { labelName } from '../../tasks/label-name';

/** Above this a keyword is highlighted. */
const HIGH = 7;

/** What the industry looks for: how much, whether the CV shows it, and where it belongs. */
export function KeywordTable({ keywords }: { keywords: readonly KeywordOptimization[] }) {
  const { t } = useLanguage();
  if (keywords.length === 0) return null;
  return (
    <KeywordSection title={t('optimize.keywords')} line={t('optimize.keywordsLine')}>
      {keywords.map((keyword) => (
        <KeywordCard key={keyword.keyword} {...keyword} />
      ))}
    </KeywordSection>
  );
}

function KeywordCard({ keyword, relevance, placement, status }: KeywordOptimization) {
  const { t, formats } = useLanguage();
  const isHigh = relevance > HIGH;
  return (
    <li
      data-high={isHigh || undefined}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 data-high:border-olive"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="min-w-0 grow font-semibold">{labelName(keyword)}</h3>
        <KeywordChip status={status} />
      </div>
      <div className="flex items-center gap-3 text-sm tabular-nums">
        <span aria-hidden className="h-1.5 grow overflow-hidden rounded-full bg-desk">
          <span
            className={`block h-full rounded-full ${isHigh ? 'bg-olive' : 'bg-edge'}`}
            style={{ width: `${relevance * 10}%` }}
          />
        </span>
        <span className={isHigh ? 'font-semibold text-olive' : 'text-muted'}>
          {t('optimize.relevance', { value: formats.number(relevance) })}
          {isHigh && <span className="sr-only">{`, ${t('optimize.relevanceHigh')}`}</span>}
        </span>
      </div>
      <p className="text-[0.9375rem] text-muted">{placement}</p>
    </li>
  );
}
