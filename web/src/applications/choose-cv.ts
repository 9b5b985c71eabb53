import { type CvSummary, listCvSummaries } from '@trayecto/core/contract';
import { call } from '../api/browser-api';

const FEW = 20;

/** The CV that a link brought along, or the one the person likes best; null where there is none that could be read. */
export function pickCv(cvs: readonly CvSummary[], linkedId: string | null): string | null {
  const readable = cvs.filter(({ has_data }) => has_data);
  const linked = readable.find(({ id }) => id === linkedId);
  // The favourite comes first. A copy made for another job is no beginning.
  const own = readable.find(({ metadata }) => !metadata.tailored_from);
  return (linked ?? own ?? readable[0])?.id ?? null;
}

/** The same, for those who start before their list of CVs is there. */
export async function chooseCv(linkedId: string | null = null): Promise<string | null> {
  const { cvs } = await call(listCvSummaries, { query: { limit: FEW } });
  return pickCv(cvs, linkedId);
}
