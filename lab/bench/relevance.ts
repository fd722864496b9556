import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { connect } from '#server/platform/database/database.ts';
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { heldOutQueries } from './relevance/held-out-queries.ts';
import { prepare } from './relevance/prepare.ts';
import { queries } from './relevance/queries.ts';
import { report } from './relevance/report.ts';
import { type Result, runQueries } from './relevance/run-queries.ts';
import { mean } from './relevance/score.ts';

// npm run bench -- relevance [--import FILE] [--data DIR] [--worst 15] [--json FILE]
const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    import: { type: 'string' },
    worst: { type: 'string', default: '15' },
    json: { type: 'string' },
  },
});
const GOAL = 0.85;
const now = new Date('2026-11-20T02:00:00Z');

const dataDir = values.data ?? mkdtempSync(join(tmpdir(), 'relevance-'));
const server = await startEmbedded({ dataDir, log: console, ephemeral: values.data === undefined });
const connection = connect(server.url, { max: 4, statementTimeoutMs: 0, onError: (error) => console.error(error) });
try {
  await migrate(server.url);
  await prepare(connection, { table: values.import, now });
  const results: Result[] = [
    ...(await runQueries(connection, queries, { heldOut: false, now })),
    ...(await runQueries(connection, heldOutQueries, { heldOut: true, now })),
  ];
  report(results, Number(values.worst));
  if (values.json) writeFileSync(values.json, JSON.stringify(results, null, 2));
  const measured = results.filter(({ fitting }) => fitting > 0).map(({ ours }) => ours);
  if (mean(measured) < GOAL) process.exitCode = 1;
} finally {
  await connection.close();
  await server.stop();
  if (values.data === undefined) rmSync(dataDir, { recursive: true, force: true });
}
