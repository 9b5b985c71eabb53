import type { SkillGapResult } from '@trayecto/core/assistant';
import { Lightbulb } from 'lucide-react';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { Alert } from '../../ui/alert';
import { KeywordList } from './keyword-list';
import { MatchScore } from './match-score';
import { PlanView } from './plan-view';
import { SkillCompare } from './skill-compare';

interface GapReportProps {
  readonly result: SkillGapResult;
  readonly cvId: string;
  readonly cvVersion: number;
}

/** The result as the documents order it: match, skills, plan or recommendations, keywords, insights. */
export function GapReport({ result, cvId, cvVersion }: GapReportProps) {
  const { t } = useLanguage();
  const hasScore = result.scoreParts.length > 0;
  return (
    <>
      {hasScore ? (
        <MatchScore result={result} />
      ) : (
        <Alert kind="warning">
          <EngineText>{result.summary}</EngineText>
        </Alert>
      )}
      {result.posting.text !== '' && (
        <SkillCompare result={result} cvId={cvId} cvVersion={cvVersion} />
      )}
      <PlanView plan={result.actionablePlan} recommendations={result.recommendations} />
      <KeywordList suggestions={result.keywordOptimization} />
      {result.industryInsights && (
        <section aria-labelledby="insights" className="flex flex-col gap-3">
          <h2 id="insights" className="font-serif text-2xl font-semibold">
            {t('skillGap.insightsTitle')}
          </h2>
          <p className="flex max-w-[46rem] gap-3 text-lead">
            <Lightbulb aria-hidden className="mt-1 size-5 shrink-0 text-sun-ink" />
            <EngineText>{result.industryInsights}</EngineText>
          </p>
        </section>
      )}
    </>
  );
}
