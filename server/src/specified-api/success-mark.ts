import type { Endpoint } from '@trayecto/core/contract';
import { z } from 'zod';

const mark = z.object({ success: z.literal(true) });

/** What is sent of an answer: `success: true` goes before its content, but for the few specified without it. */
export function markSuccess({ isBare }: Endpoint, content: object): object {
  return isBare ? content : { success: true, ...content };
}

/** The schema of what is sent, for the description of the API. */
export function describeSent({ isBare, output }: Endpoint): z.ZodObject | undefined {
  return isBare || !output ? output : mark.extend(output.shape);
}
