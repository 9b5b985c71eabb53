import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { describeOnOneDatabase } from '../database';
import { signInNewPerson, startTestApp } from './start-test-app';

describeOnOneDatabase('who runs a server', (context) => {
  it('gets its counts from /metrics where that is on, and nothing about anybody', async () => {
    const place = await context.openFresh();
    const app = await startTestApp(place, { METRICS: 'on' });
    const { email, session } = await signInNewPerson(app);
    await app.call('GET', `/api/cvs/${session.user.id}`, { token: session.access_token });
    await app.call('GET', `/api/nothing/${session.user.id}`);
    const { status, headers, text } = await app.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('version=0.0.4');
    expect(text).toContain(
      'trayecto_requests_total{route="signIn",method="POST",status="200"} 1\n',
    );
    expect(text).toContain('trayecto_requests_total{route="getCv",method="GET",status="404"} 1\n');
    expect(text).toContain('trayecto_request_seconds_bucket{route="signIn",le="+Inf"} 1\n');
    expect(text).toMatch(/^trayecto_memory_bytes\{kind="resident"\} \d{7,}$/m);
    expect(text).toMatch(/^trayecto_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/m);
    expect(text).toContain('trayecto_readers{state="busy"} 0\n');
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
    }
    expect(text).not.toContain(session.user.id);
    expect(text).not.toContain(email);
    await app.stop();
    await place.cleanup();
  });

  it('has no /metrics unless it was asked for', async () => {
    const place = await context.openFresh();
    const app = await startTestApp(place);
    expect((await app.call('GET', '/metrics')).text).not.toContain('trayecto_requests_total');
    await app.stop();
    await place.cleanup();
  });

  it('learns that it is not ready where files cannot be kept, whatever the reason', async () => {
    const place = await context.openFresh();
    const inTheWay = join(place.dataDir, 'no-folder');
    writeFileSync(inTheWay, '');
    const app = await startTestApp(place, { STORAGE_URL: `file:${inTheWay}` });
    const { status, json } = await app.call('GET', '/api/ready');
    expect([status, json.code]).toEqual([503, 'unavailable']);
    await app.stop();
    await place.cleanup();
  });

  describe('and stops it', () => {
    it('has people sent elsewhere first: not ready, still answering, no connection kept', async () => {
      const place = await context.openFresh();
      const app = await startTestApp(place, { DRAIN_SECONDS: '1.5' });
      const { session } = await signInNewPerson(app);
      const stopped = app.stop();
      expect((await app.call('GET', '/api/ready')).status).toBe(503);
      const answer = await app.call('GET', '/api/cv-summaries', { token: session.access_token });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('connection')).toBe('close');
      await stopped;
      await sleep(0);
      await expect(app.call('GET', '/api/health')).rejects.toThrow();
      await place.cleanup();
    });
  });
});
