import { cvSchema } from '@trayecto/core/cv';
import type { SourceDocument } from '@trayecto/core/import/layout';
import { z } from 'zod';
import { readFailureCodes } from '../read-failure';
import { MOST_PICTURE_BYTES } from '../reader-limits';

const readWarnings = ['read_from_image', 'pages_without_text'] as const;
export type ReadWarning = (typeof readWarnings)[number];

/** Pages of a scan read by OCR so far, seconds each; other files are read too fast to count. */
export interface ReadProgress {
  readonly page: number;
  readonly of: number;
}

const shortText = z.string().max(2_000);
const inkBox = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]);
const sourceLine = z.object({
  text: z.string(),
  page: z.number().int().min(1),
  block: z.number().int().optional(),
  xPt: z.number().optional(),
  yPt: z.number().optional(),
  widthPt: z.number().optional(),
  boxes: z.array(inkBox).optional(),
  fontSizePt: z.number().optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  color: z.string().max(7).optional(),
  bullet: z.boolean().optional(),
  headingLevel: z.number().int().optional(),
  gapBefore: z.boolean().optional(),
  cells: z.array(z.string()).optional(),
  links: z.array(z.object({ text: z.string(), href: shortText })).optional(),
  runs: z
    .array(
      z.object({
        text: z.string(),
        bold: z.literal(true).optional(),
        italic: z.literal(true).optional(),
      }),
    )
    .optional(),
  joinedAt: z.array(z.number().int().min(0)).optional(),
  lastHyphen: z.enum(['own', 'waits']).optional(),
  running: z.boolean().optional(),
});

const sourceDocument: z.ZodType<SourceDocument> = z.object({
  format: z.enum(['pdf', 'docx', 'doc', 'text', 'image']),
  lines: z.array(sourceLine),
  pages: z.number().int().min(0),
  metadata: z.object({ title: shortText.optional(), author: shortText.optional() }).optional(),
  pageSizes: z.array(z.object({ widthPt: z.number(), heightPt: z.number() })).optional(),
});

const fileBytes = z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array);

/** What a reader process is asked: one of these, once. */
export const readerOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), bytes: fileBytes, readsPostings: z.boolean() }),
  /** One page of a PDF, counted from 1. */
  z.object({ kind: z.literal('draw'), bytes: fileBytes, page: z.number().int() }),
]);

export type ReaderOrder = z.infer<typeof readerOrder>;

/**
 * What a reader process answers: `ready` when it can read, `warm` when it can do so fast, then what became of the file.
 * It has handled a stranger's file, so its answers are checked.
 */
export const readerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('warm') }),
  z.object({
    kind: z.literal('progress'),
    page: z.number().int().min(0),
    of: z.number().int().min(1),
  }),
  z.object({
    kind: z.literal('done'),
    document: sourceDocument,
    warnings: z.array(z.enum(readWarnings)),
    cv: cvSchema.optional(),
  }),
  z.object({
    kind: z.literal('drawn'),
    picture: z
      .instanceof(Uint8Array<ArrayBuffer>)
      .refine(({ length }) => length > 0 && length <= MOST_PICTURE_BYTES)
      .nullable(),
  }),
  z.object({ kind: z.literal('failed'), code: z.enum(readFailureCodes) }),
]);

export type ReaderMessage = z.infer<typeof readerMessage>;
