import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from './platform/database/database.ts';
import { useTestDatabase } from './platform/testing/database.ts';
import { refuseDemoDatabase } from './refuse-demo-database.ts';

test('a database of demo data serves a demo and nothing else, and the refusal says why in both languages', async () => {
  const url = await useTestDatabase();
  await expect(refuseDemoDatabase(url, { demo: false })).resolves.toBeUndefined();
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  await db.execute(sql`insert into system_fact (name) values ('demo')`);
  await close();
  await expect(refuseDemoDatabase(url, { demo: true })).resolves.toBeUndefined();
  await expect(refuseDemoDatabase(url, { demo: false })).rejects.toThrow(/演示数据[\s\S]*demo data/);
});
