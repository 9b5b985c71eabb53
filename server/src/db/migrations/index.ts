import { accounts } from './0001-accounts';
import { limitsAndJobs } from './0002-limits-and-jobs';
import { cvTables } from './0003-cvs';
import { procedures } from './0004-procedures';
import { imports } from './0005-imports';
import { requestKeys } from './0006-request-keys';
import { modelKeys } from './0007-model-keys';
import { results } from './0008-results';
import { fileContents } from './0009-file-contents';
import { taskAnswers } from './0010-task-answers';
import { accountCare } from './0011-account-care';
import { jobPostings } from './0012-job-postings';
import { jobOrigins } from './0013-job-origins';
import { englishDrafts } from './0014-english-drafts';
import { enterSession } from './0015-enter-session';
import { adminCodes } from './0016-admin-codes';
import { readingTimes } from './0017-reading-times';
import { storedBytes } from './0018-stored-bytes';
import { noJobQueue } from './0019-no-job-queue';
import { applications } from './0020-applications';
import { personalTokens } from './0021-personal-tokens';
import { ownWords } from './0022-own-words';
import { invitations } from './0023-invitations';
import { secondFactor } from './0024-second-factor';
import { cvShares } from './0025-cv-shares';
import { passkeys } from './0026-passkeys';
import { notices } from './0027-notices';
import { identities } from './0028-identities';
import { applicationNews } from './0029-application-news';
import type { Migration } from './migration';

export type { Migration };
export const migrations: readonly Migration[] = [
  accounts,
  limitsAndJobs,
  cvTables,
  procedures,
  imports,
  requestKeys,
  modelKeys,
  results,
  fileContents,
  taskAnswers,
  accountCare,
  jobPostings,
  jobOrigins,
  englishDrafts,
  enterSession,
  adminCodes,
  readingTimes,
  storedBytes,
  noJobQueue,
  applications,
  personalTokens,
  ownWords,
  invitations,
  secondFactor,
  cvShares,
  passkeys,
  notices,
  identities,
  applicationNews,
];
