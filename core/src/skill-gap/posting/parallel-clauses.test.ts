import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting';

const ASKED = 'Requirements\n- Forklift licence\n- Excel\n- First aid certificate\n';
const duties = (sentence: string) =>
  readPosting(`Job\nMain duties\n${sentence}\n${ASKED}`)
    .requirements.filter(({ isDuty }) => isDuty)
    .map(({ evidence }) => evidence[0]?.quote);

describe('a sentence that lists what is done', () => {
  it.each([
    [
      'The post holder will greet the mourners, brush the cortège horses and polish the brass plaques.',
      ['greet the mourners', 'brush the cortège horses', 'polish the brass plaques'],
    ],
    [
      'Two afternoons a week you will run the puppet workshop and catalogue the marionettes.',
      ['run the puppet workshop', 'catalogue the marionettes'],
    ],
    [
      'You will be varnishing lutes, trimming fretboards and restringing harps.',
      ['varnishing lutes', 'trimming fretboards', 'restringing harps'],
    ],
    [
      'La persona seleccionada se encargará del esquileo de ovejas, de la selección de vellones y del prensado de balas.',
      ['esquileo de ovejas', 'selección de vellones', 'prensado de balas'],
    ],
    [
      'En el día a día afinará los clavecines, restaurará las celestas y barnizará los laúdes.',
      ['afinará los clavecines', 'restaurará las celestas', 'barnizará los laúdes'],
    ],
    [
      'También tendrá que esquilar las ovejas, prensar las balas y marcar los corderos.',
      ['esquilar las ovejas', 'prensar las balas', 'marcar los corderos'],
    ],
  ])('%s', (sentence, parts) => {
    expect(duties(sentence)).toEqual(parts);
  });

  it('keeps a verb without an object with the next, and what is said of the last thing out', () => {
    expect(duties('You will obtain and label pollen samples, which Jess used to do.')).toEqual([
      'obtain and label pollen samples',
    ]);
  });
});
