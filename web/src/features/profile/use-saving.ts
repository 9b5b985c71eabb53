import { useState } from 'react';

type Outcome<Done extends string> =
  | { readonly kind: 'done'; readonly what: Done }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One change at a time, and what became of the last one. */
export function useSaving<Done extends string>() {
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome<Done> | null>(null);

  async function save(change: () => Promise<void>, what: Done): Promise<boolean> {
    setOutcome(null);
    setIsSaving(true);
    try {
      await change();
      setOutcome({ kind: 'done', what });
      return true;
    } catch (error) {
      setOutcome({ kind: 'failed', error });
      return false;
    } finally {
      setIsSaving(false);
    }
  }

  return { isSaving, outcome, save, forget: () => setOutcome(null) };
}
