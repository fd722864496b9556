import { expect, test } from 'vitest';
import { countResults } from './test-counts.ts';

const file = (status: string, ...results: string[]) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

test('sums what vitest counted', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
  };
  expect(countResults(report, 1)).toEqual({ passed: 3, failed: 1 });
});

test('a file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed'), file('failed')] };
  expect(countResults(report, 1)).toEqual({ passed: 1, failed: 1 });
});

test('an error outside of any test is a failure', () => {
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file('passed', 'passed')] };
  expect(countResults(report, 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run without a report failed unless it had nothing to do', () => {
  expect(countResults(undefined, 1)).toEqual({ passed: 0, failed: 1 });
  expect(countResults(undefined, 0)).toEqual({ passed: 0, failed: 0 });
});
