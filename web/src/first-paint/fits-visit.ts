/** What can be known of a visit at once, before any of the app's code has come. */
export interface Visit {
  /** The address whose screen is drawn in the page, if any is. */
  readonly drawnPath: string | undefined;
  readonly path: string;
  readonly search: string;
  readonly hash: string;
  readonly historyState: unknown;
  readonly hasSession: boolean;
  readonly language: string | null;
}

/** Whether the screen drawn ahead is exactly what the app will show: to a visitor, in Spanish, with nothing to add. */
export function fitsVisit(visit: Visit): boolean {
  return (
    visit.drawnPath === visit.path &&
    !visit.hasSession &&
    (visit.language === null || visit.language === 'es') &&
    !new URLSearchParams(visit.search).has('next') &&
    // A recovery link: its form comes in the place of the one drawn.
    !visit.hash.includes('=') &&
    !isNewcomer(visit.historyState)
  );
}

/** The sign-in page then opens with its other form. */
function isNewcomer(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isNewcomer' in state;
}
