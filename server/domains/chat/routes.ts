import { and, eq, sql } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import type { chatEndpoints } from '#contract/chat/chat.ts';
import { type ChatMessage, type ChatSide, type ContactSort, contactSorts } from '#contract/chat/chat-messages.ts';
import type { BoxMove } from '#contract/deliveries/box-rows.ts';
import { chatMessage, chatPhrases, type MessageData } from '#database/schema/chat.ts';
import { moveInBox } from '#server/domains/deliveries/public.ts';
import { type Database, rowOf, typed } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { member, seeker, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { addMessage, saidAlready, shareMessage } from './add-message.ts';
import { reportConversation, setBlock } from './block-and-report.ts';
import { readShownResume, showResume } from './cards/show-resume.ts';
import { findMessages } from './find-messages.ts';
import { colleaguesOf, handOver } from './hand-over.ts';
import { type LockedParticipant, lockParticipant } from './lock-participant.ts';
import { notifyChat } from './notify.ts';
import { openByRecruiter, openBySeeker } from './open-conversation.ts';
import { type MessageRow, presentMessages } from './present-messages.ts';
import { companyThreads, countUnread, readConversation, readMessages, seekerThreads } from './queries.ts';
import { sayToMany } from './say-to-many.ts';
import { signal } from './signal.ts';
import { writeMessage } from './write-message.ts';

/** The phrases that a person keeps; null if they never changed the usual ones. */
async function readPhrases(db: Database, accountId: string, side: ChatSide) {
  const [row] = await db
    .select({ items: chatPhrases.items })
    .from(chatPhrases)
    .where(and(eq(chatPhrases.accountId, accountId), eq(chatPhrases.side, side)));
  return { items: row?.items ?? null };
}

async function savePhrases(
  { db, actor, now }: DbContext<{ actor: SignedIn }>,
  { side, items }: { side: ChatSide; items: string[] },
) {
  const values = { items: [...new Set(items)], updatedAt: now };
  await db
    .insert(chatPhrases)
    .values({ accountId: actor.accountId, side, ...values })
    .onConflictDoUpdate({ target: [chatPhrases.accountId, chatPhrases.side], set: values });
  return { items: values.items };
}

export const chatHandlers = (deps: Deps): Handlers<typeof chatEndpoints> => ({
  'GET /api/communicate/unread': (ctx) => countUnread(ctx.db, signedIn(ctx), ctx.now),
  'GET /api/communicate/conversations': (ctx, { query }) => seekerThreads(ctx.db, seeker(ctx).joberId, query, ctx.now),
  'GET /api/communicate/company/conversations': (ctx, { query }) =>
    companyThreads(ctx.db, member(ctx).member.companyId, query, ctx.now),
  'POST /api/communicate/posts/:id/conversation': async (ctx, { params }) => {
    const id = await openBySeeker({ db: ctx.db, deps, actor: seeker(ctx), now: ctx.now }, params.id);
    return readConversation(ctx.db, signedIn(ctx), id, ctx.now);
  },
  'POST /api/communicate/deliveries/:id/conversation': async (ctx, { params }) => {
    const id = await openByRecruiter(ctx.db, member(ctx), params.id, ctx.now);
    return readConversation(ctx.db, signedIn(ctx), id, ctx.now);
  },
  'GET /api/communicate/conversations/:id': (ctx, { params }) =>
    readConversation(ctx.db, signedIn(ctx), params.id, ctx.now),
  'GET /api/communicate/conversations/:id/messages': (ctx, { params, query }) =>
    readMessages({ db: ctx.db, deps, actor: signedIn(ctx) }, params.id, query),
  'POST /api/communicate/conversations/:id/messages': (ctx, { params, body }) =>
    writeMessage(deps, signedIn(ctx), { id: params.id, ...body }, ctx.now),
  'POST /api/communicate/conversations/:id/resume': (ctx, { params, body }) =>
    showResume({ db: ctx.db, deps, actor: seeker(ctx), now: ctx.now }, { id: params.id, ...body }),
  'GET /api/communicate/conversations/:id/resume': (ctx, { params, query }) =>
    readShownResume(ctx.db, member(ctx), { id: params.id, number: query.number, now: ctx.now }),
  'POST /api/communicate/conversations/:id/interview': (ctx, { params, body }) =>
    invite({ db: ctx.db, deps, actor: member(ctx), now: ctx.now }, { ...body, id: params.id }),
  'POST /api/communicate/conversations/:id/contact': (ctx, { params, body }) =>
    askForContact({ db: ctx.db, deps, actor: signedIn(ctx), now: ctx.now }, { id: params.id, ...body }),
  'POST /api/communicate/conversations/:id/contact/answer': (ctx, { params, body }) =>
    ctx.db.transaction((tx) =>
      answerContact({ db: tx, deps, actor: signedIn(ctx), now: ctx.now }, { id: params.id, ...body }),
    ),
  'POST /api/communicate/conversations/:id/signal': (ctx, { params, body }) =>
    signal({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, params.id, body.signal),
  'GET /api/communicate/messages': (ctx, { query }) => findMessages(ctx.db, deps, signedIn(ctx), query),
  'GET /api/communicate/conversations/:id/colleagues': (ctx, { params }) =>
    colleaguesOf(ctx.db, member(ctx), params.id),
  'POST /api/communicate/conversations/:id/holder': async (ctx, { params, body }) => {
    await ctx.db.transaction((tx) =>
      handOver({ db: tx, deps, actor: member(ctx), now: ctx.now }, params.id, body.memberId),
    );
    return readConversation(ctx.db, signedIn(ctx), params.id, ctx.now);
  },
  'GET /api/communicate/phrases': (ctx, { query }) => readPhrases(ctx.db, signedIn(ctx).accountId, query.side),
  'PUT /api/communicate/phrases': (ctx, { body }) =>
    savePhrases({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, body),
  'POST /api/communicate/deliveries/messages': (ctx, { body }) =>
    sayToMany({ db: ctx.db, deps, actor: member(ctx), now: ctx.now }, body),
  'POST /api/communicate/conversations/:id/read': (ctx, { params, body }) =>
    markRead({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, params.id, body.number),
  'POST /api/communicate/conversations/:id/block': (ctx, { params, body }) =>
    setBlock({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, params.id, body.blocked),
  'POST /api/communicate/conversations/:id/reports': (ctx, { params, body }) =>
    reportConversation({ db: ctx.db, deps, actor: signedIn(ctx), now: ctx.now }, { id: params.id, ...body }),
});

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
  const found = await rowOf(tx, { state: typed<Contact['state']>() })`
    select data -> 'contact' ->> 'state' as state from chat_message
    where conversation_id = ${row.id} and kind = 'contact' and data -> 'contact' ->> 'what' = ${what}
      and data -> 'contact' ->> 'state' <> 'declined'
    limit 1`;
  return found?.state ?? null;
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
async function askForContact(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn }>,
  wish: Wish,
): Promise<ChatMessage> {
  const { id, clientId, what, wechat } = wish;
  const participant = await lockParticipant(tx, actor, id);
  const given = givenBy(actor, what, wechat);
  const text = `请求交换${contactSorts[what]}`;
  const known = await saidAlready({ db: tx, deps, actor, now }, participant, { clientId, kind: 'contact', text });
  if (known) return known;
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
async function answerContact(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn }>,
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

type InviteCommand = Required<Pick<BoxMove, 'at' | 'mode' | 'contact'>> &
  Pick<BoxMove, 'place' | 'link' | 'note'> & { id: string; clientId: string };

/**
 * Invites to an interview from the conversation: moves the delivery by its state machine and adds the card, in one transaction.
 * An unopened delivery is shortlisted, not marked as viewed.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE without a delivery or a matching move, INVALID_INPUT for the terms
 */
async function invite(
  { db: tx, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn & { member: Membership } }>,
  { id, clientId, ...order }: InviteCommand,
): Promise<ChatMessage> {
  const participant = await lockParticipant(tx, actor, id);
  if (participant.side !== 'company') throw appError('NOT_FOUND', { message: '会话不存在或已被删除' });
  const said = { clientId, kind: 'interview', text: '面试邀请' } as const;
  const known = await saidAlready({ db: tx, deps, actor, now }, participant, said);
  if (known) return known;
  const { delivery_id: deliveryId } = participant.row;
  if (!deliveryId) throw appError('ILLEGAL_MOVE', { message: '对方还没有投递该职位，投递后才能邀请面试' });
  const found = await rowOf(tx, { status: 'string' })`
    select status from delivery where id = ${deliveryId} for no key update`;
  if (found?.status === 'submitted')
    await moveInBox({ db: tx, actor, now }, { id: deliveryId, status: 'shortlisted' }, 'body');
  await moveInBox({ db: tx, actor, now }, { ...order, id: deliveryId, status: 'interview' }, 'body');
  const { at, mode, place = '', link = '', contact, note = '' } = order;
  const interview = { deliveryId, startsAt: new Date(at).toISOString(), mode, place, link, contact, note };
  const findableBy = `${place} ${contact} ${note}`;
  return addMessage({ db: tx, deps, actor, now }, participant, { ...said, data: { interview }, findableBy });
}

/**
 * Records the last message that a side has read; the position never goes back. The unread number is recounted, so it cannot
 * drift.
 */
async function markRead({ db, actor, now }: DbContext<{ actor: SignedIn }>, id: string, upTo: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, side } = await lockParticipant(tx, actor, id);
    const number = Math.min(upTo, row.last_number);
    if (number <= (side === 'seeker' ? row.seeker_read : row.company_read)) return;
    const left = sql`(
      select count(*)::int from chat_message
      where conversation_id = ${id} and number > ${number} and side <> ${side})`;
    await tx.execute(
      side === 'seeker'
        ? sql`update conversation set seeker_read = ${number}, seeker_unread = ${left} where id = ${id}`
        : sql`update conversation set company_read = ${number}, company_unread = ${left} where id = ${id}`,
    );
    await notifyChat({ db: tx, now }, row, 'read', { side, number });
  });
}
