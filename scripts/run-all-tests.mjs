import { findStaleTargets } from './build-targets.mjs';
import {
  checkFirstLoad,
  checkFormatAndLint,
  checkTypes,
  runCheck,
  runIntegrationTests,
  runJourneys,
  runStepTool,
  runUnitTests,
} from './check-steps.mjs';
import { prepareProject } from './prepare-project.mjs';
import { printStep, printSummary } from './print-steps.mjs';
import { projectPath } from './project-paths.mjs';
import { workersAlone } from './workers-per-lane.mjs';

/**
 * Two lanes beside each other, so that no core waits: the tests of the code, and what looks at the app in a browser.
 * A step prints what it has to say when it is done.
 */
export async function runAllTests(options) {
  const steps = [];
  const run = async (runStep) => {
    const step = await runStep();
    printStep(step);
    steps.push(step);
    return step.counts.failed.length === 0;
  };
  if (await run(setUp)) {
    await Promise.all([testCode(run, options), testApp(run, options)]);
  }
  printSummary(steps);
}

/**
 * What waits for databases and servers runs beside the journeys, which wait for their browser; what only counts comes last,
 * when the other lane is done, and keeps every core busy by itself.
 */
async function testCode(run, options) {
  await run(() => runIntegrationTests(options));
  await run(() => runUnitTests({ ...options, workers: workersAlone() }));
}

async function testApp(run, options) {
  // It may have to be installed, which leaves the processor to the build.
  const search = lookForBrowser();
  await run(build);
  const isBuilt = findStaleTargets().length === 0;
  if (isBuilt) await run(checkFirstLoad);
  await run(isBuilt ? () => runJourneysInBrowser(search, options) : reportJourneysNotRun);
  // This lane is done first.
  await run(checkFormatAndLint);
  await run(checkTypes);
}

function setUp() {
  return attempt('set-up', () => prepareProject({ mode: 'full', build: false }));
}

function build() {
  return attempt('build', () => prepareProject({ mode: 'full', build: true }));
}

/** In its own process: nothing else waits for what is installed. */
function lookForBrowser() {
  return runCheck('browser journeys', () =>
    runStepTool(projectPath('scripts', 'look-for-browser.mjs'), []),
  );
}

async function runJourneysInBrowser(search, options) {
  const found = await search;
  return found.counts.failed.length === 0 ? runJourneys(options) : found;
}

function reportJourneysNotRun() {
  return attempt('browser journeys', () => {
    throw new Error('Not run: there is no build to open in a browser.');
  });
}

function attempt(name, work) {
  return runCheck(name, async () => {
    try {
      await work();
      return { exitCode: 0, output: '' };
    } catch (error) {
      return { exitCode: 1, output: error.message };
    }
  });
}
