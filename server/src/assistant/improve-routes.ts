import type {
  Assistant,
  ImproveInput,
  TaskContext,
  TranslateResult,
} from '@trayecto/core/assistant';
import { type EndpointInput, improveCv, translateCv } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { type DocumentLanguage, detectDocumentLanguage } from '@trayecto/core/document';
import { pickChanged } from '@trayecto/core/translate';
import { findOwnWords } from '../accounts/own-word-store';
import type { Limit } from '../auth/throttle';
import type { Database } from '../db';
import { limited, type Route, route } from '../http/route';
import { createAnswerOnce, describeQuestion } from './answer-once';
import { type Corrector, readCv } from './corrector';
import type { ChooseAssistant } from './model/choose-assistant';
import { requireParsedCv } from './require-parsed-cv';

const tasksPerUser: Limit = { name: 'assistant-user', most: 120, windowSeconds: 60 * 60 };

interface ImproveParts {
  readonly database: Database;
  readonly choose: ChooseAssistant;
  readonly corrector: Corrector;
}

const noTranslation = { cv: null, drafts: [], notes: [], warnings: [], byBuiltin: undefined };

/** Proposals only: nothing here writes a CV. */
export function createImproveRoutes({
  database,
  choose,
  corrector,
}: ImproveParts): readonly Route[] {
  const improveOnce = createAnswerOnce(database, improveCv.output);
  const translateOnce = createAnswerOnce(database, translateCv.output);

  return [
    limited(
      tasksPerUser,
      route(improveCv, async (request) => {
        const { body, query } = request;
        const { userId } = request.caller;
        const { record, cv } = await requireParsedCv(database, userId, body.cvId);
        const assistant = await choose(userId, ['improve', 'translate'], query.engine);
        const question = describeQuestion(improveCv, request, record, assistant.engine);
        return improveOnce(question, async (context) => {
          const ownWords = await database.asUser(userId, (tx) => findOwnWords(tx, userId));
          const readings = await readCv(corrector(userId), cv, context.signal);
          const known = { ownWords: ownWords ?? [], readings };
          const proposed = await improve(assistant, cv, known, body, context);
          return { version: record.version, ...proposed };
        });
      }),
    ),

    limited(
      tasksPerUser,
      route(translateCv, async (request) => {
        const { body, query } = request;
        const { userId } = request.caller;
        const { record, cv: saved } = await requireParsedCv(database, userId, body.cvId);
        const assistant = await choose(userId, ['translate'], query.engine);
        const question = describeQuestion(translateCv, request, record, assistant.engine);
        return translateOnce(question, async (context) => {
          const cv = body.cv ?? saved;
          const to = body.to === 'english' ? 'en' : 'es';
          context.onProgress({ step: 'translate', percent: 20 });
          const from = detectDocumentLanguage(cv);
          const part = body.since && from !== to ? pickChanged(cv, body.since) : null;
          const made = await translate(assistant, part?.cv ?? cv, from, to, context);
          const result = part ? { ...made, cv: part.merge(made.cv) } : made;
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

function startTranslating(context: TaskContext): TaskContext {
  context.onProgress({ step: 'translate', percent: 70 });
  return context;
}

/** A CV that is in the wanted language already needs no translator. */
async function translate(
  assistant: Assistant,
  cv: Cv,
  from: DocumentLanguage,
  to: DocumentLanguage,
  context: TaskContext,
): Promise<TranslateResult> {
  if (from === to) return { cv, drafts: [], notes: [], warnings: [] };
  return assistant.translate({ cv, from, to }, context);
}

async function improve(
  assistant: Assistant,
  cv: Cv,
  known: Pick<ImproveInput, 'ownWords' | 'readings'>,
  wanted: EndpointInput<typeof improveCv>['body'],
  context: TaskContext,
) {
  const language = detectDocumentLanguage(cv);
  context.onProgress({ step: 'analyze', percent: 15 });
  const { style, focusArea, additionalInstructions: instructions } = wanted;
  const improved = await assistant.improve(
    { cv, language, style, focusArea, instructions, ...known },
    context,
  );
  const english =
    wanted.targetLanguage === 'english'
      ? await translate(assistant, improved.cv, language, 'en', startTranslating(context))
      : noTranslation;
  return {
    engine: assistant.engine,
    parsed_data: improved.cv,
    parsed_data_english: english.cv,
    changes: improved.changes,
    questions: improved.questions,
    ...(improved.wishes && { wishes: improved.wishes }),
    drafts: english.drafts,
    notes: english.notes,
    warnings: [...improved.warnings, ...english.warnings],
    byBuiltin: english.byBuiltin,
  };
}
