import { and, eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { type ChatMessage, type ContactSort, contactSorts } from '#contract/chat/chat-messages.ts';
import { chatMessage, type MessageData } from '#database/schema/chat.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { addMessage, requireWritable, saidBefore, shareMessage } from '../add-message.ts';
import { type LockedParticipant, lockParticipant } from '../lock-participant.ts';
import { type MessageRow, presentMessages } from '../present-messages.ts';

type Contact = Extract<MessageData, { contact: unknown }>['contact'];

/** What a side shares: its account's phone, or the WeChat name entered now. */
function givenBy(actor: SignedIn, what: ContactSort, wechat: string | undefined): string {
  if (what === 'phone') return actor.phone;
  if (!wechat) throw fieldError('body.wechat', '请填写微信号');
  return wechat;
}

/** Requests of this kind that are pending or accepted. */
async function openRequest(
  tx: Database,
  { row }: LockedParticipant,
  what: ContactSort,
): Promise<Contact['state'] | null> {
  const { rows } = await tx.execute<{ state: Contact['state'] }>(sql`
    select data -> 'contact' ->> 'state' as state from chat_message
    where conversation_id = ${row.id} and kind = 'contact' and data -> 'contact' ->> 'what' = ${what}
      and data -> 'contact' ->> 'state' <> 'declined'
    limit 1`);
  return rows[0]?.state ?? null;
}

interface Wish {
  id: string;
  clientId: string;
  what: ContactSort;
  wechat?: string | undefined;
}

/**
 * Requests an exchange of phone numbers or WeChat names. The requester's own data are stored but not shown until the request is
 * accepted.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE where they cannot write, or such a request is pending or accepted
 */
export async function askForContact(
  { db: tx, deps, actor, now }: Act<{ deps: Deps; actor: SignedIn }>,
  wish: Wish,
): Promise<ChatMessage> {
  const { id, clientId, what, wechat } = wish;
  const participant = await lockParticipant(tx, actor, id);
  const given = givenBy(actor, what, wechat);
  const text = `请求交换${contactSorts[what]}`;
  const before = await saidBefore(tx, participant, actor.accountId, { clientId, kind: 'contact', text });
  const [known] = before ? await presentMessages(tx, deps, [before]) : [];
  if (known) return known;
  await requireWritable(tx, participant, actor.accountId, now);
  const open = await openRequest(tx, participant, what);
  if (open)
    throw appError('ILLEGAL_MOVE', { message: open === 'asked' ? '已有一个请求在等待答复' : '双方已经交换过了' });
  const contact = { what, state: 'asked', seeker: null, company: null, [participant.side]: given } as Contact;
  return addMessage({ db: tx, deps, actor, now }, participant, { clientId, kind: 'contact', text, data: { contact } });
}

interface Answer {
  id: string;
  number: number;
  accept: boolean;
  wechat?: string | undefined;
}

async function wishAt(tx: Database, id: string, number: number): Promise<{ row: MessageRow; contact: Contact }> {
  const [row] = await tx
    .select()
    .from(chatMessage)
    .where(and(eq(chatMessage.conversationId, id), eq(chatMessage.number, number)));
  if (!row?.data || !('contact' in row.data)) throw appError('NOT_FOUND', { message: '请求不存在或已被删除' });
  return { row, contact: row.data.contact };
}

/**
 * Accepts or refuses a request; its author may withdraw it. Both see the exchanged data only after acceptance. Idempotent.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE for a request with another answer, or one's own to accept
 */
export async function answerContact(
  { db: tx, deps, actor, now }: Act<{ deps: Deps; actor: SignedIn }>,
  answer: Answer,
): Promise<ChatMessage> {
  const participant = await lockParticipant(tx, actor, answer.id);
  const { row, contact } = await wishAt(tx, answer.id, answer.number);
  const state = answer.accept ? 'accepted' : 'declined';
  const isOwn = row.side === participant.side;
  if (isOwn && answer.accept) throw appError('ILLEGAL_MOVE', { message: '要等对方同意' });
  if (contact.state === state) {
    const [known] = await presentMessages(tx, deps, [row]);
    if (known) return known;
  }
  if (contact.state !== 'asked') throw appError('ILLEGAL_MOVE');
  const given = answer.accept
    ? { [participant.side]: givenBy(actor, contact.what, answer.wechat) }
    : { seeker: null, company: null };
  const data = { contact: { ...contact, ...given, state } as Contact };
  await tx
    .update(chatMessage)
    .set({ data })
    .where(and(eq(chatMessage.conversationId, answer.id), eq(chatMessage.number, answer.number)));
  return shareMessage({ db: tx, deps, now }, participant, { ...row, data });
}
