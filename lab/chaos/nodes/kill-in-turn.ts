import { setTimeout as wait } from 'node:timers/promises';
import type { Node } from '../lib/nodes.ts';

interface Options {
  nodes: readonly Node[];
  primary(): number | undefined;
  replica(): number | undefined;
  kills: number;
  /** Progress of the work, 0 to 1: the kills are spread over it. */
  progress(): number;
}

const LOOK_MS = 20;
const PAUSE_MS = 300;

async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = look();
    if (found) return found;
    await wait(LOOK_MS);
  }
}

/** Kills each node, the replica and the primary in turn during the whole run; each restarts. */
export async function killInTurn({
  nodes,
  primary,
  replica,
  kills,
  progress,
}: Options): Promise<Record<string, number>> {
  const killed: Record<string, number> = {};
  const killNode = async (node: Node) => {
    await until(() => node.isUp());
    void node.kill(PAUSE_MS);
  };
  const killServer = async (pid: () => number | undefined) => void process.kill(await until(pid), 'SIGKILL');
  const actions: [string, () => Promise<void>][] = [
    ...nodes.map((node, at): [string, () => Promise<void>] => [`node ${at + 1}`, () => killNode(node)]),
    ['the replica', () => killServer(replica)],
    ['the primary', () => killServer(primary)],
  ];
  for (let n = 0; n < kills; n += 1) {
    const [name, kill] = actions[n % actions.length] as (typeof actions)[number];
    await until(() => progress() >= (n + 0.5) / kills);
    await kill();
    killed[name] = (killed[name] ?? 0) + 1;
  }
  await until(() => nodes.every((node) => node.isUp()));
  return killed;
}
