import { MOST_COMPARED_JOBS, planDevelopment } from '@trayecto/core/contract';
import { listPostingsOf } from '../applications/application-store';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { keepResult } from '../results/result-store';
import { listJobsOf } from '../saved-jobs/saved-job-store';
import { createAnswerOnce, describeQuestion } from './answer-once';
import type { ChooseAssistant } from './model/choose-assistant';
import { requireParsedCv } from './require-parsed-cv';

const plansPerUser: Limit = { name: 'development-user', most: 600, windowSeconds: 60 * 60 };

interface CareerPlanParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

/** What the person is after: the jobs they apply for, the latest first, then those they saved; each text once. */
async function listWantedJobs(database: Database, userId: string) {
  const applied = await database.asUser(userId, (tx) => listPostingsOf(tx, MOST_COMPARED_JOBS));
  const saved = await listJobsOf(database, userId);
  const known = new Set<string>();
  return [...applied, ...saved]
    .filter(({ description }) => !known.has(description) && known.add(description))
    .slice(0, MOST_COMPARED_JOBS);
}

export function createCareerPlanRoutes(parts: CareerPlanParts): readonly Route[] {
  const { database, throttle, choose } = parts;
  const once = createAnswerOnce(database, planDevelopment.output);
  return [
    route(planDevelopment, async (request) => {
      const { caller, body, query } = request;
      await throttle.take(plansPerUser, caller.userId);
      const { cvId, language, hoursPerWeek } = body;
      const careerGoal = body.careerGoal.trim();
      const { record, cv } = await requireParsedCv(database, caller.userId, cvId);
      const jobs = await listWantedJobs(database, caller.userId);
      const assistant = await choose(caller.userId, ['careerPlan'], query.engine);
      const question = describeQuestion(planDevelopment, request, record, assistant.engine);
      return once(question, async (context) => {
        context.onProgress({ step: 'analyze', percent: 10 });
        const plan = await assistant.careerPlan(
          { cv, careerGoal, language, hoursPerWeek, jobs },
          context,
        );
        const id =
          plan.outcome === 'unknown-goal'
            ? null
            : await database.asUser(caller.userId, (tx) =>
                keepResult(tx, {
                  userId: caller.userId,
                  cvId,
                  cvVersion: record.version,
                  kind: 'development',
                  title: careerGoal,
                  input: { careerGoal, language, hoursPerWeek },
                  result: plan,
                  engine: assistant.engine,
                }),
              );
        return {
          engine: assistant.engine,
          plan: { ...plan, id, cvVersion: record.version },
        };
      });
    }),
  ];
}
