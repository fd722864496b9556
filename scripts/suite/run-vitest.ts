import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Counts, countResults, type Report } from './test-counts.ts';

/**
 * Runs one project of the tests, or the part that `choice` selects, and counts the results. A signal to this process ends vitest
 * first, which takes down the run's database.
 */
export async function runVitest(project: string, choice: readonly string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn('vitest', ['run', '--project', project, '--passWithNoTests', ...reporters, ...choice], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const stop = passSignals((signal) => child.kill(signal));
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  stop.release();
  const counts = countResults(readReport(file), code ?? 1);
  rmSync(folder, { recursive: true, force: true });
  if (stop.asked() || signal) process.exit(128 + constants.signals[signal ?? 'SIGINT']);
  return counts;
}

function passSignals(send: (signal: NodeJS.Signals) => void) {
  let requested = false;
  const pass = (signal: NodeJS.Signals) => {
    requested = true;
    if (signal !== 'SIGINT' || !process.stdin.isTTY) send(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return { asked: () => requested, release: () => process.off('SIGINT', pass).off('SIGTERM', pass) };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
