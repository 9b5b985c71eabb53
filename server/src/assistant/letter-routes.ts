import { writeEmailTemplates } from '@trayecto/core/contract';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { createAnswerOnce, describeQuestion } from './answer-once';
import type { ChooseAssistant } from './model/choose-assistant';
import { requireParsedCv } from './require-parsed-cv';

const lettersPerUser: Limit = { name: 'letters-user', most: 600, windowSeconds: 60 * 60 };

interface LetterParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

export function createLetterRoutes({ database, throttle, choose }: LetterParts): readonly Route[] {
  const once = createAnswerOnce(database, writeEmailTemplates.output);
  return [
    route(writeEmailTemplates, async (request) => {
      const { caller, body, query } = request;
      await throttle.take(lettersPerUser, caller.userId);
      const { record, cv } = await requireParsedCv(database, caller.userId, body.cvId);
      const assistant = await choose(caller.userId, ['letters'], query.engine);
      const question = describeQuestion(writeEmailTemplates, request, record, assistant.engine);
      return once(question, async (context) => {
        context.onProgress({ step: 'analyze', percent: 10 });
        const letters = await assistant.letters({ cv, job: body.job }, context);
        return {
          engine: assistant.engine,
          cvVersion: record.version,
          ...letters,
        };
      });
    }),
  ];
}
