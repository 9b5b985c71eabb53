import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useLanguage } from '../../i18n';
import { TaskScreen } from '../../tasks/task-screen';
import { useTask } from '../../tasks/use-task';
import { careerPlanTask } from './career-plan-task';
import { GoalForm } from './goal-form';
import { PlanReport } from './plan-report';
import { UnknownGoal } from './unknown-goal';

/** The way to a career goal. */
export default function CareerPlanScreen() {
  const { t } = useLanguage();
  const session = useTask(careerPlanTask);
  const { doubt } = session;
  useGivenGoal(session.setChoices);
  return (
    <TaskScreen
      session={session}
      cards={{ title: t('careerPlan.choose'), noData: t('careerPlan.noData') }}
      form={
        <>
          <GoalForm session={session} />
          {doubt && (
            <UnknownGoal
              goal={doubt.question.careerGoal}
              titles={doubt.doubt}
              onChoose={session.startWith}
            />
          )}
        </>
      }
      view={(open, frame) => <PlanReport open={open} frame={frame} />}
    />
  );
}

/** A link from a job fills in its title; what the user types over it stays. */
function useGivenGoal(setGoal: (goal: string) => void) {
  const goal = new URLSearchParams(useSearch()).get('goal');
  const first = useRef({ goal, setGoal });
  useEffect(() => {
    const { goal: given, setGoal: set } = first.current;
    if (given) set(given);
  }, []);
}
