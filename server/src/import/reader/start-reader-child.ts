import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { countBehind, FAR_BEHIND } from '../../threads/niceness';

const HEAP_MB = 384;
const SOMEWHAT_BEHIND = 5;

interface ChildFiles {
  /** The bundled entry of the reader process. */
  readonly script: string;
  /** Data the process reads at its start: the PDF engine and what OCR needs. */
  readonly data: Readonly<Record<string, string>>;
}

/** Where packages keep the files a reader process needs. */
export function findChildFiles(script: string): ChildFiles {
  const { resolve } = createRequire(import.meta.url);
  const packageFolder = (name: string) => dirname(resolve(`${name}/package.json`));
  return {
    script,
    data: {
      pdfium: resolve('@embedpdf/pdfium/pdfium.wasm'),
      ocrEngine: packageFolder('tesseract.js-core'),
      ocrSpanish: join(
        packageFolder('@tesseract.js-data/spa'),
        '4.0.0_best_int',
        'spa.traineddata.gz',
      ),
      ocrEnglish: join(
        packageFolder('@tesseract.js-data/eng'),
        '4.0.0_best_int',
        'eng.traineddata.gz',
      ),
    },
  };
}

/** A process with no environment, little heap, and leave to read only its own code. */
export function startReaderChild(files: ChildFiles, options: { practise: boolean }): ChildProcess {
  const child = fork(files.script, [JSON.stringify({ ...files.data, ...options })], {
    env: {},
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--no-warnings', ...permissionFlags(files)],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  stepBehindServer(child);
  return child;
}

/** A reader starts while someone else's file is being worked on: on a busy machine the server goes first. */
function stepBehindServer(child: ChildProcess): void {
  putBehind(child, SOMEWHAT_BEHIND);
}

/** Someone waits for it now. Many systems allow no way back, and it goes on as it is. */
export function stepBesideServer(child: ChildProcess): void {
  putBehind(child, 0);
}

/** One of many files of the same person: a user with a single one goes first. */
export function stepBehindOthers(child: ChildProcess): void {
  putBehind(child, FAR_BEHIND);
}

function putBehind(child: ChildProcess, steps: number): void {
  try {
    if (child.pid === undefined) return;
    setPriority(child.pid, countBehind(getPriority(process.pid), steps));
  } catch {
    // Not allowed here, or gone already: it runs all the same.
  }
}

/** Node's permission model: without it the process runs all the same, behind the other walls. */
function permissionFlags(files: ChildFiles): string[] {
  const known = process.allowedNodeEnvironmentFlags;
  const flag = ['--permission', '--experimental-permission'].find((one) => known.has(one));
  if (flag === undefined) return [];
  const readable = [
    ...ownFiles(files.script),
    ...Object.values(files.data),
    ...packageFiles(files.script),
  ];
  return [flag, ...readable.map((path) => `--allow-fs-read=${path}`)];
}

/** The script and the files beside it that bear its name: what it needs later than at its start. */
function ownFiles(script: string): string[] {
  const { dir, name, ext } = parse(script);
  const isOwn = (file: string) => file.startsWith(`${name}-`) && file.endsWith(ext);
  return [
    script,
    ...readdirSync(dir)
      .filter(isOwn)
      .map((file) => join(dir, file)),
  ];
}

/** The loader looks upwards for the package.json that says how a script is written. */
function packageFiles(script: string): string[] {
  const folders: string[] = [];
  for (let folder = dirname(script); folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, 'package.json'));
  return folders;
}
