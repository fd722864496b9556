import { and, eq, inArray } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { deliveryNote } from '#database/schema/delivery-box.ts';
import { type AccountNotice, notifyAll } from '#server/domains/notifications/public.ts';
import type { Act } from '#server/platform/act.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { colleaguesOf } from './colleagues.ts';
import type { Recruiter } from './lock-in-box.ts';

interface ReferCommand {
  ids: string[];
  memberIds: string[];
  text: string;
}

/**
 * Asks colleagues to look at deliveries: a note on each mentions them, and each is notified once. The notice names nobody who
 * delivered, so that 盲筛 holds and a withdrawal has nothing to erase in it.
 * @throws AppError NOT_FOUND if any delivery is absent or foreign; INVALID_INPUT for nobody else who reads the box
 */
export function referDeliveries(
  { db, actor, now }: Act<{ actor: Recruiter }>,
  { ids, memberIds, text }: ReferCommand,
): Promise<{ n: number }> {
  const { memberId, companyId } = actor.member;
  const [deliveryIds, mentions] = [[...new Set(ids)], [...new Set(memberIds)]];
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: delivery.id })
      .from(delivery)
      .where(and(inArray(delivery.id, deliveryIds), eq(delivery.companyId, companyId)));
    if (found.length < deliveryIds.length) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
    const everyone = await colleaguesOf(tx, companyId);
    const called = everyone.filter((one) => mentions.includes(one.memberId) && one.memberId !== memberId);
    if (mentions.some((mention) => !everyone.some((one) => one.memberId === mention)))
      throw fieldError('body.memberIds', '请选择本单位能查看投递的同事');
    const notes = deliveryIds.map((deliveryId) => ({ id: newId(), deliveryId, memberId, text, mentions, at: now }));
    await tx.insert(deliveryNote).values(notes);
    const author = everyone.find((one) => one.memberId === memberId)?.name ?? '同事';
    await notifyAll(
      tx,
      called.map(
        ({ accountId }): AccountNotice => ({
          accountId,
          kind: 'delivery.mention',
          title: `${author}请您看 ${deliveryIds.length} 份投递`,
          body: text,
          link: '/delivery?tab=all&asked=1',
          effectKey: `refer:${notes[0]?.id}:${accountId}`,
          now,
        }),
      ),
    );
    return { n: deliveryIds.length };
  });
}
