import { Alert } from '../ui/alert';
import { EngineFailure } from './engine-failure';
import { RunProgress } from './run-progress';
import type { TaskFrame } from './use-task';

/** What there is to say, and what went wrong with the ways on. */
export function TaskNotices({ task }: { task: TaskFrame }) {
  const { news, failure, words } = task;
  return (
    <>
      {news && (
        <Alert kind={news.kind} onDismiss={task.clear}>
          {news.text}
        </Alert>
      )}
      {failure && (
        <EngineFailure
          error={failure.error}
          describe={(reason) => words.failed(reason, failure.error)}
          failed={words.modelFailed}
          onRetry={failure.retry}
          onBuiltin={failure.useBuiltin}
          onDismiss={task.cancel}
        />
      )}
    </>
  );
}

/** The bar of a run, while there is one. */
export function TaskProgress({ task }: { task: TaskFrame }) {
  const { percent, words } = task;
  if (percent === null) return null;
  return (
    <RunProgress
      percent={percent}
      message={words.running}
      label={words.progress}
      cancel={words.cancel}
      onCancel={task.cancel}
    />
  );
}
