import type { EventEmitter } from 'node:events';

/**
 * An emitter whose 'error' nobody hears ends the process. Code that makes or is handed one calls this first, and listens
 * besides for what it wants to know: listeners come and go, this one stays.
 */
export function ownErrors(...emitters: readonly (EventEmitter | null | undefined)[]): void {
  for (const emitter of emitters) emitter?.on('error', ignore);
}

function ignore(): void {}
