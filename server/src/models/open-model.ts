import { createHash } from 'node:crypto';
import { createVocabulary, type Vocabulary } from '@trayecto/core/translate/model';
import { layOver } from './adapt-weights';
import { makeMemory } from './memory-layout';
import { type ModelHeader, readAdapterFile, readModelFile } from './model-file';
import { Network } from './network';
import { planWeights, readWeights, writeWeights } from './weights';
import { type BatchLimits, planWorkspace, USUAL_LIMITS } from './workspace';

export interface OpenModel {
  readonly header: ModelHeader;
  readonly vocabulary: Vocabulary;
  readonly limits: BatchLimits;
  /** For other threads, which open the same model in it. */
  readonly memory: WebAssembly.Memory;
  openNetwork(thread: number): Network;
  /**
   * With what was learned for correcting laid over the weights: the first thread that asks reads both files and puts the result into memory.
   * Throws where they don't fit each other.
   */
  openCorrector(thread: number, readFiles: () => CorrectorFiles): Network;
}

interface CorrectorFiles {
  readonly model: Uint8Array;
  readonly corrector: Uint8Array;
}

interface OpenOptions {
  readonly limits?: BatchLimits;
  /** How many threads there may be in all. */
  readonly threads: number;
  /** A memory that another thread has filled already. */
  readonly memory?: WebAssembly.Memory | undefined;
}

/** Reads the file, and puts its weights into memory unless another thread has done that. */
export function openModel(bytes: Uint8Array, options: OpenOptions): OpenModel {
  const file = readModelFile(bytes);
  const { header } = file;
  const limits = options.limits ?? USUAL_LIMITS;
  const plan = planWeights(header);
  const adapted = planWeights(header, plan);
  const spaceBytes = planWorkspace(header, limits, 0).end;
  const startOf = (thread: number) => adapted.end + thread * spaceBytes;
  const memory = options.memory ?? makeMemory(startOf(options.threads));
  if (!options.memory) writeWeights(plan, readWeights(file), memory.buffer);
  const openWith = (weights: typeof plan, thread: number) =>
    new Network(memory, header, weights, planWorkspace(header, limits, startOf(thread)), limits);
  return {
    header,
    vocabulary: createVocabulary(header.vocab),
    limits,
    memory,
    openNetwork: (thread) => openWith(plan, thread),
    openCorrector(thread, readFiles) {
      writeOnce(memory, () => {
        const files = readFiles();
        const adapter = readAdapterFile(files.corrector);
        if (adapter.header.base !== createHash('sha256').update(files.model).digest('hex'))
          throw new Error('what corrects was made for another model');
        const source = layOver(readWeights(readModelFile(files.model)), adapter);
        writeWeights(adapted, source, memory.buffer);
      });
      return openWith(adapted, thread);
    },
  };
}

/** In the first word of the memory, which nothing else uses. */
const UNTOUCHED = 0;
const BEING_WRITTEN = 1;
const WRITTEN = 2;
const BROKEN = 3;
const LONGEST_WAIT_MS = 30_000;

/** Of all threads one writes, and the others wait for it. */
function writeOnce(memory: WebAssembly.Memory, write: () => void): void {
  const state = new Int32Array(memory.buffer, 0, 1);
  if (Atomics.compareExchange(state, 0, UNTOUCHED, BEING_WRITTEN) === UNTOUCHED) {
    try {
      write();
      Atomics.store(state, 0, WRITTEN);
    } catch (error) {
      Atomics.store(state, 0, BROKEN);
      throw error;
    } finally {
      Atomics.notify(state, 0);
    }
  }
  Atomics.wait(state, 0, BEING_WRITTEN, LONGEST_WAIT_MS);
  if (Atomics.load(state, 0) !== WRITTEN) throw new Error('what corrects could not be read');
}
