import { z } from 'zod';
import type { RawPosting } from './make-posting';

const MOST_DEPTH = 8;
const MOST_POSTINGS = 100_000;

type Thing = Readonly<Record<string, unknown>>;

/** schema.org JobPosting: alone, in a list, in an @graph, or inside the scripts of a page. */
export function readJsonLd(source: string): readonly RawPosting[] | null {
  const found: RawPosting[] = [];
  let isReadable = false;
  for (const text of listJsonTexts(source)) {
    const value = parse(text);
    if (value === undefined) continue;
    isReadable = true;
    collect(value, found, 0);
  }
  return isReadable ? found : null;
}

function listJsonTexts(source: string): readonly string[] {
  if (/^\s*[[{]/.test(source)) return [source];
  const texts: string[] = [];
  const opening = /<script\b[^>]*\btype\s*=\s*["']?application\/ld\+json\b[^>]*>/gi;
  for (const match of source.matchAll(opening)) {
    const start = match.index + match[0].length;
    const end = source.toLowerCase().indexOf('</script', start);
    if (end > start) texts.push(source.slice(start, end).replace(/^\s*<!--|-->\s*$/g, ''));
  }
  return texts;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function collect(value: unknown, found: RawPosting[], depth: number): void {
  if (depth > MOST_DEPTH || found.length >= MOST_POSTINGS) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found, depth + 1);
    return;
  }
  if (!isThing(value)) return;
  if (isOfType(value, 'JobPosting')) {
    found.push(readThing(value));
    return;
  }
  for (const part of ['@graph', 'itemListElement', 'item', 'mainEntity', 'jobs', 'data'])
    collect(value[part], found, depth + 1);
}

function readThing(job: Thing): RawPosting {
  const places = asList(job.jobLocation).filter(isThing);
  const address = places.map((place) => place.address).find((one) => one !== undefined);
  const isRemote =
    /telecommute/i.test(textOf(job.jobLocationType)) || job.jobLocationType === 'remote';
  const country = isThing(address)
    ? nameOf(address.addressCountry)
    : nameOf(asList(job.applicantLocationRequirements)[0]);
  return {
    externalId: isThing(job.identifier)
      ? textOf(job.identifier.value)
      : textOf(job.identifier ?? job['@id']),
    title: textOf(job.title ?? job.name),
    company: nameOf(job.hiringOrganization),
    location: writeAddress(address) || nameOf(places[0]) || (isRemote ? country : ''),
    country,
    ...(isRemote && { isRemote }),
    language: textOf(job.inLanguage),
    description: textOf(job.description),
    postedOn: textOf(job.datePosted),
    validThrough: textOf(job.validThrough),
    url: textOf(job.url ?? job.sameAs),
  };
}

function writeAddress(address: unknown): string {
  if (!isThing(address)) return textOf(address);
  const parts = [address.addressLocality, address.addressRegion, address.addressCountry];
  return [...new Set(parts.map(nameOf).filter((part) => part !== ''))].join(', ');
}

function nameOf(value: unknown): string {
  return isThing(value) ? textOf(value.name) : textOf(value);
}

const plain = z.union([z.string(), z.number()]);

function textOf(value: unknown): string {
  const [first] = asList(value);
  const known = plain.safeParse(isThing(first) ? first['@value'] : first);
  return known.success ? String(known.data) : '';
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfType(thing: Thing, type: string): boolean {
  return asList(thing['@type']).some(
    (one) => typeof one === 'string' && one.replace(/^.*[/:]/, '') === type,
  );
}
