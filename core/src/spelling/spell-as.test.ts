import { describe, expect, it } from 'vitest';
import { spellAs } from './spell-as';

describe('a text as Americans spell it', () => {
  it.each([
    ['Organized the centre’s labour programme.', 'Organized the center’s labor program.'],
    [
      'Travelled to 3 centres and analysed 12 programmes',
      'Traveled to 3 centers and analyzed 12 programs',
    ],
    ['Programmed a dialogue for travellers', 'Programmed a dialogue for travelers'],
    ['Colourist at Colour Centre', 'Colorist at Colour Centre'],
    ['Paediatric nurse with a driving licence', 'Pediatric nurse with a driving license'],
    ['Totally and initially', 'Totally and initially'],
    [
      'We organised a programme and advised on its colours',
      'We organized a program and advised on its colors',
    ],
    ['A full-colour brochure. Labelled 40 boxes', 'A full-color brochure. Labeled 40 boxes'],
  ])('%s', (british, american) => {
    expect(spellAs(british, 'american')).toBe(american);
  });

  it.each([
    'Specialist in realistic organisms, optimistic and supervised',
    'Read the blood analyses',
    'COLOUR, anna@colour.example.com and https://example.com/colour-centre',
  ])('leaves %s as it is', (text) => {
    expect(spellAs(text, 'american')).toBe(text);
  });
});

describe('a text as the British spell it', () => {
  it.each([
    ['Organized and analyzed the color catalogs', 'Organised and analysed the colour catalogues'],
    ['• Modeled in the theater. Traveled a lot', '• Modelled in the theatre. Travelled a lot'],
    ['A clean license to license music', 'A clean licence to license music'],
    ['Resized the dialogs', 'Resized the dialogues'],
  ])('%s', (american, british) => {
    expect(spellAs(american, 'british')).toBe(british);
  });

  it.each([
    'Travel, laboratory models of Color Labs',
    'The practice of a honorary program, a check of the story and a humorous meter',
    'ann@color.example.com',
  ])('leaves %s as it is', (text) => {
    expect(spellAs(text, 'british')).toBe(text);
  });
});
