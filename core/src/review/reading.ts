import { z } from 'zod';

const size = z.object({ widthPt: z.number(), heightPt: z.number() });
const inkBox = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);

/** Where the lines of a file with pages are drawn. */
const pageGeometry = z.object({
  pages: z.array(size),
  /** One for each line: its page, counted from 1, and left, top, width, height in points and characters of each cell. */
  places: z.array(z.object({ page: z.number().int(), boxes: z.array(inkBox) })),
});

export type PageGeometry = z.output<typeof pageGeometry>;

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
  /** Files without pages, and readings of before, have none. */
  geometry: pageGeometry.optional(),
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
  readonly geometry?: PageGeometry | undefined;
}
