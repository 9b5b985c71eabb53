import type { EnhanceKeyword } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { labelName } from '../../tasks/label-name';
import { Chip, type ChipTone } from '../../ui/chip';

const tones = {
  placed: 'olive',
  listed: 'sea',
  shown: 'sun',
  missing: 'neutral',
} as const satisfies Record<EnhanceKeyword['status'], ChipTone>;

/** The words of the job: which are there, which are not, and where each belongs. */
export function KeywordAnalysis({ keywords }: { keywords: readonly EnhanceKeyword[] }) {
  const { t } = useLanguage();
  if (keywords.length === 0) return null;
  return (
    <section aria-labelledby="keywords" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <h2 id="keywords" className="font-serif text-2xl font-semibold">
          {t('enhance.keywords')}
        </h2>
        <p className="max-w-[46rem] text-muted">{t('enhance.keywordsLine')}</p>
      </div>
      <ul className="grid gap-3 md:grid-cols-2">
        {keywords.map(({ keyword, status, importance, placement }) => (
          <li
            key={keyword}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4"
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h3 className="min-w-0 grow font-semibold wrap-anywhere">
                <EngineText>{labelName(keyword)}</EngineText>
              </h3>
              {importance === 'high' && (
                <span className="text-sm text-muted">{t('enhance.important')}</span>
              )}
              <Chip tone={tones[status]}>{t(`tasks.${status}`)}</Chip>
            </div>
            {placement !== '' && (
              <p className="text-[0.9375rem] text-muted">
                <EngineText>{placement}</EngineText>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
