import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** A pale sidebar with the photo and facts, and experience beside it. */
export const sidebar: Template = {
  hasOpening: true,
  main: ['summary', 'work_experience', 'education', 'projects', 'additional'],
  aside: {
    sections: ['contact', 'skills', 'languages', 'certifications'],
    side: 'left',
    widthPt: 142,
    gapPt: 42,
    ground: '#e4eeee',
  },
  jobBegins: 'title',
  skills: 'lines',
  languages: 'rows',
  summary: 'body',
  hasFigures: false,
  theme: {
    fonts: { name: 'Fraunces', heading: 'Fraunces', body: 'Figtree' },
    sizesPt: {
      name: 26,
      tagline: 12,
      contact: 9.25,
      heading: 12.5,
      entryLead: 10.5,
      lead: 10.25,
      body: 10,
      small: 9,
      figure: 21,
    },
    weights: { name: 600, heading: 600, entryLead: 600 },
    lineHeight: 1.42,
    colours: {
      ink: '#1e2430',
      muted: '#4f5966',
      accent: '#1a626a',
      line: '#c6d6d6',
      tint: '#e4eeee',
    },
    marginsPt: { top: 46, right: 44, bottom: 44, left: 26 },
    gapsPt: {
      afterHeader: 14,
      section: 17,
      afterHeading: 6,
      entry: 11,
      paragraph: 4,
      bullet: 2.5,
    },
    header: { ...plainHeader, place: 'main', photo: 'aside', photoPt: 104 },
    heading: { ...plainHeading },
    entry: { ...plainEntry },
    bullet: { sign: '•', indentPt: 11 },
  },
};
