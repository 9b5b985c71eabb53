import { useEffect, useState } from 'react';
import { ApiError } from './api-error';
import { connection } from './browser-api';

/** Whether it went wrong only because the server did not answer: an error, or what a screen knows about one. */
export function isLostConnection(problem: unknown): boolean {
  if (problem instanceof ApiError) return problem.code === 'network';
  const hasError = typeof problem === 'object' && problem !== null && 'error' in problem;
  return hasError && isLostConnection(problem.error);
}

/** Long enough to be read: a connection lost for a moment is back before anyone has seen what it broke. */
const READ_MS = 10_000;

/** What went wrong last, as state. Once the server answers again, that it did not is no longer shown. */
export function useProblem<Problem = unknown>(first: Problem | null = null) {
  const [problem, setProblem] = useState<Problem | null>(first);
  useEffect(() => {
    if (!isLostConnection(problem)) return;
    const shownMs = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWaiting = onceReachable(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setProblem(null), shownMs + READ_MS - Date.now());
    });
    return () => {
      stopWaiting();
      clearTimeout(timer);
    };
  }, [problem]);
  return [problem, setProblem] as const;
}

/** Calls back each time the server answers after it did not. */
export function onceReachable(work: () => void): () => void {
  const unsubscribe = connection.subscribe(() => {
    if (connection.get() === 'reachable') work();
  });
  return () => void unsubscribe();
}
