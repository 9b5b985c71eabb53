import { describe, expect, it } from 'vitest';
import { isOtherHolder } from './other-holder';

const TRADES = ['dental nurse', 'dental hygienist', 'midwife', 'paramedic', 'radiographer'];
const OFICIOS = ['enfermera', 'matrona', 'fisioterapeuta', 'arquitecto'];
const others = (trades: readonly string[]) =>
  trades.flatMap((one) => trades.filter((other) => other !== one).map((other) => [one, other]));
const shareNoWord = ([one = '', other = '']: readonly string[]) =>
  !one.split(' ').some((word) => other.split(' ').includes(word));

describe('a paper of another trade', () => {
  it.each([
    ...others(TRADES)
      .filter(shareNoWord)
      .flatMap(([asked, held]) => [
        [`Registration as a ${asked}`, `Registration (${held})`],
        [`Licence as a ${asked}`, `Licence as a ${held}, 2020`],
      ]),
    ...others(OFICIOS).map(([asked, held]) => [
      `Colegiación como ${asked}`,
      `Colegiación como ${held}`,
    ]),
  ])('is not the one asked for: %s, %s', (asked, held) => {
    expect(isOtherHolder(asked ?? '', [held ?? ''])).toBe(true);
  });

  it.each([
    ...TRADES.flatMap((trade) => [
      [`Registration as a ${trade}`, `Registration (${trade})`],
      [`Registration as a ${trade}`, 'Registration, 2020'],
      ['Registration in force', `Registration (${trade})`],
    ]),
  ])('says nothing where both are the same or one is silent: %s, %s', (asked, held) => {
    expect(isOtherHolder(asked ?? '', [held ?? ''])).toBe(false);
  });
});
