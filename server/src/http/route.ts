import type { Endpoint, EndpointInput, EndpointOutput } from '@trayecto/core/contract';
import type { AppContext, Caller } from './request-scope';

/** What a handler is given beside its checked input. */
export interface RequestScope<E extends Endpoint> extends EndpointInput<E> {
  /** The person calling; there is none on public endpoints. */
  readonly caller: E['access'] extends 'public' ? undefined : Caller;
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
  /** Aborted when the caller goes away: work on their behalf can stop. */
  readonly signal: AbortSignal;
  readonly context: AppContext;
}

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (scope: RequestScope<Endpoint>) => Promise<unknown>;
}

export function route<E extends Endpoint>(
  endpoint: E,
  handle: (scope: RequestScope<E>) => Promise<EndpointOutput<E>>,
): Route {
  // The router checks input and caller against this very endpoint before it calls the handler.
  return { endpoint, handle: handle as unknown as Route['handle'] };
}
