import { optimizationResult } from '@trayecto/core/assistant';
import { optimizationQuestion } from '@trayecto/core/contract';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { describeError } from '../../api/describe-error';
import { useLanguage } from '../../i18n';
import { useResult } from '../../tasks/use-results';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { PageHeading } from '../../ui/page-heading';
import { Skeleton } from '../../ui/skeleton';
import { OptimizationView } from './optimization-view';
import type { ShownOptimization } from './shown-optimization';

interface KeptOptimizationProps {
  readonly id: string;
  readonly banner: ReactNode;
  readonly onNew: () => void;
  readonly onRescore: (shown: ShownOptimization) => void;
}

/** A saved result by its id, however one came to it. */
export function KeptOptimization({ id, banner, onNew, onRescore }: KeptOptimizationProps) {
  const { t, formats } = useLanguage();
  const kept = useResult(id);
  const record = kept.data;
  const result = optimizationResult.safeParse(record?.result).data;
  const question = optimizationQuestion.safeParse(record?.input).data;
  if (record && result && question) {
    const shown = {
      question: { cvId: record.cv_id, ...question },
      result,
      engine: record.engine,
      cvVersion: record.cv_version,
    };
    return (
      <OptimizationView
        // What is written into the texts to copy belongs to one result.
        key={id}
        shown={shown}
        isSaved
        isBusy={false}
        note={t('optimizer.savedOn', { date: formats.dateTime(new Date(record.created_at)) })}
        banner={banner}
        onSave={() => {}}
        onNew={onNew}
        onRescore={() => onRescore(shown)}
      />
    );
  }
  return (
    <div className="page-width flex flex-col gap-8 py-10">
      <header className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <PageHeading page={t('optimizer.resultPage')} className="grow text-title">
          {t('optimizer.resultPage')}
        </PageHeading>
        <Button onClick={onNew}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t('optimizer.again')}
        </Button>
      </header>
      {kept.isPending && (
        <>
          <p role="status" className="sr-only">
            {t('optimizer.opening')}
          </p>
          <Skeleton className="h-52" />
          <Skeleton className="h-80" />
        </>
      )}
      {kept.isError && (
        <Alert kind="error">
          {t('optimizer.openFailed', { reason: describeError(kept.error, t, formats) })}
        </Alert>
      )}
      {record && <Alert kind="error">{t('optimizer.openUnknown')}</Alert>}
    </div>
  );
}
