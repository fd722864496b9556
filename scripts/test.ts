// npm test                     every project, in turn; of the stories the main ones
// npm test -- proof            the other stories, whole tables and crashes, of which npm test takes a sample or nothing
// npm test -- quick            before a commit: types, rules, unit, what the change touches, one story
// npm test -- api              one of unit, web, api, core, e2e
// npm test -- unit salary      only the files whose path holds the word
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillData, storyPosts } from '#lab/shots/start-product.ts';
import { changedFiles } from './suite/changed-files.ts';
import { onlyProven, sampledTests } from './suite/proof.ts';
import { slowUnits, touchedFolders } from './suite/quick.ts';
import { runVitest } from './suite/run-vitest.ts';
import { scanLog } from './suite/scan-log.ts';
import { mainStories, mainStory } from './suite/stories.ts';
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
if (given[0] === 'quick') await runQuick();
else if (given[0] === 'proof') await runProof();
else if (chosen.length > 0 || patterns.length > 0)
  for (const project of chosen.length > 0 ? chosen : projects) add(await runProject(project, patterns));
else for (const project of projects) add(await runProject(project, project === 'e2e' ? mainStories : []));
if (total.passed + total.failed === 0) addFault(`没有匹配的测试 no test matches: ${given.join(' ')}`);
const found = scanSuite();
if (found.length > 0)
  addFault(`日志中有个人信息 personal data in the log of the suite:\n${found.slice(0, 20).join('\n')}`);
for (const fault of total.faults) console.error(`\n✗ ${fault}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function add({ passed, failed, faults }: Counts) {
  total.passed += passed;
  total.failed += failed;
  total.faults.push(...faults);
}

/** What a contributor runs before a commit; it says what it leaves out. */
async function runQuick() {
  const started = performance.now();
  const root = join(import.meta.dirname, '..');
  const { status } = spawnSync(process.execPath, ['scripts/check.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) addFault('格式、规则或类型 format, rules or types');
  const touched = touchedFolders(changedFiles(root) ?? [], root);
  process.env.QUICK = '1';
  add(await runVitest('unit', []));
  for (const project of touched.length > 0 ? ['web', 'api'] : []) add(await runVitest(project, touched));
  add(await runVitest('e2e', [mainStory]));
  const left = [
    `单元测试 unit：${slowUnits.join(' ')}`,
    `页面和接口 web, api：除 ${touched.join(' ') || '（没有改动的目录）'} 以外的全部`,
    `浏览器 e2e：除 ${mainStory} 以外的全部`,
    '长表的其余各行和崩溃 proof',
  ];
  console.log(`\n没有运行的 left out, see npm test:\n  ${left.join('\n  ')}`);
  console.log(`用时 ${Math.round((performance.now() - started) / 1000)} s`);
}

/** What `npm test` takes some of, or nothing, in whole. */
async function runProof() {
  process.env.PROOF = '1';
  add(await runVitest('api', [...onlyProven, ...sampledTests]));
  add(await runProject('e2e', []));
}

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
async function runProject(project: string, choice: readonly string[]): Promise<Counts> {
  const many = choice.length === 0 || choice === mainStories;
  if (project === 'e2e' && many && !process.env.E2E_ORIGIN) {
    await fillData(storyPosts);
    process.env.E2E_LANES = '2';
  }
  return runVitest(project, choice);
}
