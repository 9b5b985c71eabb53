import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** Warm and clear: a serif name, a wide column for experience and a narrow one for facts. */
export const modern: Template = {
  hasOpening: true,
  main: ['summary', 'work_experience', 'education', 'projects', 'additional'],
  aside: {
    sections: ['skills', 'languages', 'certifications'],
    side: 'right',
    widthPt: 140,
    gapPt: 28,
    ground: null,
  },
  jobBegins: 'title',
  skills: 'chips',
  languages: 'rows',
  summary: 'body',
  hasFigures: false,
  theme: {
    fonts: { name: 'Fraunces', heading: 'Figtree', body: 'Figtree' },
    sizesPt: {
      name: 28,
      tagline: 12.5,
      contact: 9,
      heading: 8.75,
      entryLead: 10.5,
      lead: 10.25,
      body: 10,
      small: 9,
      figure: 21,
    },
    weights: { name: 600, heading: 700, entryLead: 600 },
    lineHeight: 1.42,
    colours: {
      ink: '#1e2430',
      muted: '#5b6472',
      accent: '#b4472e',
      line: '#e6dfd4',
      tint: '#f6f1e9',
    },
    marginsPt: { top: 48, right: 48, bottom: 46, left: 48 },
    gapsPt: {
      afterHeader: 16,
      section: 17,
      afterHeading: 7,
      entry: 11,
      paragraph: 4,
      bullet: 2.5,
    },
    header: { ...plainHeader },
    heading: { ...plainHeading, case: 'upper', trackingEm: 0.06, mark: 'rule' },
    entry: { ...plainEntry },
    bullet: { sign: '•', indentPt: 11 },
  },
};
