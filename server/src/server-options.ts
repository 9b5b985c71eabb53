import type { PasswordCost } from './auth/passwords';
import type { Database } from './db';
import type { RequestLimits } from './http/request-limits';
import type { FetchFeed } from './jobs/import-postings';
import type { JobSource } from './jobs/job-source';
import type { Workers } from './workers';

export interface ServerOptions {
  /** Opened while the rest of the server was still being loaded. */
  readonly database?: Promise<Database>;
  readonly webFolder?: string;
  readonly onLost?: (error: Error) => void;
  /** Whether readers and writers of files are ready before the first one is needed; true unless said otherwise. */
  readonly readersAhead?: boolean;
  /** Instead of its own; the lender closes them. For tests, which start many servers in one process. */
  readonly sharedWorkers?: Workers;
  /** The weights of the translator instead of its own; for tests, which have small ones or none. */
  readonly translatorFile?: string;
  /** How many engines, parsers and writers there may be of each; for tests, where nobody waits behind another. */
  readonly mostOfEach?: number;
  /** How much work a password's hash is; as much as is advised unless said otherwise. */
  readonly passwordCost?: PasswordCost;
  /** How long requests may take to arrive; for tests, which cannot wait that long. */
  readonly requestLimits?: RequestLimits;
  /** How often waiting notices are looked for; for tests, which cannot wait that long. */
  readonly noticeMailMs?: number;
  /** Job sources over the network instead of those of the settings; for tests, which have their own. */
  readonly jobSources?: readonly JobSource[];
  readonly jobSourceMs?: number;
  /** How feeds of the job board are read, instead of from the public web alone; for tests, whose feeds are not on it. */
  readonly fetchFeed?: FetchFeed;
}
