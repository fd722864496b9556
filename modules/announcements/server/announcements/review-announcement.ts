import { notifyCompany } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { absent, lockAnnouncement, moveAnnouncement } from './move-announcement.ts';

interface Verdict {
  id: string;
  operatorId: string;
  approve: boolean;
  /** The reason for the company. */
  reason: string;
  now: Date;
}

/** An operator's decision on a waiting announcement; the company is told. @throws AppError NOT_FOUND, ILLEGAL_MOVE */
export async function reviewAnnouncement(tx: Database, { id, operatorId, approve, reason, now }: Verdict) {
  const row = await lockAnnouncement(tx, id);
  const { companyId, change } = row;
  if (row.status === 'public' && !change) throw absent();
  const { title } = change ?? row;
  const move = approve ? 'approve' : 'reject';
  const values = approve
    ? { ...change, change: null, changedAt: null, reason: null }
    : { reason, updatedAt: change ? row.updatedAt : now };
  await moveAnnouncement({ db: tx, now }, row, { companyId, move, who: 'operator', actorId: operatorId, values });
  await notifyCompany(tx, {
    companyId,
    kind: `company.announcement-${move}`,
    title: `公告${change ? '的修改' : ''}${approve ? '已通过审核' : '未通过审核'}`,
    body: reason ? `“${title}”：${reason}` : `“${title}”`,
    link: '/announcements',
    now,
    effectKey: `announcement:${id}:${move}:${now.getTime()}`,
  });
}
