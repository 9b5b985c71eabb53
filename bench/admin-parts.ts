export { sql } from 'drizzle-orm';
export { listAllCvs } from '../server/src/admin/cv-list-store';
export { listAllUsers } from '../server/src/admin/user-list-store';
export { openDatabase } from '../server/src/db';
export { createLogger } from '../server/src/logging/create-logger';
