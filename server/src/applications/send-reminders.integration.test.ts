import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestPlace } from '../../test/database';
import { addPerson } from '../../test/database/add-person';
import { silentLogger } from '../../test/database/silent-logger';
import { applications, type Database, openDatabase, profiles, users } from '../db';
import { sendReminders } from './send-reminders';

const today = '2026-11-16';

describeOnEachDatabase('reminders by mail', (context) => {
  let place: TestPlace;
  let database: Database;
  let sent: { to: string; subject: string; text: string }[];
  beforeAll(async () => {
    place = await context.openFresh();
    database = await openDatabase({ ...place, poolSize: 2, logger: silentLogger });
  });
  afterAll(async () => {
    await database?.close();
    await place?.cleanup();
  });
  beforeEach(() => {
    sent = [];
  });

  const remind = (day = today) =>
    sendReminders(
      {
        database,
        mailer: { send: (mail) => sent.push(mail), close: async () => {} },
        publicUrl: () => 'https://cv.example.com',
      },
      day,
    );
  async function enter(isConfirmed = true): Promise<string> {
    const id = await addPerson(database);
    if (isConfirmed)
      await database.asService((tx) =>
        tx.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id)),
      );
    return id;
  }
  const apply = (userId: string, values: Partial<typeof applications.$inferInsert>) =>
    database.asUser(userId, (tx) =>
      tx.insert(applications).values({ userId, posting: 'SQL', ...values }),
    );

  it('tell everything that is due in one mail, once', async () => {
    const userId = await enter();
    await apply(userId, {
      title: 'Analista',
      company: 'Aurora',
      nextAction: 'Llamar a Irene',
      nextOn: today,
    });
    await apply(userId, { title: 'Auditora', stage: 'sent', sentOn: '2026-11-09' });
    await apply(userId, { title: 'Panadera', deadline: '2026-11-30' });
    await apply(userId, { title: 'Archivada', nextOn: today, archivedAt: new Date() });
    await remind();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toBe('Tienes 2 cosas para hoy');
    expect(sent[0]?.text).toContain('Llamar a Irene: Analista · Aurora');
    expect(sent[0]?.text).toContain('Escribir si no contestan: Auditora');
    expect(sent[0]?.text).not.toMatch(/Panadera|Archivada/);
    await remind();
    await remind('2026-11-17');
    expect(sent).toHaveLength(1);
    await remind('2026-11-30');
    expect(sent.at(-1)?.text).toContain('Último día para enviarla: Panadera');
  });

  it('go to nobody who does not want mail, and two servers do not tell twice', async () => {
    const quiet = await enter();
    await apply(quiet, { title: 'Analista', nextOn: today });
    await database.asUser(quiet, (tx) =>
      tx
        .update(profiles)
        .set({
          notificationPreferences: {
            email: false,
            desktop: false,
            updates: true,
            marketing: false,
          },
        })
        .where(eq(profiles.id, quiet)),
    );
    const loud = await enter();
    await apply(loud, { title: 'Analista', nextOn: today });
    await Promise.all([remind(), remind()]);
    expect(sent).toHaveLength(1);
  });

  it('say no words somebody typed to an address nobody has confirmed', async () => {
    const stranger = await enter(false);
    await apply(stranger, {
      title: 'Compra barato',
      nextAction: 'http://spam.example',
      nextOn: today,
    });
    await remind();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).not.toMatch(/barato|spam/);
    expect(sent[0]?.text).toContain('- Algo que apuntaste\n');
  });

  it('say what the day is: the last one to send it, one the person chose, or one that has passed', async () => {
    const userId = await enter();
    await apply(userId, { title: 'Analista', deadline: '2026-11-30', nextOn: today });
    await apply(userId, { title: 'Auditora', deadline: today });
    await apply(userId, { title: 'Panadera', deadline: '2026-11-15' });
    await remind();
    expect(sent[0]?.text).toContain('- Preparar la candidatura: Analista');
    expect(sent[0]?.text).toContain('- Último día para enviarla: Auditora');
    expect(sent[0]?.text).toContain('- Último día para enviarla (15 de noviembre): Panadera');
  });
});
