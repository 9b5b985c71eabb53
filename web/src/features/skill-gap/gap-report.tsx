import type { SkillGapResult } from '@trayecto/core/assistant';
import { Lightbulb } from 'lucide-react';
import { editPath } from '../../app/edit-path';
import { planPath } from '../../app/paths';
import { SaveAsApplication } from '../../applications/save-as-application';
import { useLanguage } from '../../i18n';
import { EngineText } from '../../tasks/engine-text';
import { Interview } from '../../tasks/interview';
import { type ResultFrame, ResultPage } from '../../tasks/result-page';
import type { OpenAnswer } from '../../tasks/use-task';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { KeywordList } from './keyword-list';
import { MatchScore } from './match-score';
import { PlanView } from './plan-view';
import { SkillCompare } from './skill-compare';
import type { GapQuestion } from './skill-gap-task';

interface GapReportProps {
  readonly open: OpenAnswer<GapQuestion, SkillGapResult>;
  readonly frame: ResultFrame;
}

/** The result as the documents order it: match, skills, plan or recommendations, keywords, insights. */
export function GapReport({ open, frame }: GapReportProps) {
  const { t, formats } = useLanguage();
  const { result, record } = open;
  const { cvId, jobTitle, jobDescription } = open.question;
  const title = record?.title || t('skillGap.resultUntitled');
  const hasScore = result.scoreParts.length > 0;
  return (
    <ResultPage
      frame={frame}
      page={t('skillGap.resultPage', { title })}
      heading={<span translate={record?.title ? 'no' : undefined}>{title}</span>}
      about={
        record && (
          <span translate="no">
            {t('skillGap.resultOf', {
              name: record.cv_name,
              date: formats.dateTime(new Date(record.created_at)),
            })}
          </span>
        )
      }
      refused={result.refused}
      byBuiltin={result.byBuiltin}
    >
      {hasScore ? (
        <MatchScore result={result} />
      ) : (
        <Alert kind="warning">
          <EngineText>{result.summary}</EngineText>
        </Alert>
      )}
      {result.posting.text !== '' && (
        <SkillCompare result={result} cvId={cvId} cvVersion={open.cvVersion} />
      )}
      {hasScore && (
        <Interview cvId={cvId} asked={{ skills: result.missingSkills }} again={frame.again} />
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
      <div className="flex flex-wrap gap-3">
        <SaveAsApplication
          job={{ posting: jobDescription, title: jobTitle, cv_id: cvId }}
          makeRest={record ? async () => ({ fit_result_id: record.id }) : undefined}
        />
        {result.missingSkills.length > 0 && (
          <ButtonLink href={planPath(cvId, jobTitle)}>{t('skillGap.toPlan')}</ButtonLink>
        )}
        <ButtonLink href={editPath(cvId, { isEditing: true })}>{t('skillGap.editCv')}</ButtonLink>
      </div>
    </ResultPage>
  );
}
