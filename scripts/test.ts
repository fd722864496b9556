// npm test                     every project, in turn
// npm test -- api              one of unit, api, e2e
// npm test -- unit salary      only the files whose path holds the word
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { scanLog } from './scan-log.ts';
import { type Counts, countResults, type Report } from './test-counts.ts';

const projects = ['unit', 'api', 'e2e'];

const given = process.argv.slice(2);
const chosen = projects.filter((project) => given[0] === project);
const patterns = chosen.length > 0 ? given.slice(1) : given;

// What the applications of all tests log, looked through at the end: nothing of a person may stand there.
const logFolder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-log-'));
const logFile = join(logFolder, 'suite.log');
process.env.TEST_LOG_FILE = logFile;

const total: Counts = { passed: 0, failed: 0 };
for (const project of chosen.length > 0 ? chosen : projects) {
  const { passed, failed } = await runProject(project);
  total.passed += passed;
  total.failed += failed;
}
if (total.passed + total.failed === 0) {
  console.error(`没有匹配的测试 no test matches: ${given.join(' ')}`);
  total.failed += 1;
}
const found = scanSuite();
if (found.length > 0) {
  console.error(`日志中有个人信息 personal data in the log of the suite:\n${found.slice(0, 20).join('\n')}`);
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function scanSuite(): string[] {
  const text = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
  rmSync(logFolder, { recursive: true, force: true });
  return scanLog(text);
}

async function runProject(project: string): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn('vitest', ['run', '--project', project, '--passWithNoTests', ...reporters, ...patterns], {
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

// Waits for vitest to end its own way: it takes the database of the run down.
function passSignals(send: (signal: NodeJS.Signals) => void) {
  let asked = false;
  const pass = (signal: NodeJS.Signals) => {
    asked = true;
    if (signal !== 'SIGINT' || !process.stdin.isTTY) send(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return { asked: () => asked, release: () => process.off('SIGINT', pass).off('SIGTERM', pass) };
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}
