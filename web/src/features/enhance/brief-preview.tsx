import type { EnhancementResult } from '@trayecto/core/assistant';
import { Lightbulb } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { KeywordChip } from './keyword-chip';

const MOST_KEYWORDS = 12;
const LONGEST_SUMMARY = 300;

/** The CV in a nutshell: who, the beginning of the profile, the keywords, and what would raise the chances. */
export function BriefPreview({ result }: { result: EnhancementResult }) {
  const { t } = useLanguage();
  const { personalInfo, cvData, keywordAnalysis, tips } = result;
  return (
    <div className="mx-auto grid w-full max-w-[62rem] items-start gap-6 md:grid-cols-2">
      <section
        aria-label={t('enhance.asPreview')}
        className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6"
      >
        <div translate="no">
          <p className="font-serif text-2xl font-semibold wrap-anywhere">{personalInfo.name}</p>
          <p className="text-muted">{personalInfo.title || t('enhance.noTitle')}</p>
        </div>
        {cvData.summary !== '' && (
          <p translate="no" className="wrap-anywhere">
            {shorten(cvData.summary)}
          </p>
        )}
        {keywordAnalysis.length > 0 && (
          <div className="flex flex-col gap-2.5">
            <h3 className="font-semibold">{t('enhance.keySkills')}</h3>
            <ul className="grid gap-2 sm:grid-cols-2">
              {keywordAnalysis.slice(0, MOST_KEYWORDS).map((keyword) => (
                <KeywordChip key={keyword.keyword} keyword={keyword} />
              ))}
            </ul>
          </div>
        )}
      </section>
      {tips.length > 0 && (
        <section
          aria-labelledby="tips"
          className="flex flex-col gap-4 rounded-card bg-sun-soft p-6"
        >
          <h3 id="tips" className="font-serif text-xl font-semibold">
            {t('enhance.tips')}
          </h3>
          <ul className="flex flex-col gap-3">
            {tips.map((tip) => (
              <li key={tip} className="flex gap-3">
                <Lightbulb
                  aria-hidden
                  className="mt-0.5 size-5 shrink-0 text-sun-ink"
                  strokeWidth={1.5}
                />
                <EngineText>{tip}</EngineText>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function shorten(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text;
  return `${text.slice(0, LONGEST_SUMMARY).toWellFormed().trimEnd()}…`;
}
