import type { Template } from './template';

/** Warm and clear: a serif name, a wide column for the story and a narrow one for what is looked up. */
export const modern: Template = {
  main: ['summary', 'work_experience', 'education', 'additional'],
  aside: {
    sections: ['skills', 'languages', 'certifications'],
    widthPt: 148,
    gapPt: 26,
  },
  entryBegins: 'title',
  skills: 'chips',
  languages: 'rows',
  summary: 'body',
  theme: {
    fonts: { name: 'Fraunces', heading: 'Figtree', body: 'Figtree' },
    sizesPt: {
      name: 28,
      tagline: 12.5,
      contact: 9,
      heading: 9,
      entryLead: 10.5,
      lead: 10,
      body: 9.75,
      small: 8.75,
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
    marginsPt: { top: 46, right: 46, bottom: 46, left: 46 },
    gapsPt: {
      afterHeader: 20,
      section: 17,
      afterHeading: 7,
      entry: 11,
      paragraph: 4,
      bullet: 2.5,
    },
    header: {
      align: 'left',
      ground: 'none',
      bandGround: '#1e2430',
      bandInk: '#ffffff',
      bandMuted: '#d5d9e0',
      ruleBelow: false,
    },
    heading: { case: 'upper', colour: 'accent', trackingEm: 0.09, align: 'left', mark: 'rule' },
    entry: { dates: 'right', gutterPt: 0, detail: 'muted' },
    bullet: { sign: '•', indentPt: 11 },
  },
};
