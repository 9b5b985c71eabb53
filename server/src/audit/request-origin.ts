import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestOrigin {
  readonly address: string;
  readonly userAgent: string;
  /** Undefined for visitors. */
  readonly sessionId: string | undefined;
}

const current = new AsyncLocalStorage<RequestOrigin>();

/** Whatever the work writes into the log, it says where the request came from. */
export function withOrigin<T>(origin: RequestOrigin, work: () => Promise<T>): Promise<T> {
  return current.run(origin, work);
}

/** Undefined for actions that didn't come over the network. */
export function findOrigin(): RequestOrigin | undefined {
  return current.getStore();
}
