import type { ImportedFile } from './make-posting';
import { readCsv } from './read-csv';
import { readFeed } from './read-feed';
import { readJsonLd } from './read-json-ld';

export type JobFileFormat = 'json-ld' | 'feed' | 'csv';

export interface ReadJobFile extends ImportedFile {
  readonly format: JobFileFormat;
}

/** Reads whatever it is by its content; null when it is none of the formats. */
export function readJobFile(source: string, today: Date): ReadJobFile | null {
  const text = source.replace(/^\uFEFF/, '');
  const feed = /^\s*</.test(text) ? readFeed(text, today) : null;
  if (feed !== null) return { format: 'feed', ...feed };
  if (/^\s*[<[{]/.test(text)) {
    const linked = readJsonLd(text, today);
    return linked === null ? null : { format: 'json-ld', ...linked };
  }
  const table = readCsv(text, today);
  return table === null ? null : { format: 'csv', ...table };
}
