/** The result of a run; `faults` repeats each failure, for the end of a log of which only the end is kept. */
export type Counts = { passed: number; failed: number; faults: string[] };

/** The part of vitest's JSON report that is used. */
export type Report = {
  numPassedTests: number;
  testResults: FileResult[];
};

type FileResult = { name: string; status: string; message?: string; assertionResults: TestResult[] };
type TestResult = { fullName: string; status: string; failureMessages?: string[] };

/**
 * A broken run never counts as free of failures: a file that could not be loaded is one, and so is an error outside of any test,
 * which vitest reports by its exit code only.
 */
export function countResults(report: Report | undefined, exitCode: number): Counts {
  const faults = report?.testResults.flatMap(faultsOf) ?? [];
  if (faults.length === 0 && exitCode !== 0) faults.push(`vitest ended with ${exitCode}, and no test says why`);
  return { passed: report?.numPassedTests ?? 0, failed: faults.length, faults };
}

function faultsOf(file: FileResult): string[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [`${file.name}\n${file.message ?? ''}`];
  return failed.map((test) => `${file.name} > ${test.fullName}\n${test.failureMessages?.join('\n') ?? ''}`);
}
