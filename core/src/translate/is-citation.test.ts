import { expect, it } from 'vitest';
import { isCitation } from './is-citation';

it.each([
  'Rey A., Soler-Prats M. (2017). Bivalvos de la ría: una revisión. Bot. Mar. 9, 77–94.',
  'Okafor, J. T. & Lindqvist, P. (2021). Salt marsh accretion. Example Earth Sci. 4.',
  'Vidal Mas C. et al. Nidos de alcaraván. 2020.',
  '• Prieto L. (2019a). El color del vino.',
])('%s is a publication', (text) => {
  expect(isCitation(text)).toBe(true);
});

it.each([
  'Carné B (2019)',
  'Nivel B. (2019)',
  'Trabajé con Rey A. en dos obras',
  'Dirigí el proyecto Faro (2017).',
  'Construcciones Vega S.L. (2015), encargado',
])('%s is none', (text) => {
  expect(isCitation(text)).toBe(false);
});
