import { enhanceProfile } from '@trayecto/core/contract';
import { detectDocumentLanguage } from '@trayecto/core/document';
import type { Limit, Throttle } from '../auth/throttle';
import { type Route, route } from '../http/route';
import { today } from '../today';
import { createAnswerOnce, describeQuestion } from './answer-once';
import type { ChooseAssistant } from './model/choose-assistant';
import { type CvContentParts, requireCvContent } from './require-cv-content';

const enhancementsPerUser: Limit = { name: 'enhancer-user', most: 600, windowSeconds: 60 * 60 };

interface EnhancerParts extends CvContentParts {
  readonly throttle: Throttle;
  readonly choose: ChooseAssistant;
}

export function createEnhancerRoutes(parts: EnhancerParts): readonly Route[] {
  const { throttle, choose } = parts;
  const once = createAnswerOnce(parts.database, enhanceProfile.output);
  return [
    route(enhanceProfile, async (request) => {
      const { caller, body, query, signal } = request;
      await throttle.take(enhancementsPerUser, caller.userId);
      const { record, cv } = await requireCvContent(parts, caller.userId, body.cvId, signal);
      const assistant = await choose(caller.userId, ['enhance'], query.engine);
      const question = describeQuestion(enhanceProfile, request, record, assistant.engine);
      return once(question, async (context) => {
        context.onProgress({ step: 'analyze', percent: 10 });
        const enhancedData = await assistant.enhance(
          {
            cv,
            cvLanguage: detectDocumentLanguage(cv),
            platform: body.targetPlatform,
            jobTitle: body.industryFocus.trim(),
            jobDescription: body.careerLevel,
            language: body.language,
            today: today(),
            draft: null,
          },
          context,
        );
        return {
          success: true as const,
          engine: assistant.engine,
          cvVersion: record.version,
          enhancedData,
        };
      });
    }),
  ];
}
