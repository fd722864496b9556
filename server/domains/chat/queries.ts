import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { ChatSide } from '#contract/chat/chat-messages.ts';
import { type DeliveryState, delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { isState, movesFor } from '#contract/machine.ts';
import { chatMessage } from '#database/schema/chat.ts';
import { openDelivery } from '#database/schema/deliveries.ts';
import { anonymised, groupSql, newestInterview } from '#server/domains/deliveries/public.ts';
import { postCards } from '#server/domains/posts/public.ts';
import { type Database, rowOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  beyond,
  countCapped,
  cursorParts,
  cutPage,
  type PageRequest,
  pageOf,
  TOTAL_CAP,
} from '#server/platform/paging.ts';
import { anonymiseMessage } from './anonymise-message.ts';
import { mayHandOver } from './hand-over.ts';
import { findParticipant, refusalFor } from './lock-participant.ts';
import { mayTalk } from './policy.ts';
import { presentConversation } from './present.ts';
import { presentMessages } from './present-messages.ts';
import { conversationRows } from './rows.ts';

const invitable: readonly DeliveryState[] = ['submitted', 'viewed', 'shortlisted', 'interview'];

/** Whether an invitation can be sent for a delivery; a waiting one is shortlisted first. */
const mayBeInvited = (status: string | null): boolean => invitable.some((state) => state === status);

/** The current interview of a delivery, with the seeker's possible answers. */
async function interviewOf(db: Database, deliveryId: string | null, status: string | null) {
  const current = deliveryId && status && isState(delivery, status) ? await newestInterview(db, deliveryId) : null;
  if (!current || !status || !isState(delivery, status)) return null;
  const open: readonly string[] = movesFor(delivery, status, 'seeker');
  const moves = movesFor(interview, current.status, 'seeker').filter((move) => open.includes(move));
  return { status: current.status, startsAt: current.startsAt.toISOString(), moves };
}

const PAGE = 30;

/** Conversations with messages, newest first. */
async function threadPage({ db, now }: DbContext, side: ChatSide, mine: SQL, query: PageRequest) {
  const cut = pageOf(query, [cursorParts.time, cursorParts.id]);
  const after = sql`and ${beyond(cut, sql`conversation.last_at, conversation.id`)}`;
  const said = sql`${mine} and conversation.last_number > 0`;
  const found = await conversationRows(
    db,
    sql`${said} ${after}`,
    sql`order by conversation.last_at desc, conversation.id desc limit ${cut.size + 1} offset ${cut.offset}`,
  );
  const counted = await countCapped(
    db,
    sql`from conversation join jober on jober.id = conversation.jober_id join post on post.id = conversation.post_id
      where ${said}`,
  );
  const { rows, nextCursor } = cutPage(found, cut, (row) => [new Date(row.last_at ?? 0).toISOString(), row.id]);
  const items = rows.map((row) => presentConversation({ row, side }, now));
  return { items, nextCursor, ...counted };
}

export const seekerThreads = (db: Database, joberId: string, query: PageRequest, now: Date) =>
  threadPage({ db, now }, 'seeker', sql`conversation.jober_id = ${joberId}`, query);

/** A search by name must not reveal whose conversation it is while the company sees an alias (see `isAnonymous`). */
const hidden = sql`exists (
  select from delivery
  where delivery.jober_id = conversation.jober_id and delivery.post_id = conversation.post_id
    and (${anonymised} or (delivery.status = 'withdrawn' and not conversation.seeker_wrote)))`;

export function companyThreads(
  db: Database,
  companyId: string,
  query: PageRequest & { keyword?: string | undefined; unread?: '1' | undefined },
  now: Date,
) {
  const keyword = query.keyword?.toLowerCase();
  const named = keyword
    ? sql`and ((strpos(lower(jober.name), ${keyword}) > 0 and not ${hidden}) or strpos(lower(post.title), ${keyword}) > 0)`
    : sql``;
  const unread = query.unread ? sql`and conversation.company_unread > 0` : sql``;
  return threadPage({ db, now }, 'company', sql`conversation.company_id = ${companyId} ${named} ${unread}`, query);
}

/** One conversation as its reader sees it, with the post and whether they may write. */
export async function readConversation(db: Database, actor: SignedIn, id: string, now: Date) {
  const participant = await findParticipant(db, actor, id);
  const cards = await postCards(db, [participant.row.post_id], undefined, now);
  const card = cards.get(participant.row.post_id);
  if (!card) throw new Error('a conversation without its post');
  const refusal = refusalFor(participant, now);
  const { row, side } = participant;
  const mayInvite = side === 'company' && refusal === null && mayBeInvited(row.delivery_status);
  const mayPass = mayHandOver(participant, actor.member);
  const interview = await interviewOf(db, row.delivery_id, row.delivery_status);
  return { ...presentConversation(participant, now), card, refusal, interview, mayInvite, mayHandOver: mayPass };
}

/** A page of messages, oldest first: the newest, those `before` one, or those `after` one. */
export async function readMessages(
  { db, deps, actor }: { db: Database; deps: Deps; actor: SignedIn },
  id: string,
  { before, after }: { before?: number | undefined; after?: number | undefined },
) {
  const { row, side } = await findParticipant(db, actor, id);
  const forward = after !== undefined;
  const found = await db
    .select()
    .from(chatMessage)
    .where(
      sql`${chatMessage.conversationId} = ${id}
        and ${chatMessage.number} > ${after ?? 0} and ${chatMessage.number} < ${before ?? 2_147_483_647}`,
    )
    .orderBy(forward ? sql`${chatMessage.number}` : sql`${chatMessage.number} desc`)
    .limit(PAGE + 1);
  const presented = await presentMessages(db, deps, found.slice(0, PAGE));
  const page = side === 'company' ? presented.map((message) => anonymiseMessage(row, message)) : presented;
  return { items: forward ? page : page.reverse(), hasMore: found.length > PAGE };
}

export async function countUnread(db: Database, { accountId, joberId, member }: SignedIn, now: Date) {
  const companyId = member && mayTalk(member.role) && member.companyStatus === 'approved' ? member.companyId : null;
  const row = await rowOf(db, { seeker: 'number', company: 'number', notices: 'number', toAnswer: 'number' })`
    select
      (select coalesce(sum(seeker_unread), 0)::int from conversation where jober_id = ${joberId}::bigint) as seeker,
      (select coalesce(sum(company_unread), 0)::int from conversation where company_id = ${companyId}::bigint) as company,
      (select count(*)::int from (
        select from notification where account_id = ${accountId} and read_at is null limit ${TOTAL_CAP + 1}
      ) as unread) as notices,
      (select count(*)::int from delivery
        where jober_id = ${joberId}::bigint and ${openDelivery} and ${groupSql(now)} = 'mine')
      + (select count(*)::int from talent_invitation
        where jober_id = ${joberId}::bigint and status = 'invited' and expires_at > ${now}) as "toAnswer"`;
  return row ?? { seeker: 0, company: 0, notices: 0, toAnswer: 0 };
}
