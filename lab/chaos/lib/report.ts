/** Prints the faults of a run as its last lines; with any, the process fails. */
export function report(faults: readonly string[], most = 20): void {
  console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults:\n${faults.slice(0, most).join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}
