import { listCvSummaries } from '@trayecto/core/contract';
import { call } from '../api/browser-api';
import { makeRequestKey } from '../api/make-request-key';
import { startApplication } from './use-applications';

const FEW = 20;

/** Starts an application from a pasted posting, with the CV the person likes best, and says which it is. */
export async function startFromText(posting: string): Promise<string> {
  const { cvs } = await call(listCvSummaries, { query: { limit: FEW } });
  // A copy made for another job is no beginning.
  const readable = cvs.filter(({ has_data }) => has_data);
  const cv = readable.find(({ metadata }) => !metadata.tailored_from) ?? readable[0];
  const { id } = await startApplication({ posting, cv_id: cv?.id ?? null }, makeRequestKey());
  return id;
}
