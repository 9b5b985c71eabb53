import type { ProposedChange, SectionEnhancement } from '@trayecto/core/assistant';
import { useId } from 'react';
import { useLanguage } from '../../i18n';
import { ChangeKeys } from '../../tasks/change-keys';
import { ChangeList } from '../../tasks/change-list';
import { CopyButton } from '../../tasks/copy-button';
import { CopyCard } from '../../tasks/copy-card';
import { EngineText } from '../../tasks/engine-text';
import { Interview } from '../../tasks/interview';
import type { ResultFrame } from '../../tasks/result-page';
import { SideText, TextSides } from '../../tasks/text-sides';
import type { Enhancement } from './enhance-task';
import { GapList } from './gap-list';
import { KeywordAnalysis } from './keyword-analysis';
import { MatchCard } from './match-card';
import { MatchNow } from './match-now';
import type { useDecided } from './use-decided';

interface SummaryTabProps {
  readonly shown: Enhancement;
  readonly deciding: ReturnType<typeof useDecided>;
  readonly again: ResultFrame['again'];
}

/** What the job and the CV have in common, the texts that changed, and apart from them what is missing. */
export function SummaryTab({ shown, deciding, again }: SummaryTabProps) {
  const { t } = useLanguage();
  const { result } = shown;
  const linkedin = result.sectionEnhancements.filter(({ target }) => target === 'linkedin');
  const changed = result.sectionEnhancements.filter(({ target }) => target === 'cv');
  return (
    <div className="flex flex-col gap-10">
      <MatchCard result={result} />
      {result.cvData.summary !== '' && <ProfileText text={result.cvData.summary} />}
      {linkedin.length > 0 && (
        <section aria-labelledby="for-linkedin" className="flex flex-col gap-4">
          <h2 id="for-linkedin" className="font-serif text-2xl font-semibold">
            {t('tasks.forLinkedin')}
          </h2>
          <ul className="flex flex-col gap-4">
            {linkedin.map((text) => (
              <CopyCard key={text.section} improvement={toImprovement(text)} heading="h3" />
            ))}
          </ul>
        </section>
      )}
      <KeywordAnalysis keywords={result.keywordAnalysis} />
      <GapList gaps={result.gaps} hasMatch={result.match !== null} />
      <Interview
        cvId={shown.question.cvId}
        asked={{ skills: result.gaps }}
        again={again}
        progress={<MatchNow shown={shown} />}
      />
      <section aria-labelledby="changes" className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <h2 id="changes" className="font-serif text-2xl font-semibold">
            {t('enhance.changes')}
          </h2>
          <p className="max-w-[46rem] text-muted">
            {t(changed.length === 0 ? 'enhance.noChanges' : 'enhance.changesLine')}
          </p>
        </div>
        {deciding.changes ? (
          <>
            {changed.length > 0 && <ChangeKeys />}
            <ChangeList
              changes={deciding.changes}
              decisions={deciding.decisions}
              onDecide={deciding.decide}
              explain={(change) => findReason(changed, change)}
            />
          </>
        ) : (
          <ul className="flex flex-col gap-4">
            {changed.map((change) => (
              <PlainChange key={`${change.title}\n${change.originalContent}`} change={change} />
            ))}
          </ul>
        )}
        {result.originalContent !== '' && (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold text-sea underline underline-offset-4">
              {t('enhance.original')}
            </summary>
            <p
              translate="no"
              className="mt-2 rounded-card border border-line bg-surface p-6 wrap-anywhere whitespace-pre-line"
            >
              {result.originalContent}
            </p>
          </details>
        )}
      </section>
    </div>
  );
}

/** The one text everyone reads. */
function ProfileText({ text }: { text: string }) {
  const { t } = useLanguage();
  const id = useId();
  const title = t('enhance.profileText');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="grow font-serif text-2xl font-semibold">
          {title}
        </h2>
        <CopyButton title={title} text={text} />
      </div>
      <p
        translate="no"
        className="max-w-[52rem] border-l-3 border-terracotta pl-5 text-lead wrap-anywhere whitespace-pre-line"
      >
        {text}
      </p>
    </section>
  );
}

/** The engine tells why beside the same texts. */
function findReason(changed: readonly SectionEnhancement[], { before, after }: ProposedChange) {
  const write = (value: string | readonly string[]) =>
    typeof value === 'string' ? value : value.join('\n');
  const isSame = ({ originalContent, enhancedContent }: SectionEnhancement) =>
    originalContent === write(before) && enhancedContent === write(after);
  return changed.find(isSame)?.reason ?? '';
}

/** Where the CV has moved on since, there is nothing to decide. */
function PlainChange({ change }: { change: SectionEnhancement }) {
  const { t } = useLanguage();
  const { title, originalContent, enhancedContent, reason } = change;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <h3 className="font-semibold wrap-anywhere">
        <EngineText>{title}</EngineText>
      </h3>
      <TextSides before={originalContent} after={<SideText text={enhancedContent} />} />
      {reason !== '' && (
        <p className="text-[0.9375rem] text-muted">
          <span className="font-semibold text-ink">{t('tasks.why')}</span>{' '}
          <EngineText>{reason}</EngineText>
        </p>
      )}
    </li>
  );
}

/** The card for texts to copy is that of an optimization. */
function toImprovement({ section, originalContent, enhancedContent, ...rest }: SectionEnhancement) {
  return {
    ...rest,
    id: section,
    before: originalContent,
    after: enhancedContent,
    reasons: [],
    change: null,
  };
}
