export type Counts = { passed: number; failed: number };

/** The part of vitest's JSON report that is counted. */
export type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * A run that went wrong never counts as free of failures: a file that could not be loaded is one, and so is an error outside of
 * any test, which vitest tells by its exit code alone.
 */
export function countResults(report: Report | undefined, exitCode: number): Counts {
  if (!report) return { passed: 0, failed: exitCode === 0 ? 0 : 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
