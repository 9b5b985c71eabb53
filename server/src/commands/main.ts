import { runCommandLine } from './run-command-line';

const [name, ...rest] = process.argv.slice(2);
// Messages for people must not get between those of the protocol.
const stream = name === 'mcp' ? process.stderr : process.stdout;
// Workers and their timers keep no process alive: waiting for the last of them to leave, this one would end before it has said how it went.
const stay = setInterval(() => {}, 60_000);
process.exitCode = await runCommandLine([name ?? '', ...rest], process.env, (line) =>
  stream.write(`${line}\n`),
);
clearInterval(stay);
