import { type DecisionChanges, decisionChanges } from '@trayecto/core/review';

const PREFIX = 'trayecto.decisions.';

/** Decisions that the server is not known to have yet: a reload in that moment must not lose them. */
export const waitingDecisions = {
  read(cvId: string): DecisionChanges {
    try {
      const stored = localStorage.getItem(PREFIX + cvId);
      return stored === null ? {} : (decisionChanges.safeParse(JSON.parse(stored)).data ?? {});
    } catch {
      return {};
    }
  },

  write(cvId: string, changes: DecisionChanges): void {
    try {
      if (isEmpty(changes)) localStorage.removeItem(PREFIX + cvId);
      else localStorage.setItem(PREFIX + cvId, JSON.stringify(changes));
    } catch {
      // A browser that keeps nothing has the server's copy a moment later.
    }
  },
};

export function isEmpty({ fields, lines }: DecisionChanges): boolean {
  return Object.keys({ ...fields, ...lines }).length === 0;
}
