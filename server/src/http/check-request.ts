import { AppError, CV_ID_REQUIRED, findRefusal } from '@trayecto/core/contract';
import { UNPLACED } from '@trayecto/core/cv';
import type { z } from 'zod';

const MOST_NAMED = 20;
/** Of a field's name: what was sent may have half a megabyte of it before each value. */
const LONGEST_NAME = 300;

/** What came in, as the contract wants it; refused with the fields that are not. */
export function check(schema: z.ZodType | undefined, value: unknown, place: string): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const refusal = findRefusal(issues);
  if (refusal) throw refusal;
  const fields = issues
    .flatMap((issue) => describeIssue(issue, place))
    .slice(0, MOST_NAMED)
    .map(({ field, problem }) => ({ field: shorten(field), problem }));
  const code = issues.every(isOfNoPlace) ? 'not_understood' : 'validation_failed';
  const said = issues.find(({ message }) => message === CV_ID_REQUIRED);
  throw new AppError(code, { details: { fields, ...(said && { error: said.message }) } });
}

function describeIssue(issue: z.core.$ZodIssue, place: string) {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), problem: UNPLACED }));
  }
  const problem = isOfNoPlace(issue) ? UNPLACED : issue.code;
  return [{ field: path.join('.') || place, problem }];
}

function shorten(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

/** It is what it should be, and there is nowhere to keep it. */
function isOfNoPlace(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'unrecognized_keys' || issue.message === UNPLACED;
}

/** `3`, `"3"` or `W/"3"`; anything else counts as a version nobody has. */
export function readVersion(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  return digits === undefined ? -1 : Number(digits);
}

/** As in the draft standard, with or without its quotes. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = /^"?([\x21\x23-\x7e]{1,200})"?$/.exec(header.trim())?.[1];
  if (key !== undefined) return key;
  const fields = [{ field: 'Idempotency-Key', problem: 'invalid_format' }];
  throw new AppError('validation_failed', { details: { fields } });
}
