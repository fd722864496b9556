import { setTimeout as wait } from 'node:timers/promises';
import type { Node } from './nodes.ts';

interface Options {
  nodes: readonly Node[];
  /** The process id of PostgreSQL, while it runs. */
  postmaster(): number | undefined;
  kills: number;
  /** Progress of the work, 0 to 1: the kills are spread over it. */
  progress(): number;
  random(): number;
  /** Number of kills so far. */
  struck?(count: number): void;
}

interface Killed {
  node: number;
  database: number;
  both: number;
}

const LOOK_MS = 20;
/** Maximum recovery time, on a busy machine. */
const BACK_MS = 300_000;

async function until<T>(look: () => T | undefined, what: string): Promise<T> {
  for (const end = performance.now() + BACK_MS; performance.now() < end; await wait(LOOK_MS)) {
    const found = look();
    if (found !== undefined) return found;
  }
  throw new Error(`${what} did not come back`);
}

/**
 * Repeatedly kills a node, the database, or both, during the whole run; returns how often each was killed. Only running processes
 * are killed, not starting ones.
 */
export async function killAround(options: Options): Promise<Killed> {
  const { nodes, postmaster, kills, progress, random, struck } = options;
  const killed: Killed = { node: 0, database: 0, both: 0 };
  const kinds = ['node', 'database', 'both'] as const;
  for (let n = 0; n < kills; n += 1) {
    const due = (n + random()) / kills;
    while (progress() < due) await wait(LOOK_MS);
    const kind = kinds[n % kinds.length] ?? 'node';
    const first = Math.floor(random() * nodes.length);
    const node = await until(
      () => nodes.find((one, at) => one.isUp() && at >= first) ?? nodes.find((node) => node.isUp()),
      'a node',
    );
    const pid = await until(postmaster, 'the database');
    if (kind !== 'node') process.kill(pid, 'SIGKILL');
    if (kind !== 'database') node.kill(200 + random() * 800);
    killed[kind] += 1;
    struck?.(n + 1);
  }
  for (const node of nodes) await until(() => node.isUp() || undefined, node.origin);
  return killed;
}
