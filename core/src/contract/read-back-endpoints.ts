import { z } from 'zod';
import { designSchema, documentOptionsSchema, templateNames } from '../document';
import { fateNames, layoutTraits } from '../review';
import { LARGEST_CV_BODY } from './cv-endpoints';
import { defineEndpoint } from './endpoint';

const { pageSize, textSize, accent } = documentOptionsSchema.shape;

const readBackResult = z.object({
  pages: z.number().int(),
  /** How many values of the CV came back, and in what state. */
  counts: z.record(z.enum(fateNames), z.number().int()),
  /** Those that did not come back in their field, the first hundred. */
  missed: z.array(
    z.object({
      section: z.string(),
      field: z.string(),
      value: z.string(),
      fate: z.enum(fateNames),
    }),
  ),
  /** What a machine gets, in the order it gets it. */
  text: z.string(),
  /** The same by pdftotext, where the server has it. */
  other_text: z.string().nullable(),
  traits: z.array(z.enum(layoutTraits)),
  /** Headers and footers that come back on each page. */
  repeated: z.array(z.string()),
  /** Lines that were read and found no field. */
  unplaced: z.array(z.string()),
  /** What the file shows of what a job asks for; null where none was named. */
  posting: z
    .object({
      title: z.string(),
      match: z.number().int(),
      hits: z.array(z.string()),
      misses: z.array(z.string()),
    })
    .nullable(),
});
export type ReadBackResult = z.output<typeof readBackResult>;

export const readBack = defineEndpoint({
  id: 'readBack',
  method: 'POST',
  path: '/api/cvs/{id}/read-back',
  access: 'user',
  summary:
    'Create the PDF of a CV and read it as recruiting software would: what is found, what is lost, and what it shows of a job.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    /** As the page is shown, saved or not; left out, the design kept with the CV. */
    design: designSchema.optional(),
    template: z.enum(templateNames).optional(),
    pageSize: pageSize.unwrap().optional(),
    textSize: textSize.unwrap().optional(),
    accent: accent.unwrap().max(7).optional(),
    text: z.enum(['original', 'english']).default('original'),
    /** An application of the same person, whose job the file is held against. */
    application_id: z.uuid().optional(),
    /** The language of the skill names. */
    language: z.enum(['es', 'en']).default('es'),
  }),
  mostBodyBytes: LARGEST_CV_BODY,
  status: 200,
  output: z.object({ read_back: readBackResult }),
  errors: [
    'not_found',
    'no_parsed_data',
    'document_too_long',
    'server_busy',
    'reader_busy',
    'task_too_heavy',
  ],
});
