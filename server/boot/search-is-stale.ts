import { indexIsStale } from '#server/domains/search/public.ts';
import { connect } from '#server/platform/database/database.ts';

/** Whether `prepareSearch` has work to do. */
export async function searchIsStale(url: string): Promise<boolean> {
  const { db, close } = connect(url, { max: 1, onError: () => undefined });
  try {
    return await indexIsStale(db);
  } finally {
    await close();
  }
}
