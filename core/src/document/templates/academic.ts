import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** For a university or a public body: education first, then jobs, then publications, without ornament. */
export const academic: Template = {
  hasOpening: false,
  main: [
    'summary',
    'education',
    'work_experience',
    'projects',
    'additional',
    'certifications',
    'languages',
    'skills',
  ],
  aside: null,
  jobBegins: 'title',
  skills: 'inline',
  languages: 'inline',
  summary: 'body',
  hasFigures: false,
  theme: {
    fonts: { name: 'Source Serif 4', heading: 'Source Serif 4', body: 'Source Serif 4' },
    sizesPt: {
      name: 22,
      tagline: 11.5,
      contact: 9.5,
      heading: 12,
      entryLead: 10.5,
      lead: 10.5,
      body: 10.5,
      small: 9.5,
      figure: 21,
    },
    weights: { name: 600, heading: 600, entryLead: 600 },
    lineHeight: 1.42,
    colours: {
      ink: '#1a1a1a',
      muted: '#555555',
      accent: '#6b2737',
      line: '#cfc8c0',
      tint: '#f5f2ee',
    },
    marginsPt: { top: 58, right: 62, bottom: 56, left: 62 },
    gapsPt: {
      afterHeader: 18,
      section: 16,
      afterHeading: 6,
      entry: 9,
      paragraph: 4,
      bullet: 2,
    },
    header: { ...plainHeader, tagline: 'italic', taglineColour: 'muted' },
    heading: { ...plainHeading, mark: 'rule' },
    entry: { ...plainEntry, dates: 'gutter', gutterPt: 112, detail: 'italic' },
    bullet: { sign: '•', indentPt: 12 },
  },
};
