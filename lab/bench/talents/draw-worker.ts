import { parentPort, workerData } from 'node:worker_threads';
import { copyText } from '../lib/copy-in.ts';
import { talentDrawer } from './draw-talent.ts';
import { type Table, tableRows, tables } from './tables.ts';

/** What the thread is told. */
export interface DrawTask {
  people: number;
  batch: number;
  seed: number;
  firstId: bigint;
  now: Date;
}

/** Some people as each table takes them. */
export type Drawn = { table: Table; columns: string[]; text: Uint8Array }[];

const { people, batch, seed, firstId, now } = workerData as DrawTask;
const draw = talentDrawer(seed, now, firstId);
let done = 0;

// A batch each time one is asked for.
parentPort?.on('message', () => {
  const drawn = Array.from({ length: Math.min(batch, people - done) }, draw);
  done += drawn.length;
  const texts: Drawn = tables.map((table) => {
    const { columns, rows } = tableRows(table, drawn);
    return { table, columns, text: copyText(rows, columns) };
  });
  parentPort?.postMessage(drawn.length > 0 ? texts : null);
});
