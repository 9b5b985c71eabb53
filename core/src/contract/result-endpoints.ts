import { z } from 'zod';
import { engineSchema } from '../assistant';
import { exactText, storableText } from '../text';
import { changesTo } from './changes-to';
import { defineEndpoint, MOST_BYTES_PER_CHARACTER } from './endpoint';

export const resultKinds = ['skill_gap', 'development', 'optimization', 'enhancement'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The most results of one kind per person. A new one replaces the oldest. */
export const MOST_RESULTS = 300;
const LARGEST_PAGE = 100;
const LARGEST_STATE = 20_000;
/** Bytes of all that was sent so far, key by key. */
export const LARGEST_KEPT_STATE = 10 * LARGEST_STATE;

/** What a list shows of a result. */
export const resultSummary = z.object({
  id: z.uuid(),
  kind: z.enum(resultKinds),
  title: z.string(),
  cv_id: z.uuid(),
  /** The name in the CV, or its file's where there is none. */
  cv_name: z.string(),
  /** The version of the CV it was made from. */
  cv_version: z.number().int(),
  /** The version the CV is at now: a higher one has been changed since. */
  cv_version_now: z.number().int(),
  engine: engineSchema,
  /** Of a comparison the match, of an optimization the score as it was; null where there is none. */
  score: z.number().int().min(0).max(100).nullable(),
  created_at: z.iso.datetime(),
});
export type ResultSummary = z.output<typeof resultSummary>;

/** The screen for this kind defines what `input`, `result` and `state` contain. */
export const resultRecord = resultSummary.extend({
  input: z.unknown(),
  result: z.unknown(),
  state: z.record(z.string(), z.unknown()),
});
export type ResultRecord = z.output<typeof resultRecord>;

const stateKey = exactText({ min: 1, max: 100 });
const stateScalar = z.union([storableText({ max: 2_000 }), z.number(), z.boolean(), z.null()]);
/** Flat on purpose: ticks, choices and numbers, not documents. */
const stateValue = z.union([stateScalar, z.array(stateScalar), z.record(stateKey, stateScalar)]);

const id = z.object({ id: z.uuid() });
const one = z.object({ result: resultRecord });

export const listResults = defineEndpoint({
  id: 'listResults',
  method: 'GET',
  path: '/api/results',
  access: 'user',
  summary: 'The list of your results, the latest first, without their contents.',
  query: z.object({
    kind: z.enum(resultKinds).optional(),
    /** Only those about one CV. */
    cv: z.uuid().optional(),
    offset: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(LARGEST_PAGE).default(20),
  }),
  status: 200,
  output: z.object({
    results: z.array(resultSummary),
    total: z.number().int(),
  }),
});

export const getResult = defineEndpoint({
  id: 'getResult',
  method: 'GET',
  path: '/api/results/{id}',
  access: 'user',
  summary: 'One result, with the request and what you did with it.',
  params: id,
  status: 200,
  output: one,
  errors: ['not_found'],
});

export const updateResult = defineEndpoint({
  id: 'updateResult',
  method: 'PATCH',
  path: '/api/results/{id}',
  access: 'user',
  summary:
    'Record what you did with a result. Keys you send replace the stored ones; the others stay. All of them together have a limit too.',
  params: id,
  body: changesTo(resultRecord, {
    state: z
      .record(stateKey, stateValue)
      .refine((state) => JSON.stringify(state).length <= LARGEST_STATE, 'is too large'),
  }),
  mostBodyBytes: LARGEST_STATE * MOST_BYTES_PER_CHARACTER,
  status: 200,
  output: one,
  errors: ['not_found', 'storage_quota', 'not_understood'],
});

export const deleteResult = defineEndpoint({
  id: 'deleteResult',
  method: 'DELETE',
  path: '/api/results/{id}',
  access: 'user',
  summary: 'Delete a result. It can be restored for a day.',
  params: id,
  status: 204,
  errors: ['not_found'],
});

export const restoreResult = defineEndpoint({
  id: 'restoreResult',
  method: 'POST',
  path: '/api/results/{id}/restore',
  access: 'user',
  summary: 'Restore a deleted result.',
  params: id,
  status: 200,
  output: one,
  errors: ['not_found'],
});
