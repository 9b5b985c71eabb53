import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from './listen';
import { usualLimits } from './request-limits';

describe('before the app is there', () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listen({
      host: '127.0.0.1',
      port: 0,
      limits: usualLimits,
      connections: { most: 100, mostPerAddress: 100 },
      onFailure: (error) => {
        throw error;
      },
    });
  });
  afterAll(() => listener.close(1000));

  const ask = (path: string, headers: Record<string, string>) =>
    fetch(`${listener.url}${path}`, { headers });

  it.each([
    ['es-ES,es;q=0.9,en;q=0.8', 'Trayecto está arrancando'],
    ['en-GB,en;q=0.9', 'Trayecto is starting'],
    ['', 'Trayecto está arrancando'],
  ])('a browser in “%s” gets a page that asks again by itself', async (languages, title) => {
    const answer = await ask('/edit', { accept: 'text/html', 'accept-language': languages });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(await answer.text()).toMatch(
      new RegExp(`http-equiv="refresh"[\\s\\S]*<h1>${title}</h1>`),
    );
  });

  it.each([['/api/cvs'], ['/favicon.svg']])(
    'a program that asks for %s gets JSON',
    async (path) => {
      const accept = path.startsWith('/api') ? 'text/html' : '*/*';
      const answer = await ask(path, { accept });
      expect([answer.status, await answer.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'unavailable' }),
      ]);
    },
  );
});
