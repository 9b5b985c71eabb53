import {
  type Endpoint,
  type EndpointOutput,
  type EndpointRequest,
  fillPath,
} from '@trayecto/core/contract';
import { ApiError } from './api-error';
import { readAnswer } from './read-answer';

export interface SendOptions {
  readonly token?: string | undefined;
  readonly signal?: AbortSignal | undefined;
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

function buildInit(
  endpoint: Endpoint,
  request: PlainRequest,
  options: SendOptions,
  timeoutMs: number,
): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (options.token) headers.set('Authorization', `Bearer ${options.token}`);
  if (request.body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(timeoutMs);
  return {
    method: endpoint.method,
    headers,
    credentials: 'omit',
    cache: 'no-store',
    signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  };
}

export function createSender(parts: SenderParts): SendRequest {
  return async (endpoint, request, options = {}) => {
    let response: Response;
    try {
      response = await parts.fetch(
        buildUrl(parts.origin, endpoint, request),
        buildInit(endpoint, request, options, parts.timeoutMs),
      );
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      parts.onNoAnswer?.();
      throw new ApiError({ code: 'network', message: 'The server cannot be reached.', cause });
    }
    const serverTimeMs = Date.parse(response.headers.get('Date') ?? '');
    parts.onAnswer?.(Number.isNaN(serverTimeMs) ? undefined : serverTimeMs);
    return readAnswer(endpoint, response);
  };
}
