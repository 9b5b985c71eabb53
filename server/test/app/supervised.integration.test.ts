import { afterEach, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { runSupervisedServer, type SupervisedServer } from './run-supervised-server';
import { createCaller, signInNewPerson } from './start-test-app';

describeOnOneDatabase('a server that is watched over', (context) => {
  let place: TestPlace;
  let running: SupervisedServer | undefined;
  const start = async (settings: Record<string, string> = {}) => {
    place = await context.openFresh();
    running = await runSupervisedServer(place.dataDir, {
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}),
      ...settings,
    });
    return running;
  };
  afterEach(async () => {
    running?.child.kill('SIGTERM');
    await running?.exit;
    await place?.cleanup();
  });
  const untilReady = ({ url }: SupervisedServer) =>
    expect
      .poll(
        () =>
          fetch(`${url}/api/ready`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 60_000, interval: 50 },
      )
      .toBe(200);

  it('is back when it was killed, says why, keeps everybody signed in, and still ends on a signal', async () => {
    const server = await start();
    await untilReady(server);
    const call = createCaller(server.url);
    const { session } = await signInNewPerson({ call });
    const first = server.findServer();
    process.kill(first ?? 0, 'SIGKILL');
    await expect.poll(() => server.findServer() !== first, { timeout: 60_000 }).toBe(true);
    await untilReady(server);
    const answer = await call('GET', '/api/auth/user', { token: session.access_token });
    expect(answer.status).toBe(200);
    expect(server.output()).toMatch(/"level":"error".*"signal":"SIGKILL".*"crashes":1/);
    server.child.kill('SIGTERM');
    expect(await server.exit).toEqual({ code: 0, signal: null });
  });

  // It ends before it looks for its database.
  if (context.kind === 'postgres') return;

  it('is not started again with settings that it cannot start with', async () => {
    const server = await start({ SECRET_KEY: 'short' });
    expect(await server.exit).toEqual({ code: 1, signal: null });
    expect(server.output().match(/^pid /gm)).toHaveLength(1);
    expect(server.output()).toContain('SECRET_KEY: must have at least');
  });
});
