import { describe, expect, it } from 'vitest';
import { tellsDeedInEnglish } from './deed-style';

describe('lines about a past action', () => {
  it.each(['Led a team of six', 'Planned rosters', '• Ran the pass', '"Rebuilt" two engines'])(
    '%s',
    (line) => expect(tellsDeedInEnglish(line)).toBe(true),
  );
  it.each(['Leading a team', 'Stock control', 'Speed and care', 'Need for order', 'Red tape', ''])(
    'not: %s',
    (line) => expect(tellsDeedInEnglish(line)).toBe(false),
  );
});
