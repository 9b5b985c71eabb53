import { gatherPostings, type ImportedFile, type RawPosting } from './make-posting';
import { readCsv } from './read-csv';
import { readFeed } from './read-feed';
import { readJsonLd } from './read-json-ld';

type JobFileFormat = 'json-ld' | 'feed' | 'csv';

export interface ReadJobFile extends ImportedFile {
  readonly format: JobFileFormat;
}

/** Reads whatever it is by its content; null when it is none of the formats. */
export function readJobFile(source: string, today: Date): ReadJobFile | null {
  const steps = readJobFileInSteps(source, today);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, one listing at a time, so that the server can handle other requests in between. */
export function* readJobFileInSteps(
  source: string,
  today: Date,
): Generator<void, ReadJobFile | null> {
  const found = recogniseFile(source.replace(/^\uFEFF/, ''));
  return found && { format: found.format, ...(yield* gatherPostings(found.raws, today)) };
}

interface RecognisedFile {
  readonly format: JobFileFormat;
  readonly raws: readonly RawPosting[];
}

function recogniseFile(text: string): RecognisedFile | null {
  const feed = /^\s*</.test(text) ? readFeed(text) : null;
  if (feed !== null) return { format: 'feed', raws: feed };
  if (/^\s*[<[{]/.test(text)) return label('json-ld', readJsonLd(text));
  return label('csv', readCsv(text));
}

function label(format: JobFileFormat, raws: readonly RawPosting[] | null): RecognisedFile | null {
  return raws && { format, raws };
}
