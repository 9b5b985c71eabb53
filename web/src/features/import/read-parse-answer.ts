import { type Cv, cvSchema, measureCv, readCvShape } from '@trayecto/core/cv';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());
type Fields = z.output<typeof record>;

const asFields = (value: unknown): Fields | undefined => record.safeParse(value).data;

/** The places a parser may put the CV in its answer, most particular first. */
function findCvFields(answer: Fields): Fields | undefined {
  const cvData = asFields(answer.cvData);
  const places = [cvData?.gpt_data, cvData, answer.result, answer.gpt_data, answer.structured_data];
  return [...places, ...Object.values(answer)].map(asFields).find((found) => found !== undefined);
}

const isPartOfCv = (name: string) => Object.hasOwn(cvSchema.shape, name);

/** The CV in a parser's answer; undefined when there is none to be found. */
export function readParseAnswer(answer: unknown): Cv | undefined {
  const fields = findCvFields(asFields(answer) ?? {});
  if (!fields) return undefined;
  const cv = readCvShape(fields);
  // Every part of a CV may be missing, so any object would pass as an empty one.
  const isCv = Object.keys(fields).some(isPartOfCv) || measureCv(cv).available_sections.length > 0;
  return isCv ? cv : undefined;
}
