import { z } from 'zod';
import { storableText } from '../text';
import { templateNames } from './templates/template-names';

export const pageSizes = ['a4', 'letter'] as const;
export const textSizes = ['small', 'normal', 'large'] as const;

export type PageSize = (typeof pageSizes)[number];
export type TextSize = (typeof textSizes)[number];

/** As many as can be read of a file can be written into one. */
export const MOST_PAGES = 60;
const LONGEST_SECTION = 500;
const MOST_SECTIONS = 500;

/** What a person may choose about a document besides its template. Everything left out is the template's own choice. */
export const documentOptionsSchema = z.object({
  pageSize: z.enum(pageSizes).default('a4'),
  textSize: z.enum(textSizes).default('normal'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  /** Sections in the order they should stand, by id; those not named follow in the template's order. */
  sectionOrder: z
    .array(storableText({ max: LONGEST_SECTION }))
    .max(MOST_SECTIONS)
    .optional(),
});

export type DocumentOptions = z.input<typeof documentOptionsSchema>;

/** How a person wants a CV to look: the template, and what they chose besides it. */
export const designSchema = documentOptionsSchema.extend({
  template: z.enum(templateNames).default('modern'),
});

export type Design = z.output<typeof designSchema>;

export const pageSizesPt: Readonly<Record<PageSize, { widthPt: number; heightPt: number }>> = {
  a4: { widthPt: 595.28, heightPt: 841.89 },
  letter: { widthPt: 612, heightPt: 792 },
};

export const textScales: Readonly<Record<TextSize, number>> = {
  small: 0.92,
  normal: 1,
  large: 1.1,
};
