import type { Stage } from '@trayecto/core/applications';
import type { ApplicationSummary } from '@trayecto/core/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/api-error';
import { describeError } from '../api/describe-error';
import { useProblem } from '../api/use-problem';
import { useLanguage } from '../i18n';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { today } from './days';
import { MoveDialog, planMove } from './move-dialog';
import { type ApplicationMove, refreshApplication, sendToStage } from './use-applications';

type Movable = Pick<
  ApplicationSummary,
  'id' | 'version' | 'title' | 'stage' | 'next_action' | 'next_on' | 'next_time'
>;

interface Done {
  readonly from: Movable;
  readonly version: number;
  readonly stage: Stage;
}

/** Long enough to see that it was the wrong one. */
const UNDO_MS = 6_000;

/** Moving an application: the one question it may need, the news, and six seconds to take it back. */
export function useMove() {
  const { t, formats } = useLanguage();
  const [asking, setAsking] = useState<{ application: Movable; stage: Stage } | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [problem, setProblem] = useProblem<{ readonly error: unknown }>();

  useEffect(() => {
    if (done === null) return;
    const timer = setTimeout(() => setDone(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [done]);

  /** Its card is now under another stop, and was not given the focus there yet. */
  const moved = useRef<string | null>(null);

  async function send(application: Movable, body: ApplicationMove): Promise<number | null> {
    setProblem(null);
    moved.current = application.id;
    try {
      return (await sendToStage(application, body)).version;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'conflict')
        await refreshApplication(application.id);
      setProblem({ error });
      return null;
    }
  }

  async function move(application: Movable, body: ApplicationMove): Promise<boolean> {
    setAsking(null);
    const version = await send(application, body);
    if (version !== null) setDone({ from: application, version, stage: body.stage });
    return version !== null;
  }

  async function takeBack({ from, version }: Done) {
    setDone(null);
    const { stage, next_action, next_on, next_time } = from;
    await send({ ...from, version }, { stage, is_undo: true, next_action, next_on, next_time });
  }

  const parts = (
    <>
      <MoveDialog
        stage={asking?.stage ?? null}
        onClose={() => setAsking(null)}
        onMove={(body) => asking && void move(asking.application, body)}
      />
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('applications.moveFailed', { reason: describeError(problem.error, t, formats) })}
        </Alert>
      )}
      <div
        role="status"
        className={done ? 'fixed inset-x-4 bottom-28 z-40 mx-auto w-fit sm:bottom-6' : 'sr-only'}
      >
        {done && (
          <p className="shadow-float flex items-center gap-3 rounded-panel bg-ink py-2 pr-2 pl-5 text-paper">
            <span className="line-clamp-2 wrap-anywhere">
              {t('applications.moved', {
                title: done.from.title || t('applications.untitled'),
                stage: t(`applications.stage-${done.stage}`),
              })}
            </span>
            <Button
              kind="ghost"
              className="shrink-0 text-paper underline"
              onClick={() => void takeBack(done)}
            >
              {t('applications.moveBack')}
            </Button>
          </p>
        )}
      </div>
    </>
  );

  return {
    parts,
    move,
    moved,
    /** Back to preparing needs no day; the others ask for one. */
    ask(application: Movable, stage: Stage) {
      if (stage === application.stage) return;
      if (stage === 'preparing') void move(application, planMove(stage, today(), null));
      else setAsking({ application, stage });
    },
  };
}
