import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Memory of this process after a garbage collection, in bytes. */
export async function heldBytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    collect();
    await new Promise((done) => setImmediate(done));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
