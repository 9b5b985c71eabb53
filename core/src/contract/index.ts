import * as account from './account-endpoints';
import * as admin from './admin-endpoints';
import * as answers from './answer-endpoints';
import * as applications from './application-endpoints';
import * as assistant from './assistant-endpoints';
import * as auth from './auth-endpoints';
import * as avatars from './avatar-endpoints';
import * as careerPlan from './career-plan-endpoints';
import * as cvs from './cv-endpoints';
import * as history from './cv-history-endpoints';
import * as debug from './debug-endpoints';
import * as documents from './document-endpoints';
import type { Endpoint } from './endpoint';
import * as enhance from './enhance-endpoints';
import * as imports from './import-endpoints';
import * as invitations from './invitation-endpoints';
import * as jobs from './job-endpoints';
import * as jobOrigins from './job-origin-endpoints';
import * as letters from './letter-endpoints';
import * as lines from './line-endpoints';
import * as modelKeys from './model-key-endpoints';
import * as notices from './notice-endpoints';
import * as oidc from './oidc-endpoints';
import * as optimize from './optimize-endpoints';
import * as ownWords from './own-word-endpoints';
import * as passkeys from './passkey-endpoints';
import * as postings from './posting-endpoints';
import * as profiles from './profile-endpoints';
import * as proofreading from './proofread-endpoints';
import * as readBacks from './read-back-endpoints';
import * as results from './result-endpoints';
import * as savedJobs from './saved-job-endpoints';
import * as secondFactor from './second-factor-endpoints';
import * as serverStates from './server-state-endpoints';
import * as service from './service-endpoints';
import * as shares from './share-endpoints';
import * as skillGap from './skill-gap-endpoints';
import * as tokens from './token-endpoints';
import * as wordings from './wording-endpoints';

export * from './account-endpoints';
export * from './admin-endpoints';
export * from './answer-endpoints';
export { AppError } from './app-error';
export * from './application-endpoints';
export * from './assistant-endpoints';
export * from './auth-endpoints';
export * from './avatar-endpoints';
export { refuseExcess, refuseHeavy } from './bounded-cv';
export * from './career-plan-endpoints';
export * from './cv-endpoints';
export * from './cv-history-endpoints';
export * from './cv-metadata';
export * from './debug-endpoints';
export * from './document-endpoints';
export {
  defineEndpoint,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
  type EndpointRequest,
  type FileAnswer,
  fillPath,
  type Method,
  MOST_BYTES_PER_CHARACTER,
  type UploadedFile,
  USUAL_BODY_BYTES,
} from './endpoint';
export * from './enhance-endpoints';
export { type ErrorCode, errorTable } from './error-codes';
export * from './import-endpoints';
export * from './invitation-endpoints';
export * from './job-endpoints';
export * from './job-origin-endpoints';
export * from './letter-endpoints';
export * from './line-endpoints';
export * from './model-key-endpoints';
export * from './notice-endpoints';
export * from './oidc-endpoints';
export * from './optimize-endpoints';
export * from './own-word-endpoints';
export * from './passkey-endpoints';
export * from './posting-endpoints';
export * from './profile-endpoints';
export { PROGRESS_TYPE, progressLine } from './progress';
export * from './proofread-endpoints';
export * from './read-back-endpoints';
export { findRefusal } from './refuse-as';
export * from './result-endpoints';
export * from './saved-job-endpoints';
export * from './second-factor-endpoints';
export * from './server-state-endpoints';
export * from './service-endpoints';
export * from './share-endpoints';
export * from './skill-gap-endpoints';
export { summarizeCv } from './summarize-cv';
export * from './token-endpoints';
export {
  findScopes,
  scopedEndpointIds,
  type TokenScope,
  tokenScope,
  tokenScopes,
} from './token-scopes';
export * from './wording-endpoints';

