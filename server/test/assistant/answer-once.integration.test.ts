import { randomUUID } from 'node:crypto';
import { engineSchema } from '@trayecto/core/assistant';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createAnswerOnce, describeQuestion } from '../../src/assistant/answer-once';
import { createCv } from '../../src/cvs/create-cv';
import { type Database, openDatabase } from '../../src/db';
import { describeOnOneDatabase, type TestPlace } from '../database';
import { addPerson } from '../database/add-person';
import { silentLogger } from '../database/silent-logger';
import { sampleCv } from '../model/sample-cv';

const output = z.object({ engine: engineSchema, text: z.string() });
const engine = { kind: 'model', name: 'some-model' } as const;

describeOnOneDatabase('a question to a model, asked in two processes', (context) => {
  let place: TestPlace;
  let database: Database;
  let userId: string;
  let cv: { id: string; version: number };

  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, logger: silentLogger });
    userId = await addPerson(database);
    cv = await database.asUser(userId, (tx) =>
      createCv(tx, userId, { filename: 'cv.pdf', content: '', parsed_data: sampleCv }),
    );
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });

  const ask = (key: string) =>
    describeQuestion(
      { id: 'some-task' },
      {
        caller: { userId },
        query: {},
        body: { cvId: cv.id },
        idempotencyKey: key,
        signal: new AbortController().signal,
        reportProgress: () => {},
      },
      cv,
      engine,
    );

  it('is answered once under its key, and both get the answer', async () => {
    const processes = [1, 2].map(() => createAnswerOnce(database, output));
    const key = randomUUID();
    let asked = 0;
    const work = async () => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { engine, text: `answer ${asked}` };
    };
    const answers = await Promise.all(processes.map((once) => once(ask(key), work)));
    expect(answers.map(({ text }) => text)).toEqual(['answer 1', 'answer 1']);
    expect(asked).toBe(1);
  });

  it('is asked again by the one that waited when the other failed', async () => {
    const processes = [1, 2].map(() => createAnswerOnce(database, output));
    const key = randomUUID();
    let asked = 0;
    const work = async () => {
      asked += 1;
      if (asked === 1) throw new Error('no luck');
      return { engine, text: 'better luck' };
    };
    const outcomes = await Promise.allSettled(processes.map((once) => once(ask(key), work)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(asked).toBe(2);
  });
});
