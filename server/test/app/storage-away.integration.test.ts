import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEmbedded, type TestPlace } from '../database';
import { bucketKey, type FakeBucket, startFakeBucket } from '../storage/fake-bucket';
import { signInNewPerson, startTestApp, type TestApp } from './start-test-app';

describeOnEmbedded('a bucket that is away', (context) => {
  let app: TestApp;
  let bucket: FakeBucket;
  let place: TestPlace;

  beforeAll(async () => {
    place = await context.openFresh();
    bucket = await startFakeBucket();
    app = await startTestApp(place, {
      STORAGE_URL: 's3://cvs',
      S3_ENDPOINT: bucket.endpoint,
      S3_REGION: bucket.region,
      S3_ACCESS_KEY_ID: bucketKey.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucketKey.secretAccessKey,
    });
  });
  afterAll(async () => {
    await app?.stop();
    await place?.cleanup();
  });

  it('is a pause: not ready, uploads told to wait and no row without a file, everything else goes on', async () => {
    const { session } = await signInNewPerson(app);
    const token = session.access_token;
    expect((await app.call('GET', '/api/ready')).status).toBe(200);
    await bucket.close();
    const ready = await app.call('GET', '/api/ready');
    expect([ready.status, ready.json.code]).toEqual([503, 'unavailable']);
    const form = new FormData();
    form.set('file', new File([JSON.stringify({ basics: { name: 'Marta' } })], 'marta.json'));
    const upload = await fetch(`${app.url}/api/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(upload.status).toBe(503);
    expect(upload.headers.get('retry-after')).toBe('5');
    expect(await context.queryAsOwner(place, 'select path from stored_files')).toEqual([]);
    expect((await app.call('GET', '/api/cv-summaries', { token })).json.cvs).toEqual([]);
  });
});
