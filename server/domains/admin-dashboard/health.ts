import { readFile, statfs } from 'node:fs/promises';
import type { HealthCheck } from '#contract/operators/admin-dashboard.ts';
import { standing } from '#server/domains/ledger/public.ts';
import { rowOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { openSockets } from '#server/platform/socket/hub.ts';

type State = HealthCheck['state'];
const GIB = 1024 ** 3;

const judge = (value: number, warn: number, bad: number): State =>
  value >= bad ? 'bad' : value >= warn ? 'warn' : 'ok';
const shareOf = (value: number, limit: number) => Math.min(100, Math.round((100 * value) / limit));
const duration = (seconds: number) =>
  seconds < 90
    ? `${Math.round(seconds)} 秒`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} 分钟`
      : `${Math.round(seconds / 3600)} 小时`;

async function databaseChecks({ db, pool }: Deps): Promise<HealthCheck[]> {
  const started = performance.now();
  const row = await rowOf(db, { version: 'string', at: 'string', size: 'string', active: 'number' })`
    select current_setting('server_version') as version, clock_timestamp() as at,
      pg_size_pretty(pg_database_size(current_database())) as size,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as active`;
  const requested = Date.now();
  const ms = Math.round(performance.now() - started);
  const drift = Math.round(Math.abs(new Date(row?.at ?? requested).getTime() - requested));
  const waiting = pool.waitingCount;
  return [
    {
      key: 'database',
      label: '数据库',
      state: judge(ms, 200, 1_000),
      value: `${ms} 毫秒`,
      share: shareOf(ms, 1_000),
      limits: [
        { share: 20, text: '200 毫秒' },
        { share: 100, text: '1 秒' },
      ],
      note: `PostgreSQL ${row?.version}，${row?.size}，${row?.active} 个连接`,
    },
    {
      key: 'pool',
      label: '连接池',
      state: judge(waiting, 1, 20),
      value: `${pool.totalCount - pool.idleCount} 使用中`,
      share: shareOf(pool.totalCount - pool.idleCount, pool.options.max ?? 1),
      limits: [{ share: 100, text: `${pool.options.max} 个` }],
      note: `已开 ${pool.totalCount} 个，空闲 ${pool.idleCount} 个，排队 ${waiting} 个`,
    },
    {
      key: 'clock',
      label: '时钟',
      state: judge(drift, 1_000, 10_000),
      value: `相差 ${drift} 毫秒`,
      share: shareOf(drift, 10_000),
      limits: [
        { share: 10, text: '1 秒' },
        { share: 100, text: '10 秒' },
      ],
      note: '本机与数据库的时间差',
    },
  ];
}

async function jobCheck({ db }: Deps, now: Date): Promise<HealthCheck> {
  const row = await rowOf(db, { depth: 'number', late: 'number', failed: 'number' })`
    select count(*) filter (where job.run_at <= ${now})::int as depth, count(*) filter (where job.last_error is not null)::int as failed,
      coalesce(extract(epoch from ${now}::timestamptz - min(job.run_at) filter (where job.run_at <= ${now})), 0)::float8 as late
    from job`;
  const { depth, late, failed } = row ?? { depth: 0, late: 0, failed: 0 };
  return {
    key: 'jobs',
    label: '任务队列',
    state: failed > 0 ? 'warn' : judge(late, 30, 300),
    value: `${depth} 个待办`,
    share: shareOf(late, 300),
    limits: [
      { share: 10, text: '30 秒' },
      { share: 100, text: '5 分钟' },
    ],
    note: `最早一个已等 ${duration(late)}，失败后重试的 ${failed} 个`,
  };
}

/** Checked every ten minutes: after three missed checks the checker counts as stopped. */
const UNLOOKED_MS = 30 * 60_000;

async function ledgerCheck({ db }: Deps, now: Date): Promise<HealthCheck> {
  const { faults, newest, full } = await standing(db);
  const age = newest ? now.getTime() - new Date(newest.at).getTime() : Number.POSITIVE_INFINITY;
  // A node that has just started has missed no check yet, whatever happened before it did.
  const unchecked = Math.min(age, process.uptime() * 1_000);
  const when = newest ? `${duration(age / 1_000)}前核对了新增的 ${newest.entries} 笔` : '每 10 分钟核对一次新增的账';
  const whole = full ? `，上次全部核对 ${full.entries} 笔` : '';
  return {
    key: 'ledger',
    label: '总账',
    state: faults.length > 0 ? 'bad' : unchecked > UNLOOKED_MS ? 'warn' : 'ok',
    value: faults.length > 0 ? `${faults.length} 处不符` : (newest ?? full) ? '账目相符' : '等第一次核对',
    share: null,
    limits: [],
    note: `${when}${whole}`,
  };
}

async function diskCheck({ config }: Deps): Promise<HealthCheck> {
  const { bavail, blocks, bsize } = await statfs(config.DATA_DIR).catch(() => statfs('.'));
  const used = Math.round(100 * (1 - bavail / blocks));
  return {
    key: 'disk',
    label: '磁盘',
    state: judge(used, 85, 95),
    value: `已用 ${used}%`,
    share: used,
    limits: [
      { share: 85, text: '85%' },
      { share: 95, text: '95%' },
    ],
    note: `剩余 ${((bavail * bsize) / GIB).toFixed(1)} GB，共 ${((blocks * bsize) / GIB).toFixed(1)} GB`,
  };
}

async function versionCheck(): Promise<HealthCheck> {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const note = `Node ${process.versions.node}，已运行 ${duration(process.uptime())}，内存 ${Math.round(process.memoryUsage.rss() / 1024 ** 2)} MB`;
  return { key: 'version', label: '版本', state: 'ok', value: version, note, share: null, limits: [] };
}

/** Health of this node and of its dependencies. */
export async function readHealth(deps: Deps, now: Date) {
  const sockets: HealthCheck = {
    key: 'sockets',
    label: '实时连接',
    state: 'ok',
    value: `${openSockets()} 个`,
    share: null,
    limits: [],
    note: '本节点打开的消息连接',
  };
  const [database = [], jobs, ledger, disk, version] = await Promise.all([
    databaseChecks(deps),
    jobCheck(deps, now),
    ledgerCheck(deps, now),
    diskCheck(deps),
    versionCheck(),
  ]);
  return { checks: [...database, jobs, ledger, sockets, disk, version], at: now.toISOString() };
}
