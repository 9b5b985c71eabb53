import { z } from 'zod';
import { storableText } from '../text';

const LONGEST_SUBJECT = 500;
const LONGEST_HEAD = 500;
const LONGEST_BODY = 50_000;

/** A letter as a person wrote it: blank lines between paragraphs, "- " before the items of a list. */
export const documentLetter = z.object({
  /** The day and the addressee, above the subject; each on its line. */
  head: storableText({ max: LONGEST_HEAD }).optional(),
  subject: storableText({ max: LONGEST_SUBJECT }),
  body: storableText({ max: LONGEST_BODY }),
});
export type DocumentLetter = z.output<typeof documentLetter>;
