import {
  allEndpoints,
  type Endpoint,
  type ErrorCode,
  errorTable,
  findScopes,
  PROGRESS_TYPE,
} from '@trayecto/core/contract';
import { z } from 'zod';
import { describeSent } from '../specified-api/success-mark';
import { version } from '../version';

const generalErrors: readonly ErrorCode[] = [
  'validation_failed',
  'too_many_requests',
  'internal',
  'unavailable',
];

/** The OpenAPI document, made from the very schemas that check requests and answers, an endpoint a step. */
export function* describeApi(publicUrl: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of allEndpoints) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] ?? {}, {
      [endpoint.method.toLowerCase()]: describeEndpoint(endpoint),
    });
    yield;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trayecto',
      version,
      description: 'Every answer that is not 2xx has the shape of Error.',
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'trayecto_…',
          description: 'A personal token with the scopes named.',
        },
      },
      schemas: { Error: errorSchema },
    },
  };
}

const errorSchema = {
  type: 'object',
  required: ['success', 'error', 'code', 'request_id'],
  properties: {
    success: { const: false },
    error: { type: 'string' },
    code: { enum: Object.keys(errorTable) },
    request_id: { type: 'string' },
  },
};

function describeEndpoint(endpoint: Endpoint) {
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: describeSecurity(endpoint) }),
    parameters: [
      ...describePlaces('path', endpoint.params),
      ...describePlaces('query', endpoint.query),
      ...describeHeaders(endpoint),
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: json(endpoint.body, 'input') } }
      : {}),
    ...(endpoint.upload
      ? { requestBody: { required: true, content: multipart(endpoint.upload.field) } }
      : {}),
    ...(endpoint.bytes ? { requestBody: { required: true, content: { 'image/*': {} } } } : {}),
    responses: describeAnswers(endpoint),
  };
}

function describeSecurity({ id }: Endpoint) {
  const scopes = findScopes(id);
  return [{ session: [] }, ...(scopes ? [{ token: scopes }] : [])];
}

function describePlaces(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: toSchema(field as z.ZodType, 'input'),
  }));
}

function describeHeaders({ versioned, idempotent }: Endpoint) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(versioned ? [header('If-Match', 'The version that was seen.')] : []),
    ...(idempotent
      ? [header('Idempotency-Key', 'Repeating a request under its key does it only once.')]
      : []),
  ];
}

function describeAnswers(endpoint: Endpoint) {
  const answers: Record<string, unknown> = {
    [endpoint.status]: describeSuccess(endpoint),
  };
  const access: ErrorCode[] = endpoint.access === 'public' ? [] : ['not_signed_in'];
  for (const code of [...access, ...(endpoint.errors ?? []), ...generalErrors]) {
    const { status, message } = errorTable[code];
    const earlier = answers[status] as { description: string } | undefined;
    answers[status] = {
      description: earlier ? `${earlier.description} · ${code}: ${message}` : `${code}: ${message}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    };
  }
  return answers;
}

function describeSuccess(endpoint: Endpoint) {
  const { file, progress } = endpoint;
  const output = describeSent(endpoint);
  if (output) {
    const content = { ...json(output, 'output'), ...describeProgress(progress) };
    return { description: 'Done.', content };
  }
  if (!file) return { description: 'Done; nothing to say.' };
  return { description: 'The file.', content: Object.fromEntries(file.map((type) => [type, {}])) };
}

/** For callers that accept it: lines that tell how far the work is, and the answer as the last one. */
function describeProgress(progress: z.ZodType | undefined) {
  if (!progress) return {};
  const news = { type: 'object', properties: { progress: toSchema(progress, 'output') } };
  const answer = { type: 'object', properties: { status: { type: 'integer' }, body: {} } };
  return { [PROGRESS_TYPE]: { schema: { oneOf: [news, answer] } } };
}

function multipart(field: string) {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { type: 'object', required: [field], properties: { [field]: file } };
  return { 'multipart/form-data': { schema } };
}

function json(schema: z.ZodType, io: 'input' | 'output') {
  return { 'application/json': { schema: toSchema(schema, io) } };
}

export function toSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
