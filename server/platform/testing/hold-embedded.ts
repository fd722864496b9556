// A process of its own that holds the embedded database of a data directory, for tests that kill it.
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';

const [dataDir = '', flag] = process.argv.slice(2);
// Standard output carries the address alone.
const log = { info: console.error, warn: console.error };
const database = await startEmbedded({ dataDir, log, ephemeral: flag === '--ephemeral' });
// Exits as it stands: what has to be put in order then is put in order by the database itself.
process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`${database.url}\n`);
