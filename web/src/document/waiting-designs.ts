import { type Design, designSchema } from '@trayecto/core/document';

const PREFIX = 'trayecto.look.';

/** Looks that were chosen and are not written down on the server yet: a reload in that moment must not lose them. */
export const waitingDesigns = {
  read(cvId: string): Design | undefined {
    try {
      const stored = localStorage.getItem(PREFIX + cvId);
      return stored === null ? undefined : designSchema.safeParse(JSON.parse(stored)).data;
    } catch {
      return undefined;
    }
  },

  write(cvId: string, design: Design): void {
    try {
      localStorage.setItem(PREFIX + cvId, JSON.stringify(design));
    } catch {
      // A browser that keeps nothing has the server's copy a moment later.
    }
  },

  forget(cvId: string): void {
    try {
      localStorage.removeItem(PREFIX + cvId);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  },
};
