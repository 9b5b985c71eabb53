import { expect, it } from 'vitest';
import { findMonths } from './find-months';

it('finds the months of a text, and no word that every object has', () => {
  expect(findMonths('Constructor de vías, de marzo a June')).toEqual([
    { word: 'marzo', month: 3 },
    { word: 'June', month: 6 },
  ]);
});
