import { extractPdf, PROGRESS_TYPE } from '@trayecto/core/contract';
import { describe, expect, it } from 'vitest';
import { createSender } from './send-request';

const text = { text: 'Ana', characters: 3, processingTimeMs: 1, readFromImage: true, pages: 2 };

function send(chunks: readonly string[], { isBroken = false } = {}) {
  const heard: unknown[] = [];
  let noAnswers = 0;
  let accept: string | null = null;
  const sender = createSender({
    origin: 'https://app.test',
    timeoutMs: 1000,
    onNoAnswer: () => {
      noAnswers += 1;
    },
    fetch: async (_input, init) => {
      accept = new Headers(init?.headers).get('Accept');
      const rest = chunks.map((chunk) => new TextEncoder().encode(chunk));
      const body = new ReadableStream({
        pull(controller) {
          const next = rest.shift();
          if (next) controller.enqueue(next);
          else if (isBroken) controller.error(new TypeError('network error'));
          else controller.close();
        },
      });
      return new Response(body, { headers: { 'Content-Type': PROGRESS_TYPE } });
    },
  });
  const onProgress = (progress: unknown) => void heard.push(progress);
  const answer = sender(extractPdf, {}, { onProgress, file: new File(['%PDF'], 'a.pdf') });
  return { answer, heard, accept: () => accept, noAnswers: () => noAnswers };
}

describe('an answer that comes line by line', () => {
  it('tells the news and then is the answer, however the lines are cut', async () => {
    const { answer, heard, accept } = send([
      '{"progress":{"page":0,',
      '"of":2}}\n{"progress":{"page":1,"of":2}}\n{"sta',
      `tus":200,"body":${JSON.stringify(text)}}\n`,
    ]);
    expect(await answer).toEqual(text);
    expect(heard).toEqual([
      { page: 0, of: 2 },
      { page: 1, of: 2 },
    ]);
    expect(accept()).toContain(PROGRESS_TYPE);
  });

  it('is a refusal when the last line says so', async () => {
    const body = { success: false, code: 'file_is_scan', error: 'a scan' };
    const { answer } = send([`${JSON.stringify({ status: 422, body })}\n`]);
    await expect(answer).rejects.toMatchObject({ code: 'file_is_scan', status: 422 });
  });

  it.each([false, true])('is no answer when it is cut short (broken: %s)', async (isBroken) => {
    const { answer, heard, noAnswers } = send(['{"progress":{"page":0,"of":2}}\n'], { isBroken });
    await expect(answer).rejects.toMatchObject({ code: 'network' });
    expect(heard).toHaveLength(1);
    expect(noAnswers()).toBe(1);
  });
});
