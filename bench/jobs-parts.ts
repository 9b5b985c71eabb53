export { sql } from 'drizzle-orm';
export { askIndex, listSamplePostings } from '../core/src/jobs';
export { labelledQueries } from '../core/src/jobs/fixtures/labelled-queries';
export { openDatabase } from '../server/src/db';
export { createJobBoard, ENOUGH, selectAway, selectHere } from '../server/src/jobs/job-board';
export { askJobsHere } from '../server/src/jobs/job-tasks';
export { createSearchAll } from '../server/src/jobs/search-all';
export { storePostings } from '../server/src/jobs/store-postings';
export { createLogger } from '../server/src/logging/create-logger';
