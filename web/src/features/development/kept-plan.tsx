import { type DevelopmentPlan, developmentPlan } from '@trayecto/core/assistant';
import { developmentQuestion, type ResultRecord } from '@trayecto/core/contract';
import { RotateCcw } from 'lucide-react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { BuiltinPlaces } from '../../tasks/builtin-places';
import { EngineChip } from '../../tasks/engine-chip';
import { labelName } from '../../tasks/label-name';
import { RefusedNote } from '../../tasks/refused-note';
import { useResult } from '../../tasks/use-results';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';
import { PlanReport } from './plan-report';
import { useDevelopment } from './use-development';

interface KeptPlanProps {
  readonly id: string;
  /** Opens another plan: the one made again. */
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
}

/** A kept plan by its id, however one came to it. */
export function KeptPlan({ id, onOpen, onNew }: KeptPlanProps) {
  const { t, formats } = useLanguage();
  const kept = useResult(id);
  const plan = developmentPlan.safeParse(kept.data?.result).data;
  const goal = kept.data?.title ?? '';
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-80 flex-col gap-1.5">
          <PageHeading
            page={goal === '' ? t('development.page') : t('development.resultPage', { goal })}
            className="text-title wrap-anywhere"
          >
            <span translate={goal === '' ? undefined : 'no'}>
              {labelName(goal) || t('development.page')}
            </span>
          </PageHeading>
          {kept.data && (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span translate="no">
                {t('development.resultOf', {
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
          {t('development.newAnalysis')}
        </Button>
      </header>
      <RefusedNote refused={plan?.refused} />
      {kept.isPending && <PlanSkeleton />}
      {kept.isError && (
        <Alert kind="error">
          {t('development.openFailed', { reason: describeError(kept.error, t, formats) })}
        </Alert>
      )}
      {kept.data && !plan && <Alert kind="error">{t('development.openUnknown')}</Alert>}
      {kept.data && plan && <OpenPlan key={id} record={kept.data} plan={plan} onOpen={onOpen} />}
    </div>
  );
}

function PlanSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {t('development.opening')}
      </p>
      <Skeleton className="h-52" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}

interface OpenPlanProps {
  readonly record: ResultRecord;
  readonly plan: DevelopmentPlan;
  readonly onOpen: (id: string) => void;
}

function OpenPlan({ record, plan, onOpen }: OpenPlanProps) {
  const { t, formats } = useLanguage();
  const development = useDevelopment(onOpen);
  const question = developmentQuestion.safeParse(record.input).data;
  const { state } = development;
  return (
    <>
      {record.cv_version_now > record.cv_version && question && (
        <Alert kind="info">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="grow">{t('development.cvChanged')}</span>
            <Button
              isBusy={state.phase === 'running'}
              onClick={() => void development.run({ cvId: record.cv_id, ...question })}
            >
              {t('development.again')}
            </Button>
          </span>
        </Alert>
      )}
      {state.phase === 'failed' && (
        <Alert kind="error" onDismiss={development.dismiss}>
          {t('development.analysisError', { reason: describeError(state.error, t, formats) })}
        </Alert>
      )}
      <BuiltinPlaces places={plan.byBuiltin}>
        <PlanReport record={record} plan={plan} language={question?.language} />
      </BuiltinPlaces>
    </>
  );
}
