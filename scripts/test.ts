// npm test                     every project, in turn
// npm test -- api              one of unit, web, api, core, e2e
// npm test -- unit salary      only the files whose path holds the word
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillData, storyPosts } from '#lab/shots/start-product.ts';
import { runVitest } from './suite/run-vitest.ts';
import { scanLog } from './suite/scan-log.ts';
import type { Counts } from './suite/test-counts.ts';

const projects = ['unit', 'web', 'api', 'core', 'e2e'];

const given = process.argv.slice(2);
const chosen = projects.filter((project) => given[0] === project);
const patterns = chosen.length > 0 ? given.slice(1) : given;

// The log of all test applications, scanned at the end: it may not contain personal data.
const logFolder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-log-'));
const logFile = join(logFolder, 'suite.log');
process.env.TEST_LOG_FILE = logFile;

const total: Counts = { passed: 0, failed: 0, faults: [] };
for (const project of chosen.length > 0 ? chosen : projects) {
  const { passed, failed, faults } = await runProject(project);
  total.passed += passed;
  total.failed += failed;
  total.faults.push(...faults);
}
if (total.passed + total.failed === 0) addFault(`没有匹配的测试 no test matches: ${given.join(' ')}`);
const found = scanSuite();
if (found.length > 0)
  addFault(`日志中有个人信息 personal data in the log of the suite:\n${found.slice(0, 20).join('\n')}`);
for (const fault of total.faults) console.error(`\n✗ ${fault}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function addFault(fault: string) {
  total.failed += 1;
  total.faults.push(fault);
}

function scanSuite(): string[] {
  const text = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
  rmSync(logFolder, { recursive: true, force: true });
  return scanLog(text);
}

// A browser story waits more than it works. Two workers take the files in turn, each with its own product, so that they do not
// affect each other; the data that both begin with are made once.
async function runProject(project: string): Promise<Counts> {
  if (project === 'e2e' && patterns.length === 0 && !process.env.E2E_ORIGIN) {
    await fillData(storyPosts);
    process.env.E2E_LANES = '2';
  }
  return runVitest(project, patterns);
}
