import { describe, expect, it } from 'vitest';
import { bullet, heading, line, name, parse } from '../fixtures/drawn-lines';
import { findDates, isDateBroken } from './read-dates';

describe('dates as people write them', () => {
  it.each(['Spring 2012 & Fall 2012', 'verano 2011 y otoño 2012', 'Ene. 2013 – ag. 2016'])(
    '%s is one',
    (text) => {
      expect(findDates(text).map((found) => found.text)).toEqual([text]);
    },
  );

  it.each([
    ['From October 2016 until April 2017', false],
    ['desde 2016 hasta 2017', false],
    ['desde 2016 hasta la actualidad', true],
    ['Since 2019', true],
    ['2019 –', true],
  ])('"%s" goes on: %s', (text, isOpen) => {
    expect(findDates(text)[0]?.isOpen).toBe(isOpen);
  });
});

it.each([
  ['Summers', '2012 and 2013'],
  ['verano', '2014'],
])('"%s" in the margin waits for the years below it', (season, years) => {
  expect(isDateBroken(season, years)).toBe(true);
});

it('a year that ends the second sentence of a text dates no entry', () => {
  const { work_experience } = parse(
    name,
    heading('Experience'),
    line('Alba Karton BV', { fontSizePt: 12, gapBefore: true }),
    line('Field Sales Representative', { fontSizePt: 11.5 }),
    line('March 2010 - August 2013'),
    line('Breda, North Brabant, Netherlands', { color: '#8a8a8a' }),
    line('Opened the northern office. Salesperson of the year 2012.', { gapBefore: true }),
  );
  expect(work_experience).toMatchObject([
    {
      title: 'Field Sales Representative',
      company: 'Alba Karton BV',
      location: 'Breda, North Brabant, Netherlands',
      description: 'Opened the northern office. Salesperson of the year 2012.',
    },
  ]);
});

it('the item above a job ends where a gap is, though its last word is a month', () => {
  const { work_experience } = parse(
    name,
    heading('Work'),
    line('2012 to Oct 2016: Head Gardener, Alba Estate, Bala', { gapBefore: true }),
    bullet('Opened the garden to visitors each June'),
    line('2009 to 2012: Under-gardener, Alba Estate, Bala', { gapBefore: true }),
  );
  expect(work_experience.map(({ dates }) => dates)).toEqual(['2012 to Oct 2016', '2009 to 2012']);
});
