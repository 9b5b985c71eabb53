import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** A timeline with a stop for each job and degree. */
export const timeline: Template = {
  hasOpening: true,
  main: [
    'summary',
    'work_experience',
    'education',
    'certifications',
    'projects',
    'additional',
    'skills',
    'languages',
  ],
  aside: null,
  jobBegins: 'title',
  skills: 'inline',
  languages: 'inline',
  summary: 'body',
  hasFigures: false,
  theme: {
    fonts: { name: 'Figtree', heading: 'Figtree', body: 'Figtree' },
    sizesPt: {
      name: 26,
      tagline: 12,
      contact: 9,
      heading: 12,
      entryLead: 10.5,
      lead: 10.25,
      body: 10,
      small: 9,
      figure: 21,
    },
    weights: { name: 700, heading: 700, entryLead: 600 },
    lineHeight: 1.42,
    colours: {
      ink: '#1e2430',
      muted: '#5b6472',
      accent: '#4b6b2f',
      line: '#c9d3bd',
      tint: '#f1f4ec',
    },
    marginsPt: { top: 48, right: 48, bottom: 46, left: 48 },
    gapsPt: {
      afterHeader: 16,
      section: 16,
      afterHeading: 7,
      entry: 12,
      paragraph: 4,
      bullet: 2.5,
    },
    header: { ...plainHeader, contact: 'beside', rule: 'single' },
    heading: { ...plainHeading },
    entry: { ...plainEntry, dates: 'gutter', gutterPt: 120, isTimeline: true },
    bullet: { sign: '•', indentPt: 11 },
  },
};
