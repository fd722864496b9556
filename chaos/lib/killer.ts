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
}

export interface Killed {
  node: number;
  database: number;
  both: number;
}

const LOOK_MS = 20;

/** Kills a node, the database, or both at once, again and again, all through the work; answers how often each died. */
export async function killAround({ nodes, postmaster, kills, progress, random }: Options): Promise<Killed> {
  const killed: Killed = { node: 0, database: 0, both: 0 };
  const restarts: Promise<void>[] = [];
  const killNode = () => {
    const node = nodes[Math.floor(random() * nodes.length)] as Node;
    restarts.push(node.kill(200 + random() * 800));
  };
  const killDatabase = () => {
    const pid = postmaster();
    if (pid) process.kill(pid, 'SIGKILL');
  };
  const kinds = ['node', 'database', 'node', 'both'] as const;
  for (let n = 0; n < kills; n += 1) {
    const due = (n + random()) / kills;
    while (progress() < due) await wait(LOOK_MS);
    const kind = kinds[n % kinds.length] ?? 'node';
    killed[kind] += 1;
    if (kind !== 'node') killDatabase();
    if (kind !== 'database') killNode();
  }
  await Promise.all(restarts);
  return killed;
}
