import { expect, it } from 'vitest';
import type { WordFrame } from '../word/word-model';
import { arrangeFrames } from './arrange-frames';

const box = (text: string, left: number, top: number, width: number): WordFrame => ({
  kind: 'frame',
  place: { left, top, width },
  blocks: [
    {
      kind: 'paragraph',
      pieces: [{ text, bold: false, italic: false }],
      isListItem: false,
      spaceBeforePt: 0,
      spaceAfterPt: 0,
      page: 1,
    },
  ],
});
const textsOf = (frames: readonly WordFrame[]) =>
  frames.map(({ blocks: [first] }) => first?.kind === 'paragraph' && first.pieces[0]?.text);

it('reads boxes as they are seen, whatever the order they were drawn in', () => {
  const drawn = [
    box('Cook at Bar Sol', 300, 420, 400),
    box('LANGUAGES', 0, 500, 150),
    box('Ana Ruiz', -20, 0, 700),
    box('EXPERIENCE', 310, 200, 400),
    box('CONTACT', 10, 200, 120),
    box('Waiter at Café Luna', 300, 300, 390),
    box('ana@example.com', 40, 260, 100),
  ];
  expect(textsOf(arrangeFrames(drawn))).toEqual([
    'Ana Ruiz',
    'CONTACT',
    'ana@example.com',
    'LANGUAGES',
    'EXPERIENCE',
    'Waiter at Café Luna',
    'Cook at Bar Sol',
  ]);
});

it('leaves boxes alone whose place is not told', () => {
  const frames = [
    box('b', 0, 9, 10),
    box('a', 0, 0, 10),
    { ...box('c', 0, 5, 10), place: undefined },
  ];
  expect(arrangeFrames(frames)).toBe(frames);
});
