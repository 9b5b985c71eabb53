import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnOneDatabase, type TestPlace } from '../../test/database';
import { silentLogger } from '../../test/database/silent-logger';
import { type Database, openDatabase } from '../db';
import { createThrottle, type Limit } from './throttle';

const limit: Limit = { name: 'knocking', most: 3, windowSeconds: 600 };

describeOnOneDatabase('a throttle', (context) => {
  let place: TestPlace;
  let database: Database;
  let questions = 0;
  beforeAll(async () => {
    place = await context.openFresh();
    const real = await openDatabase({ ...place, logger: silentLogger });
    database = {
      ...real,
      asService(work) {
        questions += 1;
        return real.asService(work);
      },
    };
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });
  const open = () => createThrottle(database, new Uint8Array(32), 1);
  const knock = async (throttle: ReturnType<typeof open>, who: string) =>
    throttle.take(limit, who).then(
      () => 'in',
      (error) => error.code,
    );

  it('asks the database nothing about those who go on knocking, and refuses nobody else', async () => {
    const throttle = open();
    for (let i = 0; i < 3; i += 1) expect(await knock(throttle, 'ana')).toBe('in');
    expect(await knock(throttle, 'ana')).toBe('too_many_requests');
    questions = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => knock(throttle, 'ana')));
    expect(new Set(answers)).toEqual(new Set(['too_many_requests']));
    expect(questions).toBeLessThan(50);
    expect(await knock(throttle, 'luis')).toBe('in');
  });

  it('a try that is given back can be had again at once', async () => {
    const throttle = open();
    for (let i = 0; i < 3; i += 1) await knock(throttle, 'eva');
    expect(await knock(throttle, 'eva')).toBe('too_many_requests');
    await throttle.giveBack(limit, 'eva');
    expect(await knock(throttle, 'eva')).toBe('in');
  });
});
