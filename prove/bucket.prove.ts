import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createS3Storage } from '../server/src/storage/s3-storage';
import { runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller, goodPassword, signInNewPerson } from '../server/test/app/start-test-app';
import { describeOnEachDatabase } from '../server/test/database';
import { makeTestFolder } from '../server/test/test-folder';
import { noteFigure } from './parts/note-figure';

// The one pair of keys that this server knows.
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
let bucket: ChildProcess;
let endpoint: string;
let folder: string;

beforeAll(async () => {
  folder = makeTestFolder('test');
  bucket = fork(join(import.meta.dirname, 'parts', 'bucket-server.mjs'), [folder, 'cvs'], {
    execArgv: ['--openssl-legacy-provider'],
  });
  const [message] = await once(bucket, 'message');
  endpoint = `http://127.0.0.1:${z.object({ port: z.number() }).parse(message).port}`;
});
afterAll(async () => {
  bucket?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const makePath = () => `${randomUUID()}/${Date.now()}-${randomUUID().slice(0, 8)}.pdf`;

describe('a bucket of another maker', () => {
  it('keeps, replaces, lists over pages and removes', async () => {
    const storage = createS3Storage({
      endpoint,
      region: 'us-east-1',
      bucket: 'cvs',
      prefix: 'one/',
      ...KEY,
    });
    await storage.ping();
    const path = makePath();
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    await storage.save(path, bytes);
    expect(sha256(await storage.read(path))).toBe(sha256(bytes));
    await storage.replace(path, bytes.subarray(1));
    expect(sha256(await storage.read(path))).toBe(sha256(bytes.subarray(1)));
    const paths = [path, ...Array.from({ length: 1_100 }, makePath)];
    for (let i = 1; i < paths.length; i += 20) {
      await Promise.all(
        paths.slice(i, i + 20).map((one) => storage.save(one, bytes.subarray(0, 10))),
      );
    }
    const listed: string[] = [];
    for await (const one of storage.list()) listed.push(one.path);
    expect(listed.sort()).toEqual(paths.sort());
    await storage.remove(path);
    await storage.remove(path);
    expect(await storage.read(path)).toBeUndefined();
    noteFigure(40, `S3 against s3rver: ${paths.length} files kept and listed over two pages`);
  });
});

describeOnEachDatabase('a server with its files in that bucket', (context) => {
  it('imports, hands the original out, and leaves nothing when the account goes', async () => {
    const place = await context.openFresh();
    const server = runBuiltServer({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      STORAGE_URL: `s3://cvs/${context.kind}`,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
      LOG_LEVEL: 'silent',
    });
    const url = await server.url;
    const call = createCaller(url);
    expect((await call('GET', '/api/ready')).status).toBe(200);
    const { session } = await signInNewPerson({ call });
    const token = session.access_token;
    const form = new FormData();
    const text = JSON.stringify({ basics: { name: 'Marta Ibarra' } });
    form.set('file', new File([text], 'marta.json'));
    const imported = await fetch(`${url}/api/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(imported.status).toBe(201);
    const { cv } = JSON.parse(await imported.text());
    expect((await call('GET', `/api/cvs/${cv.id}/original`, { token })).text).toBe(text);
    const storage = createS3Storage({
      endpoint,
      region: 'us-east-1',
      bucket: 'cvs',
      prefix: `${context.kind}/`,
      ...KEY,
    });
    const count = async () => {
      let files = 0;
      for await (const _ of storage.list()) files += 1;
      return files;
    };
    expect(await count()).toBe(1);
    const gone = await call('DELETE', '/api/account', {
      token,
      body: { password: goodPassword, immediately: true },
    });
    expect(gone.status).toBe(204);
    expect(await count()).toBe(0);
    await server.kill('SIGTERM');
    await place.cleanup();
  });
});

function sha256(bytes: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(bytes ?? 'nothing')
    .digest('hex');
}
