import { type CvRecord, createCv, updateCv } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { findCv, putCv } from '../../cvs/use-cvs';
import type { Enhancement } from './enhance-task';

const LONGEST_NAME = 200;

/** The tailored CV beside the one it was made of, in the same look. The key is the same for every attempt, so that it is made once. */
export async function keepAsCv(
  { question, result, engine, cvVersion }: Enhancement,
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
        tailored_from: { cvId: question.cvId, version: cvVersion, jobTitle, engine },
      },
    },
    { idempotencyKey: requestKey },
  );
  const { design } = (await findCv(question.cvId)).metadata;
  const dressed = design
    ? (await call(updateCv, { params: { id: cv.id }, body: { design } })).cv
    : cv;
  putCv(dressed);
  return dressed;
}

/** "cv-nora.pdf" for a job becomes "Analista de datos · cv-nora.pdf": in a narrow list the job is what tells it apart. */
function nameFile(filename: string, jobTitle: string): string {
  return `${jobTitle} · ${filename}`.slice(0, LONGEST_NAME).toWellFormed();
}
