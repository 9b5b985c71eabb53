import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** One serif typeface, a centred header and thin rules, as in a printed book. */
export const classic: Template = {
  hasOpening: true,
  main: [
    'summary',
    'work_experience',
    'education',
    'projects',
    'certifications',
    'skills',
    'languages',
    'additional',
  ],
  aside: null,
  entryBegins: 'title',
  skills: 'inline',
  languages: 'inline',
  summary: 'body',
  theme: {
    fonts: { name: 'Source Serif 4', heading: 'Source Serif 4', body: 'Source Serif 4' },
    sizesPt: {
      name: 25,
      tagline: 12,
      contact: 9.5,
      heading: 9.75,
      entryLead: 10.5,
      lead: 10.5,
      body: 10.25,
      small: 9.5,
    },
    weights: { name: 600, heading: 700, entryLead: 700 },
    lineHeight: 1.4,
    colours: {
      ink: '#1a1a1a',
      muted: '#4f4f4f',
      accent: '#1f4e79',
      line: '#a9b8c8',
      tint: '#f4f2ee',
    },
    marginsPt: { top: 56, right: 64, bottom: 56, left: 64 },
    gapsPt: {
      afterHeader: 16,
      section: 15,
      afterHeading: 7,
      entry: 10,
      paragraph: 4,
      bullet: 2,
    },
    header: {
      ...plainHeader,
      align: 'center',
      rule: 'double',
      tagline: 'italic',
      photo: 'left',
    },
    heading: { ...plainHeading, case: 'upper', trackingEm: 0.06, mark: 'trail' },
    entry: { ...plainEntry, detail: 'italic' },
    bullet: { sign: '•', indentPt: 12 },
  },
};
