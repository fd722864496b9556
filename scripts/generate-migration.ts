// npm run db:generate -- --name what-it-is: a migration from what changed in database/schema. Of the snapshots, which drizzle-kit
// compares the schema with, only the newest is ever read, and only that one is kept.
import { spawnSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const older of globSync('database/migrations/meta/*_snapshot.json').toSorted().slice(0, -1)) rmSync(older);
process.exitCode = status ?? 1;
