import { type LookupAddress, lookup } from 'node:dns';
import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { type Dossier, fact } from '#server/domains/reviews/public.ts';
import type { ReviewedReport } from '#server/module.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

const inner = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address lies in a network that is nobody's public site; an IPv4 address within IPv6 counts as what it is. */
export const isInner = (ip: string): boolean => inner.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

type Refuses = (ip: string) => boolean;

const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 5;
const problems: Readonly<Record<string, string>> = {
  EINNER: '指向内部网络',
  ENOTFOUND: '域名不存在',
  ECONNREFUSED: '连接不上',
  ECONNRESET: '连接不上',
  EHOSTUNREACH: '连接不上',
  ETIMEDOUT: '10 秒没有回应',
};
/** Says nothing of the address: it is this machine that has no network. */
const ownTrouble = new Set(['EAI_AGAIN', 'ENETUNREACH', 'ENETDOWN']);

const fault = (code: string) => Object.assign(new Error(code), { code });
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Resolves a name, and refuses it where one of its addresses is refused; the connection goes to what was checked. */
const guarded =
  (refuses: Refuses): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? fault('ENOTFOUND'), '', 0);
      if (found.some(({ address }) => refuses(address))) return done(fault('EINNER'), '', 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });

function ask(url: URL, method: string, refuses: Refuses): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> {
  const bare = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 && refuses(bare)) return Promise.reject(fault('EINNER'));
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? askSecure : askPlain;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = open(url, { method, agent: false, signal, lookup: guarded(refuses) }, (answer) => {
      resolve(answer);
      answer.destroy();
    });
    asked.on('error', (error) => reject(signal.aborted ? fault('ETIMEDOUT') : error));
    asked.end();
  });
}

async function follow(url: URL, refuses: Refuses, redirects = MAX_REDIRECTS): Promise<number> {
  const head = await ask(url, 'HEAD', refuses);
  // Some servers answer no HEAD.
  const { statusCode = 0, headers } = (head.statusCode ?? 0) < 400 ? head : await ask(url, 'GET', refuses);
  const next = statusCode >= 300 && statusCode < 400 && headers.location ? URL.parse(headers.location, url.href) : null;
  if (!next || !/^https?:$/.test(next.protocol) || redirects === 0) return statusCode;
  return follow(next, refuses, redirects - 1);
}

/**
 * What is wrong with an address: '' where somebody answers there, null where it cannot be told. Who refuses a program may well
 * answer a person. Nothing is read of the answer but its status.
 */
export async function lookAt(address: string, refuses: Refuses = isInner): Promise<string | null> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '不是网址';
  try {
    const status = await follow(url, refuses);
    if (status === 404 || status === 410) return `页面不存在（${status}）`;
    return status >= 500 ? `网站出错（${status}）` : '';
  } catch (error) {
    const code = codeOf(error);
    return ownTrouble.has(code) ? null : (problems[code] ?? '');
  }
}

const EVERY_DAYS = 7;
/** One failure may pass: an address that failed is looked at again the next day, and listed when it failed again. */
const LISTED_FAILURES = 2;
const LOOKED_AT_ONCE = 200;

const named = sql`
  select from post where post.status = 'open' and post.way_to_apply->>'way' = 'web'
    and post.way_to_apply->>'link' = outside_address.url`;

/** Looks at the addresses of open posts whose turn it is. It only keeps what it found: no post is hidden by it. */
export async function lookAtAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>, look = lookAt): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const rows = await rowsOf(db, { url: 'string' })`
    select post.url from (
      select distinct way_to_apply->>'link' as url from post
      where status = 'open' and way_to_apply->>'way' = 'web' and way_to_apply->>'link' <> ''
    ) as post left join outside_address on outside_address.url = post.url
    where outside_address.url is null
      or outside_address.looked_at <= case when failures between 1 and ${LISTED_FAILURES - 1}
        then ${before(1)}::timestamptz else ${before(EVERY_DAYS)}::timestamptz end
    order by outside_address.looked_at nulls first limit ${LOOKED_AT_ONCE}`;
  for (const { url } of rows) {
    const problem = await look(url);
    if (problem === null) continue;
    const now = clock.now();
    await db.execute(sql`
      insert into outside_address as known (id, url, looked_at, failures, problem, failed_since)
      values (${newId()}, ${url}, ${now}, ${problem ? 1 : 0}, ${problem}, ${problem ? now : null})
      on conflict (url) do update set looked_at = excluded.looked_at, problem = excluded.problem,
        failures = case when excluded.failures = 0 then 0 else known.failures + 1 end,
        failed_since = case when excluded.failures = 0 then null else coalesce(known.failed_since, excluded.failed_since) end`);
  }
}

const VISIBLE_POSTS = 10;

async function dossier(db: Database, id: string): Promise<Dossier> {
  const row = await rowOf(db, { url: 'string', problem: 'string', failures: 'number', since: 'string' })`
    select url, problem, failures, failed_since as since from outside_address where id = ${id}`;
  const { url = '', problem = '', failures = 0, since = '' } = row ?? {};
  const posts = await rowsOf(db, { id: 'string', title: 'string', total: 'number' })`
    select post.id, post.title, count(*) over ()::int as total from post
    where post.status = 'open' and post.way_to_apply->>'link' = ${url} order by post.id limit ${VISIBLE_POSTS}`;
  return {
    facts: [
      fact('网址', url),
      fact('打开的结果', problem, {
        warning: `从 ${new Date(since).toISOString().slice(0, 10)} 起连续 ${failures} 次打不开`,
      }),
      fact('写着它的职位', `${posts[0]?.total ?? 0} 个，都没有被隐藏`),
    ],
    texts: [],
    messages: [],
    links: [
      { label: '打开看看', href: url },
      ...posts.map((post) => ({ label: post.title, href: `/jobs/details?id=${post.id}` })),
    ],
    history: [],
    ...(posts[0] ? { postId: posts[0].id } : {}),
  };
}

/** Addresses that were dead twice, while an open post names them. */
export const deadAddress: ReviewedReport = {
  verdicts: ['dismiss', 'correct'],
  waiting: sql`
    select outside_address.id, 'dead-address', outside_address.url, '', '', '报名网址打不开：' || outside_address.problem,
      outside_address.failed_since
    from outside_address where outside_address.failures >= ${LISTED_FAILURES} and exists (${named})`,
  dossier,
  // Either way it is looked at again after a week.
  decide: (tx, { id, now }) =>
    tx.execute(
      sql`update outside_address set failures = 0, problem = '', failed_since = null, looked_at = ${now} where id = ${id}`,
    ),
};
