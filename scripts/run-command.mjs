import { spawn } from 'node:child_process';

const STOP_GRACE_MS = 10_000;

/** Runs a command quietly and hands back its exit code, what it printed and how long it took. Never throws. */
export function runCommand(command, args, { cwd, env = {}, timeoutMs } = {}) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    const timer = timeoutMs && setTimeout(() => stopOverdue(child, timeoutMs, chunks), timeoutMs);
    const finish = (exitCode) => {
      clearTimeout(timer);
      resolve({
        exitCode,
        output: Buffer.concat(chunks).toString('utf8'),
        durationMs: performance.now() - startedAt,
      });
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.on('close', (code, signal) => finish(signal ? 128 : (code ?? 1)));
  });
}

/** Asks first, so that a test runner can stop the servers and browsers it started. */
function stopOverdue(child, timeoutMs, chunks) {
  chunks.push(Buffer.from(`\nStopped: not done after ${formatSeconds(timeoutMs)}.\n`));
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS).unref();
}

/** Runs a tool of node_modules by the same Node that runs this script. */
export function runTool(toolFile, args, options) {
  return runCommand(process.execPath, [toolFile, ...args], options);
}

export function formatSeconds(durationMs) {
  return `${(durationMs / 1000).toFixed(1)} s`;
}
