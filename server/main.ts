import { start } from './start.ts';

await start({ dev: process.argv.includes('--dev') });
