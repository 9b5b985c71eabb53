import { analyzeSkillGaps } from '@trayecto/core/contract';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { keepResult } from '../results/result-store';
import { createAnswerOnce, describeQuestion } from './answer-once';
import type { ChooseAssistant } from './model/choose-assistant';
import { requireParsedCv } from './require-parsed-cv';

/** A comparison is quick and costs nothing: this only keeps a script from filling the disk. */
const gapsPerUser: Limit = { name: 'skill-gap-user', most: 1_200, windowSeconds: 60 * 60 };

interface SkillGapParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

export function createSkillGapRoutes(parts: SkillGapParts): readonly Route[] {
  const { database, throttle, choose } = parts;
  const once = createAnswerOnce(database, analyzeSkillGaps.output);
  return [
    route(analyzeSkillGaps, async (request) => {
      const { caller, body, query } = request;
      await throttle.take(gapsPerUser, caller.userId);
      const { cvId, jobTitle, jobDescription, language } = body;
      const { record, cv } = await requireParsedCv(database, caller.userId, cvId);
      const assistant = await choose(caller.userId, ['skillGap'], query.engine);
      const input = { jobTitle: jobTitle.trim(), jobDescription, language };
      const question = describeQuestion(analyzeSkillGaps, request, record, assistant.engine);
      return once(question, async (context) => {
        context.onProgress({ step: 'analyze', percent: 10 });
        const result = await assistant.skillGap({ cv, ...input }, context);
        const id = await database.asUser(caller.userId, (tx) =>
          keepResult(tx, {
            userId: caller.userId,
            cvId,
            cvVersion: record.version,
            kind: 'skill_gap',
            title: input.jobTitle || (result.posting.title?.name ?? ''),
            input,
            result,
            engine: assistant.engine,
          }),
        );
        return {
          engine: assistant.engine,
          result: { ...result, id, cvVersion: record.version },
        };
      });
    }),
  ];
}
