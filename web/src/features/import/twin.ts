import { z } from 'zod';
import { ApiError } from '../../api/api-error';

/** The CV that came from the very same bytes. */
export interface Twin {
  readonly id: string;
  readonly filename: string;
}

export type TwinChoice = 'open' | 'again' | 'cancel';

const known = z.object({ existing: z.object({ id: z.string(), filename: z.string() }) });

/** The twin that an import was refused for, if it was. */
export function readTwin(error: unknown): Twin | undefined {
  if (!(error instanceof ApiError) || error.code !== 'file_known') return undefined;
  return known.safeParse(error.details).data?.existing;
}
