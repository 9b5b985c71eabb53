import { proofreadTexts } from '@trayecto/core/contract';
import type { Limit } from '../auth/throttle';
import { limited, type Route, route } from '../http/route';
import type { Corrector } from './corrector';

/** One question at each pause in typing, and a few when a CV is opened. */
const proofreadsPerUser: Limit = { name: 'proofread-user', most: 1_200, windowSeconds: 60 * 60 };

export function createProofreadRoutes(corrector: Corrector): readonly Route[] {
  return [
    limited(
      proofreadsPerUser,
      route(proofreadTexts, async ({ body, caller, signal }) => {
        const readings = await corrector(caller.userId)(body.texts, body.language, signal);
        return { readings: readings.map((reading) => reading ?? null) };
      }),
    ),
  ];
}
