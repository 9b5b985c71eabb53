import { runCommandLine } from './run-command-line';

const [name, ...rest] = process.argv.slice(2);
// What it says to people must not stand between the messages of a protocol.
const stream = name === 'mcp' ? process.stderr : process.stdout;
process.exitCode = await runCommandLine([name ?? '', ...rest], process.env, (line) =>
  stream.write(`${line}\n`),
);
