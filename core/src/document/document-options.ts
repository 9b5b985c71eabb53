import { z } from 'zod';
import { storableText } from '../text';
import { templateNames } from './templates/template-names';

export const pageSizes = ['a4', 'letter'] as const;
export const textSizes = ['small', 'normal', 'large'] as const;
export const densities = ['compact', 'normal', 'airy'] as const;
export const marginWidths = ['narrow', 'normal', 'wide'] as const;
export const dateForms = ['written', 'short', 'long', 'numbers', 'years'] as const;
const columnNames = ['main', 'aside'] as const;
export const photoUses = ['none', 'usual', 'always'] as const;
export type PhotoUse = (typeof photoUses)[number];
export const fontPairs = [
  'fraunces-figtree',
  'source-serif',
  'inter',
  'lora-source-sans',
  'source-sans',
  'fraunces-source-serif',
] as const;

export type PageSize = (typeof pageSizes)[number];
export type TextSize = (typeof textSizes)[number];
export type Density = (typeof densities)[number];
export type MarginWidth = (typeof marginWidths)[number];
export type DateForm = (typeof dateForms)[number];
export type ColumnName = (typeof columnNames)[number];
export type FontPair = (typeof fontPairs)[number];

/** As many as can be read of a file can be written into one. */
export const MOST_PAGES = 60;
const LONGEST_SECTION = 500;
const MOST_SECTIONS = 500;
export const LONGEST_TITLE = 80;

/** How far a document is squeezed to save a page: 1 is not at all. */
export const squeezeSchema = z.object({
  spacing: z.number().min(0.5).max(1),
  margins: z.number().min(0.6).max(1),
  text: z.number().min(0.8).max(1),
});
export type Squeeze = z.output<typeof squeezeSchema>;

/** What a person may choose about a document besides its template. Everything left out is the template's own choice. */
export const documentOptionsSchema = z.object({
  pageSize: z.enum(pageSizes).default('a4'),
  textSize: z.enum(textSizes).default('normal'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
  /** Sections in the order they should be, by id; those not named follow in the template's order. */
  sectionOrder: z
    .array(storableText({ max: LONGEST_SECTION }))
    .max(MOST_SECTIONS)
    .optional(),
  /** Sections that the person put into the other column, by id; a template without one has no use for it. */
  sectionColumns: z
    .record(storableText({ max: LONGEST_SECTION }), z.enum(columnNames))
    .refine((columns) => Object.keys(columns).length <= MOST_SECTIONS)
    .optional(),
  fonts: z.enum(fontPairs).optional(),
  density: z.enum(densities).default('normal'),
  margins: z.enum(marginWidths).default('normal'),
  /** Small signs before the ways to reach the person. */
  icons: z.boolean().default(false),
  /**
   * Whether the photo of the profile is shown; as the template has it unless chosen. `usual`: where the language of the
   * document is one in which it is expected.
   */
  photo: z.enum(photoUses).optional(),
  /** How dates are shown; what the CV says of them stays as it is. */
  dates: z.enum(dateForms).default('written'),
  /** Jobs that follow one another at one employer are under its name. */
  groupPosts: z.boolean().default(false),
  /** Headings by the id of their section, or by `id@language` for one language; an empty one is not shown. */
  sectionTitles: z
    .record(storableText({ max: LONGEST_SECTION }), storableText({ max: LONGEST_TITLE }))
    .refine((titles) => Object.keys(titles).length <= MOST_SECTIONS)
    .optional(),
  /** Three of the person's own figures at the head of the page; a template without a place for them has no use for it. */
  figures: z.boolean().default(true),
  squeeze: squeezeSchema.optional(),
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
