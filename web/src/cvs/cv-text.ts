/** Which of a CV's two texts: the original or its English version. */
export type CvText = 'original' | 'english';
