import type { z } from 'zod';

/** What one person has begun with one CV and not saved yet, kept in this browser so that nothing loses it. */
export function createBrowserDrafts<T>(prefix: `trayecto.${string}.`, schema: z.ZodType<T>) {
  const nameKey = (userId: string, cvId: string) => `${prefix}${userId}.${cvId}`;
  return {
    read(userId: string, cvId: string): T | null {
      try {
        const stored = localStorage.getItem(nameKey(userId, cvId));
        return stored === null ? null : (schema.safeParse(JSON.parse(stored)).data ?? null);
      } catch {
        return null;
      }
    },

    /** False when the browser has no room or keeps nothing. */
    write(userId: string, cvId: string, draft: T): boolean {
      try {
        localStorage.setItem(nameKey(userId, cvId), JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },

    forget(userId: string, cvId: string): void {
      try {
        localStorage.removeItem(nameKey(userId, cvId));
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
  };
}
