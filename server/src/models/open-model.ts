import { createVocabulary, type Vocabulary } from '@trayecto/core/translate/model';
import { type ModelHeader, readModelFile } from './model-file';
import { Network } from './network';
import { planWeights, writeWeights } from './weights';
import { type BatchLimits, planWorkspace, USUAL_LIMITS } from './workspace';

export interface OpenModel {
  readonly header: ModelHeader;
  readonly vocabulary: Vocabulary;
  readonly limits: BatchLimits;
  /** For other threads, which open the same model in it. */
  readonly memory: WebAssembly.Memory;
  openNetwork(thread: number): Network;
}

interface OpenOptions {
  readonly limits?: BatchLimits;
  /** How many threads there may be in all. */
  readonly threads: number;
  /** A memory that another thread has filled already. */
  readonly memory?: WebAssembly.Memory | undefined;
}

const PAGE = 65_536;

/** Reads the file, and puts its weights into memory unless another thread has done that. */
export function openModel(bytes: Uint8Array, options: OpenOptions): OpenModel {
  const file = readModelFile(bytes);
  const { header } = file;
  const limits = options.limits ?? USUAL_LIMITS;
  const plan = planWeights(header);
  const spaceBytes = planWorkspace(header, limits, 0).end;
  const startOf = (thread: number) => plan.end + thread * spaceBytes;
  const pages = Math.ceil(startOf(options.threads) / PAGE);
  const memory =
    options.memory ?? new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  if (!options.memory) writeWeights(plan, file, memory.buffer);
  return {
    header,
    vocabulary: createVocabulary(header.vocab),
    limits,
    memory,
    openNetwork(thread) {
      const space = planWorkspace(header, limits, startOf(thread));
      return new Network(memory, header, plan, space, limits);
    },
  };
}
