import { z } from 'zod';

/** How a CV was read on import: where each field came from, how sure that is, and what was left over. */
export const cvReading = z.object({
  language: z.enum(['es', 'en']),
  provenance: z.record(
    z.string(),
    z.object({ lines: z.array(z.number()), confidence: z.number() }),
  ),
  unplaced: z.array(z.object({ line: z.number(), text: z.string(), reason: z.string() })),
  warnings: z.array(
    z.object({
      code: z.string(),
      pointer: z.string().optional(),
      params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  lines: z.array(z.string()),
  /** How long it took, in milliseconds; readings of before have none. */
  timings: z.object({ read_ms: z.number().nullable(), parse_ms: z.number() }).optional(),
});

export interface UnplacedLine {
  readonly line: number;
  readonly text: string;
  readonly reason: string;
}

/** As much of it as a review needs. */
export interface Reading {
  /** By JSON pointer into the CV as it was read. */
  readonly provenance: Readonly<
    Record<string, { readonly lines: readonly number[]; readonly confidence: number }>
  >;
  readonly unplaced: readonly UnplacedLine[];
  readonly lines: readonly string[];
}
