import { ConfigError, readConfig } from '../config';
import { explainStartFailure } from '../explain-start-failure';
import { type Command, CommandError } from './command';
import { commands } from './commands';

/** Returns the exit code. */
export async function runCommandLine(
  [name = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> {
  const command: Command | undefined = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    say('Commands:');
    for (const { usage } of Object.values(commands)) say(`  npm run ${usage}`);
    return 2;
  }
  try {
    await command.run({
      args,
      config: readConfig(env),
      folder: env.INIT_CWD ?? process.cwd(),
      say,
    });
    return 0;
  } catch (error) {
    const isSaid = error instanceof CommandError || error instanceof ConfigError;
    say(
      isSaid
        ? error.message
        : explainStartFailure(error).replace('could not start', 'could not do it'),
    );
    return 1;
  }
}
