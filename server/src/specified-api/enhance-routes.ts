import { enhanceProfile, readAimedJob } from '@trayecto/core/contract';
import { detectDocumentLanguage } from '@trayecto/core/document';
import { createAnswerOnce, describeQuestion } from '../assistant/answer-once';
import type { ChooseAssistant } from '../assistant/model/choose-assistant';
import { type CvContentParts, requireCvContent } from '../assistant/require-cv-content';
import type { Limit, Throttle } from '../auth/throttle';
import { type Route, route } from '../http/route';
import { today } from '../today';

const enhancementsPerUser: Limit = { name: 'enhancer-user', most: 600, windowSeconds: 60 * 60 };

interface EnhanceParts extends CvContentParts {
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

/** Turns a CV towards a job, whose title and text come under the names of an optimization's fields. */
export function createEnhanceRoutes(parts: EnhanceParts): readonly Route[] {
  const { throttle, choose } = parts;
  const once = createAnswerOnce(parts.database, enhanceProfile.output);
  return [
    route(enhanceProfile, async (request) => {
      const { caller, query, signal } = request;
      const { cvId, targetPlatform, jobTitle, ...rest } = readAimedJob(request.body);
      await throttle.take(enhancementsPerUser, caller.userId);
      const { record, cv } = await requireCvContent(parts, caller.userId, cvId, signal);
      const assistant = await choose(caller.userId, ['enhance'], query.engine);
      const question = describeQuestion(enhanceProfile, request, record, assistant.engine);
      return once(question, async (context) => {
        context.onProgress({ step: 'analyze', percent: 10 });
        const enhancedData = await assistant.enhance(
          {
            cv,
            cvLanguage: detectDocumentLanguage(cv),
            platform: targetPlatform,
            jobTitle: jobTitle.trim(),
            ...rest,
            today: today(),
            draft: null,
          },
          context,
        );
        return {
          engine: assistant.engine,
          cvVersion: record.version,
          enhancedData,
        };
      });
    }),
  ];
}
