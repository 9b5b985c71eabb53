import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { addPerson } from '../../test/database/add-person';
import { silentLogger } from '../../test/database/silent-logger';
import { askWithin, type Database, openDatabase, question, sqlText } from './index';

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
    expect(await database.askAsService(ids)).toHaveLength(2);
    expect(await database.asUser(ana, (tx) => askWithin(tx, ids))).toEqual([{ id: ana }]);
  });

  it('of the service and of a person keep apart', async () => {
    const [all, own] = await database.askAsBoth(ids, berta, ids);
    expect([all.length, own]).toEqual([2, [{ id: berta }]]);
    expect(await database.askAsBoth(who, ana, who)).toEqual([
      [{ who: 'trayecto_service' }],
      [{ who: 'trayecto_app' }],
    ]);
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
