import type { Config } from './config.ts';
import { connect, rowOf } from './platform/database/database.ts';

/** A database of demo data, whose accounts have well-known passwords, under settings of a site that others reach. */
class DemoDatabaseError extends Error {
  constructor() {
    super(
      [
        '这个数据库装的是演示数据，其中的账号使用公开的密码，不能用于正式站点。请换一个空数据库（DATABASE_URL 或 DATA_DIR）。',
        'this database holds demo data, whose accounts have well-known passwords, and cannot serve a real site: use an empty one (DATABASE_URL or DATA_DIR)',
      ].join('\n'),
    );
  }
}

/** @throws DemoDatabaseError where demo data would be served by anything but a demo */
export async function refuseDemoDatabase(url: string, { demo }: Pick<Config, 'demo'>): Promise<void> {
  if (demo) return;
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  try {
    const row = await rowOf(db, { marked: 'boolean' })`
      select exists (select from system_fact where name = 'demo') as marked`;
    if (row?.marked) throw new DemoDatabaseError();
  } finally {
    await close();
  }
}
