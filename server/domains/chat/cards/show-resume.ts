import { and, eq, sql } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import type { ChatMessage } from '#contract/chat/chat-messages.ts';
import type { ResumeSnapshot } from '#contract/resumes/resumes.ts';
import { chatMessage } from '#database/schema/chat.ts';
import { jober } from '#database/schema/identity.ts';
import { anonymiseSnapshot } from '#server/domains/deliveries/public.ts';
import { buildSnapshot, ownResume, recordView } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { addMessage, saidAlready } from '../add-message.ts';
import { findParticipant, type LockedParticipant, lockParticipant } from '../lock-participant.ts';

/**
 * Sends one of the seeker's resumes to a conversation as a frozen copy. It does not contain the phone, which is exchanged by
 * consent.
 * @throws AppError NOT_FOUND for a foreign conversation or resume, ILLEGAL_MOVE where they cannot write
 */
export async function showResume(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn & { joberId: string } }>,
  { id, clientId, resumeId }: { id: string; clientId: string; resumeId: string },
): Promise<ChatMessage> {
  const participant = await lockParticipant(tx, actor, id);
  if (participant.side !== 'seeker') throw appError('NOT_FOUND', { message: '会话不存在或已被删除' });
  const resume = await ownResume(tx, actor.joberId, resumeId);
  if (!resume) throw appError('NOT_FOUND', { message: '简历不存在或已被删除' });
  const said = { clientId, kind: 'resume', text: resume.name } as const;
  const known = await saidAlready({ db: tx, deps, actor, now }, participant, said);
  if (known) return known;
  const [person] = await tx.select().from(jober).where(eq(jober.id, actor.joberId));
  if (!person) throw new Error('a seeker without a record');
  const data = { resume: buildSnapshot({ ...person, phone: '' }, resume) };
  return addMessage({ db: tx, deps, actor, now }, participant, { ...said, data });
}

/** Whether the two exchanged phone or WeChat in any conversation. */
async function exchanged(db: Database, joberId: string, companyId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from conversation join chat_message on chat_message.conversation_id = conversation.id
    where conversation.jober_id = ${joberId} and conversation.company_id = ${companyId}
      and chat_message.kind = 'contact' and chat_message.data -> 'contact' ->> 'state' = 'accepted' limit 1`);
  return Boolean(rowCount);
}

/**
 * Whether a resume sent at a moment has closed since: the account ended, the seeker blocked the company, or withdrew the delivery
 * to this post.
 */
async function isClosed(db: Database, { row }: LockedParticipant, shownAt: Date): Promise<boolean> {
  if (row.seeker_blocks) return true;
  const { rowCount } = await db.execute(sql`
    select from jober join account on account.id = jober.account_id
    where jober.id = ${row.jober_id} and (account.status <> 'active' or exists (
      select from delivery
      where delivery.id = ${row.delivery_id} and delivery.status = 'withdrawn' and delivery.changed_at >= ${shownAt}))`);
  return Boolean(rowCount);
}

/**
 * A resume that was sent, for recruiters of the company; the seeker sees the view in 谁看过我. It is anonymised like the delivery,
 * and contains the e-mail only after contacts were exchanged.
 * @throws AppError NOT_FOUND where there is none, or it has closed
 */
export async function readShownResume(
  db: Database,
  actor: SignedIn & { member: Membership },
  { id, number, now }: { id: string; number: number; now: Date },
): Promise<ResumeSnapshot> {
  const participant = await findParticipant(db, actor, id);
  const { row, side } = participant;
  const [found] = await db
    .select({ data: chatMessage.data, at: chatMessage.at })
    .from(chatMessage)
    .where(
      and(eq(chatMessage.conversationId, id), eq(chatMessage.number, number), sql`${chatMessage.kind} = 'resume'`),
    );
  if (side !== 'company' || !found?.data || !('resume' in found.data))
    throw appError('NOT_FOUND', { message: '简历不存在或已被删除' });
  if (await isClosed(db, participant, found.at)) throw appError('NOT_FOUND', { message: '对方已不再出示这份简历' });
  const { companyId, memberId } = actor.member;
  await recordView(db, { joberId: row.jober_id, companyId, memberId, via: 'chat', now });
  const { resume } = found.data;
  if (row.anonymised && row.delivery_id) return anonymiseSnapshot(resume, row.delivery_id);
  return (await exchanged(db, row.jober_id, companyId))
    ? resume
    : { ...resume, content: { ...resume.content, email: '' } };
}
