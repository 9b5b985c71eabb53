import { describe, expect, it } from 'vitest';
import {
  readPlaywrightReport,
  readVitestReport,
  summarize,
  withExitCode,
} from './test-reports.mjs';

const vitestFile = (status, ...cases) => ({
  name: 'a.test.ts',
  status,
  assertionResults: cases.map(([fullName, caseStatus]) => ({ fullName, status: caseStatus })),
});

describe('readVitestReport', () => {
  it('sorts the tests of all files', () => {
    const report = {
      testResults: [
        vitestFile('failed', ['a', 'passed'], ['b', 'failed']),
        vitestFile('passed', ['c', 'pending'], ['d', 'todo'], ['e', 'passed']),
      ],
    };
    expect(readVitestReport(report)).toEqual({
      passed: ['a', 'e'],
      failed: ['b'],
      skipped: ['c', 'd'],
    });
  });

  it('leaves out what was left for another run', () => {
    const left = { fullName: 'slow', status: 'skipped', tags: ['long'] };
    const file = vitestFile('passed', ['a', 'passed'], ['b', 'skipped']);
    file.assertionResults.push(left);
    const counts = readVitestReport({ testResults: [file] });
    expect(counts).toEqual({ passed: ['a'], failed: [], skipped: ['b'] });
  });

  it('counts a file that failed to load', () => {
    const report = { testResults: [vitestFile('failed'), vitestFile('passed', ['a', 'passed'])] };
    expect(readVitestReport(report).failed).toEqual(['a.test.ts']);
  });

  it.each([undefined, {}, { testResults: [] }])('takes %j for a failure', (report) => {
    expect(readVitestReport(report).failed).toHaveLength(1);
  });
});

describe('readPlaywrightReport', () => {
  const spec = (title, status) => ({ title, tests: [{ status }] });

  it('walks nested suites and names all titles', () => {
    const report = {
      suites: [
        {
          title: 'auth.spec.ts',
          specs: [spec('signs in', 'expected')],
          suites: [{ title: 'guards', specs: [spec('x', 'unexpected'), spec('y', 'skipped')] }],
        },
      ],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: ['auth.spec.ts › signs in'],
      failed: ['auth.spec.ts › guards › x'],
      skipped: ['auth.spec.ts › guards › y'],
      unsteady: [],
    });
  });

  it('names those that passed only when tried again', () => {
    const report = { suites: [{ title: 'a', specs: [spec('b', 'flaky'), spec('c', 'expected')] }] };
    const { passed, failed, unsteady } = readPlaywrightReport(report);
    expect({ passed, failed, unsteady }).toEqual({
      passed: ['a › b', 'a › c'],
      failed: [],
      unsteady: ['a › b'],
    });
  });

  it('counts errors outside a journey', () => {
    const report = {
      suites: [{ title: 'a', specs: [spec('b', 'expected')] }],
      errors: [{ message: 'no' }],
    };
    expect(readPlaywrightReport(report).failed).toEqual(['no']);
  });

  it.each([undefined, { suites: [] }])('takes %j for a failure', (report) => {
    expect(readPlaywrightReport(report).failed).toHaveLength(1);
  });
});

describe('withExitCode', () => {
  it('turns a bad exit without a failing test into a failure', () => {
    const counts = { passed: ['a'], failed: [], skipped: [] };
    expect(withExitCode(counts, 1).failed).toHaveLength(1);
    expect(withExitCode(counts, 0)).toEqual(counts);
  });
});

describe('summarize', () => {
  const step = (passed, failed, skipped) => ({
    counts: { passed: Array(passed), failed: Array(failed), skipped: Array(skipped) },
  });

  it('adds up all steps and mentions skipped tests only when there are some', () => {
    expect(summarize([step(1, 0, 0), step(5, 2, 0)])).toBe('6 passed, 2 failed');
    expect(summarize([step(1, 0, 3)])).toBe('1 passed, 0 failed, 3 skipped');
  });
});
