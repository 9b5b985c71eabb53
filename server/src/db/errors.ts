/** The database does not answer right now; the same request may well succeed a moment later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  constructor(message = 'The database does not answer.', options?: ErrorOptions) {
    super(message, options);
  }
}

/** The database of DATABASE_URL couldn't be opened; the message never holds the password. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
}

/** A newer version of Trayecto has changed the tables: going on could damage what it wrote. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';
  readonly pid: number;
  constructor(folder: string, holder: { pid: number; hostname: string }, isThisMachine: boolean) {
    const where = isThisMachine ? '' : ` on ${holder.hostname}`;
    super(
      `the data folder ${folder} is in use by another Trayecto (process ${holder.pid}${where}). ` +
        'Stop that one first, or set DATA_DIR to another folder.',
    );
    this.pid = holder.pid;
  }
}

/** The folder was written by another version of the embedded database. */
export class IncompatibleDataError extends Error {
  override readonly name = 'IncompatibleDataError';
}

type FolderTrouble = 'disk_full' | 'not_readable' | 'not_writable' | 'not_a_folder';

export class DataFolderUnusableError extends Error {
  override readonly name = 'DataFolderUnusableError';
  readonly trouble: FolderTrouble;
  constructor(trouble: FolderTrouble, folder: string, options?: ErrorOptions) {
    super(`${troubleSentences[trouble](folder)}`, options);
    this.trouble = trouble;
  }
}

const troubleSentences: Record<FolderTrouble, (folder: string) => string> = {
  disk_full: (folder) =>
    `the disk of the data folder ${folder} is full, or nearly. Make room, or set DATA_DIR to another disk.`,
  not_readable: (folder) =>
    `the data folder ${folder} cannot be read. Check who owns it, or set DATA_DIR to another folder.`,
  not_writable: (folder) =>
    `the data folder ${folder} cannot be written. Check its owner and that the disk is not read-only, or set DATA_DIR to another folder.`,
  not_a_folder: (folder) => `${folder} is not a folder. Set DATA_DIR to a folder.`,
};

/** Says which kind of trouble a file system error is, if it is one that a person can put right. */
export function describeFolderTrouble(error: unknown): FolderTrouble | undefined {
  switch (findCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return 'disk_full';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'not_writable';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'not_a_folder';
    default:
      return undefined;
  }
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, (code) => code === '53100' || code === 'ENOSPC' || code === 'EDQUOT');
}

/** What was to be written belongs to someone, or to something, that was deleted meanwhile. */
export function isOwnerGone(error: unknown): boolean {
  return hasCode(error, (code) => code === '23503');
}

/** Someone else wrote the same a moment before, where there may be one. */
export function isTaken(error: unknown): boolean {
  return hasCode(error, (code) => code === '23505');
}

/** It took longer than a statement may, and was ended. */
export function isOverdue(error: unknown): boolean {
  return hasCode(error, (code) => code === '57014');
}

/** Two transactions waited for each other, and this one was ended so that the other could go on. */
export function isDeadlock(error: unknown): boolean {
  return hasCode(error, (code) => code === '40P01');
}

/** What the tally of stored bytes refuses with. */
export function isQuotaUsedUp(error: unknown): boolean {
  return hasCode(error, (code) => code === 'TQ001');
}

/** SQLSTATEs that speak of the server or the connection, not of the statement. */
const unavailableStates = /^(08|57P0[1-5]|53300|53400|25006|25P0[34])/;
const unavailableErrnos = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
]);
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/i;

export function isConnectionLoss(error: unknown): boolean {
  return findInCauses(error, (cause) => {
    const code = codeOf(cause);
    if (code !== undefined && (unavailableStates.test(code) || unavailableErrnos.has(code)))
      return true;
    return cause instanceof Error && unavailableMessages.test(cause.message);
  });
}

export function findCode(error: unknown): string | undefined {
  let found: string | undefined;
  findInCauses(error, (cause) => {
    found = codeOf(cause);
    return found !== undefined;
  });
  return found;
}

function hasCode(error: unknown, matches: (code: string) => boolean): boolean {
  return findInCauses(error, (cause) => {
    const code = codeOf(cause);
    return code !== undefined && matches(code);
  });
}

function findInCauses(error: unknown, matches: (cause: unknown) => boolean): boolean {
  let cause = error;
  for (let depth = 0; depth < 8 && cause !== undefined && cause !== null; depth += 1) {
    if (matches(cause)) return true;
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return false;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
