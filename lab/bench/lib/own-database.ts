import { startEmbedded } from '#packages/embedded-postgres/start-embedded.ts';
import { type Connection, connect } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';

/** Runs against the bench's own migrated database, which is kept for the next run. */
export async function againstOwn<T>(
  dataDir: string,
  run: (connection: Connection, url: string) => Promise<T>,
): Promise<T> {
  const server = await startEmbedded({ dataDir, log: console, sharedBuffers: '2GB' });
  const connection = connect(server.url, { max: 2, statementTimeoutMs: 0, onError: (error) => console.error(error) });
  try {
    await migrate(server.url);
    return await run(connection, server.url);
  } finally {
    await connection.close();
    await server.stop();
  }
}
