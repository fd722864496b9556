import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { runChild } from './child.mjs';
import { StartError } from './errors.mjs';
import { withLock } from './lock.mjs';
import { prune } from './prune.mjs';
import { root } from './root.mjs';

const modules = join(root, 'node_modules');
const stamp = join(modules, '.installed');

/** Appended to the fingerprint if packages for tests, checks and measurements are omitted. */
const PRODUCT_ONLY = 'product\n';

/**
 * Makes node_modules what package-lock.json says for this platform; returns at once when it already is.
 * @param {{ productOnly?: boolean }} [options] `productOnly`: without what only tests, checks and measurements need
 */
export async function ensureInstalled({ productOnly = false } = {}) {
  const wanted = fingerprint();
  const isDone = () => isStamped(wanted) || (productOnly && isStamped(wanted + PRODUCT_ONLY));
  if (isDone()) return;
  await withLock('install', async () => {
    if (isDone()) return;
    if (installedByHand()) return keepStamp(wanted);
    await install(productOnly ? 'omit' : 'include');
    if (productOnly) prune(modules);
    writeFileSync(stamp, productOnly ? wanted + PRODUCT_ONLY : wanted);
  });
}

function fingerprint() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

// The stamp only saves the comparison: whoever may not write here, as a service's user, compares at every start.
function keepStamp(wanted) {
  try {
    writeFileSync(stamp, wanted);
  } catch {}
}

function isStamped(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

// The user ran npm: its own record in node_modules then matches package-lock.json, platform packages included.
function installedByHand() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    // A workspace's folder is not a package to install.
    if (!path.includes('node_modules/') || entry.link) return true;
    const here = present[path];
    if (here) return here.version === entry.version && existsSync(join(root, path));
    return entry.optional && !isForThisMachine(entry);
  });
}

function isForThisMachine({ os, cpu, libc }) {
  if (libc && !libc.includes('glibc')) return false;
  return (os ?? []).includes(process.platform) && (cpu ?? []).includes(process.arch);
}

async function install(dev) {
  console.log('正在安装依赖 installing dependencies …');
  const [command, ...args] = npmCommand();
  // Explicit, whatever NODE_ENV or the caller's npm settings say.
  const flags = [
    'ci',
    '--ignore-scripts',
    `--${dev}=dev`,
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const env = systemEnvironment();
  // Without a network npm tries for an hour; what an earlier installation kept may still be enough.
  const isOffline = registryIsAway([command, ...args], env);
  const code = await runChild(command, [...args, ...flags, ...(isOffline ? ['--offline'] : [])], { env });
  if (code === 0) return;
  if (code >= 128) process.exit(code);
  throw new StartError(
    isOffline
      ? '依赖还没有安装，又连不上软件源，请联网后重试 packages are missing and the registry cannot be reached: connect, then run the command again.'
      : '依赖安装失败，请检查网络后重试 npm ci failed: see the lines above, then run the command again.',
  );
}

const UNREACHABLE = /EAI_AGAIN|ENOTFOUND|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|ETIMEDOUT/;

function registryIsAway([command, ...before], env) {
  const args = [...before, 'ping', '--fetch-retries=0', '--fetch-timeout=10000', '--loglevel=error'];
  const shell = process.platform === 'win32' && !command.endsWith('.exe');
  return UNREACHABLE.test(spawnSync(command, args, { env, encoding: 'utf8', shell }).stderr ?? '');
}

// The calling npm, by the Node it runs on: node_modules/.bin, with the Node inside it, is about to be deleted.
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (!npm || !node || basename(npm) !== 'npm-cli.js' || node.startsWith(modules)) return ['npm'];
  return [node, npm];
}

function systemEnvironment() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(modules));
  return { ...process.env, PATH: path.join(delimiter) };
}
