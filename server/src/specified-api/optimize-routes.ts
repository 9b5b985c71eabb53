import {
  AppError,
  type EndpointInput,
  optimizeProfile,
  type ResultKind,
  saveOptimization,
} from '@trayecto/core/contract';
import { detectDocumentLanguage } from '@trayecto/core/document';
import { createAnswerOnce, describeQuestion } from '../assistant/answer-once';
import type { ChooseAssistant } from '../assistant/model/choose-assistant';
import { requireParsedCv } from '../assistant/require-parsed-cv';
import type { Limit, Throttle } from '../auth/throttle';
import { findCv } from '../cvs/cv-store';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { keepResult } from '../results/result-store';
import { today } from '../today';

const optimizationsPerUser: Limit = { name: 'optimizer-user', most: 600, windowSeconds: 60 * 60 };
const savesPerUser: Limit = { name: 'optimizer-save-user', most: 600, windowSeconds: 60 * 60 };
const platformNames = { linkedin: 'LinkedIn', cv: 'CV', resume: 'CV' } as const;

interface OptimizeParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

/** The answer has its fields at the top, and both screens keep their results with one call. */
export function createOptimizeRoutes(parts: OptimizeParts): readonly Route[] {
  const { database, throttle, choose } = parts;
  const once = createAnswerOnce(database, optimizeProfile.output);
  return [
    route(optimizeProfile, async (request) => {
      const { caller, body, query } = request;
      await throttle.take(optimizationsPerUser, caller.userId);
      const { record, cv } = await requireParsedCv(database, caller.userId, body.cvId);
      const assistant = await choose(caller.userId, ['optimize'], query.engine);
      const question = describeQuestion(optimizeProfile, request, record, assistant.engine);
      return once(question, async (context) => {
        context.onProgress({ step: 'analyze', percent: 10 });
        const result = await assistant.optimize(
          {
            cv,
            cvLanguage: detectDocumentLanguage(cv),
            platform: body.targetPlatform,
            industry: body.industryFocus.trim(),
            level: body.careerLevel,
            language: body.language,
            today: today(),
          },
          context,
        );
        return { ...result, engine: assistant.engine, cvVersion: record.version };
      });
    }),

    route(saveOptimization, async ({ caller, body }) => {
      await throttle.take(savesPerUser, caller.userId);
      const { cvId, timestamp } = body;
      const { engine, cvVersion, ...result } = body.optimizationResult;
      const id = await database.asUser(caller.userId, async (tx) => {
        const record = await findCv(tx, cvId);
        if (!record) throw new AppError('not_found');
        return keepResult(tx, {
          userId: caller.userId,
          cvId,
          // Nobody has seen a version that is not there yet.
          cvVersion: Math.min(cvVersion ?? record.version, record.version),
          ...describeSaved(body),
          input: { ...readQuestion(body), timestamp },
          result,
          engine,
        });
      });
      return { id };
    }),
  ];
}

type SavedBody = EndpointInput<typeof saveOptimization>['body'];

function readQuestion({ targetPlatform, industryFocus, careerLevel, language }: SavedBody) {
  return { targetPlatform, industryFocus: industryFocus.trim(), careerLevel, language };
}

/** Both screens save here; what they save says which of them it was. */
function describeSaved({ optimizationResult, industryFocus, targetPlatform }: SavedBody): {
  kind: ResultKind;
  title: string;
} {
  const name = `${industryFocus.trim()} · ${platformNames[targetPlatform]}`;
  if (!('overallScore' in optimizationResult)) return { kind: 'enhancement', title: name };
  const { before, after } = optimizationResult.overallScore;
  return { kind: 'optimization', title: `${name} · ${before} → ${after}` };
}
