import type { Config } from '../config';

/** What `npm run NAME -- …` does. */
export interface Command {
  /** How it is called: `backup FILE`. */
  readonly usage: string;
  run(context: CommandContext): Promise<void>;
}

export interface CommandContext {
  readonly args: readonly string[];
  readonly config: Config;
  /** Where the person is: a relative file name is meant from there. */
  readonly folder: string;
  /** One line for the person. */
  say(line: string): void;
}

/** The person asked for something that cannot be done: the message is all they need to see. */
export class CommandError extends Error {
  override name = 'CommandError';
}
