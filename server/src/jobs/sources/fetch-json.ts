import { SourceBusyError } from '../job-source';

const MOST_BYTES = 8_000_000;
const USUAL_REST_MS = 60_000;
const LONGEST_REST_MS = 60 * 60_000;

/** JSON of a known address, in bounds: no redirects, a size it may have, and an end when the signal says so. */
export async function fetchJson(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json', 'user-agent': 'Trayecto job search' },
  });
  if (response.status === 429 || response.status === 503) {
    await response.body?.cancel();
    throw new SourceBusyError(readRest(response.headers.get('retry-after')));
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  return JSON.parse(await readBounded(response));
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BYTES) throw new Error('answered more than can be read');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readRest(header: string | null): number {
  const seconds = Number(header);
  const restMs = header !== null && seconds > 0 ? seconds * 1_000 : USUAL_REST_MS;
  return Math.min(restMs, LONGEST_REST_MS);
}
