import { dayAt } from '#contract/months.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { rowOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { School } from './agreement-party.ts';
import { lockAgreement } from './store.ts';

/**
 * Tells the teacher what waits for their word, once a day however often it is asked for. For a transaction.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE where nothing waits
 */
export async function remindTeacher({ db: tx, by, now }: DbContext<{ by: School }>, id: string): Promise<void> {
  const locked = await lockAgreement(tx, id, by);
  const row = await rowOf(tx, { hours: 'number', slips: 'number' })`
    select (select count(*)::int from wage_hours where agreement_id = ${id} and status = 'by-school') as hours,
      (select count(*)::int from wage_slip where agreement_id = ${id} and status = 'issued') as slips`;
  const { hours = 0, slips = 0 } = row ?? {};
  if (hours + slips === 0) throw appError('ILLEGAL_MOVE', { message: '没有等教师确认的课时或工资条' });
  const what = [hours > 0 && `${hours} 条课时`, slips > 0 && `${slips} 张工资条`].filter(Boolean).join('、');
  await notifyAccount(tx, {
    accountId: locked.joberAccountId,
    kind: 'wage.remind',
    title: `${what}等你确认`,
    body: `${locked.companyName} · ${locked.postTitle}`,
    link: `/resume/userWages?id=${id}`,
    effectKey: `wage:${id}:remind:${dayAt(now)}`,
    now,
  });
}
