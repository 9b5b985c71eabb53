import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectPath, projectRoot } from '../scripts/project-paths.mjs';

/** Prints the rows as a table and keeps them, with where and when they were measured, in bench/results. */
export function reportResults(name, rows, details = {}) {
  console.table(rows);
  const folder = projectPath('bench', 'results');
  mkdirSync(folder, { recursive: true });
  const record = {
    name,
    measuredAt: new Date().toISOString(),
    ...describeMachine(),
    rows,
    details,
  };
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`Kept in ${file.slice(projectRoot.length + 1)}`);
}

export function findMedian(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

function describeMachine() {
  const processors = cpus();
  return {
    commit: readCommit(),
    machine: `${process.platform} ${process.arch}, ${processors.length} × ${processors[0]?.model ?? 'cpu'}`,
    node: process.version,
  };
}

function readCommit() {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], {
      cwd: projectRoot,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown';
  }
}
