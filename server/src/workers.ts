import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startBuiltinEngine } from './assistant/builtin-assistant';
import { findEntryFile } from './entries/find-entry-file';
import { createDocumentWriter } from './export/document-writer';
import { createCvParser } from './import/cv-parser';
import { createFileReader } from './import/file-reader';
import { startWhenNeeded } from './import/start-when-needed';
import { createTranslator } from './models';
import { createPictureDrawer } from './pictures/picture-drawer';

/** What runs beside the server, in threads and processes. */
export type Workers = ReturnType<typeof createWorkers>;

interface WorkerSettings {
  readonly hasSpareReaders: boolean;
  /** The weights of the translator; those that come with the server unless said otherwise. */
  readonly translatorFile?: string | undefined;
  /** How many engines, parsers and writers there may be of each; as many as are of use unless said otherwise. */
  readonly mostOfEach?: number | undefined;
}

export function createWorkers({ hasSpareReaders, translatorFile, mostOfEach }: WorkerSettings) {
  return {
    reader: startWhenNeeded(async () =>
      createFileReader({
        childScript: await findReaderChild(),
        ...(hasSpareReaders ? {} : { spares: 0 }),
      }),
    ),
    parser: startWhenNeeded(() => createCvParser(mostOfEach)),
    drawer: startWhenNeeded(createPictureDrawer),
    writer: startWhenNeeded(() => createDocumentWriter(mostOfEach ?? countWriters())),
    builtin: startWhenNeeded(() => startBuiltinEngine(mostOfEach)),
    translator: startWhenNeeded(async () =>
      createTranslator({ file: translatorFile ?? ownTranslatorFile() }),
    ),
  };
}

const QUIET_MS = 3_000;

/** What is wanted in the first seconds, and what can wait until the machine has a moment. */
export async function startAhead(
  { reader, parser, writer, builtin }: Workers,
  isStopping: () => boolean,
): Promise<void> {
  await Promise.all([reader.get(), parser.get(), writer.get()]);
  await sleep(QUIET_MS, undefined, { ref: false });
  if (!isStopping()) await builtin.get();
}

export async function closeWorkers(workers: Workers): Promise<void> {
  await Promise.all(
    Object.values(workers).map(async (worker) => (await worker.started())?.close()),
  );
}

/** One thread can fill a core; more than two would cost memory that few installations have to spare. */
function countWriters(): number {
  return Math.min(2, availableParallelism());
}

/** The same place from the sources and from what is built of them. */
function ownTranslatorFile(): string {
  return fileURLToPath(new URL('../models/translator.bin', import.meta.url));
}

function findReaderChild(): Promise<string> {
  const source = new URL('./import/reader-child.ts', import.meta.url);
  return findEntryFile('reader-child', source, { selfContained: true });
}
