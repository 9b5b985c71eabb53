import { AppError, changeEmail, confirmEmailChange } from '@trayecto/core/contract';
import { eq, sql } from 'drizzle-orm';
import { recordAuditEvent } from '../audit/record-audit-event';
import { isTaken, profiles, type Tx, users } from '../db';
import { type Route, route } from '../http/route';
import { emailChangedMail, emailChangeMail } from '../mail/mail-texts';
import type { Mailer } from '../mail/mailer';
import { dropLinks, issueLink, useLink } from './link-store';
import { type OwnPasswordParts, withOwnPassword } from './own-password';
import { type Addressee, findAddressee, VERIFY_LINK_SECONDS } from './recovery';
import type { Limit } from './throttle';

const changesPerUser: Limit = { name: 'email-change-user', most: 5, windowSeconds: 60 * 60 };
const wordsPerAddress: Limit = { name: 'email-change-address', most: 30, windowSeconds: 15 * 60 };

interface EmailParts extends OwnPasswordParts {
  /** Undefined: this installation sends no mail, and an address cannot be confirmed. */
  readonly mailer: Mailer | undefined;
  /** Empty: any. */
  readonly domains: readonly string[];
  readonly publicUrl: () => string;
}

export function createEmailRoutes(parts: EmailParts): readonly Route[] {
  const { database, throttle } = parts;
  return [
    route(changeEmail, async ({ caller: { userId }, body: { email, password } }) => {
      await throttle.take(changesPerUser, userId);
      requireDomain(parts.domains, email);
      if (!parts.mailer) {
        await withOwnPassword(parts, userId, password, async (tx) => {
          if (!(await setEmail(tx, userId, email))) throw new AppError('already_registered');
        });
        return { is_pending: false };
      }
      const word = await withOwnPassword(parts, userId, password, async (tx) => {
        await dropLinks(tx, userId, 'email');
        const link = { userId, email, purpose: 'email', seconds: VERIFY_LINK_SECONDS } as const;
        return (await issueLink(tx, link)).word;
      });
      await sendLink(parts, userId, email, word);
      return { is_pending: true };
    }),

    route(confirmEmailChange, async ({ body, address }) => {
      await throttle.take(wordsPerAddress, address);
      const changed = await database.asService(async (tx) => {
        const asked = await useLink(tx, body.token, 'email');
        const before = asked && (await findAddressee(tx, { userId: asked.userId }));
        if (!asked?.email || !before) return undefined;
        if (!(await setEmail(tx, asked.userId, asked.email, { isConfirmed: true }))) {
          throw new AppError('already_registered');
        }
        return { before };
      });
      if (!changed) throw new AppError('link_invalid');
      await throttle.giveBack(wordsPerAddress, address);
      tellOldAddress(parts, changed);
      return undefined;
    }),
  ];
}

function requireDomain(domains: readonly string[], email: string): void {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domains.length > 0 && !domains.includes(domain)) throw new AppError('email_domain');
}

/** False where someone has that address. Links that went to the old one work no more. */
async function setEmail(
  tx: Tx,
  userId: string,
  email: string,
  { isConfirmed = false } = {},
): Promise<boolean> {
  const [other] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (other && other.id !== userId) return false;
  const emailVerifiedAt = isConfirmed ? sql`clock_timestamp()` : null;
  try {
    await tx.update(users).set({ email, emailVerifiedAt }).where(eq(users.id, userId));
  } catch (error) {
    // Taken since it was looked for. The transaction is over, and the caller ends it.
    if (isTaken(error)) return false;
    throw error;
  }
  await tx.update(profiles).set({ email }).where(eq(profiles.id, userId));
  for (const purpose of ['recover', 'verify', 'email'] as const) {
    await dropLinks(tx, userId, purpose);
  }
  await recordAuditEvent(tx, 'email_changed', userId);
  return true;
}

async function sendLink(
  { database, mailer, publicUrl }: EmailParts,
  userId: string,
  email: string,
  word: string,
): Promise<void> {
  const person = await database.asService((tx) => findAddressee(tx, { userId }));
  if (!person) return;
  const link = `${publicUrl()}/auth#email=${word}`;
  mailer?.send({ to: email, ...emailChangeMail[person.language](link) });
}

/** Whatever they have said about mail: it may be someone else who changed it. */
function tellOldAddress(
  { mailer, publicUrl }: Pick<EmailParts, 'mailer' | 'publicUrl'>,
  { before }: { before: Addressee },
): void {
  mailer?.send({ to: before.email, ...emailChangedMail[before.language](publicUrl()) });
}
