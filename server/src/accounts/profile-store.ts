import type { Profile } from '@trayecto/core/contract';
import type { Language } from '@trayecto/core/language';
import { eq, sql } from 'drizzle-orm';
import { profiles, type Tx } from '../db';

type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(tx: Tx, userId: string): Promise<Profile | undefined> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  return row && toProfile(row);
}

interface ProfileChange {
  readonly display_name?: string | undefined;
  readonly bio?: string | undefined;
  readonly notification_preferences?: Partial<Profile['notification_preferences']> | undefined;
  readonly preferred_language?: Language | undefined;
}

export async function changeProfile(
  tx: Tx,
  userId: string,
  change: ProfileChange,
): Promise<Profile | undefined> {
  const [row] = await tx
    .update(profiles)
    .set({
      displayName: change.display_name === undefined ? undefined : orFirstPart(change.display_name),
      bio: change.bio,
      notificationPreferences:
        change.notification_preferences &&
        sql`${profiles.notificationPreferences} || ${JSON.stringify(change.notification_preferences)}::jsonb`,
      preferredLanguage: change.preferred_language,
      updatedAt: sql`clock_timestamp()`,
    })
    .where(eq(profiles.id, userId))
    .returning();
  return row && toProfile(row);
}

export async function setAvatarUrl(
  tx: Tx,
  userId: string,
  avatarUrl: string | null,
): Promise<Profile | undefined> {
  const [row] = await tx
    .update(profiles)
    .set({ avatarUrl, updatedAt: sql`clock_timestamp()` })
    .where(eq(profiles.id, userId))
    .returning();
  return row && toProfile(row);
}

export async function hasAvatar(tx: Tx, userId: string): Promise<boolean> {
  const [row] = await tx
    .select({ avatarUrl: profiles.avatarUrl })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return Boolean(row?.avatarUrl);
}

/** Anyone who empties their name is called by the part of their email before the @ again. */
function orFirstPart(name: string) {
  return name.trim() === ''
    ? sql`regexp_replace(${profiles.email}::text, '@[^@]*$', '')`
    : name.trim();
}

function toProfile(row: ProfileRow): Profile {
  return {
    id: row.id,
    email: row.email,
    role: row.role === 'admin' ? 'admin' : 'user',
    display_name: row.displayName,
    bio: row.bio,
    avatar_url: row.avatarUrl,
    notification_preferences: row.notificationPreferences,
    preferred_language: row.preferredLanguage,
    updated_at: row.updatedAt.toISOString(),
  };
}
