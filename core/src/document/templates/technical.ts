import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** Dense, with tools first, for technical roles. */
export const technical: Template = {
  hasOpening: true,
  main: [
    'summary',
    'skills',
    'work_experience',
    'projects',
    'education',
    'certifications',
    'additional',
    'languages',
  ],
  aside: null,
  jobBegins: 'organisation',
  skills: 'inline',
  languages: 'inline',
  summary: 'body',
  hasFigures: false,
  theme: {
    fonts: { name: 'Inter', heading: 'Inter', body: 'Inter' },
    sizesPt: {
      name: 20,
      tagline: 10.5,
      contact: 8.5,
      heading: 10.75,
      entryLead: 9.5,
      lead: 9.5,
      body: 9.5,
      small: 8.5,
      figure: 21,
    },
    weights: { name: 700, heading: 700, entryLead: 600 },
    lineHeight: 1.36,
    colours: {
      ink: '#14181f',
      muted: '#545d69',
      accent: '#17666f',
      line: '#14181f',
      tint: '#eef3f3',
    },
    marginsPt: { top: 40, right: 42, bottom: 40, left: 42 },
    gapsPt: {
      afterHeader: 10,
      section: 11,
      afterHeading: 5,
      entry: 8,
      paragraph: 2.5,
      bullet: 1,
    },
    header: { ...plainHeader, contact: 'beside' },
    heading: { ...plainHeading, colour: 'ink', mark: 'over' },
    entry: { ...plainEntry },
    bullet: { sign: '•', indentPt: 10 },
  },
};
