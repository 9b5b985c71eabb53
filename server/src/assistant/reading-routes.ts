import { AppError, assistReading } from '@trayecto/core/contract';
import { cvSchema } from '@trayecto/core/cv';
import type { Limit } from '../auth/throttle';
import { findCv, findCvText } from '../cvs/cv-store';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import { createAnswerOnce, describeQuestion } from './answer-once';
import type { ChooseAssistant } from './model/choose-assistant';

const readingsPerUser: Limit = { name: 'reading-user', most: 120, windowSeconds: 60 * 60 };

interface ReadingParts {
  readonly database: Database;
  readonly choose: ChooseAssistant;
}

/** A second look at the text of a file, for what the first left empty. Nothing here writes a CV. */
export function createReadingRoutes({ database, choose }: ReadingParts): readonly Route[] {
  const once = createAnswerOnce(database, assistReading.output);
  return [
    limited(
      readingsPerUser,
      route(assistReading, async (request) => {
        const { body, query } = request;
        const { userId } = request.caller;
        const { record, text = '' } = await database.asUser(userId, async (tx) => ({
          record: await findCv(tx, body.cvId),
          text: await findCvText(tx, body.cvId),
        }));
        if (!record) throw new AppError('not_found');
        if (text.trim() === '') throw new AppError('cv_content_missing');
        const read = record.parsed_data === null ? null : cvSchema.parse(record.parsed_data);
        const assistant = await choose(userId, ['parse'], query.engine);
        const question = describeQuestion(assistReading, request, record, assistant.engine);
        return once(question, async (context) => {
          context.onProgress({ step: 'analyze', percent: 10 });
          const result = await assistant.parse({ text, cv: body.cv ?? read }, context);
          return {
            engine: assistant.engine,
            version: record.version,
            ...result,
          };
        });
      }),
    ),
  ];
}
