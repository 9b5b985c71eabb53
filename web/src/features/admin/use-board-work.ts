import type { JobOrigin } from '@trayecto/core/contract';
import { useState } from 'react';
import type { OnStored, Stored } from './use-job-board';

/** What is under way: a file, a new feed, or something with a known origin. */
type WorkName = 'file' | 'feed' | JobOrigin['id'];

export type BoardNews =
  | { readonly kind: 'read'; readonly origin: JobOrigin }
  | { readonly kind: 'deleted'; readonly count: number }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'wrongType'; readonly name: string }
  | { readonly kind: 'tooLarge' };

/** One thing at a time, how far it is, and what came of the last. */
export function useBoardWork() {
  const [name, setName] = useState<WorkName | null>(null);
  const [progress, setProgress] = useState<Stored | null>(null);
  const [news, setNews] = useState<BoardNews | null>(null);

  async function run(
    next: WorkName,
    work: (onStored: OnStored) => Promise<BoardNews>,
  ): Promise<boolean> {
    setName(next);
    setNews(null);
    try {
      const outcome = await work(setProgress);
      setNews(outcome);
      return true;
    } catch (error) {
      setNews({ kind: 'failed', error });
      return false;
    } finally {
      setName(null);
      setProgress(null);
    }
  }

  return { name, progress, news, say: setNews, run };
}

export type BoardWork = ReturnType<typeof useBoardWork>;
