import { createHash } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './root.mjs';

const longestHoldMs = 30 * 60_000;

/** Runs `work` while no other process of this checkout does the work of that name; waits for the lock. */
export async function withLock(name, work) {
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `jiaoyu-rencai-${checkout}-${name}.lock`);
  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    for (let said = false; !take(mine, path); said = true) {
      if (!said) console.log(`等待另一个进程完成 waiting for another process to finish: ${name} …`);
      await sleep(200);
    }
    try {
      return await work();
    } finally {
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

function take(mine, path) {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (isAbandoned(path)) rmSync(path, { force: true });
  return false;
}

// Its holder crashed; the age covers a process id that was reused since.
function isAbandoned(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder === process.pid || Date.now() - statSync(path).mtimeMs > longestHoldMs) return true;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
