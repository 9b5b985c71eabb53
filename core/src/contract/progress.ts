import { z } from 'zod';

/**
 * Callers that accept this type hear how far long work is: lines of JSON, each `{"progress": …}`, and at last
 * `{"status": …, "body": …}` with the answer that would have come alone. Work that says nothing answers as usual.
 */
export const PROGRESS_TYPE = 'application/x-ndjson';

export const progressLine = z.union([
  z.object({ status: z.number().int(), body: z.unknown() }),
  z.object({ progress: z.unknown() }),
]);
