import { asc, eq } from 'drizzle-orm';
import type { BoxNotes } from '#contract/deliveries/box.ts';
import { newId } from '#database/new-id.ts';
import { companyMember } from '#database/schema/companies.ts';
import { deliveryNote } from '#database/schema/delivery-box.ts';
import { type AccountNotice, notifyAll } from '#server/domains/notifications/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import { pick } from '#server/platform/pick.ts';
import { aliasOf, anonymousAmong } from '../anonymise.ts';
import { colleaguesOf } from './colleagues.ts';
import { lockInBox, type Recruiter } from './lock-in-box.ts';

async function present(db: Database, { member }: Recruiter, id: string): Promise<BoxNotes> {
  const items = await db
    .select({ ...pick(deliveryNote, 'id', 'memberId', 'text', 'at'), author: companyMember.name })
    .from(deliveryNote)
    .innerJoin(companyMember, eq(companyMember.id, deliveryNote.memberId))
    .where(eq(deliveryNote.deliveryId, id))
    .orderBy(asc(deliveryNote.at), asc(deliveryNote.id));
  const colleagues = await colleaguesOf(db, member.companyId);
  return {
    items: items.map(({ memberId, at, ...note }) => ({
      ...note,
      mine: memberId === member.memberId,
      at: at.toISOString(),
    })),
    colleagues: colleagues
      .filter(({ memberId }) => memberId !== member.memberId)
      .map(({ accountId: _, ...colleague }) => colleague),
  };
}

/** The notes on a delivery, oldest first. @throws AppError NOT_FOUND */
export const readNotes = (db: Database, actor: Recruiter, id: string): Promise<BoxNotes> =>
  db.transaction(async (tx) => {
    await lockInBox(tx, id, actor);
    return present(tx, actor, id);
  });

/**
 * Adds a note and notifies the colleagues it mentions.
 * @throws AppError NOT_FOUND; INVALID_INPUT for a person who is no colleague with access to the box
 */
export function writeNote(
  { db, actor, now }: Act<{ actor: Recruiter }>,
  id: string,
  { text, mentions = [] }: { text: string; mentions?: string[] | undefined },
): Promise<BoxNotes> {
  return db.transaction(async (tx) => {
    const locked = await lockInBox(tx, id, actor);
    const { memberId, companyId } = actor.member;
    const everyone = await colleaguesOf(tx, companyId);
    const called = everyone.filter((one) => mentions.includes(one.memberId) && one.memberId !== memberId);
    if (mentions.some((mention) => !everyone.some((one) => one.memberId === mention)))
      throw fieldError('body.mentions', '提到的同事不在本单位，或不能查看投递');
    const noteId = newId();
    await tx.insert(deliveryNote).values({
      id: noteId,
      deliveryId: id,
      memberId,
      text,
      mentions: called.map((one) => one.memberId),
      at: now,
    });
    const author = everyone.find((one) => one.memberId === memberId)?.name ?? '同事';
    const isAnonymous = (await anonymousAmong(tx, [id])).has(id);
    await notifyAll(
      tx,
      called.map(
        ({ accountId }): AccountNotice => ({
          accountId,
          kind: 'delivery.mention',
          title: `${author}在备注里提到了您`,
          body: `${isAnonymous ? aliasOf(id) : locked.joberName}投递“${locked.postTitle}”：${text}`,
          link: `/delivery?tab=all&id=${id}`,
          effectKey: `note:${noteId}:${accountId}`,
          now,
        }),
      ),
    );
    return present(tx, actor, id);
  });
}
