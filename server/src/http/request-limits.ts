import type { ReceivingLimits } from './guard-connections';

/** Time limits for sending and receiving, so that slow clients can't hold sockets open. */
export interface RequestLimits extends ReceivingLimits {
  readonly headersMs: number;
  /** For a whole body. */
  readonly bodyMs: number;
  /** For one that is small. */
  readonly smallBodyMs: number;
  /** How often a body is looked at, whether it still comes in. */
  readonly paceMs: number;
  /** For all of a request, also where nobody waits for its body. */
  readonly requestMs: number;
  /** How often headers and whole requests are looked at. */
  readonly checkMs: number;
}

export const usualLimits: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 110_000,
  smallBodyMs: 15_000,
  paceMs: 10_000,
  requestMs: 120_000,
  checkMs: 5_000,
  stallMs: 30_000,
  mostUnsentBytes: 128 * 1024 * 1024,
};
