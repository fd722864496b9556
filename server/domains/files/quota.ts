import { sql } from 'drizzle-orm';
import { fileQuota } from '#contract/files/file-kinds.ts';
import { dayMs } from '#contract/months.ts';
import type { Act } from '#server/platform/act.ts';
import { appError } from '#server/platform/http/app-error.ts';

/**
 * Refuses uploads over an account's daily quota. Inside a transaction, `hold` serialises the account's uploads, so that
 * concurrent ones cannot exceed it together.
 */
export async function refuseOverQuota({ db, accountId, now }: Act<{ accountId: string }>, more: number, hold = false) {
  if (hold) await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${accountId}`}, 0))`);
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await db.execute<{ files: number; bytes: string }>(sql`
    select count(*)::int as files, coalesce(sum(size), 0) as bytes from upload
    where account_id = ${accountId} and created_at > ${since}`);
  const used = rows[0];
  if (!used) return;
  if (used.files >= fileQuota.files || Number(used.bytes) + more > fileQuota.bytes)
    throw appError('QUOTA_EXCEEDED', { message: '今日上传的文件已达上限，请明天再试' });
}
