import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from './listen';
import { usualLimits } from './request-limits';
import type { AppEnv } from './request-scope';
import { pageHeaders } from './security-headers';
import { loadStaticFiles, serveStatic } from './static-files';

const script = 'document.title = "ñ"';
const style = 'body{color:red}';
const files = {
  'index.html': `<script>${script}</script><style>${style}</style><script type="module" src="/assets/a.js"></script>home`,
  'auth.html': '<p>sign in</p>',
  'app.html': '<p>any page</p>',
  'icon-192.png': 'png',
  'favicon.svg': '<svg/>',
  'assets/a-1.js': 'export const a = 1;',
  '.vite/manifest.json': '{}',
};

let folder: string;
let listener: Listener;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const loaded = await loadStaticFiles(folder);
  const app = new Hono<AppEnv>();
  app.all('*', (context) => serveStatic(context, loaded));
  app.onError((_, context) => context.text('refused', 404));
  listener = await listen({
    host: '127.0.0.1',
    port: 0,
    limits: usualLimits,
    connections: { most: 100, mostPerAddress: 100 },
    onFailure: (error) => {
      throw error;
    },
  });
  listener.serve(app);
});
afterAll(async () => {
  await listener.close(0);
  rmSync(folder, { recursive: true, force: true });
});

const request = (path: string, init?: RequestInit) => fetch(`${listener.url}${path}`, init);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('pages', () => {
  it.each([
    ['/', 'index.html'],
    ['/auth', 'auth.html'],
    ['/edit', 'app.html'],
    ['/no/such/page', 'app.html'],
  ] as const)('%s is %s', async (path, name) => {
    const answer = await request(path);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toBe(files[name]);
  });

  it('may run the script and style in them, and no other', async () => {
    const policy = (await request('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hash(script)};`);
    expect(policy).toContain(`style-src 'self' ${hash(style)};`);
    expect(policy).not.toContain('unsafe');
    const plain = (await request('/auth')).headers.get('content-security-policy');
    expect(plain).toBe(pageHeaders['Content-Security-Policy']);
  });

  it('are requested again each time, and not sent again when they are the same', async () => {
    const first = await request('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await request('/', {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    );
  });
});

describe('files', () => {
  it('keep their type; those named by their content are kept for good', async () => {
    const picture = await request('/icon-192.png');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('no-cache');
    const code = await request('/assets/a-1.js');
    expect(code.headers.get('cache-control')).toContain('immutable');
  });

  it('are squeezed as the browser can take them', async () => {
    const ask = async (coding: string) => {
      const answer = await request('/assets/a-1.js', {
        headers: { 'Accept-Encoding': coding },
      });
      return {
        coding: answer.headers.get('content-encoding'),
        text: await answer.text(),
      };
    };
    const br = await ask('gzip, deflate, br');
    expect(br.coding).toBe('br');
    expect(br.text).toBe(files['assets/a-1.js']);
    const gzip = await ask('gzip');
    expect(gzip).toEqual({ coding: 'gzip', text: files['assets/a-1.js'] });
    expect((await ask('')).coding).toBeNull();
  });

  it.each(['/assets/b-1.js', '/missing.png', '/.vite/manifest.json'])(
    '%s is not there',
    async (path) => {
      expect((await request(path)).status).toBe(404);
    },
  );

  it('are only read', async () => {
    expect((await request('/', { method: 'POST' })).status).toBe(404);
  });
});
