import { type EndpointOutput, type listResults, MOST_RESULTS } from '@trayecto/core/contract';

/** From here on the list says that the oldest will leave. */
const NEARLY_FULL = MOST_RESULTS * 0.9;

type Page = EndpointOutput<typeof listResults>;

/** One list of several pages: what was added meanwhile has moved the others on, and is in two of them. */
export function joinPages(pages: readonly Pick<Page, 'results' | 'total'>[]) {
  const byId = new Map(pages.flatMap(({ results }) => results).map((one) => [one.id, one]));
  const total = pages.at(-1)?.total ?? 0;
  return { results: [...byId.values()], total, isNearlyFull: total >= NEARLY_FULL };
}
