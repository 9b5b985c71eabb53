import { analyzeSkillGaps } from '@trayecto/core/contract';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { keepResult } from '../results/result-store';
import type { ChooseAssistant } from './model/choose-assistant';
import { requireParsedCv } from './require-parsed-cv';

/** A comparison is quick and costs nothing: this only keeps a script from filling the disk. */
const gapsPerUser: Limit = { name: 'skill-gap-user', most: 1_200, windowSeconds: 60 * 60 };

export interface SkillGapParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

export function createSkillGapRoutes(parts: SkillGapParts): readonly Route[] {
  const { database, throttle, choose } = parts;
  return [
    route(analyzeSkillGaps, async ({ caller, body, query, signal, reportProgress }) => {
      await throttle.take(gapsPerUser, caller.userId);
      const { cvId, jobTitle, jobDescription, language } = body;
      const { record, cv } = await requireParsedCv(database, caller.userId, cvId);
      const assistant = await choose(caller.userId, ['skillGap'], query.engine);
      reportProgress({ step: 'analyze', percent: 10 });
      const question = { jobTitle: jobTitle.trim(), jobDescription, language };
      const result = await assistant.skillGap(
        { cv, ...question },
        { signal, onProgress: reportProgress },
      );
      const id = await database.asUser(caller.userId, (tx) =>
        keepResult(tx, {
          userId: caller.userId,
          cvId,
          cvVersion: record.version,
          kind: 'skill_gap',
          title: question.jobTitle || (result.posting.title?.name ?? ''),
          input: question,
          result,
          engine: assistant.engine,
        }),
      );
      return {
        success: true as const,
        engine: assistant.engine,
        result: { ...result, id, cvVersion: record.version },
      };
    }),
  ];
}
