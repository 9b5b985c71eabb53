import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { addPerson } from '../../test/database/add-person';
import { silentLogger } from '../../test/database/silent-logger';
import { askWithin, type Database, openDatabase, question, sessions, sqlText } from './index';

describeOnEachDatabase('questions in one message', (context) => {
  let place: TestPlace;
  let database: Database;
  let ana: string;
  let berta: string;

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, poolSize: 1, logger: silentLogger });
    ana = await addPerson(database);
    berta = await addPerson(database);
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const ids = question<{ id: string }>`select id from profiles where role = 'user'`;
  const who = question<{ who: string }>`select current_user as who`;

  it('see what their asker may see, and nothing of the one before', async () => {
    expect(await database.askAsUser(ana, ids)).toEqual([{ id: ana }]);
    expect(await database.askAsUser(berta, ids)).toEqual([{ id: berta }]);
    expect(await database.asUser(ana, (tx) => askWithin(tx, ids))).toEqual([{ id: ana }]);
  });

  describe('in a session', () => {
    let sessionId: string;
    const changeSession = (change: SQL) =>
      database.asService((tx) =>
        tx.execute(sql`update sessions set ${change} where id = ${sessionId}`),
      );

    beforeAll(async () => {
      const [session] = await database.asService((tx) =>
        tx.insert(sessions).values({ userId: ana, userAgent: '' }).returning(),
      );
      sessionId = session?.id ?? '';
    });

    it('tell whose it is, and are asked in that person’s name', async () => {
      const { session, rows } = await database.askInSession({ sessionId, userId: ana }, ids);
      expect(session).toMatchObject({ user_id: ana, role: 'user', seen_lately: true });
      expect(Math.abs((session?.now ?? 0) - Date.now() / 1000)).toBeLessThan(60);
      expect(rows).toEqual([{ id: ana }]);
      const asked = await database.askInSession({ sessionId, userId: ana }, who);
      expect(asked.rows).toEqual([{ who: 'trayecto_app' }]);
      expect(await database.askInSession({ sessionId, userId: ana }, undefined)).toMatchObject({
        session: { user_id: ana },
        rows: [],
      });
    });

    it('see nothing when it is another person’s, or none', async () => {
      const foreign = await database.askInSession({ sessionId, userId: berta }, ids);
      expect(foreign).toMatchObject({ session: { user_id: ana }, rows: [] });
      const none = await database.askInSession({ sessionId: berta, userId: berta }, ids);
      expect(none).toEqual({ session: undefined, rows: [] });
      await expect(
        database.askInSession({ sessionId: `' or true --`, userId: ana }, ids),
      ).rejects.toThrow('its ids');
    });

    it('cannot write', async () => {
      const change = question`update profiles set bio = 'changed' returning id`;
      await expect(database.askInSession({ sessionId, userId: ana }, change)).rejects.toMatchObject(
        { cause: { code: '25006' } },
      );
    });

    it('see nothing once it has ended, and that they were there long ago', async () => {
      await changeSession(sql`last_seen_at = now() - interval '2 minutes'`);
      const before = await database.askInSession({ sessionId, userId: ana }, ids);
      expect(before.session?.seen_lately).toBe(false);
      await changeSession(sql`revoked_at = now()`);
      const after = await database.askInSession({ sessionId, userId: ana }, ids);
      expect(after).toEqual({ session: undefined, rows: [] });
    });
  });

  it('carry any value as it is', async () => {
    const odd = `Ana's \\ "café"; select 1 -- ${'$'}1 \n ñ 🎓`;
    const echo = question<{ text: string }>`select ${odd}::text as ${sqlText('"text"')}`;
    expect(await database.askAsUser(ana, echo)).toEqual([{ text: odd }]);
  });

  it('cannot write', async () => {
    const change = question`update profiles set bio = 'changed' returning id`;
    await expect(database.askAsUser(ana, change)).rejects.toMatchObject({
      cause: { code: '25006' },
    });
  });

  it('that fail leave the connection as good as new', async () => {
    await expect(database.askAsUser(ana, question`select 1 / 0`)).rejects.toThrow('zero');
    expect(await database.askAsUser(ana, ids)).toEqual([{ id: ana }]);
    await expect(database.askAsUser(`' or true --`, ids)).rejects.toThrow('id of a person');
  });
});
