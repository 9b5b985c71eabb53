/** The engine's own limit: importing `LONGEST_POSTING` from core would load its whole module. */
export const LONGEST_POSTING = 200_000;
