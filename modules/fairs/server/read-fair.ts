import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { boothsOf, presentBooth } from './booths/booth-rows.ts';
import { type CardRow, cardRows, presentCard } from './cards.ts';

/** @throws AppError NOT_FOUND */
export async function cardRow(db: Database, id: string, drafts = false): Promise<CardRow> {
  const [row] = await cardRows(db, sql`id = ${id}`);
  if (!row || (row.fair.status === 'draft' && !drafts))
    throw appError('NOT_FOUND', { message: '该招聘会不存在或未发布' });
  return row;
}

/** A fair with its programme and plan. @throws AppError NOT_FOUND, also for a draft unless the caller may see `drafts` */
export async function readFair(db: Database, row: CardRow, now: Date, drafts = false) {
  const booths = (await boothsOf(db, row.fair.id)).map((booth) => presentBooth(booth, now, drafts));
  return { ...presentCard(row, now), booths };
}
