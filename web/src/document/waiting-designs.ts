import { type Design, designSchema } from '@trayecto/core/document';

const PREFIX = 'trayecto.look.';

/** Looks that were chosen and are not written down on the server yet: a reload in that moment must not lose them. */
export const waitingDesigns = {
  read(cvId: string): Design | undefined {
    try {
      return parse(localStorage.getItem(PREFIX + cvId));
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

  /** Once it is written down. One that another tab has chosen since then still waits. */
  forget(cvId: string, written: Design): void {
    try {
      if (localStorage.getItem(PREFIX + cvId) === JSON.stringify(written))
        localStorage.removeItem(PREFIX + cvId);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  },

  /** Tells what another tab chooses for a CV. */
  listen(cvId: string, onChosen: (design: Design) => void): () => void {
    const hear = ({ key, newValue }: StorageEvent) => {
      const design = key === PREFIX + cvId ? parse(newValue) : undefined;
      if (design) onChosen(design);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};

function parse(stored: string | null): Design | undefined {
  if (stored === null) return undefined;
  try {
    return designSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
