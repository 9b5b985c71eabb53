import type { Theme } from '../theme';

/** What most templates leave as it is. */
export const plainHeader: Theme['header'] = {
  align: 'left',
  ground: 'none',
  bandGround: '#1e2430',
  bandInk: '#ffffff',
  bandMuted: '#d5d9e0',
  bandAccent: '#d5d9e0',
  bandEdge: null,
  rule: 'none',
  contact: 'below',
  place: 'page',
  isIndented: false,
  tagline: 'semibold',
  taglineColour: 'accent',
  photo: 'right',
  photoPt: 72,
};

export const plainHeading: Theme['heading'] = {
  case: 'plain',
  colour: 'accent',
  trackingEm: 0,
  align: 'left',
  mark: 'none',
};

export const plainEntry: Theme['entry'] = {
  dates: 'right',
  gutterPt: 0,
  isTimeline: false,
  detail: 'muted',
};
