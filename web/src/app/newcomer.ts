/** Told to the sign-in page by the links that invite to start, so that it opens with the sign-up form. */
export const NEWCOMER = { isNewcomer: true } as const;
