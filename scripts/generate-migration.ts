// npm run db:generate -- --name what-it-is: a migration from what changed in database/schema. Of the snapshots, which drizzle-kit
// compares the schema with, only the newest is ever read, and only that one is kept.
import { spawnSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync, rmSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { jobSearch } from '#database/schema/search.ts';

const migrations = () => globSync('database/migrations/*.sql').toSorted();

/** No search reads these columns of `job_search` along an order. */
const unread = ['post_id', 'company_id', 'title', 'tsv'];

/** The covering indexes of `job_search`, which drizzle-kit knows nothing of, made anew: with every column that searches read. */
function coveringIndexes(earlier: readonly string[]): string {
  const sql = earlier.map((file) => readFileSync(file, 'utf8')).join('\n');
  const definitions = sql.matchAll(/create index (\w+) on job_search \(([^)]*)\)\s*include/gi);
  const keys = new Map([...definitions].map(([, name = '', columns = '']) => [name, columns]));
  const names = Object.values(getTableColumns(jobSearch)).map(({ name }) => name);
  return [...keys]
    .flatMap(([index, columns]) => {
      const included = names.filter((name) => ![...unread, ...columns.split(/\W+/)].includes(name));
      return [
        `DROP INDEX IF EXISTS ${index};`,
        `CREATE INDEX ${index} ON job_search (${columns})\n  INCLUDE (${included.join(', ')});`,
      ];
    })
    .map((statement) => `--> statement-breakpoint\n${statement}`)
    .join('');
}

const earlier = migrations();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const file of migrations().filter((made) => !earlier.includes(made)))
  if (/TABLE "job_search" (ADD|DROP) COLUMN/.test(readFileSync(file, 'utf8')))
    appendFileSync(file, coveringIndexes(earlier));
for (const older of globSync('database/migrations/meta/*_snapshot.json').toSorted().slice(0, -1)) rmSync(older);
process.exitCode = status ?? 1;
