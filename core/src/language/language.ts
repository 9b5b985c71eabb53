/** The languages of CVs, of jobs and of everything that is written about them. */
export const languages = ['es', 'en'] as const;
export type Language = (typeof languages)[number];
