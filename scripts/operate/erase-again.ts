import { parseArgs } from 'node:util';
import { openDatabase } from '#scripts/open-database.ts';
import { readConfig } from '#server/config.ts';
import { closingsSince, repeatClosings } from '#server/domains/personal-data/public.ts';
import { connect } from '#server/platform/database/database.ts';
import { createLog } from '#server/platform/log.ts';

// After a restore to an earlier moment: closes the accounts again that people closed since, so that the schedule erases them again.
// npm run erase-again -- --since 2026-11-24T12:30:00Z --from postgres://…

const usage = 'npm run erase-again -- --since 恢复到的时刻（ISO 8601） --from 较新的数据库副本的地址';

try {
  const { values } = parseArgs({ options: { since: { type: 'string' }, from: { type: 'string' } } });
  const since = new Date(values.since ?? '');
  if (Number.isNaN(since.getTime()) || !values.from) throw new Error(`用法：${usage}`);
  const config = readConfig(process.env);
  const log = createLog('warn');
  const onError = (error: Error) => log.warn({ err: error });
  const database = await openDatabase(config, log);
  const [restored, later] = [database.url, values.from].map((url) => connect(url, { max: 1, onError }));
  try {
    if (!restored || !later) throw new Error('没有数据库');
    const closings = await closingsSince(later.db, since);
    const closed = await repeatClosings(restored.db, closings, new Date());
    console.log(
      `${since.toISOString()} 之后注销的账号 ${closings.length} 个，已重新注销 ${closed} 个；到期的由定时任务清除。`,
    );
  } finally {
    await restored?.close();
    await later?.close();
    await database.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
