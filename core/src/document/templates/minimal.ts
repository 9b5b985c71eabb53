import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** Only type and white space: dates in the margin, one size, two greys. */
export const minimal: Template = {
  hasOpening: false,
  main: [
    'summary',
    'work_experience',
    'education',
    'projects',
    'skills',
    'languages',
    'certifications',
    'additional',
  ],
  aside: null,
  jobBegins: 'title',
  skills: 'inline',
  languages: 'inline',
  summary: 'body',
  hasFigures: false,
  theme: {
    fonts: { name: 'Inter', heading: 'Inter', body: 'Inter' },
    sizesPt: {
      name: 21,
      tagline: 11,
      contact: 8.75,
      heading: 10.5,
      entryLead: 9.75,
      lead: 9.75,
      body: 9.5,
      small: 8.5,
      figure: 21,
    },
    weights: { name: 600, heading: 600, entryLead: 600 },
    lineHeight: 1.5,
    colours: {
      ink: '#111111',
      muted: '#666666',
      accent: '#111111',
      line: '#dddddd',
      tint: '#f5f5f5',
    },
    marginsPt: { top: 60, right: 58, bottom: 54, left: 54 },
    gapsPt: {
      afterHeader: 26,
      section: 20,
      afterHeading: 6,
      entry: 12,
      paragraph: 4,
      bullet: 2,
    },
    header: { ...plainHeader, isIndented: true, tagline: 'plain', taglineColour: 'muted' },
    heading: { ...plainHeading, colour: 'ink' },
    entry: { ...plainEntry, dates: 'gutter', gutterPt: 112 },
    bullet: { sign: '–', indentPt: 10 },
  },
};
