import type { KeywordOptimization } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { labelName } from '../../tasks/label-name';
import { Chip, type ChipTone } from '../../ui/chip';

/** Above this a keyword is highlighted. */
const HIGH = 7;
const tones = {
  placed: 'olive',
  listed: 'sea',
  shown: 'sun',
  missing: 'neutral',
} as const satisfies Record<KeywordOptimization['status'], ChipTone>;

/** What the industry looks for: how much, whether the CV shows it, and where it belongs. */
export function KeywordTable({ keywords }: { keywords: readonly KeywordOptimization[] }) {
  const { t } = useLanguage();
  if (keywords.length === 0) return null;
  return (
    <section aria-labelledby="keywords" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <h2 id="keywords" className="font-serif text-2xl font-semibold">
          {t('optimize.keywords')}
        </h2>
        <p className="max-w-[46rem] text-muted">{t('optimize.keywordsLine')}</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {keywords.map((keyword) => (
          <KeywordCard key={keyword.keyword} {...keyword} />
        ))}
      </ul>
    </section>
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
        <Chip tone={tones[status]}>{t(`tasks.${status}`)}</Chip>
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
