import type { Assistant, TaskContext } from '@trayecto/core/assistant';
import { AppError, type CvRecord, improveCv, translateCv } from '@trayecto/core/contract';
import { type Cv, cvSchema } from '@trayecto/core/cv';
import { type DocumentLanguage, detectDocumentLanguage } from '@trayecto/core/document';
import type { Limit, Throttle } from '../auth/throttle';
import { findCv } from '../cvs/cv-store';
import type { Database } from '../db';
import { type Route, route } from '../http/route';
import { createAnswerOnce, describeTask } from './answer-once';
import type { ChooseAssistant } from './model/choose-assistant';

const tasksPerUser: Limit = { name: 'assistant-user', most: 120, windowSeconds: 60 * 60 };

export interface ImproveParts {
  readonly database: Database;
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

/** Proposals only: nothing here writes a CV. */
export function createImproveRoutes({
  database,
  throttle,
  choose,
}: ImproveParts): readonly Route[] {
  async function requireCv(userId: string, id: string): Promise<{ record: CvRecord; cv: Cv }> {
    const record = await database.asUser(userId, (tx) => findCv(tx, id));
    if (!record) throw new AppError('not_found');
    if (record.parsed_data === null) throw new AppError('no_parsed_data');
    return { record, cv: cvSchema.parse(record.parsed_data) };
  }

  /** A CV that is in the wanted language already needs no translator. */
  async function translate(
    assistant: Assistant,
    cv: Cv,
    from: DocumentLanguage,
    to: DocumentLanguage,
    context: TaskContext,
  ) {
    if (from === to) return { cv, drafts: [], notes: [], warnings: [] };
    return assistant.translate({ cv, from, to }, context);
  }

  const once = createAnswerOnce(database);

  return [
    route(improveCv, async ({ caller, body, query, signal, reportProgress, idempotencyKey }) => {
      await throttle.take(tasksPerUser, caller.userId);
      const request = describeTask(idempotencyKey, improveCv.id, query, body);
      const question = {
        userId: caller.userId,
        cvId: body.cvId,
        request,
        output: improveCv.output,
      };
      return once(question, async () => {
        const { record, cv } = await requireCv(caller.userId, body.cvId);
        const assistant = await choose(caller.userId, ['improve', 'translate'], query.engine);
        const language = detectDocumentLanguage(cv);
        const context = { signal, onProgress: reportProgress };
        reportProgress({ step: 'analyze', percent: 15 });
        const improved = await assistant.improve(
          {
            cv,
            language,
            style: body.style,
            focusArea: body.focusArea,
            instructions: body.additionalInstructions,
          },
          context,
        );
        reportProgress({ step: 'translate', percent: 70 });
        const english = await translate(assistant, improved.cv, language, 'en', context);
        return {
          success: true as const,
          engine: assistant.engine,
          version: record.version,
          parsed_data: improved.cv,
          parsed_data_english: english.cv,
          changes: improved.changes,
          questions: improved.questions,
          drafts: english.drafts,
          notes: english.notes,
          warnings: [...improved.warnings, ...english.warnings],
        };
      });
    }),

    route(translateCv, async ({ caller, body, query, signal, reportProgress, idempotencyKey }) => {
      await throttle.take(tasksPerUser, caller.userId);
      const request = describeTask(idempotencyKey, translateCv.id, query, body);
      const question = {
        userId: caller.userId,
        cvId: body.cvId,
        request,
        output: translateCv.output,
      };
      return once(question, async () => {
        const { record, cv: saved } = await requireCv(caller.userId, body.cvId);
        const cv = body.cv ?? saved;
        const assistant = await choose(caller.userId, ['translate'], query.engine);
        const to = body.to === 'english' ? 'en' : 'es';
        reportProgress({ step: 'translate', percent: 20 });
        const result = await translate(assistant, cv, detectDocumentLanguage(cv), to, {
          signal,
          onProgress: reportProgress,
        });
        return {
          success: true as const,
          engine: assistant.engine,
          version: record.version,
          ...result,
        };
      });
    }),
  ];
}
