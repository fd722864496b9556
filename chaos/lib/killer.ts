import { setTimeout as wait } from 'node:timers/promises';
import type { Node } from './nodes.ts';

interface Options {
  nodes: readonly Node[];
  /** The process id of PostgreSQL, while it runs. */
  postmaster(): number | undefined;
  kills: number;
  /** How much of the work is done, 0 to 1: the kills are spread over it. */
  progress(): number;
  random(): number;
  /** So many kills are done. */
  told?(kills: number): void;
}

export interface Killed {
  node: number;
  database: number;
  both: number;
}

const LOOK_MS = 20;
const PAUSE_MS = { least: 100, more: 400 };

/**
 * Kills a node, the database, or both at once, again and again, all through the work; answers how often each died. Only what
 * is up is killed: every kill counted is the end of a process that was at work.
 */
export async function killAround({ nodes, postmaster, kills, progress, random, told }: Options): Promise<Killed> {
  const killed: Killed = { node: 0, database: 0, both: 0 };
  const restarts: Promise<void>[] = [];
  const until = async <T>(look: () => T | undefined | false): Promise<T> => {
    for (;;) {
      const found = look();
      if (found) return found;
      await wait(LOOK_MS);
    }
  };
  const nodeUp = () =>
    until(() => {
      const up = nodes.filter((node) => node.isUp());
      return up[Math.floor(random() * up.length)];
    });
  const kinds = ['node', 'database', 'node', 'both'] as const;
  for (let n = 0; n < kills; n += 1) {
    const due = (n + random()) / kills;
    await until(() => progress() >= due);
    const kind = kinds[n % kinds.length] ?? 'node';
    const node = kind === 'database' ? null : await nodeUp();
    if (kind !== 'node') process.kill(await until(postmaster), 'SIGKILL');
    if (node) restarts.push(node.kill(PAUSE_MS.least + random() * PAUSE_MS.more));
    killed[kind] += 1;
    told?.(n + 1);
  }
  await Promise.all(restarts);
  return killed;
}
