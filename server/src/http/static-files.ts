import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { AppError } from '@trayecto/core/contract';
import { describePagePolicy } from './inline-policy';
import { type Coding, pickCoding } from './pick-coding';
import type { AppContext } from './request-scope';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

const squeezable = /^(text\/|application\/(json|manifest)|image\/svg)/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly immutable: boolean;
  /** Pages only: what may run in them. */
  readonly policy: string | undefined;
  /** Squeezed on first request and kept. */
  readonly squeezed: Map<'br' | 'gzip', Promise<Buffer>>;
}

export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** The built app, read once: only paths that exist in this map can ever be served. */
export async function loadStaticFiles(folder: string): Promise<StaticFiles> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, StaticFile>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const url = `/${relative(folder, path).split(sep).join('/')}`;
    // The build's manifest isn't public.
    if (url.includes('/.')) continue;
    const plain = await readFile(path);
    const extension = extname(entry.name);
    files.set(url, {
      type: types[extension] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
      plain,
      immutable: url.startsWith('/assets/'),
      policy: extension === '.html' ? describePagePolicy(plain.toString('utf8')) : undefined,
      squeezed: new Map(),
    });
  }
  return files;
}

/** A file of the app, or a page of it for every other address: the app itself knows its routes. */
export async function serveStatic(context: AppContext, files: StaticFiles): Promise<Response> {
  const path = context.req.path;
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
    throw new AppError('unknown_route');
  const named = files.get(path);
  if (!named && (path.startsWith('/assets/') || /\.\w{2,11}$/.test(path)))
    throw new AppError('unknown_route');
  const file = named ?? findPage(path, files);
  if (!file) throw new AppError('unknown_route');
  context.header('ETag', file.etag);
  context.header('Vary', 'Accept-Encoding');
  context.header(
    'Cache-Control',
    file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (file.policy) context.header('Content-Security-Policy', file.policy);
  if (context.req.header('if-none-match') === file.etag) return context.body(null, 304);
  context.header('Content-Type', file.type);
  const coding = squeezable.test(file.type)
    ? pickCoding(context.req.header('accept-encoding'))
    : undefined;
  if (!coding) return context.body(asBody(file.plain));
  context.header('Content-Encoding', coding);
  return context.body(asBody(await squeeze(file, coding)));
}

/** The page with the address's own screen drawn in it, or the one that fits every address. */
function findPage(path: string, files: StaticFiles): StaticFile | undefined {
  const own = path === '/' ? '/index.html' : `${path}.html`;
  return files.get(own) ?? files.get('/app.html') ?? files.get('/index.html');
}

function squeeze(file: StaticFile, coding: Coding): Promise<Buffer> {
  const kept = file.squeezed.get(coding);
  if (kept) return kept;
  const made =
    coding === 'br'
      ? brotli(file.plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipped(file.plain, { level: 9 });
  file.squeezed.set(coding, made);
  return made;
}

function asBody(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
