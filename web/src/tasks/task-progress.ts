import { taskProgress } from '@trayecto/core/contract';

/** How a bar fills the time in which the server has nothing to tell. */
export interface Ticks {
  readonly everyMs: number;
  readonly by: () => number;
  /** It stays there until the task is done. */
  readonly most: number;
}

export interface Progress {
  readonly percent: number;
  /** Ticks stop here: what lies further on has not begun. */
  readonly until: number;
}

export const DONE: Progress = { percent: 100, until: 100 };

/** Without a word from the server there are only the ticks. */
export function beginProgress(ticks: Ticks | null): Progress {
  return { percent: 0, until: ticks?.most ?? 0 };
}

export function tick(progress: Progress, ticks: Ticks): Progress {
  const next = Math.min(progress.percent + ticks.by(), progress.until, ticks.most);
  return next > progress.percent ? { ...progress, percent: next } : progress;
}

/** What the server tells; a bar never goes back, and one that ticks is not done before the task is. */
export function hearProgress(progress: Progress, news: unknown, ticks: Ticks | null): Progress {
  const told = taskProgress.safeParse(news).data;
  if (told === undefined) return progress;
  const most = ticks?.most ?? DONE.percent;
  const percent = Math.max(progress.percent, Math.min(told.percent, most));
  return { percent, until: Math.max(percent, Math.min(told.until ?? told.percent, most)) };
}

/** Each tick adds less than five, by chance. */
export const randomTicks: Ticks = { everyMs: 500, by: () => Math.random() * 5, most: 95 };
