import { foldText } from '../language';
import { findConcepts } from './job-concepts';
import { type Place, readPlace } from './job-places';
import type { ImportedPosting, JobPosting } from './job-posting';
import { readStems } from './job-words';
import { readInterest } from './read-interest';

const ENOUGH_TEXT = 6_000;
const GOOD_ENOUGH = 0.6;
/** A skill such as customer service belongs to many titles: the nearest will do. */
const MOST_TITLES = 25;

/** What a full-text index keeps beside a listing's words: titles, skills and places in terms of no language. */
export function listIndexTerms(
  posting: Pick<
    JobPosting | ImportedPosting,
    'title' | 'description' | 'location' | 'country' | 'isRemote'
  >,
): readonly string[] {
  const inTitle = findConcepts(readStems(posting.title));
  const inText = findConcepts(readStems(posting.description.slice(0, ENOUGH_TEXT)));
  const place = readPlace(posting.location);
  const country = posting.country || (place.countries.length === 1 ? place.countries[0] : '');
  return [
    ...new Set([
      ...inTitle.flatMap(({ titles }) => titles.map((id) => `t:${id}`)),
      ...[...inTitle, ...inText].flatMap(({ skills }) => skills.map((id) => `s:${id}`)),
      ...place.cities.map((city) => `l:${city}`),
      ...listPlaceWords(posting.location).map((word) => `w:${word}`),
      ...(country ? [`c:${country.toLowerCase()}`] : []),
      ...(posting.isRemote ? ['r:remote'] : []),
    ]),
  ];
}

/** A question to such an index: alternatives inside a list, all lists together. */
export interface IndexQuestion {
  /** Titles and skills of which any will do; `near` also takes titles that are only alike. */
  readonly sure: readonly string[];
  readonly near: readonly string[];
  /** Folded words that must all be there, where the terms above are not. */
  readonly words: readonly string[];
  /** Terms of the place asked for, all of which must be there; none: anywhere. */
  readonly here: readonly (readonly string[])[];
  /** Terms of what is still within reach: the country, or remote. */
  readonly within: readonly string[];
}

export function askIndex(interest: string, location: string): IndexQuestion {
  const wanted = readInterest(interest);
  const place = readPlace(location);
  const titles = [...wanted.titles].sort((a, b) => b[1] - a[1]).slice(0, MOST_TITLES);
  const sure = titles.filter(([, weight]) => weight >= GOOD_ENOUGH).map(([id]) => `t:${id}`);
  return {
    sure,
    near: [...titles.map(([id]) => `t:${id}`), ...wanted.skills.map((id) => `s:${id}`)],
    words: wanted.words,
    here: listHereTerms(place),
    within: ['r:remote', ...place.countries.map((code) => `c:${code.toLowerCase()}`)],
  };
}

function listHereTerms(place: Place): readonly (readonly string[])[] {
  const countries = place.countries.map((code) => `c:${code.toLowerCase()}`);
  const named = place.namesCountry ? [countries] : [];
  const remote = place.isRemote ? [['r:remote']] : [];
  if (place.cities.length > 0)
    return [place.cities.map((city) => `l:${city}`), ...named, ...remote];
  return [...place.words.map((word) => [`w:${word}`]), ...named, ...remote];
}

function listPlaceWords(location: string): readonly string[] {
  return foldText(location)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
}
