import { getHealth, getUser } from '@trayecto/core/contract';
import { describe, expect, it } from 'vitest';
import { languageStore } from '../i18n';
import { readAnswer, readRetryAfter } from './read-answer';

describe('readAnswer', () => {
  it('checks what the server says against the contract', async () => {
    await expect(readAnswer(getHealth, Response.json({ status: 'ok' }))).resolves.toEqual({
      status: 'ok',
    });
    await expect(readAnswer(getUser, Response.json({ user: {} }))).rejects.toMatchObject({
      code: 'invalid_response',
      message: 'Invalid response format from server.',
    });
    await expect(readAnswer(getHealth, new Response('<html>'))).rejects.toMatchObject({
      code: 'invalid_response',
    });
  });

  it('fetches the words for what is refused with the first refusal', async () => {
    const words = 'errors.file_damaged';
    expect(languageStore.get().hasWords(words)).toBe(false);
    const body = { success: false, error: 'Damaged', code: 'file_damaged' };
    await expect(readAnswer(getHealth, Response.json(body, { status: 422 }))).rejects.toMatchObject(
      {
        code: 'file_damaged',
      },
    );
    expect(languageStore.get().hasWords(words)).toBe(true);
  });

  it('keeps the code, the sentence and the wait of a refusal', async () => {
    const body = { success: false, error: 'Slow down', code: 'too_many_requests', request_id: 'r' };
    const response = Response.json(body, { status: 429, headers: { 'Retry-After': '30' } });
    await expect(readAnswer(getHealth, response)).rejects.toMatchObject({
      code: 'too_many_requests',
      status: 429,
      message: 'Slow down',
      retryAfterSeconds: 30,
      requestId: 'r',
    });
  });

  it('makes sense of failures that do not come from our server', async () => {
    const proxy = new Response('<h1>Bad gateway</h1>', { status: 502 });
    await expect(readAnswer(getHealth, proxy)).rejects.toMatchObject({ code: 'unavailable' });
    const unknown = Response.json({ error: 'Odd', code: 'odd_code' }, { status: 500 });
    await expect(readAnswer(getHealth, unknown)).rejects.toMatchObject({
      code: 'server_error',
      message: 'Odd',
    });
  });
});

describe('readRetryAfter', () => {
  const read = (headers: Record<string, string>) => readRetryAfter(new Headers(headers));

  it('reads seconds and dates, and a date without the local clock', () => {
    expect(read({ 'Retry-After': '120' })).toBe(120);
    expect(
      read({
        Date: 'Tue, 10 Mar 2026 12:00:00 GMT',
        'Retry-After': 'Tue, 10 Mar 2026 12:01:30 GMT',
      }),
    ).toBe(90);
    expect(read({ 'Retry-After': 'soon' })).toBeUndefined();
    expect(read({})).toBeUndefined();
  });
});
