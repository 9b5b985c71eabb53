import { admin } from '../admin/admin-command';
import { backup } from '../backup/backup-command';
import { restore } from '../backup/restore-command';
import { jobs } from '../jobs/jobs-command';
import { mcp } from '../mcp/mcp-command';
import type { Command } from './command';
import { cv } from './cv/cv-command';

/** Everything that is done from the command line; one line each. */
export const commands: Readonly<Record<string, Command>> = {
  admin,
  backup,
  restore,
  jobs,
  cv,
  mcp,
};
