import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { bundleChild } from '../../test/database/run-child';
import { silentLogger } from '../../test/database/silent-logger';
import { openDatabase, users } from './index';

describeOnEachDatabase('a server killed while it writes', (context) => {
  let place: TestPlace;
  let children: Awaited<ReturnType<typeof bundleChild>>;

  beforeAll(async () => {
    place = await context.openFresh();
    children = await bundleChild(new URL('../../test/database/database-child.ts', import.meta.url));
  });
  afterAll(async () => {
    children?.remove();
    await place?.cleanup();
  });

  it('nothing acknowledged is lost or doubled by kill -9', {
    tags: ['long'],
    timeout: 180_000,
  }, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const writer = children.start({ task: 'write', ...place });
      expect(await writer.next()).toBe('open');
      await writer.next();
      await sleep(Math.random() * 150);
      await writer.kill();
      acknowledged.push(...writer.messages.filter((one) => one !== 'open').map(String));
    }
    const database = await openDatabase({ ...place, logger: silentLogger });
    const stored = await database.asService((tx) => tx.select({ email: users.email }).from(users));
    await database.close();
    const emails = stored.map(({ email }) => email);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([]);
    expect(new Set(emails).size).toBe(emails.length);
  });
});
