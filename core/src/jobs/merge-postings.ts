import { foldText } from '../language';
import { readPlace } from './job-places';
import type { JobPosting } from './job-posting';

/** Listings of several sources in one list, each job once: the fuller text wins, and the earlier source where they are alike. */
export function mergePostings(lists: readonly (readonly JobPosting[])[]): readonly JobPosting[] {
  const merged: JobPosting[] = [];
  const placeOf = new Map<string, number>();
  for (const posting of lists.flat()) {
    const keys = listTwinKeys(posting);
    const place = keys.map((key) => placeOf.get(key)).find((at) => at !== undefined);
    const known = place === undefined ? undefined : merged[place];
    if (place === undefined || known === undefined) merged.push(posting);
    else if (isFuller(posting, known)) merged[place] = posting;
    for (const key of keys) placeOf.set(key, place ?? merged.length - 1);
  }
  return merged;
}

const MUCH_LONGER = 1.5;

function isFuller(one: JobPosting, other: JobPosting): boolean {
  return one.description.length > other.description.length * MUCH_LONGER;
}

/** Two listings with one key are the same job: by its address, or by title, company and place. */
function listTwinKeys(posting: JobPosting): readonly string[] {
  const { title, company, location, isRemote } = posting;
  const place = isRemote ? 'remote' : (readPlace(location).cities[0] ?? foldText(location));
  const said = `said ${[title, company].map(foldText).join('|')}|${place}`;
  const address = writeAddressKey(posting.url);
  // A listing without a company is distinguished by its address alone.
  return [...(address === '' ? [] : [address]), ...(foldText(company) === '' ? [] : [said])];
}

/** An address without what only counts visits. */
function writeAddressKey(url: string): string {
  const [, host = '', rest = ''] = /^https?:\/\/(?:www\.)?([^/?#]+)([^#]*)/i.exec(url) ?? [];
  if (host === '') return '';
  const [path = '', query = ''] = rest.split('?');
  const kept = query
    .split('&')
    .filter((part) => part !== '' && !/^(?:utm_\w+|ref|source|fbclid|gclid|se|v)=/i.test(part));
  return `at ${host.toLowerCase()}${path.replace(/\/+$/, '')}?${kept.sort().join('&')}`;
}
