import { listOtherWordings } from '@trayecto/core/contract';
import { spellAs } from '@trayecto/core/spelling';
import type { Limit } from '../auth/throttle';
import { limited, type Route, route } from '../http/route';
import type { StartedWhenNeeded } from '../import/start-when-needed';
import { ModelUnavailable, type Translator } from '../models';
import { createModelTurns } from './model-turns';

/** One question for each sentence that is looked at, and one for each word of it that is pointed at. */
const wordingsPerUser: Limit = { name: 'wordings-user', most: 1_200, windowSeconds: 60 * 60 };

interface WordingParts {
  readonly translator: StartedWhenNeeded<Translator>;
  readonly english: 'british' | 'american';
}

/** One question of a person at a time. Without a model there are no other ways to say anything. */
export function createWordingRoutes({ translator, english }: WordingParts): readonly Route[] {
  const inTurn = createModelTurns();
  return [
    limited(
      wordingsPerUser,
      route(listOtherWordings, async ({ body, caller: { userId }, signal }) => {
        const { language, ...text } = body;
        const from = language === 'en' ? 'es' : 'en';
        const asked = { ...text, direction: { from, to: language } } as const;
        const isAmerican = language === 'en' && english === 'american';
        try {
          const texts = await inTurn(userId, signal, async () =>
            (await translator.get()).rewordText(asked, signal),
          );
          return { texts: texts.map((one) => (isAmerican ? spellAs(one, 'american') : one)) };
        } catch (error) {
          if (error instanceof ModelUnavailable) return { texts: [] };
          throw error;
        }
      }),
    ),
  ];
}
