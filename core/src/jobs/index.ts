export { deriveInterests } from './derive-interests';
export { filterPostings, type JobFilters } from './filter-postings';
export {
  detectJobLanguage,
  type ImportedFile,
  type ImportProblem,
  makePosting,
  type RawPosting,
} from './import/make-posting';
export {
  type JobFileFormat,
  type ReadJobFile,
  readJobFile,
  readJobFileInSteps,
} from './import/read-job-file';
export { growConcepts } from './job-concepts';
export {
  type ImportedPosting,
  type JobLanguage,
  type JobPosting,
  jobLanguages,
  jobPosting,
  LONGEST_DESCRIPTION,
  type Nearness,
  nearnesses,
} from './job-posting';
export { foldForSearch } from './job-words';
export { judgeNearness } from './judge-nearness';
export { listSpoken } from './list-spoken';
export { matchJobs } from './match-jobs';
export { measureRanking } from './measure-ranking';
export { listTwinKeys, mergePostings } from './merge-postings';
export { isSpoken, type JobWishes, type RankedPosting, rankPostings } from './rank-postings';
export { nameInterest } from './read-interest';
export { listSamplePostings } from './samples';
export { askIndex, type IndexQuestion, listIndexTerms } from './search-terms';
