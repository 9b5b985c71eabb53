import type { CvSummary } from '@trayecto/core/contract';
import { useLanguage } from '../../i18n';
import { Interview } from '../../tasks/interview';
import { type ResultFrame, ResultPage } from '../../tasks/result-page';
import { Advice } from './advice';
import { ImprovementList } from './improvement-list';
import { KeywordTable } from './keyword-table';
import type { Optimization } from './optimize-task';
import { ScoreCard } from './score-card';
import { ScoreNow } from './score-now';

interface OptimizationViewProps {
  readonly open: Optimization;
  readonly frame: ResultFrame;
  readonly cv: CvSummary | null;
}

/** The result as the documents order it: score, sections, keywords, practices, trends. */
export function OptimizationView({ open, frame, cv }: OptimizationViewProps) {
  const { t, formats } = useLanguage();
  const { question, result } = open;
  const { record } = frame;
  return (
    <ResultPage
      frame={frame}
      page={t('optimize.resultPage')}
      about={
        <>
          <span translate="no" className="wrap-anywhere">
            {t('optimize.resultFor', {
              industry: question.industryFocus,
              platform: t(question.targetPlatform === 'cv' ? 'optimize.asCv' : 'optimize.linkedin'),
              level: t(`optimize.${question.careerLevel}`),
            })}
          </span>
          {cv && (
            <span translate="no">{t('optimize.resultOf', { name: cv.name || cv.filename })}</span>
          )}
          {record && (
            <span>
              {t('optimize.savedOn', { date: formats.dateTime(new Date(record.created_at)) })}
            </span>
          )}
        </>
      }
      refused={result.refused}
      byBuiltin={result.byBuiltin}
    >
      <ScoreCard shown={open} />
      <ImprovementList shown={open} />
      <Interview
        cvId={question.cvId}
        asked={result.askable}
        askedBy="field"
        again={frame.again}
        progress={<ScoreNow shown={open} />}
      />
      <KeywordTable keywords={result.keywordOptimizations} />
      <Advice result={result} />
    </ResultPage>
  );
}
