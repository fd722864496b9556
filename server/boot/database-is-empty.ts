import { connect, type Database, rowOf } from '#server/platform/database/database.ts';

export async function hasCompanies(db: Database): Promise<boolean> {
  const row = await rowOf(db, { filled: 'boolean' })`select exists (select from company) as filled`;
  return row?.filled ?? false;
}

/** Whether `fillEmptyDatabase` has work to do. */
export async function databaseIsEmpty(url: string): Promise<boolean> {
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  try {
    return !(await hasCompanies(db));
  } finally {
    await close();
  }
}
