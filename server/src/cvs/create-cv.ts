import {
  AppError,
  type CvMetadata,
  type CvRecord,
  type TailoredFrom,
} from '@trayecto/core/contract';
import { type Cv, emptyCv } from '@trayecto/core/cv';
import { cvs, cvVersions, parsedCvs, storageFilePaths, type Tx } from '../db';
import { findReport, type ReadingReport } from '../import/reading-store';
import { isFreeStoredFile } from '../import/stored-file-store';
import { findCv } from './cv-store';
import { measuredColumns } from './measured-columns';
import { describeReview } from './review-columns';
import { noteSectionNames } from './section-order';

export interface NewCv {
  readonly filename: string;
  readonly content: string;
  readonly parsed_data: Cv | null;
  readonly storage_path?: string | null | undefined;
  readonly tailored_from?: TailoredFrom | undefined;
}

/** One import is one transaction: the CV, its first version, what was read, and where the file lies. */
export async function createCv(
  tx: Tx,
  userId: string,
  given: NewCv,
  id?: string,
): Promise<CvRecord> {
  const storagePath = given.storage_path ?? null;
  if (storagePath !== null && !(await isFreeStoredFile(tx, userId, storagePath))) {
    throw new AppError('file_missing');
  }
  if (given.tailored_from && !(await findCv(tx, given.tailored_from.cvId))) {
    throw new AppError('not_found');
  }
  const { report, format } = await findReport(tx, userId, given.content);
  const cv = given.parsed_data;
  const [added] = await tx
    .insert(cvs)
    .values({
      id,
      userId,
      filename: given.filename,
      content: given.content,
      parsedData: cv,
      ...measuredColumns(cv ?? emptyCv()),
      source: format ?? 'text',
      metadata: describeMetadata(given, report, format),
      filePath: storagePath,
    })
    .returning({ id: cvs.id });
  if (!added) throw new Error('a CV was not written');
  await tx.insert(cvVersions).values({
    cvId: added.id,
    version: 1,
    userId,
    parsedData: cv,
    filename: given.filename,
    reason: 'import',
    changes: [],
  });
  await addParsedCv(tx, userId, added.id, given, report);
  if (storagePath !== null) {
    await tx.insert(storageFilePaths).values({ cvId: added.id, userId, filePath: storagePath });
  }
  const record = await findCv(tx, added.id);
  if (!record) throw new Error('a CV was not found after it was written');
  return record;
}

function describeMetadata(
  { parsed_data: cv, tailored_from }: NewCv,
  report: ReadingReport | undefined,
  format: string | undefined,
): CvMetadata {
  return {
    engine: 'builtin',
    read_from_image: format === 'image',
    ...(report ? { language: report.language, unplaced_lines: report.unplaced.length } : {}),
    ...describeReview(report, cv ?? emptyCv()),
    ...noteSectionNames({}, { parsed_data: cv }),
    ...(tailored_from ? { tailored_from } : {}),
  };
}

/** What the parser read, before anyone edited it: never changed afterwards. */
async function addParsedCv(
  tx: Tx,
  userId: string,
  cvId: string,
  given: NewCv,
  report: ReadingReport | undefined,
): Promise<void> {
  const cv = given.parsed_data;
  await tx.insert(parsedCvs).values({
    cvId,
    userId,
    fileName: given.filename,
    storagePath: given.storage_path ?? null,
    fullText: given.content,
    name: cv?.personal.name,
    email: cv?.personal.email,
    phone: cv?.personal.phone,
    linkedinUrl: cv?.personal.linkedin,
    githubUrl: cv?.personal.github,
    websiteUrl: cv?.personal.website,
    location: cv?.personal.location,
    jobTitle: cv?.personal.title,
    summary: cv?.summary,
    skills: cv?.skills ?? [],
    workExperience: cv?.work_experience ?? [],
    education: cv?.education ?? [],
    parsed: report ?? null,
  });
}
