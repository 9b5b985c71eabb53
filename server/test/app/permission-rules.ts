import { goodPassword } from './start-test-app';

/**
 * Who may call what. Every endpoint of the contract has one line here; one without fails the test, so that nobody
 * adds a route without deciding whose it is.
 * - open: anyone;
 * - self: the signed-in user, about themselves or what is nobody's;
 * - admin: admins;
 * - link: anyone who has the link; a guessed one is not there;
 * - own …: the owner of the thing named in the request. To anyone else, admins included, it is not there.
 */
export type Rule = 'open' | 'self' | 'admin' | 'ticket' | 'link' | OwnRule;

interface OwnRule {
  readonly own:
    | 'cv'
    | 'trashed cv'
    | 'shared cv'
    | 'result'
    | 'saved job'
    | 'application'
    | 'session'
    | 'token'
    | 'passkey'
    | 'identity'
    | 'list';
  readonly query?: string;
  readonly body?: (id: string) => unknown;
}

const cv: Rule = { own: 'cv' };
const aboutCv = (rest: object = {}): Rule => ({
  own: 'cv',
  body: (cvId) => ({ cvId, ...rest }),
});

const optimized = {
  overallScore: { before: 40, after: 60 },
  summary: 'x',
  sectionImprovements: [],
  keywordOptimizations: [],
  bestPractices: [],
  industryTrends: [],
};

export const permissionRules: Readonly<Record<string, Rule>> = {
  signUp: 'open',
  signIn: 'open',
  // There is no provider in this test, so there is nothing for anybody.
  beginOidc: 'link',
  finishOidc: 'open',
  beginPasskeySignIn: 'open',
  signInWithPasskey: 'open',
  refreshSession: 'open',
  getSignInOptions: 'open',
  recoverPassword: 'open',
  resetPassword: 'open',
  verifyEmail: 'open',
  confirmEmailChange: 'open',
  getAvatar: 'open',
  openShare: 'link',
  drawShared: 'link',
  downloadShared: 'link',
  listTables: 'open',
  getHealth: 'open',
  getReady: 'open',

  signOut: 'self',
  getUser: 'self',
  changePassword: 'self',
  changeEmail: 'self',
  listNotices: 'self',
  markNoticesSeen: 'self',
  listSessions: 'self',
  endOtherSessions: 'self',
  getSecondFactor: 'self',
  beginSecondFactor: 'self',
  confirmSecondFactor: 'self',
  usePasskeysAsFactor: 'self',
  renewRecoveryCodes: 'self',
  removeSecondFactor: 'self',
  listPasskeys: 'self',
  beginPasskey: 'self',
  addPasskey: 'self',
  listIdentities: 'self',
  beginOidcLink: 'self',
  listTokens: 'self',
  createToken: 'self',
  exportAccount: 'self',
  getAdminState: 'self',
  // Whether a code is right is another matter.
  claimAdmin: 'self',
  deleteAccount: 'self',
  getProfile: 'self',
  updateProfile: 'self',
  putAvatar: 'self',
  deleteAvatar: 'self',
  listOwnWords: 'self',
  addOwnWord: 'self',
  removeOwnWord: 'self',
  proofreadTexts: 'self',
  adviseOnLine: 'self',
  listOtherWordings: 'self',
  getModelKey: 'self',
  storeModelKey: 'self',
  deleteModelKey: 'self',
  extractPdf: 'self',
  extractWord: 'self',
  parseText: 'self',
  importCv: 'self',
  findImport: 'self',
  storeFile: 'self',
  createCv: 'self',
  listCvSummaries: 'self',
  listDeletedCvs: 'self',
  writeDocument: 'self',
  drawPages: 'self',
  measurePages: 'self',
  fitPages: 'self',
  listSavedJobs: 'self',
  saveJob: 'self',
  listResults: 'self',
  listAnswers: 'self',
  listApplications: 'self',
  createApplication: 'self',
  getPostingWays: 'self',
  readPostingFile: 'self',
  readPostingLink: 'self',
  getJob: 'self',

  endSession: { own: 'session' },
  deleteToken: { own: 'token' },
  removeIdentity: { own: 'identity', body: () => ({ password: goodPassword }) },
  renamePasskey: { own: 'passkey', body: () => ({ name: 'Portátil' }) },
  removePasskey: { own: 'passkey', body: () => ({ password: goodPassword }) },
  listCvs: { own: 'list' },
  getCv: cv,
  updateCv: { own: 'cv', body: () => ({ is_favorite: true }) },
  getCvRaw: cv,
  getCvReading: cv,
  decideReview: { own: 'cv', body: () => ({ fields: {}, lines: {} }) },
  deleteCv: cv,
  restoreCv: { own: 'trashed cv' },
  purgeCv: { own: 'trashed cv' },
  listCvVersions: cv,
  getCvVersion: cv,
  restoreCvVersion: cv,
  getCvOriginal: cv,
  getCvPage: cv,
  downloadCvText: cv,
  getCvContent: cv,
  createDebugTicket: cv,
  debugCv: 'ticket',
  exportCv: { own: 'cv', query: 'format=txt' },
  readBack: { own: 'cv', body: () => ({}) },
  getShare: cv,
  putShare: { own: 'cv', body: () => ({}) },
  deleteShare: { own: 'shared cv' },
  improveCv: aboutCv(),
  assistReading: aboutCv(),
  translateCv: aboutCv(),
  analyzeSkillGaps: aboutCv({ jobDescription: 'Analista de datos con SQL y Python.' }),
  planDevelopment: aboutCv({ careerGoal: 'Jefa de proyecto' }),
  optimizeProfile: aboutCv({ industryFocus: 'Banca' }),
  saveOptimization: aboutCv({
    optimizationResult: optimized,
    targetPlatform: 'linkedin',
    industryFocus: 'Banca',
    timestamp: '2026-01-01T00:00:00.000Z',
  }),
  searchJobs: aboutCv({ interest: 'Analista', location: 'Madrid' }),
  matchJobs: aboutCv(),
  writeEmailTemplates: aboutCv({ job: { title: 'Analista' } }),
  enhanceProfile: aboutCv({
    targetPlatform: 'linkedin',
    industryFocus: 'Analista de datos',
    careerLevel: 'Analista de datos con SQL y Python.',
  }),
  getSavedJobGaps: { own: 'cv' },
  deleteSavedJob: { own: 'saved job' },
  getResult: { own: 'result' },
  updateResult: { own: 'result', body: () => ({ state: { done: true } }) },
  deleteResult: { own: 'result' },
  restoreResult: { own: 'result' },
  getApplication: { own: 'application' },
  updateApplication: { own: 'application', body: () => ({ notes: 'Llamar el lunes.' }) },
  moveApplication: { own: 'application', body: () => ({ stage: 'sent' }) },
  getSending: { own: 'application' },
  deleteApplication: { own: 'application' },
  restoreApplication: { own: 'application' },

  listAllCvs: 'admin',
  listUsers: 'admin',
  updateUser: 'admin',
  createRecoveryLink: 'admin',
  listInvitations: 'admin',
  createInvitation: 'admin',
  deleteInvitation: 'admin',
  listAuditEvents: 'admin',
  getServerState: 'admin',
  listJobOrigins: 'admin',
  updateJobBoard: 'admin',
  importJobFile: 'admin',
  addJobFeed: 'admin',
  refreshJobFeed: 'admin',
  deleteJobPostings: 'admin',
  removeJobOrigin: 'admin',
};
