import {
  type Endpoint,
  type EndpointOutput,
  type EndpointRequest,
  refreshSession,
} from '@trayecto/core/contract';
import { ApiError } from './api-error';
import { createSender, type SendOptions, type SendRequest } from './send-request';
import { createSessionKeeper, type SessionKeeper, type SessionKeeperParts } from './session-keeper';

interface ApiClientParts extends Omit<SessionKeeperParts, 'refresh'> {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly onAnswer?: () => void;
  readonly onNoAnswer?: () => void;
}

type CallOptions = Omit<SendOptions, 'token'>;

export type Call = <E extends Endpoint>(
  endpoint: E,
  request: EndpointRequest<E>,
  options?: CallOptions,
) => Promise<EndpointOutput<E>>;

export interface ApiClient {
  readonly call: Call;
  readonly keeper: SessionKeeper;
}

const TIMEOUT_MS = 30_000;

/** A signed-in call that is refused with 401 gets one new token and one more try. */
function createCall(send: SendRequest, keeper: SessionKeeper): Call {
  return async (endpoint, request, options = {}) => {
    if (endpoint.access === 'public') return send(endpoint, request, options);
    const token = await keeper.accessToken();
    try {
      return await send(endpoint, request, { ...options, token });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      const nextToken = await keeper.replaceToken(token);
      return sendAgain(() => send(endpoint, request, { ...options, token: nextToken }), keeper);
    }
  };
}

async function sendAgain<T>(attempt: () => Promise<T>, keeper: SessionKeeper): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) keeper.end('ended');
    throw error;
  }
}

export function createApiClient(parts: ApiClientParts): ApiClient {
  const send: SendRequest = createSender({
    fetch: parts.fetch,
    origin: parts.origin,
    timeoutMs: TIMEOUT_MS,
    onAnswer(serverTimeMs) {
      if (serverTimeMs !== undefined) keeper.noteServerTime(serverTimeMs);
      parts.onAnswer?.();
    },
    onNoAnswer: () => parts.onNoAnswer?.(),
  });
  const keeper = createSessionKeeper({
    ...parts,
    refresh: (refresh_token) => send(refreshSession, { body: { refresh_token } }),
  });
  return { call: createCall(send, keeper), keeper };
}
