import { type SkillGapResult, skillGapResult } from '@trayecto/core/assistant';
import { type ResultRecord, skillGapQuestion } from '@trayecto/core/contract';
import { RotateCcw } from 'lucide-react';
import { describeError } from '../../api/describe-error';
import { editPath } from '../../app/edit-path';
import { useCvs } from '../../cvs/use-cvs';
import { useLanguage } from '../../i18n';
import { BuiltinPlaces } from '../../tasks/builtin-places';
import { EngineChip } from '../../tasks/engine-chip';
import { ResultLanguage } from '../../tasks/engine-text';
import { RefusedNote } from '../../tasks/refused-note';
import { useResult } from '../../tasks/use-results';
import { Alert } from '../../ui/alert';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';
import { GapReport } from './gap-report';
import { useAnalysis } from './use-analysis';

interface KeptReportProps {
  readonly id: string;
  /** Opens another result: the one of a new score. */
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** A kept result by its id, however one came to it. */
export function KeptReport({ id, onOpen, onNew }: KeptReportProps) {
  const { t, formats } = useLanguage();
  const kept = useResult(id);
  const result = skillGapResult.safeParse(kept.data?.result).data;
  const title = kept.data?.title || t('skillGap.resultUntitled');
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow flex-col gap-1.5">
          <PageHeading
            page={t('skillGap.resultPage', { title })}
            className="text-title wrap-anywhere"
          >
            <span translate={kept.data?.title ? 'no' : undefined}>{title}</span>
          </PageHeading>
          {kept.data && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span translate="no">
                {t('skillGap.resultOf', {
                  name: kept.data.cv_name,
                  date: formats.dateTime(new Date(kept.data.created_at)),
                })}
              </span>
              <EngineChip engine={kept.data.engine} />
            </p>
          )}
        </div>
        <Button onClick={onNew}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t('skillGap.newAnalysis')}
        </Button>
      </header>
      <RefusedNote refused={result?.refused} />
      {kept.isPending && <ReportSkeleton />}
      {kept.isError && (
        <Alert kind="error">
          {t('skillGap.openFailed', { reason: describeError(kept.error, t, formats) })}
        </Alert>
      )}
      {kept.data && !result && <Alert kind="error">{t('skillGap.openUnknown')}</Alert>}
      {kept.data && result && (
        // What is open or pointed at belongs to one result.
        <OpenReport key={id} record={kept.data} result={result} onOpen={onOpen} />
      )}
    </div>
  );
}

function ReportSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {t('skillGap.opening')}
      </p>
      <Skeleton className="h-36" />
      <div className="grid gap-4 md:grid-cols-3">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </div>
  );
}

interface OpenReportProps {
  readonly record: ResultRecord;
  readonly result: SkillGapResult;
  readonly onOpen: (id: string) => void;
}

function OpenReport({ record, result, onOpen }: OpenReportProps) {
  const { t, formats, language } = useLanguage();
  const analysis = useAnalysis(onOpen);
  const question = skillGapQuestion.safeParse(record.input).data;
  const cvs = useCvs();
  const versionNow = Math.max(
    record.cv_version_now,
    cvs.data?.find(({ id }) => id === record.cv_id)?.version ?? 0,
  );
  const isOlder = versionNow > record.cv_version;
  const isForeign = question !== undefined && question.language !== language;
  const { state } = analysis;
  return (
    <>
      {question && (isOlder || isForeign) && (
        <Alert kind="info">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="grow">
              {t(isOlder ? 'skillGap.cvChanged' : 'skillGap.otherLanguage')}
            </span>
            <Button
              isBusy={state.phase === 'running'}
              onClick={() =>
                void analysis.run(
                  { cvId: record.cv_id, ...question, language },
                  record.engine.kind === 'builtin' ? 'builtin' : undefined,
                )
              }
            >
              {t('skillGap.rescore')}
            </Button>
          </span>
        </Alert>
      )}
      {state.phase === 'failed' && (
        <Alert kind="error" onDismiss={analysis.dismiss}>
          {t('skillGap.analysisFailed', { reason: describeError(state.error, t, formats) })}
        </Alert>
      )}
      <ResultLanguage value={question?.language}>
        <BuiltinPlaces places={result.byBuiltin}>
          <GapReport result={result} cvId={record.cv_id} cvVersion={record.cv_version} />
        </BuiltinPlaces>
      </ResultLanguage>
      <div>
        <ButtonLink href={editPath(record.cv_id, { isEditing: true })}>
          {t('skillGap.editCv')}
        </ButtonLink>
      </div>
    </>
  );
}
