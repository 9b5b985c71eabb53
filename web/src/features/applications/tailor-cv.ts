import { updateCopy } from '@trayecto/core/applications';
import type { Engine } from '@trayecto/core/assistant';
import {
  type ApplicationRecord,
  type CvRecord,
  createCv,
  deleteCv,
  enhanceProfile,
  getCvVersion,
  type InterfaceLanguage,
  updateCv,
  writeAimedJob,
} from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import { call } from '../../api/browser-api';
import { makeRequestKey } from '../../api/make-request-key';
import { changeApplication } from '../../applications/use-applications';
import { putCv } from '../../cvs/use-cvs';
import { holdAnswers } from './use-fit';

const LONGEST_NAME = 200;
const TIMEOUT_MS = 180_000;

/**
 * Makes this application's own copy of a CV, turned towards the job by its own facts. What the person has added to the copy
 * that was there before is in the new one too.
 */
export async function tailorCv(
  application: ApplicationRecord,
  { original, tailored: former }: { original: CvRecord; tailored: CvRecord | null },
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
  const made = await makeCopy(original, jobTitle, cvData, fullEnhancedCvText, answer.engine);
  const whole = former?.parsed_data ? await carryOver(former, made) : made;
  return linkCopy(application, whole, former?.metadata.design ?? original.metadata.design);
}

/** What a copy says since it was made, in the new one: its first version is what the engine wrote then. */
async function carryOver(former: CvRecord, made: CvRecord): Promise<CvRecord> {
  const params = { id: former.id, version: 1 };
  const before = (await call(getCvVersion, { params })).version.parsed_data;
  const { parsed_data: own } = former;
  const { parsed_data: now } = made;
  if (!before || !own || !now || JSON.stringify(before) === JSON.stringify(own)) return made;
  const parsed_data = updateCopy(before, own, now).cv;
  const request = { params: { id: made.id }, body: { parsed_data } };
  return (await call(updateCv, request, { ifMatch: made.version })).cv;
}

/** Brings what has changed in the original since into the copy, which keeps everything else; says how many texts both had changed. */
export async function bringUpToDate(original: CvRecord, tailored: CvRecord): Promise<number> {
  const from = tailored.metadata.tailored_from;
  const { parsed_data: own } = tailored;
  const { parsed_data: now } = original;
  if (!from || !own || !now) return 0;
  const params = { id: from.cvId, version: from.version };
  const before = (await call(getCvVersion, { params })).version.parsed_data ?? now;
  const { cv: parsed_data, kept } = updateCopy(before, own, now);
  const { cv } = await call(
    updateCv,
    { params: { id: tailored.id }, body: { parsed_data, tailored_version: original.version } },
    { ifMatch: tailored.version },
  );
  putCv(cv);
  return kept.length;
}

/** A copy as it is, for the person's own additions. */
export async function copyCv(
  application: ApplicationRecord,
  original: CvRecord,
  jobTitle: string,
): Promise<CvRecord> {
  const made = await makeCopy(original, jobTitle, original.parsed_data ?? emptyCv(), '');
  return linkCopy(application, made, original.metadata.design);
}

/** One more CV of the person's, in the same look, that says the same. */
export async function copyAsNew(cv: CvRecord, filename: string): Promise<CvRecord> {
  const body = {
    filename: filename.slice(0, LONGEST_NAME).toWellFormed(),
    content: '',
    parsed_data: cv.parsed_data,
  };
  const { cv: made } = await call(createCv, { body }, { idempotencyKey: makeRequestKey() });
  return giveLook(made, cv.metadata.design);
}

async function makeCopy(
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
  return (await call(createCv, { body }, { idempotencyKey: makeRequestKey() })).cv;
}

/** The new copy is linked before the one it replaces goes to the trash: at no moment is there none. */
async function linkCopy(
  application: ApplicationRecord,
  made: CvRecord,
  design: CvRecord['metadata']['design'],
): Promise<CvRecord> {
  const dressed = await giveLook(made, design);
  const former = application.tailored_cv_id;
  const { fit_result_id: resultId } = await changeApplication(application, {
    tailored_cv_id: made.id,
  });
  if (former !== null)
    await holdAnswers(resultId)
      .then(() => call(deleteCv, { params: { id: former } }))
      .catch(() => undefined);
  return dressed;
}

async function giveLook(made: CvRecord, design: CvRecord['metadata']['design']): Promise<CvRecord> {
  const dressed = design
    ? (await call(updateCv, { params: { id: made.id }, body: { design } })).cv
    : made;
  putCv(dressed);
  return dressed;
}
