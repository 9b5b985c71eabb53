import { writeEmailTemplates } from '@trayecto/core/contract';
import type { Limit, Throttle } from '../auth/throttle';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import type { ChooseAssistant } from './model/choose-assistant';
import { requireParsedCv } from './require-parsed-cv';

const lettersPerUser: Limit = { name: 'letters-user', most: 600, windowSeconds: 60 * 60 };

export interface LetterParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

export function createLetterRoutes({ database, throttle, choose }: LetterParts): readonly Route[] {
  return [
    route(writeEmailTemplates, async ({ caller, body, query, signal, reportProgress }) => {
      await throttle.take(lettersPerUser, caller.userId);
      const { record, cv } = await requireParsedCv(database, caller.userId, body.cvId);
      const assistant = await choose(caller.userId, ['letters'], query.engine);
      reportProgress({ step: 'analyze', percent: 10 });
      const letters = await assistant.letters(
        { cv, job: body.job },
        { signal, onProgress: reportProgress },
      );
      return {
        success: true as const,
        engine: assistant.engine,
        cvVersion: record.version,
        ...letters,
      };
    }),
  ];
}
