import type { Certification } from '../../cv';
import { findDates } from '../dates/read-dates';

/** Of two readings of a list, the one with fewer answers that can hardly be right; the first where they are as good. */
export function chooseCertificates<Reading>(
  readings: readonly [Reading, ...Reading[]],
  write: (reading: Reading) => readonly Certification[],
): Reading {
  const faults = (reading: Reading) => countFaults(write(reading));
  return readings.reduce((best, one) => (faults(one) < faults(best) ? one : best));
}

const CUT_OFF =
  /^[\p{Ll}),·|–—]|(?:[,·|–—(&]| (?:de|del|la|el|en|y|con|para|por|of|and|the|in|for|with|at))$/u;

function countFaults(items: readonly Certification[]): number {
  const dated = items.filter(({ date }) => date !== '').length;
  const isDated = dated * 2 > items.length;
  const isGiven = items.filter(({ issuer }) => issuer !== '').length * 2 > items.length;
  return items.reduce((sum, { name, issuer, date }) => {
    const texts = [name, issuer].filter((text) => text !== '');
    const broken = texts.filter(
      (text) => CUT_OFF.test(text) || isUnclosed(text) || findDates(text).length > 0,
    );
    const missing = (isDated && date === '' ? 1 : 0) + (isGiven && issuer === '' ? 0.5 : 0);
    return sum + broken.length + (name === '' ? 2 : 0) + missing;
  }, 0);
}

function isUnclosed(text: string): boolean {
  return text.split('(').length !== text.split(')').length;
}
