import type { CareerLevel, TargetPlatform } from '@trayecto/core/assistant';
import {
  type EndpointOutput,
  type InterfaceLanguage,
  optimizeProfile,
  saveOptimization,
} from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { refreshResultLists } from '../../tasks/use-results';
import { useTickedTask } from '../../tasks/use-ticked-task';

const TIMEOUT_MS = 180_000;

export interface OptimizeQuestion {
  readonly cvId: string;
  readonly targetPlatform: TargetPlatform;
  readonly industryFocus: string;
  readonly careerLevel: CareerLevel;
  readonly language: InterfaceLanguage;
  /** Wanted instead of a model. */
  readonly engine?: 'builtin' | undefined;
}

export type Optimization = EndpointOutput<typeof optimizeProfile>;

export function useOptimize() {
  return useTickedTask(({ engine, ...body }: OptimizeQuestion, signal, idempotencyKey) =>
    call(
      optimizeProfile,
      { query: engine ? { engine } : {}, body },
      { signal, timeoutMs: TIMEOUT_MS, idempotencyKey, onProgress: () => {} },
    ),
  );
}

/** Keeps a result with the others; gives the id it is kept under. */
export async function keepOptimization(
  { engine: _, ...question }: OptimizeQuestion,
  result: Optimization,
): Promise<string> {
  const { id } = await call(saveOptimization, {
    body: {
      ...question,
      optimizationResult: result,
      timestamp: new Date().toISOString(),
    },
  });
  await refreshResultLists();
  return id;
}
