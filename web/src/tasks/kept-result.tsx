import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { describeError } from '../api/describe-error';
import { useCv } from '../cvs/use-cvs';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Skeleton } from '../ui/skeleton';
import { type ResultFrame, ResultPage } from './result-page';
import type { TaskQuestion } from './task';
import { useResult } from './use-results';
import type { OpenAnswer, TaskSession } from './use-task';

interface KeptResultProps<Choices, Question extends TaskQuestion, Result, Doubt> {
  readonly session: TaskSession<Choices, Question, Result, Doubt>;
  readonly id: string;
  /** The page around it while there is nothing to show. */
  readonly frame: ResultFrame;
  readonly children: (open: OpenAnswer<Question, Result>) => ReactNode;
}

/** A kept result by its id, however one came to it. */
export function KeptResult<Choices, Question extends TaskQuestion, Result, Doubt>(
  props: KeptResultProps<Choices, Question, Result, Doubt>,
) {
  const { session, id, frame, children } = props;
  const { t, formats } = useLanguage();
  const { words, readKept } = session;
  const kept = useResult(id);
  const record = kept.data ?? null;
  const of = useCv(record?.cv_id ?? null);
  const cv = of.data?.parsed_data ?? null;
  const read = useMemo(() => record && readKept(record, cv), [readKept, record, cv]);
  if (record && read) {
    const { engine, cv_version: cvVersion } = record;
    return children({ ...read, engine, cvVersion, record, key: id });
  }
  return (
    <ResultPage frame={frame} page={words.resultPage}>
      {(kept.isPending || of.isLoading) && (
        <div className="flex flex-col gap-6">
          <p role="status" className="sr-only">
            {words.opening}
          </p>
          <Skeleton className="h-52" />
          <Skeleton className="h-80" />
        </div>
      )}
      {kept.isError && (
        <Alert kind="error">{words.openFailed(describeError(kept.error, t, formats))}</Alert>
      )}
      {record && !of.isLoading && <Alert kind="error">{words.openUnknown}</Alert>}
    </ResultPage>
  );
}
