import { asc, eq } from 'drizzle-orm';
import { listNotices } from '../audit/notices';
import { listOwnIdentities } from '../auth/identity-store';
import { listOwnPasskeys } from '../auth/passkey-store';
import { findFactor } from '../auth/second-factor-store';
import { listOwnTokens } from '../auth/token-store';
import { findStoredPath } from '../cvs/cv-store';
import { listVersions } from '../cvs/version-store';
import type { Database } from '../db';
import {
  applicationMatches,
  applicationMoves,
  applicationSendings,
  applications,
  cvs,
  parsedCvs,
  results,
  savedJobs,
  type Tx,
} from '../db';
import { listShares } from '../shares/share-store';
import { avatarPathOf, type FileStorage } from '../storage/file-storage';
import { findOwnWords } from './own-word-store';
import { plainName } from './plain-name';
import { findProfile } from './profile-store';
import type { ZipEntry } from './write-zip';

/**
 * Everything kept about a person, one thing at a time. Each CV is read in its own transaction: the embedded
 * database does one at a time, and a long list must not hold up everyone else.
 */
export async function* gatherAccount(
  database: Database,
  storage: FileStorage,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const read = <T>(work: (tx: Tx) => Promise<T>) => database.asUser(userId, work);
  yield json('profile.json', await read((tx) => findProfile(tx, userId)));
  yield json('own-words.json', await read((tx) => findOwnWords(tx, userId)));
  const picture = await storage.read(avatarPathOf(userId));
  if (picture) yield { name: 'avatar.jpg', bytes: picture, isCompressed: true };
  const factor = await database.asService((tx) => findFactor(tx, userId));
  yield json('second-factor.json', factor);
  const passkeys = await database.asService((tx) => listOwnPasskeys(tx, userId));
  yield json('passkeys.json', passkeys);
  const identities = await database.asService((tx) => listOwnIdentities(tx, userId));
  yield json('identities.json', identities);
  yield json('notices.json', await read((tx) => listNotices(tx, userId)));
  // Without the tokens themselves, of which there is only a hash.
  yield json('tokens.json', await read((tx) => listOwnTokens(tx, userId)));
  yield json('shared-links.json', await read(listShares));
  yield json('saved-jobs.json', await read(listJobs));
  yield* gatherResults(read);
  yield* gatherApplications(read);

  const ids = await read((tx) =>
    tx.select({ id: cvs.id }).from(cvs).orderBy(asc(cvs.createdAt), asc(cvs.id)),
  );
  for (const [index, { id }] of ids.entries()) {
    const found = await read(async (tx) => ({
      cv: (await tx.select().from(cvs).where(eq(cvs.id, id)))[0],
      imports: await tx.select().from(parsedCvs).where(eq(parsedCvs.cvId, id)),
      path: await findStoredPath(tx, id),
    }));
    if (!found.cv) continue;
    const folder = `cvs/${String(index + 1).padStart(3, '0')}-${plainName(found.cv.filename)}`;
    const { imports } = found;
    const versions = await listVersions(database, userId, id);
    yield json(`${folder}/cv.json`, { ...found.cv, imports, versions });
    const original = found.path === undefined ? undefined : await storage.read(found.path);
    if (original && found.path) {
      const ending = found.path.slice(found.path.lastIndexOf('.'));
      yield { name: `${folder}/original${ending}`, bytes: original, isCompressed: true };
    }
  }
}

/** One by one: each may be large, and there may be hundreds. */
async function* gatherResults(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): AsyncGenerator<ZipEntry> {
  const ids = await read((tx) =>
    tx.select({ id: results.id }).from(results).orderBy(asc(results.createdAt), asc(results.id)),
  );
  for (const [index, { id }] of ids.entries()) {
    const [found] = await read((tx) => tx.select().from(results).where(eq(results.id, id)));
    if (!found) continue;
    const number = String(index + 1).padStart(3, '0');
    yield json(`results/${number}-${found.kind.replaceAll('_', '-')}.json`, found);
  }
}

async function* gatherApplications(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): AsyncGenerator<ZipEntry> {
  const ids = await read((tx) =>
    tx
      .select({ id: applications.id })
      .from(applications)
      .orderBy(asc(applications.createdAt), asc(applications.id)),
  );
  for (const [index, { id }] of ids.entries()) {
    const found = await read(async (tx) => ({
      application: (await tx.select().from(applications).where(eq(applications.id, id)))[0],
      moves: await tx.select().from(applicationMoves).where(eq(applicationMoves.applicationId, id)),
      matches: await tx
        .select()
        .from(applicationMatches)
        .where(eq(applicationMatches.applicationId, id)),
      sent: await tx
        .select()
        .from(applicationSendings)
        .where(eq(applicationSendings.applicationId, id)),
    }));
    if (!found.application) continue;
    const { application, moves, matches, sent } = found;
    const number = String(index + 1).padStart(3, '0');
    const name = plainName(application.title, 'application');
    yield json(`applications/${number}-${name}.json`, { ...application, moves, matches, sent });
  }
}

/** The table may be missing, which is no reason to keep the rest from the person. */
async function listJobs(tx: Tx) {
  const { rows } = await tx.execute<{ name: string | null }>(
    `select to_regclass('public.saved_jobs')::text as name`,
  );
  return rows[0]?.name === null ? [] : tx.select().from(savedJobs);
}

function json(name: string, value: unknown): ZipEntry {
  return { name, bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`) };
}
