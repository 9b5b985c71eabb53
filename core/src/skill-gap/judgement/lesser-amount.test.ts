import { describe, expect, it } from 'vitest';
import { isFewer, isLimited } from './lesser-amount';
import { isLowerStep } from './lower-step';

const ASKED = [
  (count: number, unit: string) => `Equipos de más de ${count} ${unit}`,
  (count: number, unit: string) => `Managing at least ${count} ${unit}`,
  (count: number, unit: string) => `${count}+ ${unit}`,
];

describe('how much is asked for, and how much was done', () => {
  it.each(ASKED.flatMap((write) => [26, 40, 90].map((count) => ({ write, count }))))(
    'is too little below $count, and only there',
    ({ write, count }) => {
      for (const unit of ['personas', 'people']) {
        const asked = write(count, unit);
        expect(isFewer(asked, ['Tienda de 480 m², doce personas a cargo'])).toBe(true);
        expect(isFewer(asked, [`Led ${count} technicians`])).toBe(false);
        expect(isFewer(asked, ['Led 12 nurses', `Coordiné a ${count + 1} empleados`])).toBe(false);
        expect(isFewer(asked, ['Monté 12 equipos en la planta'])).toBe(false);
      }
    },
  );

  it.each([
    ['Minimum 200 beds', ['Ran a hotel of 40 beds'], true],
    ['Minimum 200 beds', ['Ran a hotel of 1,400 beds'], false],
    ['Equipo de 25 personas', ['doce personas a cargo'], false],
    ['Más de 5 años', ['3 años en obra'], false],
    ['At least 20 hours a week', ['8 hours a week'], false],
  ])('%s beside %j: %s', (asked, lines, isLess) => {
    expect(isFewer(asked, lines)).toBe(isLess);
    expect(isLowerStep(asked, lines)).toBe(isLess);
  });

  it.each([
    ['Gases fluorados, equipos de cualquier carga', ['equipos de carga inferior a 3 kg'], true],
    ['Certified for any weight', ['Certified up to 7.5 tonnes'], true],
    ['Certified for any weight', ['Up to 7.5 tonnes', 'All weights'], false],
    ['Gases fluorados', ['equipos de carga inferior a 3 kg'], false],
  ])('%s beside %j: limited %s', (asked, lines, limited) => {
    expect(isLimited(asked, lines)).toBe(limited);
  });
});
