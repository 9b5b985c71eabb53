// npm run check: format, lint, types and unit tests; what to run before every commit.
import { requireNodeVersion } from './node-version.mjs';

requireNodeVersion();
const { prepareProject, reportAndExit } = await import('./prepare-project.mjs');
const { checkFormatAndLint, checkTypes, runUnitTests } = await import('./check-steps.mjs');
const { printStep, printSummary } = await import('./print-steps.mjs');

await prepareProject({ mode: 'full', build: false }).catch(reportAndExit);
const steps = [];
const run = async (runStep) => {
  const step = await runStep();
  printStep(step);
  steps.push(step);
};
const lookAtCode = async () => {
  await run(checkFormatAndLint);
  await run(checkTypes);
};
await Promise.all([lookAtCode(), run(runUnitTests)]);
printSummary(steps);
