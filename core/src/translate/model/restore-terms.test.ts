import { expect, it } from 'vitest';
import type { HiddenTerm } from './hide-terms';
import { restoreTerms } from './restore-terms';

const figure = (written: string): HiddenTerm => ({ kind: 'number', written });
const name = (written: string): HiddenTerm => ({ kind: 'name', written });

it.each([
  ['an 80-cover restaurant', ['a ', figure('80'), '-cover restaurant']],
  ['an 8-week course', ['a ', figure('8'), '-week course']],
  ['an 11,000 m² site', ['a ', figure('11,000'), ' m² site']],
  ['An 18-bed ward', ['A ', figure('18'), '-bed ward']],
  ['a 12-week course', ['an ', figure('12'), '-week course']],
  ['a 118-room hotel', ['an ', figure('118'), '-room hotel']],
  ['an HR team', ['a ', name('HR'), ' team']],
  ['an SAP rollout', ['a ', name('SAP'), ' rollout']],
  ['an Oracle database', ['a ', name('Oracle'), ' database']],
  ['a Unity project', ['an ', name('Unity'), ' project']],
])('%s: the article follows what was hidden from the model', (expected, parts) => {
  expect(restoreTerms(parts, 'en')).toBe(expected);
});

it.each([
  ['Managed a archive', 'Managed an archive'],
  ['at a emergency clinic', 'at an emergency clinic'],
  ['an university degree, a hour', 'a university degree, an hour'],
  ['A active member', 'An active member'],
  ['an European grant', 'a European grant'],
  ['vitamin A and an A level', 'vitamin A and an A level'],
  ["the client's a account", "the client's an account"],
])('%s: %s', (said, expected) => {
  expect(restoreTerms([said], 'en')).toBe(expected);
});

it('leaves other words and the other language alone', () => {
  expect(restoreTerms(['a more than ', figure('80')], 'en')).toBe('a more than 80');
  expect(restoreTerms(['atendí a ', figure('80'), ' personas'], 'es')).toBe('atendí a 80 personas');
  expect(restoreTerms(['Data ', figure('8')], 'en')).toBe('Data 8');
});

it.each([
  ['una cartera de 12 millones de libras', '12m', '£', ' libras'],
  ['una cartera de 2,4 millones de dólares', '2,4M', '$', ' dólares'],
  ['una cartera de 1 millón de libras', '1m', '£', ' libras'],
  ['una cartera de 50.000 libras', '50k', '£', ' libras'],
  ['una cartera de 40 M£', '40m', '£', ''],
])('%s: millions and thousands that English shortens', (expected, written, unit, after) => {
  const money: HiddenTerm = { kind: 'number', written, unit };
  expect(restoreTerms(['una cartera de ', money, after], 'es')).toBe(expected);
});
