import type { Engine } from '@trayecto/core/assistant';
import {
  type ApplicationRecord,
  type CvRecord,
  createCv,
  deleteCv,
  enhanceProfile,
  type InterfaceLanguage,
  updateCv,
  writeAimedJob,
} from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import { call } from '../../api/browser-api';
import { makeRequestKey } from '../../api/make-request-key';
import { changeApplication } from '../../applications/use-applications';
import { putCv } from '../../cvs/use-cvs';

const LONGEST_NAME = 200;
const TIMEOUT_MS = 180_000;

/** Makes this application's own copy of a CV, turned towards the job by its own facts. */
export async function tailorCv(
  application: ApplicationRecord,
  original: CvRecord,
  language: InterfaceLanguage,
  jobTitle: string,
  engine?: 'builtin',
): Promise<CvRecord> {
  const body = writeAimedJob({
    cvId: original.id,
    targetPlatform: 'resume' as const,
    jobTitle,
    jobDescription: application.posting,
    language,
  });
  const query = engine ? { engine } : {};
  const answer = await call(enhanceProfile, { query, body }, { timeoutMs: TIMEOUT_MS });
  const { cvData, fullEnhancedCvText } = answer.enhancedData;
  return keepCopy(application, original, jobTitle, cvData, fullEnhancedCvText, answer.engine);
}

/** A copy as it is, for the person's own additions. */
export function copyCv(
  application: ApplicationRecord,
  original: CvRecord,
  jobTitle: string,
): Promise<CvRecord> {
  return keepCopy(application, original, jobTitle, original.parsed_data ?? emptyCv(), '');
}

/** The new copy is linked before the one it replaces goes to the trash: at no moment is there none. */
async function keepCopy(
  application: ApplicationRecord,
  original: CvRecord,
  jobTitle: string,
  cv: Cv,
  content: string,
  engine?: Engine,
): Promise<CvRecord> {
  const name = jobTitle.slice(0, LONGEST_NAME).toWellFormed();
  const body = {
    filename: `${name} · ${original.filename}`.slice(0, LONGEST_NAME).toWellFormed(),
    content,
    parsed_data: cv,
    tailored_from: {
      cvId: original.id,
      version: original.version,
      jobTitle: name,
      ...(engine ? { engine } : {}),
    },
  };
  const { cv: made } = await call(createCv, { body }, { idempotencyKey: makeRequestKey() });
  const { design } = original.metadata;
  const dressed = design
    ? (await call(updateCv, { params: { id: made.id }, body: { design } })).cv
    : made;
  const former = application.tailored_cv_id;
  await changeApplication(application, { tailored_cv_id: made.id });
  putCv(dressed);
  if (former !== null) await call(deleteCv, { params: { id: former } }).catch(() => undefined);
  return dressed;
}
