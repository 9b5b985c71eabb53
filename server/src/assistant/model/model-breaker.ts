import { ModelFailure } from './model-failure';

/** One request that was let through; report its outcome here. */
interface Pass {
  succeeded(): void;
  failed(): void;
  /** Nothing was learned about the endpoint. */
  undecided(): void;
}

/** After some failures in a row we stop calling an endpoint. After a pause, one request tries it again. */
export function createModelBreaker(failuresToBreak: number, breakMs: number) {
  let failures = 0;
  let closedUntil = 0;
  let trying = false;

  return {
    enter(): Pass {
      const now = performance.now();
      const broken = failures >= failuresToBreak;
      if (broken && (trying || now < closedUntil)) {
        const restMs = Math.max(closedUntil - now, 1_000);
        throw new ModelFailure('model_busy', { retryAfterSeconds: Math.ceil(restMs / 1_000) });
      }
      if (broken) trying = true;
      const isTrial = broken;
      const leave = () => {
        if (isTrial) trying = false;
      };
      return {
        succeeded() {
          leave();
          failures = 0;
        },
        failed() {
          leave();
          failures += 1;
          closedUntil = performance.now() + breakMs;
        },
        undecided: leave,
      };
    },
  };
}
