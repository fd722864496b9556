import { type LookupAddress, lookup } from 'node:dns';
import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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
const MOST_REDIRECTS = 5;
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

async function follow(url: URL, refuses: Refuses, left = MOST_REDIRECTS): Promise<number> {
  const head = await ask(url, 'HEAD', refuses);
  // Some servers answer no HEAD.
  const { statusCode = 0, headers } = (head.statusCode ?? 0) < 400 ? head : await ask(url, 'GET', refuses);
  const next = statusCode >= 300 && statusCode < 400 && headers.location ? URL.parse(headers.location, url.href) : null;
  if (!next || !/^https?:$/.test(next.protocol) || left === 0) return statusCode;
  return follow(next, refuses, left - 1);
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
