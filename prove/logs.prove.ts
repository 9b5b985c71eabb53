import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@trayecto/core/contract';
import { expect, it } from 'vitest';
import { runBuiltServer } from '../server/test/app/run-built-server';
import { createCaller } from '../server/test/app/start-test-app';
import { describeOnEachDatabase } from '../server/test/database';
import { writePdf } from '../server/test/files/write-pdf';
import { startFakeModelServer } from '../server/test/model/fake-model-server';
import { noteFigure } from './parts/note-figure';

const canary = {
  email: `canary.mail.${randomUUID().slice(0, 8)}@example.com`,
  password: 'canary password nobody else has',
  sentence: 'canary sentence of a summary nobody else wrote',
  fileName: 'canary-file-name.pdf',
  modelKey: 'sk-canary-model-key-of-a-person-0123456789',
  agent: 'canary-agent\u001b[31m',
};

describeOnEachDatabase('the log at its most talkative', (context) => {
  it('holds nothing that a person typed, sent or was given, whatever they do', async () => {
    const place = await context.openFresh();
    const model = await startFakeModelServer();
    model.behave({ kind: 'refuse', status: 500, message: canary.sentence });
    const server = runBuiltServer({
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_API_KEY: 'sk-canary-key-of-the-installation',
      LOG_LEVEL: 'debug',
      RATE_LIMIT_SCALE: '1000',
    });
    const url = await server.url;
    const call = createCaller(url);
    const credentials = { email: canary.email, password: canary.password };
    const headers = { 'User-Agent': canary.agent.replace('\u001b', '') };
    await call('POST', '/api/auth/sign-up', { body: credentials, headers });
    await call('POST', '/api/auth/sign-up', { body: credentials });
    await call('POST', '/api/auth/sign-in', {
      body: { ...credentials, password: `${canary.password}!` },
    });
    const session = (await call('POST', '/api/auth/sign-in', { body: credentials, headers })).json;
    const token: string = session.access_token;
    await call('PUT', '/api/profile/model-key', { token, body: { key: canary.modelKey } });
    const cvIds = await importBoth(url, token);
    expect(cvIds).toHaveLength(1);
    const [cvId = ''] = cvIds;
    await call('POST', '/api/improve-cv', {
      token,
      body: { cvId, additionalInstructions: canary.sentence },
    });
    expect(model.requests.length).toBeGreaterThan(0);
    await call('PATCH', `/api/cvs/${cvId}`, {
      token,
      body: { parsed_data: { summary: canary.sentence } },
      headers: { 'If-Match': '"999"' },
    });
    let asked = 0;
    for (const endpoint of allEndpoints) {
      if (['deleteAccount', 'signOut'].includes(endpoint.id)) continue;
      for (const id of [
        cvId,
        randomUUID(),
        encodeURIComponent(`${canary.sentence}\r\n{"level":"forged"}`),
      ]) {
        const path = endpoint.path.replaceAll(/\{\w+\}/g, id);
        const isRead = endpoint.method === 'GET';
        await call(endpoint.method, `${path}?q=${encodeURIComponent(canary.sentence)}`, {
          token,
          ...(isRead
            ? {}
            : {
                body: {
                  ...credentials,
                  text: canary.sentence,
                  filename: canary.fileName,
                  content: canary.sentence,
                  id,
                },
              }),
        });
        asked += 1;
      }
    }
    await call('POST', '/api/auth/refresh', { body: { refresh_token: session.refresh_token } });
    await call('POST', '/api/auth/refresh', { body: { refresh_token: session.refresh_token } });
    if (context.kind === 'postgres') {
      await context.queryAsOwner(place, 'alter table cvs rename to cvs_away');
      await call('POST', '/api/cvs', {
        token,
        body: { filename: canary.fileName, content: canary.sentence, parsed_data: null },
      });
      await context.queryAsOwner(place, 'alter table cvs_away rename to cvs');
    }
    await call('DELETE', '/api/account', {
      token,
      body: { password: canary.password, immediately: true },
    });
    await server.kill('SIGTERM');
    await model.close();
    await place.cleanup();

    const printed = server.output();
    const lines = printed.split('\n').filter((line) => line && !line.startsWith('Trayecto: '));
    expect(lines.length).toBeGreaterThan(asked);
    const secrets = [...Object.values(canary), 'canary', token, session.refresh_token, 'forged'];
    expect(secrets.filter((secret) => printed.includes(secret))).toEqual([]);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
    noteFigure(
      49,
      `${context.kind}: ${lines.length} lines of a debug log, ${secrets.length} canaries, 0 found, each line JSON`,
    );
  });
});

/** One that can be read and one that cannot; the ids of the CVs made. */
async function importBoth(url: string, token: string): Promise<string[]> {
  const pdf = writePdf([
    [canary.sentence, 'Experiencia', 'Panadera, Horno'].map((text, i) => ({
      text,
      x: 60,
      y: 780 - 22 * i,
    })),
  ]);
  const ids: string[] = [];
  for (const bytes of [pdf, pdf.subarray(0, 70)]) {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], canary.fileName));
    const answer = await fetch(`${url}/api/import`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    if (answer.status === 201) ids.push(JSON.parse(text).cv.id);
  }
  return ids;
}