/** The whole HTTP contract, in the order the documentation shows it. */
export const allEndpoints: readonly Endpoint[] = [
  auth.signUp,
  auth.signIn,
  passkeys.beginPasskeySignIn,
  passkeys.signInWithPasskey,
  oidc.beginOidc,
  oidc.finishOidc,
  auth.refreshSession,
  auth.signOut,
  auth.getUser,
  auth.changePassword,
  account.getSignInOptions,
  account.recoverPassword,
  account.resetPassword,
  account.verifyEmail,
  account.changeEmail,
  account.confirmEmailChange,
  notices.listNotices,
  notices.markNoticesSeen,
  account.listSessions,
  account.endOtherSessions,
  account.endSession,
  secondFactor.getSecondFactor,
  secondFactor.beginSecondFactor,
  secondFactor.confirmSecondFactor,
  secondFactor.usePasskeysAsFactor,
  secondFactor.renewRecoveryCodes,
  secondFactor.removeSecondFactor,
  passkeys.listPasskeys,
  passkeys.beginPasskey,
  passkeys.addPasskey,
  passkeys.renamePasskey,
  passkeys.removePasskey,
  oidc.listIdentities,
  oidc.beginOidcLink,
  oidc.removeIdentity,
  tokens.listTokens,
  tokens.createToken,
  tokens.deleteToken,
  account.exportAccount,
  account.getAdminState,
  account.claimAdmin,
  account.deleteAccount,
  profiles.getProfile,
  profiles.updateProfile,
  ownWords.listOwnWords,
  ownWords.addOwnWord,
  ownWords.removeOwnWord,
  proofreading.proofreadTexts,
  lines.adviseOnLine,
  wordings.listOtherWordings,
  avatars.putAvatar,
  avatars.deleteAvatar,
  avatars.getAvatar,
  modelKeys.getModelKey,
  modelKeys.storeModelKey,
  modelKeys.deleteModelKey,
  imports.extractPdf,
  imports.extractWord,
  imports.parseCvText,
  imports.importCv,
  imports.findImport,
  imports.storeFile,
  cvs.listCvs,
  cvs.listCvSummaries,
  cvs.createCv,
  cvs.getCv,
  cvs.updateCv,
  cvs.getCvRaw,
  cvs.getCvReading,
  cvs.decideReview,
  history.deleteCv,
  history.restoreCv,
  history.listDeletedCvs,
  history.purgeCv,
  history.listCvVersions,
  history.getCvVersion,
  history.restoreCvVersion,
  history.getCvOriginal,
  history.getCvPage,
  history.downloadCvText,
  history.getCvContent,
  history.createDebugTicket,
  history.debugCv,
  documents.exportCv,
  documents.writeDocument,
  documents.drawPages,
  documents.measurePages,
  documents.fitPages,
  readBacks.readBack,
  shares.getShare,
  shares.putShare,
  shares.deleteShare,
  shares.openShare,
  shares.drawShared,
  shares.downloadShared,
  assistant.improveCv,
  assistant.translateCv,
  assistant.assistReading,
  skillGap.analyzeSkillGaps,
  careerPlan.planDevelopment,
  optimize.optimizeProfile,
  optimize.saveOptimization,
  enhance.enhanceProfile,
  savedJobs.listSavedJobs,
  savedJobs.saveJob,
  savedJobs.deleteSavedJob,
  savedJobs.getSavedJobGaps,
  jobs.searchJobs,
  jobs.matchJobs,
  letters.writeEmailTemplates,
  jobs.getJob,
  applications.listApplications,
  applications.createApplication,
  applications.getApplication,
  applications.updateApplication,
  applications.moveApplication,
  applications.getSending,
  applications.deleteApplication,
  applications.restoreApplication,
  answers.listAnswers,
  postings.getPostingWays,
  postings.readPostingFile,
  postings.readPostingLink,
  results.listResults,
  results.getResult,
  results.updateResult,
  results.deleteResult,
  results.restoreResult,
  admin.listAllCvs,
  admin.listUsers,
  admin.updateUser,
  admin.createRecoveryLink,
  invitations.listInvitations,
  invitations.createInvitation,
  invitations.deleteInvitation,
  admin.listAuditEvents,
  serverStates.getServerState,
  jobOrigins.listJobOrigins,
  jobOrigins.updateJobBoard,
  jobOrigins.importJobFile,
  jobOrigins.addJobFeed,
  jobOrigins.refreshJobFeed,
  jobOrigins.deleteJobPostings,
  jobOrigins.removeJobOrigin,
  debug.listTables,
  service.getHealth,
  service.getReady,
];
