import { formatSeconds } from './run-command.mjs';
import { summarize } from './test-reports.mjs';

const RULE = '─'.repeat(72);

/** One line a step; everything a failing step printed; the names of what was skipped or needed two tries. */
export function printStep({ name, counts, output, durationMs }) {
  const { passed, failed, skipped, unsteady = [] } = counts;
  const words = [`${passed.length} passed`];
  if (failed.length > 0) words.push(`${failed.length} failed`);
  if (skipped.length > 0) words.push(`${skipped.length} skipped`);
  const sign = failed.length > 0 ? '✗' : '✓';
  console.log(`${sign} ${name.padEnd(20)} ${words.join(', ')} (${formatSeconds(durationMs)})`);
  for (const title of skipped) console.log(`    skipped: ${title}`);
  for (const title of unsteady) console.log(`    passed only when tried again: ${title}`);
  if (failed.length === 0) return;
  for (const title of failed) console.log(`    failed: ${title.split('\n')[0]}`);
  if (output) console.log(`${RULE}\n${output.trimEnd()}\n${RULE}`);
}

/** The last line of the run, and the exit code that goes with it. */
export function printSummary(steps) {
  console.log(summarize(steps));
  process.exitCode = steps.some(({ counts }) => counts.failed.length > 0) ? 1 : 0;
}
