import { parentPort, workerData } from 'node:worker_threads';
import { copyText } from '../lib/copy-in.ts';
import { talentDrawer } from './draw-talent.ts';
import { type Table, tableRows, tables } from './tables.ts';

/** The thread's input. */
export interface DrawTask {
  people: number;
  batch: number;
  seed: number;
  firstId: bigint;
  now: Date;
}

/** Some people in each table's format. */
export type Drawn = { table: Table; columns: string[]; text: Uint8Array }[];

const { people, batch, seed, firstId, now } = workerData as DrawTask;
const draw = talentDrawer(seed, now, firstId);
let done = 0;

// One batch per request.
parentPort?.on('message', () => {
  const drawn = Array.from({ length: Math.min(batch, people - done) }, draw);
  done += drawn.length;
  const texts: Drawn = tables.map((table) => {
    const { columns, rows } = tableRows(table, drawn);
    return { table, columns, text: copyText(rows, columns) };
  });
  parentPort?.postMessage(drawn.length > 0 ? texts : null);
});
