import { z } from 'zod';

/** What a personal token may be good for. Each is given by itself: `write` does not read. */
export const tokenScopes = ['read', 'tasks', 'write'] as const;
export const tokenScope = z.enum(tokenScopes);
export type TokenScope = z.output<typeof tokenScope>;

const read: readonly TokenScope[] = ['read'];
/** Their answers tell what is in a CV, so they take the right to read it too. */
const tasks: readonly TokenScope[] = ['read', 'tasks'];
const write: readonly TokenScope[] = ['write'];

/**
 * Which calls a token may make, by the endpoint's id, and the scopes it needs, all of them. What is not listed takes a
 * session: the account itself, its password, keys and tokens, deleting for good, and everything of admins.
 */
const endpointScopes: Readonly<Record<string, readonly TokenScope[]>> = {
  // Any token may ask which account it belongs to.
  getUser: [],

  getProfile: read,
  listCvs: read,
  listCvSummaries: read,
  getCv: read,
  getCvRaw: read,
  getCvReading: read,
  listDeletedCvs: read,
  listCvVersions: read,
  getCvVersion: read,
  getCvOriginal: read,
  getCvPage: read,
  downloadCvText: read,
  getCvContent: read,
  exportCv: read,
  listSavedJobs: read,
  getJob: read,
  listResults: read,
  getResult: read,
  listApplications: read,
  getApplication: read,
  getSending: read,
  listAnswers: read,

  extractPdf: ['tasks'],
  extractWord: ['tasks'],
  getPostingWays: ['tasks'],
  readPostingFile: ['tasks'],
  readPostingLink: ['tasks'],
  parseText: ['tasks'],
  writeDocument: ['tasks'],
  drawPages: ['tasks'],
  measurePages: ['tasks'],
  fitPages: ['tasks'],
  readBack: tasks,
  improveCv: tasks,
  translateCv: tasks,
  assistReading: tasks,
  analyzeSkillGaps: tasks,
  planDevelopment: tasks,
  optimizeProfile: tasks,
  enhanceProfile: tasks,
  getSavedJobGaps: tasks,
  searchJobs: tasks,
  matchJobs: tasks,
  writeEmailTemplates: tasks,

  importCv: write,
  findImport: write,
  storeFile: write,
  createCv: write,
  updateCv: write,
  decideReview: write,
  deleteCv: write,
  restoreCv: write,
  restoreCvVersion: write,
  saveOptimization: write,
  saveJob: write,
  deleteSavedJob: write,
  updateResult: write,
  deleteResult: write,
  restoreResult: write,
  createApplication: write,
  updateApplication: write,
  moveApplication: write,
  deleteApplication: write,
  restoreApplication: write,
};

/** Undefined: no token may, whatever its scopes. */
export function findScopes(endpointId: string): readonly TokenScope[] | undefined {
  return Object.hasOwn(endpointScopes, endpointId) ? endpointScopes[endpointId] : undefined;
}

export const scopedEndpointIds: readonly string[] = Object.keys(endpointScopes);
