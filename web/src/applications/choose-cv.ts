import { listCvSummaries } from '@trayecto/core/contract';
import { call } from '../api/browser-api';

const FEW = 20;

/** The CV the person likes best, where they did not choose one; null where there is none that could be read. */
export async function chooseCv(): Promise<string | null> {
  const { cvs } = await call(listCvSummaries, { query: { limit: FEW } });
  const readable = cvs.filter(({ has_data }) => has_data);
  // A copy made for another job is no beginning.
  const own = readable.find(({ metadata }) => !metadata.tailored_from);
  return (own ?? readable[0])?.id ?? null;
}
