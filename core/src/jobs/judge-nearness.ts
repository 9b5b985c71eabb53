import { type Place, readPlace } from './job-places';
import type { JobPosting, Nearness } from './job-posting';

type Placed = Pick<JobPosting, 'location' | 'country' | 'isRemote'>;

export function judgeNearness(wanted: Place, posting: Placed): Nearness {
  const isAnywhere =
    wanted.cities.length === 0 && wanted.countries.length === 0 && wanted.words.length === 0;
  if (isAnywhere) return !wanted.isRemote || posting.isRemote ? 'here' : 'elsewhere';
  const place = readPlace(posting.location);
  const country = posting.country || (place.countries.length === 1 ? place.countries[0] : '') || '';
  const isInCountry = wanted.countries.includes(country);
  if (wanted.isRemote) {
    if (!posting.isRemote) return isInCountry ? 'country' : 'elsewhere';
    return isInCountry || country === '' ? 'here' : 'remote';
  }
  if (isThere(wanted, place, country)) return 'here';
  if (posting.isRemote) return 'remote';
  return isInCountry ? 'country' : 'elsewhere';
}

function isThere(wanted: Place, place: Place, country: string): boolean {
  const isOtherCountry =
    wanted.namesCountry && country !== '' && !wanted.countries.includes(country);
  if (isOtherCountry) return false;
  if (wanted.cities.length > 0) return wanted.cities.some((city) => place.cities.includes(city));
  if (wanted.words.length > 0) {
    const said = new Set([...place.words, ...place.cities.flatMap((city) => city.split('-'))]);
    return wanted.words.every((word) => said.has(word));
  }
  return wanted.countries.includes(country);
}
