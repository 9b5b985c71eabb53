import { plainEntry, plainHeader, plainHeading } from './plain-theme';
import type { Template } from './template';

/** Education and projects before jobs, with a warm header. */
export const firstJob: Template = {
  hasOpening: true,
  main: [
    'summary',
    'education',
    'projects',
    'work_experience',
    'certifications',
    'additional',
    'skills',
    'languages',
  ],
  aside: null,
  entryBegins: 'title',
  skills: 'chips',
  languages: 'inline',
  summary: 'lead',
  theme: {
    fonts: { name: 'Fraunces', heading: 'Fraunces', body: 'Figtree' },
    sizesPt: {
      name: 29,
      tagline: 12,
      contact: 9.25,
      heading: 13,
      entryLead: 10.75,
      lead: 10.75,
      body: 10.25,
      small: 9.25,
    },
    weights: { name: 600, heading: 600, entryLead: 600 },
    lineHeight: 1.45,
    colours: {
      ink: '#1e2430',
      muted: '#5b6472',
      accent: '#a63f27',
      line: '#e6dfd4',
      tint: '#fbf3e2',
    },
    marginsPt: { top: 46, right: 50, bottom: 46, left: 50 },
    gapsPt: {
      afterHeader: 20,
      section: 17,
      afterHeading: 7,
      entry: 11,
      paragraph: 4,
      bullet: 3,
    },
    header: {
      ...plainHeader,
      ground: 'band',
      bandGround: '#fbefd2',
      bandInk: '#1e2430',
      bandMuted: '#5d5646',
      bandAccent: '#7a4a00',
    },
    heading: { ...plainHeading },
    entry: { ...plainEntry },
    bullet: { sign: '•', indentPt: 11 },
  },
};
