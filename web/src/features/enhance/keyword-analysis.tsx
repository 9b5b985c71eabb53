import type { EnhanceKeyword } from '@trayecto/core/assistant';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { KeywordChip, KeywordSection } from '../../tasks/keyword-section';
import { labelName } from '../../tasks/label-name';

/** The words of the job: which are there, which are not, and where each belongs. */
export function KeywordAnalysis({ keywords }: { keywords: readonly EnhanceKeyword[] }) {
  const { t } = useLanguage();
  if (keywords.length === 0) return null;
  return (
    <KeywordSection title={t('enhance.keywords')} line={t('enhance.keywordsLine')}>
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
            <KeywordChip status={status} />
          </div>
          {placement !== '' && (
            <p className="text-[0.9375rem] text-muted">
              <EngineText>{placement}</EngineText>
            </p>
          )}
        </li>
      ))}
    </KeywordSection>
  );
}
