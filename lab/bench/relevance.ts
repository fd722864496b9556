import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { allFacts } from '#server/domains/queries/judged/post-facts.ts';
import { readJudged, tuningSet } from '#server/domains/queries/judged/read-judged.ts';
import { postDefinition } from '#server/domains/search/public.ts';
import { connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openMemory } from './lib/open-memory.ts';
import { prepare } from './relevance/prepare.ts';
import { emptyIn, precisionOf, report, understandingOf } from './relevance/report.ts';
import { runQueries } from './relevance/run-queries.ts';

// npm run bench -- relevance [--import FILE] [--data DIR] [--worst 15] [--json FILE]
// The sets in `relevance/` are not looked at while the search is tuned: their queries are counted, never printed.
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    import: { type: 'string' },
    worst: { type: 'string', default: '15' },
    json: { type: 'string' },
  },
});
const goal = { precision: 0.97, understanding: 0.95 };
const now = new Date('2026-11-20T02:00:00Z');

const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'relevance-'));
const server = await startEmbedded({ dataDir, log: console, ephemeral: values.data === undefined });
const connection = connect(server.url, { max: 4, statementTimeoutMs: 0, onError: (error) => console.error(error) });
try {
  await migrate(server.url);
  await prepare(connection, { table: values.import, now });
  const facts = await allFacts(connection.db, now);
  const memories = await openMemory(postDefinition, { db: connection.db, url: server.url, rows: facts.length });
  const source = { db: connection.db, memories };
  const posts = new Map(facts.map((post) => [post.id, post]));
  const tuning = await runQueries(source, readJudged(tuningSet), { posts, now });
  const unseen = (file: string) =>
    runQueries(source, readJudged(join(import.meta.dirname, 'relevance', file)), { posts, now });
  const heldOut = await unseen('held-out.tsv');
  const fresh = await unseen('fresh.tsv');
  const second = await unseen('fresh-2.tsv');
  const third = await unseen('fresh-3.tsv');
  await memories.stop();
  report({ tuning, 'held out': heldOut, fresh, 'fresh 2': second, 'fresh 3': third }, Number(values.worst));
  if (values.json) writeFileSync(values.json, JSON.stringify(tuning, null, 2));
  const isMissed = precisionOf(heldOut) < goal.precision || understandingOf(heldOut) < goal.understanding;
  if (isMissed || emptyIn(heldOut) > 0) process.exitCode = 1;
} finally {
  await connection.close();
  await server.stop();
  if (values.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
