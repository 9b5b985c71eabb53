import { setImmediate as breathe } from 'node:timers/promises';

type JobEngine = typeof import('@trayecto/core/jobs');

let loaded: Promise<JobEngine> | undefined;

/** The catalogue takes a while to read: the start does not wait for it, and other requests are served in between. */
export function loadJobEngine(): Promise<JobEngine> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<JobEngine> {
  const engine = await import('@trayecto/core/jobs');
  for (const _ of engine.growConcepts()) await breathe();
  return engine;
}
