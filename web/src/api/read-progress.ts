import { PROGRESS_TYPE, progressLine } from '@trayecto/core/contract';

/** Nothing came back, or not to its end. */
export class NoAnswer extends Error {
  constructor(cause: unknown) {
    super('no answer', { cause });
    this.name = 'NoAnswer';
  }
}

export function isProgress(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith(PROGRESS_TYPE) ?? false;
}

/** Hears the news line by line; the last line is the answer. */
export async function readProgress(
  response: Response,
  onProgress: (progress: unknown) => void,
): Promise<Response> {
  for await (const line of readLines(response)) {
    const parsed = progressLine.parse(JSON.parse(line));
    if ('status' in parsed) {
      const { status, body } = parsed;
      return new Response(JSON.stringify(body), { status, headers: response.headers });
    }
    onProgress(parsed.progress);
  }
  throw new NoAnswer('cut short');
}

async function* readLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      throw new NoAnswer(cause);
    });
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
