import {
  type Endpoint,
  type EndpointOutput,
  type EndpointRequest,
  fillPath,
  PROGRESS_TYPE,
} from '@trayecto/core/contract';
import { ApiError } from './api-error';
import { startPatience } from './patience';
import { readAnswer } from './read-answer';
import { isProgress, NoAnswer, readProgress } from './read-progress';

export interface SendOptions {
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** For endpoints with `upload`: sent as a form, under the endpoint's field. */
  readonly file?: File | undefined;
  /** For endpoints with `bytes`: sent as it is, under its own type. */
  readonly bytes?: Blob | undefined;
  /** Told how much of the request has been sent, from 0 to 1. */
  readonly onUpload?: ((share: number) => void) | undefined;
  /** For versioned endpoints: the version the person has seen. */
  readonly ifMatch?: number | undefined;
  /** For idempotent endpoints: the same for every attempt at the same thing. */
  readonly idempotencyKey?: string | undefined;
  /** For endpoints with `progress`: told how far the work is; each word makes the wait begin again. */
  readonly onProgress?: ((progress: unknown) => void) | undefined;
  /** For calls that may rightly take longer, or must not take as long, as most. */
  readonly timeoutMs?: number | undefined;
  /** For work in steps: how long to wait after this report. */
  readonly timeoutMsAfter?: ((progress: unknown) => number) | undefined;
}

export type SendRequest = <E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  options?: SendOptions,
) => Promise<EndpointOutput<E>>;

interface SenderParts {
  readonly fetch: typeof fetch;
  /** Empty for the page's own origin. */
  readonly origin: string;
  readonly timeoutMs: number;
  /** Told of every answer, with the server's time where the answer says it. */
  readonly onAnswer?: (serverTimeMs: number | undefined) => void;
  readonly onNoAnswer?: () => void;
}

/** Any endpoint's request, seen without its types. */
interface PlainRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

function buildUrl(origin: string, endpoint: Endpoint, request: PlainRequest): string {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(request.params ?? {})) params[name] = String(value);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${origin}${fillPath(endpoint.path, params)}${search}`;
}

function buildBody(endpoint: Endpoint, request: PlainRequest, { file, bytes }: SendOptions) {
  if (endpoint.bytes && bytes) return bytes;
  if (endpoint.upload && file) {
    const form = new FormData();
    form.set(endpoint.upload.field, file);
    return form;
  }
  return request.body === undefined ? null : JSON.stringify(request.body);
}

function buildInit(
  endpoint: Endpoint,
  request: PlainRequest,
  options: SendOptions,
  patience: AbortSignal,
): RequestInit {
  const accepted = options.onProgress ? [PROGRESS_TYPE, 'application/json'] : ['application/json'];
  const headers = new Headers({ Accept: accepted.join(', ') });
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  // A form names its own type, with the boundary only the browser knows.
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.bytes) headers.set('Content-Type', options.bytes.type);
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return {
    method: endpoint.method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    signal: options.signal ? AbortSignal.any([options.signal, patience]) : patience,
    body: buildBody(endpoint, request, options),
  };
}

export function createSender(parts: SenderParts): SendRequest {
  return async (endpoint, request, options = {}) => {
    const patience = startPatience(options.timeoutMs ?? parts.timeoutMs);
    try {
      const init = buildInit(endpoint, request, options, patience.signal);
      const url = buildUrl(parts.origin, endpoint, request);
      const response = await fetchAnswer(parts, url, init, options.onUpload);
      const answer = isProgress(response)
        ? await readProgress(response, (progress) => {
            options.onProgress?.(progress);
            patience.renew(options.timeoutMsAfter?.(progress));
          })
        : response;
      return await readAnswer(endpoint, answer);
    } catch (error) {
      if (options.signal?.aborted) throw options.signal.reason;
      // An answer cut off half-way is no answer, whatever its first half said.
      const isLate = patience.signal.aborted;
      if (isLate || error instanceof NoAnswer) parts.onNoAnswer?.();
      if (isLate) throw asNetworkError(patience.signal.reason);
      throw error instanceof NoAnswer ? asNetworkError(error.cause) : error;
    } finally {
      patience.stop();
    }
  };
}

const asNetworkError = (cause: unknown) =>
  new ApiError({ code: 'network', message: 'The server cannot be reached.', cause });

async function fetchAnswer(
  parts: SenderParts,
  url: string,
  init: RequestInit,
  onUpload: SendOptions['onUpload'],
): Promise<Response> {
  let response: Response;
  try {
    const send = onUpload
      ? (await import('./fetch-with-upload')).createUploadFetch(onUpload)
      : parts.fetch;
    response = await send(url, init);
  } catch (cause) {
    throw new NoAnswer(cause);
  }
  const serverTimeMs = Date.parse(response.headers.get('Date') ?? '');
  parts.onAnswer?.(Number.isNaN(serverTimeMs) ? undefined : serverTimeMs);
  return response;
}
