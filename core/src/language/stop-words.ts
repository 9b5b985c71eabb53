import { wordList } from './word-list';

/** Very frequent words that belong to one language only. */
export const stopWords = {
  es: wordList(
    `de, la, el, los, las, en, y, del, con, para, por, un, una, al, se, su, sus, que, es, como, más, o, entre, desde, hasta, sobre, mi, mis, años, año, empresa, gestión, trabajo, atención, experiencia, formación, educación, idiomas, habilidades, actualidad, lo, muy, también, durante, través, así, e`,
  ),
  en: wordList(
    `the, of, and, to, in, for, with, on, at, by, from, an, as, is, are, was, were, my, our, their, this, that, which, into, across, over, within, years, year, work, experience, skills, education, languages, present, management, team, new, all, using, through, including, up, i, it, its, who`,
  ),
} as const;
