export {
  DatabaseStartError,
  DatabaseUnavailableError,
  DataFolderInUseError,
  DataFolderUnusableError,
  IncompatibleDataError,
  isDeadlock,
  isDiskFull,
  isOverdue,
  isOwnerGone,
  isQuotaUsedUp,
  isTaken,
  NewerSchemaError,
} from './errors';
export { giveBackLimit, takeLimit } from './limits';
export {
  type Database,
  type Logger,
  openDatabase,
  openDatabaseBeside,
} from './open-database';
export { type Question, question, sqlText } from './question';
export * from './schema';
export * as schema from './schema';
export { askWithin, type SessionRow, type Tx } from './transactions';
