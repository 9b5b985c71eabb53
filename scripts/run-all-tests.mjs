import { findStaleTargets } from './build-targets.mjs';
import {
  checkFormatAndLint,
  checkTypes,
  runCheck,
  runIntegrationTests,
  runJourneys,
  runUnitTests,
} from './check-steps.mjs';
import { findBrowser } from './find-browser.mjs';
import { prepareProject } from './prepare-project.mjs';
import { printStep, printSummary } from './print-steps.mjs';

export async function runAllTests() {
  const steps = [];
  const run = async (runStep) => {
    const step = await runStep();
    printStep(step);
    steps.push(step);
    return step.counts.failed.length === 0;
  };
  if (await run(setUp)) {
    await run(checkFormatAndLint);
    await run(checkTypes);
    await run(runUnitTests);
    await run(build);
    await run(runIntegrationTests);
    const isBuilt = findStaleTargets().length === 0;
    await run(isBuilt ? runJourneysInBrowser : reportJourneysNotRun);
  }
  printSummary(steps);
}

function setUp() {
  return attempt('set-up', () => prepareProject({ mode: 'full', build: false }));
}

function build() {
  return attempt('build', () => prepareProject({ mode: 'full', build: true }));
}

async function runJourneysInBrowser() {
  const search = await attempt('browser journeys', () => findBrowser());
  return search.counts.failed.length === 0 ? runJourneys() : search;
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
