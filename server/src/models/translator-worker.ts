import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { correctTexts, USUAL_CORRECTING } from './correct-texts';
import { embedTexts } from './embed-texts';
import { freeBytes } from './free-bytes';
import type { Network } from './network';
import { type OpenModel, openModel } from './open-model';
import { rewordText } from './reword-text';
import { translateTexts, USUAL_SEARCH } from './translate-texts';
import type { TranslatorReport, TranslatorTask, TranslatorThread } from './translator-messages';

const { file, thread, threads, memory }: TranslatorThread = workerData;

/** One thread of the translator: computes without a pause, and looks at its flag between two steps. */
function serve(): void {
  const bytes = readFileSync(file);
  const model = openModel(bytes, { threads, memory });
  freeBytes(bytes);
  const network = model.openNetwork(thread);
  let corrector: Network | undefined;
  parentPort?.on('message', (task: TranslatorTask) => {
    const end = performance.now() + task.longestMs;
    const isOver = () => Atomics.load(task.stop, 0) === 1 || performance.now() > end;
    if (task.kind === 'translate')
      translateTexts(model, network, task, USUAL_SEARCH, isOver, (at, translation) =>
        report({ kind: 'text', at, translation }),
      );
    else if (task.kind === 'correct') {
      corrector ??= openCorrector(model) ?? network;
      correctTexts(model, corrector, task, USUAL_CORRECTING, isOver, (at, reading) =>
        report({ kind: 'reading', at, reading }),
      );
    } else if (task.kind === 'reword')
      report({ kind: 'wordings', texts: rewordText(model, network, task.text, isOver) });
    else
      embedTexts(model, network, task.texts, isOver, (at, vector) =>
        report({ kind: 'vector', at, vector }),
      );
    report({ kind: 'done' });
  });
  report({ kind: 'ready', memory: model.memory });
}

/** The model corrects without it as well, only less well. */
function openCorrector(model: OpenModel): Network | undefined {
  const beside = join(dirname(file), 'corrector.bin');
  if (!existsSync(beside)) return undefined;
  const read: Buffer<ArrayBuffer>[] = [];
  const readOf = (name: string) => {
    const bytes = readFileSync(name);
    read.push(bytes);
    return bytes;
  };
  try {
    return model.openCorrector(thread, () => ({ model: readOf(file), corrector: readOf(beside) }));
  } catch (error) {
    process.emitWarning(`${beside}: ${error instanceof Error ? error.message : error}`);
    return undefined;
  } finally {
    read.forEach(freeBytes);
  }
}

function report(message: TranslatorReport): void {
  parentPort?.postMessage(message);
}

try {
  serve();
} catch (error) {
  report({ kind: 'broken', reason: error instanceof Error ? error.message : 'unknown' });
}
