import type { Assistant, EnhanceInput, TaskContext } from '@trayecto/core/assistant';
import { enhanceProfile } from '@trayecto/core/contract';
import type { Cv } from '@trayecto/core/cv';
import { detectDocumentLanguage } from '@trayecto/core/document';
import type { Limit, Throttle } from '../auth/throttle';
import { type Route, route } from '../http/route';
import type { ChooseAssistant } from './model/choose-assistant';
import { type CvContentParts, requireCvContent } from './require-cv-content';

const enhancementsPerUser: Limit = { name: 'enhancer-user', most: 600, windowSeconds: 60 * 60 };
/** As much of a posting as tells a model what to put weight on. */
const POSTING_FOR_MODEL = 6_000;

export interface EnhancerParts extends CvContentParts {
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

export function createEnhancerRoutes(parts: EnhancerParts): readonly Route[] {
  const { throttle, choose } = parts;
  return [
    route(enhanceProfile, async ({ caller, body, query, signal, reportProgress }) => {
      await throttle.take(enhancementsPerUser, caller.userId);
      const { record, cv } = await requireCvContent(parts, caller.userId, body.cvId, signal);
      const assistant = await choose(caller.userId, ['improve'], query.engine);
      reportProgress({ step: 'analyze', percent: 10 });
      const context = { signal, onProgress: reportProgress };
      const question = {
        cv,
        cvLanguage: detectDocumentLanguage(cv),
        platform: body.targetPlatform,
        jobTitle: body.industryFocus.trim(),
        jobDescription: body.careerLevel,
        language: body.language,
        today: new Date().toISOString().slice(0, 10),
      };
      const draft = await askModel(assistant, question, context);
      const enhancedData = await assistant.enhance({ ...question, draft }, context);
      return {
        success: true as const,
        engine: assistant.engine,
        cvVersion: record.version,
        enhancedData,
      };
    }),
  ];
}

/** A model words the texts with the job in mind; order, keywords, match and what may stand are for code to say. */
async function askModel(
  assistant: Assistant,
  { cv, cvLanguage, jobTitle, jobDescription }: Omit<EnhanceInput, 'draft'>,
  context: TaskContext,
): Promise<Cv | null> {
  if (assistant.engine.kind === 'builtin') return null;
  const wishes = [
    'Put the weight on what this job asks for and the CV shows. Add nothing the CV does not say.',
    jobTitle,
    jobDescription.slice(0, POSTING_FOR_MODEL).toWellFormed(),
  ];
  const improved = await assistant.improve(
    {
      cv,
      language: cvLanguage,
      style: 'formal',
      focusArea: 'experience',
      instructions: wishes.join('\n'),
    },
    context,
  );
  return improved.cv;
}
