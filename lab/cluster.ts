import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster/cluster.ts';

// npm run cluster -- start|stop|status [--folder DIR] [--port 4340]: the cluster of docs/operations.md on this machine, with the files
// of deploy/. A process in the background keeps its programs running, as systemd does on real machines.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'jiaoyu-rencai-cluster') },
    port: { type: 'string', default: '4340' },
  },
});
const folder = resolve(values.folder);
const [pidFile, log] = [join(folder, 'keeper.pid'), join(folder, 'keeper.log')];
const WAIT_MS = 180_000;

/** The process that keeps the cluster, if it runs. */
function keeper(): number | undefined {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0;
  try {
    return pid > 0 && process.kill(pid, 0) ? pid : undefined;
  } catch {
    return undefined;
  }
}

async function keepCluster(): Promise<void> {
  const signalled = new Promise<void>((done) => process.once('SIGTERM', () => done()));
  const cluster = await startCluster(folder, { port: Number(values.port) });
  writeFileSync(pidFile, String(process.pid));
  await signalled;
  await cluster.stop();
  rmSync(pidFile);
}

async function start(): Promise<string> {
  if (keeper()) return '集群已在运行';
  mkdirSync(folder, { recursive: true });
  const output = openSync(log, 'w');
  const args = [import.meta.filename, 'keep', '--folder', folder, '--port', values.port];
  const child = spawn(process.execPath, args, { detached: true, stdio: ['ignore', output, output] });
  child.unref();
  for (const end = performance.now() + WAIT_MS; performance.now() < end && child.exitCode === null; await wait(500))
    if (keeper()) return `集群已启动：http://127.0.0.1:${values.port}，数据在 ${folder}`;
  throw new Error(`集群没有启动：\n${readFileSync(log, 'utf8')}`);
}

async function stop(): Promise<string> {
  const pid = keeper();
  if (!pid) return '集群没有运行';
  process.kill(pid, 'SIGTERM');
  while (keeper()) await wait(500);
  return '集群已停止';
}

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
  lag?: number;
}

async function status(): Promise<string> {
  if (!keeper()) return '集群没有运行';
  for (const address of [1, 2, 3].map((at) => `http://127.0.0.2${at}:8008/cluster`)) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) continue;
    const { members } = (await answer.json()) as { members: Member[] };
    const lines = members.map(
      ({ name, role, state, timeline, lag }) => `${name}  ${role}  ${state}  ${timeline ?? '-'}  ${lag ?? 0}`,
    );
    return ['名称  角色  状态  时间线  落后字节', ...lines].join('\n');
  }
  throw new Error('Patroni 没有应答');
}

const actions: Record<string, () => Promise<string | undefined>> = {
  start,
  stop,
  status,
  keep: async () => {
    await keepCluster();
    return undefined;
  },
};
try {
  const act = actions[positionals.join()];
  if (!act) throw new Error('用法：npm run cluster -- start|stop|status');
  const said = await act();
  if (said) console.log(said);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
