import type { CareerPlan } from '@trayecto/core/assistant';
import { careerPlanState, type ResultRecord } from '@trayecto/core/contract';
import { schedulePlan } from '@trayecto/core/timeline';
import { useEffect, useMemo, useRef, useState } from 'react';
import { describeError } from '../../api/describe-error';
import { useProblem } from '../../api/use-problem';
import { useLanguage } from '../../i18n';
import { labelName } from '../../tasks/label-name';
import { type ResultFrame, ResultPage } from '../../tasks/result-page';
import type { TaskQuestion } from '../../tasks/task';
import { noteResultState } from '../../tasks/use-results';
import type { OpenAnswer } from '../../tasks/use-task';
import { Alert } from '../../ui/alert';
import { GapList } from './gap-list';
import { LearningPath } from './learning-path';
import { LevelLadder } from './level-ladder';
import { MilestoneList } from './milestone-list';
import { PaceControl } from './pace-control';
import { PlanFiles } from './plan-files';
import { ProjectList } from './project-list';

/** Long enough that a moving slider is one change. */
const SAVE_AFTER_MS = 600;

interface PlanReportProps {
  readonly open: OpenAnswer<TaskQuestion, CareerPlan>;
  readonly frame: ResultFrame;
}

export function PlanReport({ open, frame }: PlanReportProps) {
  const { t, formats } = useLanguage();
  const { record, result: plan } = open;
  const goal = record?.title ?? '';
  const page = goal === '' ? t('careerPlan.page') : t('careerPlan.resultPage', { goal });
  return (
    <ResultPage
      frame={frame}
      page={page}
      heading={
        <span translate={goal === '' ? undefined : 'no'}>
          {labelName(goal) || t('careerPlan.page')}
        </span>
      }
      about={
        record && (
          <span translate="no">
            {t('careerPlan.resultOf', {
              name: record.cv_name,
              date: formats.dateTime(new Date(record.created_at)),
            })}
          </span>
        )
      }
      refused={plan.refused}
      byBuiltin={plan.byBuiltin}
    >
      {record && <PlanBody record={record} plan={plan} />}
    </ResultPage>
  );
}

interface PlanBodyProps {
  readonly record: ResultRecord;
  readonly plan: CareerPlan;
}

/** The plan as the documents order it; hours a week move it at once, and what is done stays done. */
function PlanBody({ record, plan }: PlanBodyProps) {
  const { t, formats } = useLanguage();
  const kept = careerPlanState.parse(record.state);
  const [hours, setHours] = useState(kept.hoursPerWeek ?? plan.hours_per_week);
  const [problem, setProblem] = useProblem();
  const scheduled = useMemo(() => schedulePlan(plan.steps, hours, plan.start_date), [plan, hours]);

  async function note(state: { hoursPerWeek: number } | { done: string[] }) {
    try {
      await noteResultState(record.id, state);
    } catch (error) {
      setProblem(error);
    }
  }
  const save = useLater((hoursPerWeek: number) => void note({ hoursPerWeek }), SAVE_AFTER_MS);

  return (
    <div className="flex flex-col gap-12">
      {problem !== null && (
        <Alert kind="error" onDismiss={() => setProblem(null)}>
          {t('careerPlan.saveFailed', { reason: describeError(problem, t, formats) })}
        </Alert>
      )}
      <PlanFiles record={record} plan={plan} scheduled={scheduled} done={kept.done} />
      <LevelLadder analysis={plan.analysis} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* It stays in sight while what it moves is looked at. */}
        <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1">
          <PaceControl
            plan={plan}
            hours={hours}
            monthsToGoal={scheduled.monthsToGoal}
            arrival={scheduled.steps.at(-1)?.targetDate ?? plan.start_date}
            onChange={(next) => {
              setHours(next);
              save(next);
            }}
          />
        </div>
        <div className="flex flex-col gap-14 lg:col-start-1 lg:row-start-1">
          <GapList analysis={plan.analysis} />
          <LearningPath steps={plan.steps} scheduled={scheduled} />
          <ProjectList projects={plan.projects} />
          <MilestoneList
            steps={plan.steps}
            scheduled={scheduled}
            done={kept.done}
            onDone={(done) => void note({ done })}
          />
        </div>
      </div>
    </div>
  );
}

/** Runs the last call once nothing has come for a while, or when the screen is left. */
function useLater(run: (value: number) => void, ms: number): (value: number) => void {
  const latest = useRef(run);
  latest.current = run;
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; value: number }>(undefined);
  useEffect(
    () => () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      latest.current(waiting.current.value);
    },
    [],
  );
  return (value) => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    const timer = setTimeout(() => {
      waiting.current = undefined;
      latest.current(value);
    }, ms);
    waiting.current = { timer, value };
  };
}
