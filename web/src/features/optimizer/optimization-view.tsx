import { RotateCcw, Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { BuiltinPlaces } from '../../tasks/builtin-places';
import { EngineChip } from '../../tasks/engine-chip';
import { RefusedNote } from '../../tasks/refused-note';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Advice } from './advice';
import { ImprovementList } from './improvement-list';
import { KeywordTable } from './keyword-table';
import { ScoreCard } from './score-card';
import type { ShownOptimization } from './shown-optimization';

interface OptimizationViewProps {
  readonly shown: ShownOptimization;
  readonly isSaved: boolean;
  readonly isBusy: boolean;
  /** When it was kept, for one that was opened again. */
  readonly note?: string | undefined;
  readonly banner: ReactNode;
  readonly onSave: () => void;
  readonly onNew: () => void;
  readonly onRescore: () => void;
}

/** The result as the documents order it: score, sections, keywords, practices, trends. */
export function OptimizationView(props: OptimizationViewProps) {
  const { shown, isSaved, isBusy } = props;
  const { t, language } = useLanguage();
  const { question, result, engine } = shown;
  const record = useCvs().data?.find(({ id }) => id === question.cvId);
  const isChanged = record !== undefined && record.version > shown.cvVersion;
  const isInOtherWords = question.language !== language;
  return (
    <div className="page-width flex flex-col gap-10 py-10">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="flex min-w-0 grow basis-72 flex-col gap-2">
          <PageHeading page={t('optimizer.resultPage')} className="text-title">
            {t('optimizer.resultPage')}
          </PageHeading>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span translate="no" className="wrap-anywhere">
              {t('optimizer.resultFor', {
                industry: question.industryFocus,
                platform: t(
                  question.targetPlatform === 'cv' ? 'optimizer.asCv' : 'optimizer.linkedin',
                ),
                level: t(`optimizer.${question.careerLevel}`),
              })}
            </span>
            {record && (
              <span translate="no">
                {t('optimizer.resultOf', {
                  name: record.parsed_data?.personal.name || record.filename,
                })}
              </span>
            )}
            {props.note && <span>{props.note}</span>}
            <EngineChip engine={engine} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={props.onNew}>
            <RotateCcw aria-hidden className="size-4.5" />
            {t('optimizer.again')}
          </Button>
          <Button kind="primary" isBusy={isBusy} disabled={isSaved} onClick={props.onSave}>
            <Save aria-hidden className="size-4.5" />
            {t(isSaved ? 'optimizer.isSaved' : 'optimizer.save')}
          </Button>
        </div>
      </header>
      {props.banner}
      <RefusedNote refused={result.refused} />
      {(isChanged || isInOtherWords) && record && (
        <Alert kind="info">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="grow">
              {t(isChanged ? 'optimizer.changed' : 'optimizer.inOtherWords')}
            </span>
            <Button onClick={props.onRescore}>{t('optimizer.rescore')}</Button>
          </span>
        </Alert>
      )}
      <BuiltinPlaces places={result.byBuiltin}>
        <ScoreCard shown={shown} />
        <ImprovementList shown={shown} />
      </BuiltinPlaces>
      <KeywordTable keywords={result.keywordOptimizations} />
      <Advice result={result} />
    </div>
  );
}
