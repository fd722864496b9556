// A process of its own that holds the embedded database of a data directory, for tests that kill it.
import { startEmbedded } from '../database/embedded/start-embedded.ts';

const database = await startEmbedded({ dataDir: process.argv[2] ?? '', log: console });
process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
process.stdout.write(`${database.url}\n`);
