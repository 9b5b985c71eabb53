/** The engine's own limit: `LONGEST_POSTING` of core would bring its whole module along. */
export const LONGEST_POSTING = 200_000;
