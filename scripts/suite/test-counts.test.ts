import { expect, test } from 'vitest';
import { countResults } from './test-counts.ts';

const file = (name: string, status: string, ...results: string[]) => ({
  name,
  status,
  message: status === 'failed' ? 'cannot be loaded' : '',
  assertionResults: results.map((result, place) => ({
    fullName: `test ${place}`,
    status: result,
    failureMessages: result === 'failed' ? ['expected 1 to be 2'] : [],
  })),
});

test('sums what vitest counted, and names what failed', () => {
  const report = {
    numPassedTests: 3,
    testResults: [file('a.test.ts', 'passed', 'passed', 'passed'), file('b.test.ts', 'failed', 'passed', 'failed')],
  };
  const faults = ['b.test.ts > test 1\nexpected 1 to be 2'];
  expect(countResults(report, 1)).toEqual({ passed: 3, failed: 1, faults });
});

test('a file that cannot be loaded is a failure', () => {
  const report = {
    numPassedTests: 1,
    testResults: [file('a.test.ts', 'passed', 'passed'), file('b.test.ts', 'failed')],
  };
  expect(countResults(report, 1)).toEqual({ passed: 1, failed: 1, faults: ['b.test.ts\ncannot be loaded'] });
});

test('an error outside of any test is a failure', () => {
  const report = { numPassedTests: 1, testResults: [file('a.test.ts', 'passed', 'passed')] };
  expect(countResults(report, 1)).toMatchObject({ passed: 1, failed: 1, faults: [expect.stringContaining('with 1')] });
});

test('a run without a report failed unless it had nothing to do', () => {
  expect(countResults(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(countResults(undefined, 0)).toEqual({ passed: 0, failed: 0, faults: [] });
});
