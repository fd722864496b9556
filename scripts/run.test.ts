import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

// The real run.mjs in a checkout of its own, with fake tasks and a fake npm.
vi.setConfig({ testTimeout: 20_000 });

const tasks = `export const tasks = {
  show: [{ run: 'node show.mjs first' }, { run: 'node show.mjs second' }],
  fail: [{ run: 'node fail.mjs' }, { run: 'node show.mjs never' }],
  tool: [{ run: 'tool' }],
  both: [{ run: 'node waits.mjs', beside: 'node tells.mjs' }, { run: 'node show.mjs after' }],
  tuned: [{ run: 'node flags.mjs', flags: ['--no-such-flag', '--expose-gc'] }],
  serve: [{ run: 'node serve.mjs', drains: true }],
};
export const productTasks = ['serve', 'tool'];
export const usages = { show: 'npm run show -- [word]' };`;
const files = {
  'scripts/tasks.mjs': tasks,
  'show.mjs': `console.log(process.env.PINNED ?? 'system', ...process.argv.slice(2));`,
  'flags.mjs': `console.log(process.execArgv.join(), ...process.argv.slice(2));`,
  'fail.mjs': 'process.exit(7);',
  'waits.mjs': `import { existsSync } from 'node:fs'; setInterval(() => existsSync('told') && process.exit(0), 20);`,
  'tells.mjs': `import { writeFileSync } from 'node:fs'; writeFileSync('told', ''); process.exitCode = 3;`,
  'serve.mjs': `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
  console.log(signal);
  setTimeout(() => process.exit(0), 300);
});
setTimeout(() => process.exit(1), 30_000);
console.log('ready');`,
};
// Records the call, takes some time, and behaves like npm ci.
const npm = `#!/bin/sh
if [ "$1" = ping ]; then [ -e away ] && echo 'npm error code EAI_AGAIN' >&2; exit 0; fi
echo "$@" >> calls
case "$*" in *--offline*) [ -e kept ] || exit 1;; esac
sleep 0.3
[ -e offline ] && exit 1
rm -rf node_modules && mkdir -p node_modules/.bin
printf '#!/bin/sh\\necho from the project\\n' > node_modules/.bin/tool && chmod +x node_modules/.bin/tool
cp package-lock.json node_modules/.package-lock.json`;

let checkout: string;
let children: ChildProcess[];

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-run-'));
  children = [];
  for (const name of ['run.mjs', 'bootstrap']) {
    cpSync(join(import.meta.dirname, name), join(checkout, 'scripts', name), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) write(name, text);
  write('bin/npm', npm);
  chmodSync(join(checkout, 'bin/npm'), 0o755);
  lock({ 'node_modules/one': { version: '1.0.0' } });
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(checkout, { recursive: true, force: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(checkout, name)), { recursive: true });
  writeFileSync(join(checkout, name), text);
}

const lock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));
const installs = () =>
  existsSync(join(checkout, 'calls')) ? readFileSync(join(checkout, 'calls'), 'utf8').trim().split('\n') : [];

function start(...args: string[]): ChildProcess {
  const path = [join(checkout, 'bin'), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], {
    cwd: checkout,
    env: { PATH: path },
    stdio: 'pipe',
  });
  children.push(child);
  return child;
}

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const child = start(...args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  return { code, output };
}

test('a flag that an older Node does not know is left out', async () => {
  expect(await run('tuned', 'word')).toMatchObject({ code: 0, output: expect.stringContaining('--expose-gc word\n') });
});

