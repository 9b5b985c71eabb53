import { randomUUID } from 'node:crypto';
import { type Database, profiles, users } from '../../src/db';

/** A person with a profile, straight into the tables. */
export async function addPerson(database: Database): Promise<string> {
  const email = `person.${randomUUID().slice(0, 8)}@example.com`;
  return database.asService(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, passwordHash: 'not a hash' })
      .returning({ id: users.id });
    await tx.insert(profiles).values({ id: user!.id, email, displayName: 'Person' });
    return user!.id;
  });
}
