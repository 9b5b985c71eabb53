import type { Endpoint, EndpointOutput, FileAnswer } from '@trayecto/core/contract';
import { z } from 'zod';
import { languageStore } from '../i18n';
import { ApiError, type ApiErrorCode } from './api-error';

const refusal = z.object({
  error: z.string().optional(),
  code: z.string().optional(),
  request_id: z.string().optional(),
});

/** Retry-After is either seconds or a date; a date is measured against the answer's own Date, not the local clock. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After');
  if (!value) return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const answeredAtMs = Date.parse(headers.get('Date') ?? '');
  const waitMs = Date.parse(value) - answeredAtMs;
  return Number.isFinite(waitMs) ? Math.max(0, Math.ceil(waitMs / 1000)) : undefined;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Each code has its words, which come with the first refusal. The contract's table would add sentences that no screen shows. */
function isKnown(code: string | undefined): code is ApiErrorCode {
  return code !== undefined && languageStore.get().hasWords(`errors.${code}`);
}

function codeFor(status: number, code: string | undefined): ApiErrorCode {
  if (isKnown(code)) return code;
  return [502, 503, 504].includes(status) ? 'unavailable' : 'server_error';
}

async function readRefusal(response: Response): Promise<ApiError> {
  // Without them it is one of those that come with the first page, or the server's own sentence.
  const words = languageStore.addAreas('errors').catch(() => undefined);
  const [details] = await Promise.all([readJson(response), words]);
  const body = refusal.safeParse(details).data ?? {};
  return new ApiError({
    code: codeFor(response.status, body.code),
    status: response.status,
    message: body.error ?? '',
    retryAfterSeconds: readRetryAfter(response.headers),
    requestId: body.request_id ?? response.headers.get('X-Request-Id') ?? undefined,
    details,
  });
}

/** A page of some proxy in between is no file of ours. */
async function readFile(types: readonly string[], response: Response) {
  const type = response.headers.get('Content-Type') ?? '';
  if (!types.includes(type)) return { success: false } as const;
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  const bytes = new Uint8Array(await response.arrayBuffer());
  const data: FileAnswer = { type, bytes, ...(name !== undefined && { name }) };
  return { success: true, data } as const;
}

async function readBody({ file, output }: Endpoint, response: Response) {
  if (file) return readFile(file, response);
  if (output) return output.safeParse(await readJson(response));
  return { success: true, data: undefined } as const;
}

export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<EndpointOutput<E>> {
  if (!response.ok) throw await readRefusal(response);
  const parsed = await readBody(endpoint, response);
  if (!parsed.success) {
    throw new ApiError({
      code: 'invalid_response',
      status: response.status,
      message: 'Invalid response format from server.',
      requestId: response.headers.get('X-Request-Id') ?? undefined,
    });
  }
  // The schema just checked is the one the type is computed from; the compiler cannot follow that through the generic.
  return parsed.data as EndpointOutput<E>;
}