describe('installing', () => {
  test('happens when nothing is installed, and once', async () => {
    expect((await run('show')).code).toBe(0);
    expect(installs()).toHaveLength(1);
    expect(installs()[0]).toMatch(/^ci .*--ignore-scripts/);
    await run('show');
    expect(installs()).toHaveLength(1);
  });

  test('leaves out what the product does not need, until a task needs it', async () => {
    await run('tool');
    await run('tool');
    await run('show');
    await run('tool');
    expect(installs().map((call) => /--(?:omit|include)=dev/.exec(call)?.[0])).toEqual(['--omit=dev', '--include=dev']);
  });

  test('happens again when the lock file changed', async () => {
    await run('show');
    lock({ 'node_modules/one': { version: '1.0.1' } });
    await run('show');
    expect(installs()).toHaveLength(2);
  });

  test('is left to whoever has done it with npm', async () => {
    const packages = {
      'node_modules/one': { version: '1.0.0' },
      'lab/packages': { name: 'workspace' },
      'node_modules/workspace': { resolved: 'lab/packages', link: true },
      'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['sunos'], cpu: ['mips'] },
    };
    lock(packages);
    const { 'node_modules/one': one } = packages;
    write('node_modules/one/package.json', '{}');
    write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/one': one } }));
    // As for a user who may read the packages but not write beside them.
    symlinkSync(join(checkout, 'nowhere', 'stamp'), join(checkout, 'node_modules/.installed'));
    expect((await run('show')).code).toBe(0);
    rmSync(join(checkout, 'node_modules/.installed'));
    await run('show');
    expect(installs()).toEqual([]);
  });

  test('happens when a package for this machine is absent', async () => {
    const needed = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
    lock({ 'node_modules/here': needed });
    write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
    await run('show');
    expect(installs()).toHaveLength(1);
  });

  test('is done by one of two that start at once', async () => {
    const both = await Promise.all([run('show'), run('show')]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(installs()).toHaveLength(1);
  });

  test('that fails is told in a line, without a stack', async () => {
    write('offline', '');
    const { code, output } = await run('show');
    expect(code).toBe(1);
    expect(output).toContain('npm ci failed');
    expect(output).not.toMatch(/^ {4}at /m);
  });

  test('without a network takes what an earlier one kept, or says at once what is missing', async () => {
    write('away', '');
    const { code, output } = await run('show');
    expect(code).toBe(1);
    expect(output).toContain('连不上软件源');
    write('kept', '');
    expect((await run('show')).code).toBe(0);
    expect(installs().every((call) => call.includes('--offline'))).toBe(true);
  });
});

describe('running', () => {
  test('goes through the steps; arguments go to the last', async () => {
    const { output } = await run('show', '--x', 'two words');
    expect(output).toContain('system first\nsystem second --x two words\n');
  });

  test('ends at the first step that fails, with its exit code', async () => {
    const { code, output } = await run('fail');
    expect(code).toBe(7);
    expect(output).not.toContain('never');
  });

  test('goes on when a step and what runs beside it have both ended, by the code of the step', async () => {
    expect(await run('both')).toMatchObject({ code: 0, output: expect.stringContaining('after') });
  });

  test('finds the tools of the project', async () => {
    expect((await run('tool')).output).toContain('from the project');
  });

  test.runIf(process.platform === 'linux')('uses the Node that the project pins', async () => {
    await run('show');
    const pinned = `node_modules/node-linux-${process.arch}/bin/node`;
    write(pinned, `#!/bin/sh\nPINNED=pinned exec ${process.execPath} "$@"\n`);
    chmodSync(join(checkout, pinned), 0o755);
    expect((await run('show')).output).toContain('pinned second');
  });

  test('--help prints the usage, before anything is installed or run', async () => {
    const { code, output } = await run('show', '--help');
    expect([code, output]).toEqual([0, 'npm run show -- [word]\n']);
    expect((await run('fail', '-h')).output).toBe('npm run fail：不接受参数 takes no arguments\n');
    expect(installs()).toEqual([]);
  });

  test('names the tasks when it does not know one', async () => {
    const { code, output } = await run('nothing');
    expect(code).toBe(1);
    expect(output).toContain('show · fail');
  });
});

describe('a signal', () => {
  async function signalled(...signals: NodeJS.Signals[]): Promise<{ code: number; output: string }> {
    const child = start('serve');
    const closed = once(child, 'close');
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    await expect.poll(() => output, { timeout: 10_000 }).toContain('ready');
    for (const signal of signals) {
      child.kill(signal);
      await sleep(50);
    }
    const [code] = await closed;
    return { code, output };
  }

  test.each(['SIGINT', 'SIGTERM'] as const)('%s reaches the server, whose exit code is ours', async (signal) => {
    const { code, output } = await signalled(signal);
    expect(code).toBe(0);
    expect(output.match(/SIG\w+/g)).toEqual([signal]);
  });

  test('that arrives from the terminal and from npm reaches the server once', async () => {
    expect((await signalled('SIGINT', 'SIGINT')).output.match(/SIG\w+/g)).toEqual(['SIGINT']);
  });

  test('of a terminal that closes lets the server drain', async () => {
    expect((await signalled('SIGHUP')).output.match(/SIG\w+/g)).toEqual(['SIGTERM']);
  });
});
