import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, projectPath, projectRoot } from './project-paths.mjs';
import { runTool } from './run-command.mjs';
import { readPlaywrightReport, readVitestReport, withExitCode } from './test-reports.mjs';
import { workersAlone, workersPerLane } from './workers-per-lane.mjs';

// Only to end what hangs; a slow machine may take its time.
const STEP_LIMIT_MS = 20 * 60 * 1000;
// The proofs are checked together with the server that they try, the journeys with the tests of core.
const typeProjects = ['core', 'web', 'e2e', 'prove'];

export const unitProjects = ['unit', 'web'];
export const integrationProjects = ['integration'];

export function checkFormatAndLint() {
  const biome = projectPath('node_modules', '@biomejs', 'biome', 'bin', 'biome');
  return runCheck('format and lint', () => runStepTool(biome, ['ci', '--colors=off', '.']));
}

export function checkTypes() {
  return runCheck('types', async () => {
    const compiler = projectPath('node_modules', 'typescript', 'bin', 'tsc');
    const results = await mapInParallel(typeProjects, (project) =>
      runStepTool(compiler, [
        ...['-p', project, '--pretty', 'false'],
        // Several would work out the same types beside each other: the same seconds, twice the work.
        ...['--checkers', '1'],
        ...rememberIn(project),
      ]),
    );
    return {
      exitCode: Math.max(...results.map(({ exitCode }) => exitCode)),
      output: results.map(({ output }) => output).join(''),
    };
  });
}

/** What was checked already is not checked again. */
function rememberIn(project) {
  const name = project.replaceAll(/\W/g, '-');
  return ['--incremental', '--tsBuildInfoFile', join(cacheFolder, 'types', `${name}.tsbuildinfo`)];
}

/** `all`: with those tagged `long` too, which cost much and tell little more than their neighbours. */
export function runUnitTests({ all = false, workers = workersAlone() } = {}) {
  return runVitest('unit tests', unitProjects, all, workers);
}

/**
 * They wait for databases and servers a good part of the time, beside the journeys: one more leaves no core idle, and a third
 * would load the server, fill its tables and start its engines once more. In one run, for one Postgres.
 */
export function runIntegrationTests({ all }) {
  return runVitest('integration tests', integrationProjects, all, workersPerLane() + 1);
}

/** Of the built files: the first page stays light, whatever is added to the screens behind it. */
export function checkFirstLoad() {
  return runCheck('size of the first page', () =>
    runStepTool(projectPath('web', 'measure-first-load.mjs'), []),
  );
}

export function runJourneys({ all }) {
  const cli = projectPath('node_modules', '@playwright', 'test', 'cli.js');
  return runTestRunner('browser journeys', readPlaywrightReport, (reportFile) =>
    runStepTool(cli, ['test', '--config', 'e2e', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      PLAYWRIGHT_FORCE_TTY: '0',
      ...(all ? { JOURNEYS: 'all' } : {}),
    }),
  );
}

/** A step without tests: passed or failed as a whole, counted as one. */
export async function runCheck(name, work) {
  const startedAt = performance.now();
  const { exitCode, output } = await work();
  const counts = { passed: [], failed: [], skipped: [] };
  counts[exitCode === 0 ? 'passed' : 'failed'].push(name);
  return { name, counts, output, durationMs: performance.now() - startedAt };
}

function runVitest(name, projects, all, workers) {
  const cli = projectPath('node_modules', 'vitest', 'vitest.mjs');
  const projectArgs = projects.flatMap((project) => ['--project', project]);
  return runTestRunner(name, readVitestReport, (reportFile) =>
    runStepTool(cli, [
      'run',
      ...projectArgs,
      ...(all ? [] : ['--tags-filter=!long']),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
    ]),
  );
}

async function runTestRunner(name, readReport, run) {
  const reportFile = join(cacheFolder, 'reports', `${name.replaceAll(/\W/g, '-')}.json`);
  mkdirSync(join(cacheFolder, 'reports'), { recursive: true });
  rmSync(reportFile, { force: true });
  const startedAt = performance.now();
  const { exitCode, output } = await run(reportFile);
  const counts = withExitCode(readReport(readJson(reportFile)), exitCode);
  return { name, counts, output, durationMs: performance.now() - startedAt };
}

export function runStepTool(tool, args, env = {}) {
  return runTool(tool, args, {
    cwd: projectRoot,
    env: { NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    timeoutMs: STEP_LIMIT_MS,
  });
}

async function mapInParallel(items, work) {
  const results = [];
  const queue = [...items.entries()];
  const takeNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await work(next[1]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, takeNext));
  return results;
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
