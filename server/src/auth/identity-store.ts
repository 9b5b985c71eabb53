import type { Identity } from '@trayecto/core/contract';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { identities, oidcFlows, type Tx, users } from '../db';
import type { OidcFlow } from './oidc-provider';
import { hashWord } from './random-word';
import { isShut } from './session-store';

const FLOW_SECONDS = 15 * 60;

export async function keepFlow(
  tx: Tx,
  state: string,
  flow: OidcFlow & { readonly userId: string | null },
): Promise<void> {
  await tx.insert(oidcFlows).values({
    ...flow,
    stateHash: hashWord(state),
    expiresAt: sql`clock_timestamp() + make_interval(secs => ${FLOW_SECONDS})`,
  });
}

/** Undefined when it is unknown, used or too old. */
export async function takeFlow(
  tx: Tx,
  state: string,
): Promise<(OidcFlow & { userId: string | null }) | undefined> {
  const [taken] = await tx
    .delete(oidcFlows)
    .where(
      and(
        eq(oidcFlows.stateHash, hashWord(state)),
        gt(oidcFlows.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .returning({
      verifier: oidcFlows.verifier,
      nonce: oidcFlows.nonce,
      userId: oidcFlows.userId,
    });
  return taken;
}

/** Whose it is, and whether they may come in. */
export async function findOwner(tx: Tx, issuer: string, subject: string) {
  const [row] = await tx
    .select({
      userId: users.id,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      isLeaving: sql<boolean>`${users.deletionRequestedAt} is not null`,
      isShut,
    })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row;
}

/** False where the provider's person is someone else here already. */
export async function addIdentity(
  tx: Tx,
  person: {
    readonly userId: string;
    readonly issuer: string;
    readonly subject: string;
    readonly label: string;
  },
): Promise<boolean> {
  const added = await tx
    .insert(identities)
    .values(person)
    .onConflictDoNothing()
    .returning({ id: identities.id });
  return added.length > 0;
}

export async function listOwnIdentities(tx: Tx, userId: string): Promise<Identity[]> {
  const rows = await tx
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(desc(identities.createdAt));
  return rows.map(({ id, label, createdAt }) => ({
    id,
    label,
    created_at: createdAt.toISOString(),
  }));
}

export async function removeOwnIdentity(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.userId, userId)))
    .returning({ id: identities.id });
  return gone.length > 0;
}
