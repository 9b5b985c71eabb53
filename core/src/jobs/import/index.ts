export { foldForSearch } from '../job-words';
export { makePosting, type RawPosting } from './make-posting';
export { type ReadJobFile, readJobFileInSteps } from './read-job-file';
