/**
 * What a runner's own JSON report says, as names of tests. A report that is missing, unreadable or empty counts as
 * one failure: a runner that crashed before the first test must not look like a success.
 */
export function readVitestReport(report) {
  if (!Array.isArray(report?.testResults)) return failedRun('the test runner left no report');
  const tests = report.testResults.flatMap((file) => {
    // Those left for npm run test:all are not counted: they aren't in the browser's report either.
    const cases = file.assertionResults
      .filter(({ status, tags }) => !(status === 'skipped' && tags?.includes('long')))
      .map(({ fullName, status }) => ({ name: fullName, status }));
    const isBrokenFile = file.status === 'failed' && cases.every((c) => c.status !== 'failed');
    return isBrokenFile ? [...cases, { name: file.name, status: 'failed' }] : cases;
  });
  return sortTests(tests, {
    passed: ['passed'],
    skipped: ['pending', 'skipped', 'todo', 'disabled'],
  });
}

export function readPlaywrightReport(report) {
  if (!Array.isArray(report?.suites)) return failedRun('the browser journeys left no report');
  const tests = report.suites.flatMap((suite) => listSpecs(suite, []));
  const sorted = sortTests(tests, { passed: ['expected', 'flaky'], skipped: ['skipped'] });
  const errors = (report.errors ?? []).map(({ message }) => message ?? 'error outside a journey');
  const unsteady = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  return { ...sorted, failed: [...sorted.failed, ...errors], unsteady };
}

function listSpecs(suite, parentTitles) {
  const titles = [...parentTitles, suite.title].filter(Boolean);
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({ name: [...titles, spec.title].join(' › '), status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((child) => listSpecs(child, titles))];
}

function sortTests(tests, { passed, skipped }) {
  if (tests.length === 0) return failedRun('no test was run');
  const namesWhere = (matches) => tests.filter(({ status }) => matches(status)).map((t) => t.name);
  return {
    passed: namesWhere((status) => passed.includes(status)),
    skipped: namesWhere((status) => skipped.includes(status)),
    failed: namesWhere((status) => !passed.includes(status) && !skipped.includes(status)),
  };
}

function failedRun(reason) {
  return { passed: [], skipped: [], failed: [reason] };
}

/** A runner may fail without a failing test (a leaked error, a failed hook): its exit code has the last word. */
export function withExitCode(counts, exitCode) {
  if (exitCode === 0 || counts.failed.length > 0) return counts;
  return { ...counts, failed: [`the runner ended with code ${exitCode}`] };
}

export function summarize(steps) {
  const count = (kind) => steps.reduce((sum, { counts }) => sum + counts[kind].length, 0);
  const skipped = count('skipped');
  const line = `${count('passed')} passed, ${count('failed')} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}
