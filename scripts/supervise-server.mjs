import { spawn } from 'node:child_process';

const MOST_CRASHES = 5;
const WITHIN_MS = 60_000;

/**
 * Runs the server in its own process and starts it again when it dies. A first start that fails is no crash: it has
 * said why, and would say the same again. Signals are handed on, and the end is the server's own.
 */
export function superviseServer(mainFile) {
  const crashes = [];
  let child;
  let hasBeenReady = false;
  let isStopping = false;

  const start = () => {
    const startedAt = Date.now();
    child = spawn(process.execPath, [...process.execArgv, mainFile], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      if (message !== 'ready') return;
      if (hasBeenReady) log('info', 'the server is back', { ms: Date.now() - startedAt });
      hasBeenReady = true;
    });
    child.on('exit', end);
    child.on('error', ({ code }) => {
      // Without a number it never ran; anything else went wrong while talking to it.
      if (child.pid !== undefined) return;
      log('error', 'the server could not be started', { code });
      end(1, null);
    });
  };

  const end = (code, signal) => {
    const isFailedStart = !hasBeenReady && signal === null && code < 128;
    if (isStopping || code === 0 || isFailedStart) process.exit(code ?? 1);
    crashes.push(Date.now());
    const recent = crashes.filter((at) => Date.now() - at < WITHIN_MS).length;
    const why = { code, signal, reason: explainEnd(code, signal), crashes: recent };
    if (recent >= MOST_CRASHES) {
      log(
        'fatal',
        `the server ended ${recent} times within a minute and is not started again`,
        why,
      );
      process.exit(1);
    }
    log('error', 'the server ended by itself and is started again', why);
    start();
  };

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true;
      child.kill('SIGTERM');
    });
  }
  start();
}

function explainEnd(code, signal) {
  if (signal === 'SIGKILL')
    return 'killed from outside, perhaps because the machine had no memory left';
  if (signal === 'SIGABRT' || code === 134) return 'out of memory, or stopped by its own engine';
  if (signal !== null) return 'killed by a signal';
  return 'an error of its own; the lines before say which';
}

/** Lines like the server's own. */
function log(level, msg, details) {
  const time = new Date().toISOString();
  process.stderr.write(`${JSON.stringify({ level, time, ...details, msg })}\n`);
}
