import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { mostReserve } from '#contract/deliveries/box-rows.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Recruiter } from '../box/lock-in-box.ts';
import { requireOwnPost } from '../box/score-forms.ts';
import { type LockedDelivery, lockDeliveries, setDelivery } from '../store.ts';

const noticeOf = ({ id, joberAccountId, companyName, postTitle }: LockedDelivery, now: Date) => ({
  accountId: joberAccountId,
  kind: 'delivery.reserve' as const,
  title: '你被列为候补人选',
  body: `${companyName}把你列为“${postTitle}”的候补人选：给别人的录用没有被接受时，按先后联系候补的人。`,
  link: `/resume/delivery?id=${id}`,
  who: companyName,
  post: postTitle,
  effectKey: `reserve:${id}`,
  now,
});

/**
 * Replaces 候补, the people of a post whom the company would take next, in their order. Each is told once, however often the order
 * changes, and learns no place in it.
 * @throws AppError NOT_FOUND for a foreign post or delivery; ILLEGAL_MOVE for somebody who is not in interviews
 */
export function setReserve({ db, actor, now }: DbContext<{ actor: Recruiter }>, postId: string, ids: string[]) {
  return db.transaction(async (tx) => {
    await requireOwnPost(tx, actor, postId);
    const concerned = or(isNotNull(delivery.reserve), inArray(delivery.id, ids));
    const locked = await lockDeliveries(tx, and(eq(delivery.postId, postId), concerned), 2 * mostReserve, 'wait');
    const chosen = locked.filter(({ id }) => ids.includes(id));
    if (chosen.length < ids.length) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
    if (chosen.some(({ status }) => status !== 'interview'))
      throw appError('ILLEGAL_MOVE', { message: '只有面试中的人可以列入候补，请刷新后重试' });
    for (const { id, reserve } of locked) {
      const place = ids.includes(id) ? ids.indexOf(id) + 1 : null;
      if (place !== reserve) await setDelivery(tx, id, { reserve: place });
    }
    const listed = chosen.filter(({ reserve }) => reserve === null);
    await notifyAll(
      tx,
      listed.map((one) => noticeOf(one, now)),
    );
    return { n: chosen.length };
  });
}
