import type { EnhancePlatform } from '@trayecto/core/assistant';
import {
  type CvRecord,
  createCv,
  type EndpointOutput,
  enhanceProfile,
  type InterfaceLanguage,
  saveOptimization,
} from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { putCv } from '../../cvs/use-cvs';
import { refreshResultLists } from '../../tasks/use-results';
import { useTickedTask } from '../../tasks/use-ticked-task';
import { loadCvContent } from './load-cv-content';
import type { ShownEnhancement } from './shown-enhancement';

const TIMEOUT_MS = 180_000;
const LONGEST_NAME = 200;

export interface EnhanceQuestion {
  readonly cvId: string;
  readonly targetPlatform: EnhancePlatform;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly language: InterfaceLanguage;
  /** Wanted instead of a model. */
  readonly engine?: 'builtin' | undefined;
}

export type Enhancement = EndpointOutput<typeof enhanceProfile>;

/** The job's title and text go where the contract has an industry and a level. */
function writeQuestion({ jobTitle, jobDescription, engine: _, ...rest }: EnhanceQuestion) {
  return { ...rest, industryFocus: jobTitle, careerLevel: jobDescription };
}

export function useEnhance() {
  return useTickedTask(
    async (question: EnhanceQuestion, signal, idempotencyKey): Promise<Enhancement> => {
      await loadCvContent(question.cvId, signal);
      const query = question.engine === undefined ? {} : { engine: question.engine };
      const body = writeQuestion(question);
      const options = { signal, timeoutMs: TIMEOUT_MS, idempotencyKey, onProgress: () => {} };
      return call(enhanceProfile, { query, body }, options);
    },
  );
}

/** Keeps a result with the others; gives the id it is kept under. */
export async function keepEnhancement(shown: ShownEnhancement): Promise<string> {
  const { question, result, engine, cvVersion } = shown;
  const { id } = await call(saveOptimization, {
    body: {
      ...writeQuestion(question),
      optimizationResult: { ...result, engine, cvVersion },
      timestamp: new Date().toISOString(),
    },
  });
  await refreshResultLists();
  return id;
}

/** The tailored CV beside the one it was made of. The key is the same for every attempt, so that it is made once. */
export async function keepAsCv(
  { question, result, cvVersion }: ShownEnhancement,
  filename: string,
  requestKey: string,
): Promise<CvRecord> {
  const jobTitle = question.jobTitle.slice(0, LONGEST_NAME).toWellFormed();
  const { cv } = await call(
    createCv,
    {
      body: {
        filename: nameFile(filename, jobTitle),
        content: result.fullEnhancedCvText,
        parsed_data: result.cvData,
        tailored_from: { cvId: question.cvId, version: cvVersion, jobTitle },
      },
    },
    { idempotencyKey: requestKey },
  );
  putCv(cv);
  return cv;
}

/** "cv-nora.pdf" for a job becomes "Analista de datos · cv-nora.pdf": in a narrow list the job is what tells it apart. */
function nameFile(filename: string, jobTitle: string): string {
  return `${jobTitle} · ${filename}`.slice(0, LONGEST_NAME).toWellFormed();
}
