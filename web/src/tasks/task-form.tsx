import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CvSelect } from '../cvs/cv-select';
import { useCvs } from '../cvs/use-cvs';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { NextEngine } from './next-engine';
import { TaskProgress } from './task-notices';
import type { TaskFrame } from './use-task';

interface TaskFormProps {
  readonly task: TaskFrame;
  readonly label: string;
  /** The label is also written above the fields. */
  readonly isTitled?: boolean;
  readonly submit: { readonly icon: LucideIcon; readonly label: string };
  /** What is missing keeps the button from being pressed, or is said when it is. */
  readonly whenIncomplete: 'disable' | 'say';
  /** Where no cards beside the form show the CVs. */
  readonly cvMenu?: { readonly label: string; readonly placeholder: string };
  /** Beside the button. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The fields of a task, and the one button that starts it; its bar while it runs. */
export function TaskForm(props: TaskFormProps) {
  const { task, label, isTitled = false, cvMenu } = props;
  const id = useId();
  const cvs = useCvs().data ?? [];
  const isRunning = task.percent !== null;
  const missing = props.whenIncomplete === 'disable' ? task.missing : null;
  const { icon: Icon } = props.submit;
  return (
    <form
      aria-label={label}
      noValidate
      className={classes(
        'flex flex-col rounded-card border border-line bg-surface p-6',
        isTitled ? 'gap-5' : 'gap-6 sm:p-8',
      )}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning && missing === null) task.start();
      }}
    >
      {isTitled && <h2 className="font-serif text-xl font-semibold">{label}</h2>}
      {cvMenu && (
        <CvSelect
          {...cvMenu}
          cvs={cvs}
          value={task.cv}
          isDisabled={isRunning}
          onChange={task.choose}
        />
      )}
      {props.children}
      {isRunning ? (
        <TaskProgress task={task} />
      ) : (
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              kind="primary"
              size="large"
              className="max-sm:grow"
              disabled={missing !== null}
              aria-describedby={missing === null ? undefined : `${id}-missing`}
            >
              <Icon aria-hidden className="size-5" />
              {props.submit.label}
            </Button>
            {props.actions}
          </div>
          {missing !== null && (
            <p id={`${id}-missing`} className="text-sm text-muted">
              {missing}
            </p>
          )}
          <NextEngine />
        </div>
      )}
      {props.footer}
    </form>
  );
}
