/** Which of a CV's two texts: as it was brought, or its English version. */
export type CvText = 'original' | 'english';
