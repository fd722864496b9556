import { type SQL, sql } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import { workbench as answer, urgentRows, type Workbench, workbenchDays } from '#contract/deliveries/workbench.ts';
import { dayMs } from '#contract/months.ts';
import { unansweredDelivery } from '#database/schema/deliveries.ts';
import { sortModules } from '#server/module.ts';
import { type Database, type RowOf, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findInBox, presentRow } from '../box/box-rows.ts';
import { boxStrip } from '../box/box-strip.ts';
import { newestInterviews } from '../interview/interview-store.ts';
import { presentForCompany } from '../interview/interviewers.ts';
import { waitingOf } from '../present.ts';
import { fewestPeers, type Peers, peersOf } from './peers.ts';

const passed = sql`extract(epoch from delivery.answered_at - delivery.submitted_at) / 3600`;

const answeredColumns = { companies: 'number', hours: 'number?' } as const;
type Answered = RowOf<typeof answeredColumns>;

async function answersOf(db: Database, companies: SQL, since: Date): Promise<Answered> {
  const row = await rowOf(db, answeredColumns)`
    select count(distinct delivery.company_id)::int as companies,
      round((percentile_cont(0.5) within group (order by ${passed}))::numeric, 1)::float as hours
    from delivery where delivery.company_id in ${companies} and delivery.submitted_at > ${since}
      and delivery.answered_at is not null`;
  return row ?? { companies: 0, hours: null };
}

/** The median hours until an answer, of the company and of its peers. */
async function hoursToAnswer(
  db: Database,
  companyId: string,
  peers: Peers,
  since: Date,
): Promise<Workbench['answers']> {
  const answers = await answersOf(db, sql`(${companyId}::bigint)`, since);
  const others = await answersOf(db, peers.ids, since);
  return { hours: answers.hours, peerHours: others.companies >= fewestPeers ? others.hours : null };
}

const closingMs = 7 * dayMs;
const closingRows = 3;

/** The seeker proposed another time for the current interview, and it is not over yet. */
const isProposed = (now: Date) => sql`(delivery.status = 'interview' and exists (
  select from interview as current
  where current.delivery_id = delivery.id and current.status = 'proposed' and current.proposed_at > ${now}
    and not exists (select from interview as later
      where later.delivery_id = current.delivery_id and later.created_at > current.created_at)))`;

/** What waits for the company's answer: overdue deliveries, proposed times, then the others; each the longest waiting first. */
async function urgent(db: Database, { companyId, role }: Membership, now: Date) {
  const ofCompany = sql`delivery.company_id = ${companyId}`;
  const proposed = sql`${ofCompany} and ${isProposed(now)}`;
  const waiting = sql`${ofCompany} and ${unansweredDelivery}`;
  const changed = await findInBox(db, proposed, 'due').limit(urgentRows);
  const unanswered = await findInBox(db, waiting, 'due').limit(urgentRows);
  const isOverdue = (row: (typeof unanswered)[number]) => waitingOf(row, now).overdue;
  const overdue = unanswered.filter(isOverdue);
  const others = unanswered.filter((row) => !isOverdue(row));
  // However many are overdue, a proposed time has a place: its interview may be tomorrow.
  const first = overdue.slice(0, urgentRows - Math.min(changed.length, 1));
  const found = [...first, ...changed, ...others].slice(0, urgentRows);
  const ids = changed.map(({ id }) => id);
  const interviews = await newestInterviews(db, ids);
  const counted = await rowOf(db, { n: 'number' })`
    select count(*)::int as n from delivery where (${proposed}) or (${waiting})`;
  const rows = found.map(async (row) => {
    const interview = interviews.get(row.id) ?? null;
    const shown = interview && (await presentForCompany(db, interview, now));
    return { ...presentRow(row, { interview, role, now }), interview: shown };
  });
  return { urgent: await Promise.all(rows), urgentTotal: counted?.n ?? 0 };
}

async function closingPosts(db: Database, companyId: string, now: Date): Promise<Workbench['closing']> {
  return rowsOf(db, answer.shape.closing.element)`
    select post.id::text as id, post.title, post.deadline, post.delivery_count as deliveries,
      (select count(*)::int from delivery
        where delivery.post_id = post.id and ${unansweredDelivery}) as unanswered
    from post where post.exam_id is null and post.company_id = ${companyId} and post.status = 'open'
      and post.deadline > ${now} and post.deadline <= ${new Date(now.getTime() + closingMs)}
    order by post.deadline, post.id limit ${closingRows}`;
}

/** The desk of a member: the work of today, and the company's figures of the last weeks. */
export async function workbench(
  { modules, config }: Pick<Deps, 'modules' | 'config'>,
  db: Database,
  member: Membership,
  now: Date,
): Promise<Workbench> {
  const { companyId } = member;
  const waiting = await urgent(db, member, now);
  const { replyRate, sectorReplyRate } = await boxStrip(db, companyId, now);
  const since = new Date(now.getTime() - workbenchDays * dayMs);
  const answers = await hoursToAnswer(db, companyId, await peersOf(db, companyId), since);
  const closing = await closingPosts(db, companyId, now);
  let fair: Workbench['fair'] = null;
  for (const { nextMeeting } of sortModules(modules, config).on)
    fair ??= (await nextMeeting?.(db, companyId, now)) ?? null;
  return { ...waiting, answers, replyRate, sectorReplyRate, closing, fair };
}
