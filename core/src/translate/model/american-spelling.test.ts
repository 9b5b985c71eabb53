import { expect, it } from 'vitest';
import { writeAmerican } from './american-spelling';

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
])('%s', (british, american) => {
  expect(writeAmerican(british)).toBe(american);
});
