import { type SQL, sql } from 'drizzle-orm';
import { chatReportReasons } from '#contract/chat/chat.ts';
import { companyReviewMonths } from '#contract/companies/company-state.ts';
import { REVIEW_HOURS, type ReviewQueue, type WorkItem } from '#contract/operators/reviews.ts';
import { postReportReasons } from '#contract/posts/report-reasons.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { placeLabel } from '#contract/taxonomy/places/regions.ts';
import type { ReviewedReport, ReviewedText, ServerModule } from '#server/module.ts';
import { type Database, type RowOf, rowsOf, typed } from '#server/platform/database/database.ts';

/** Maximum items shown of a queue. */
const MAX_ROWS = 100;
const HOUR_MS = 3_600_000;
const LOOK_AGAIN = `${companyReviewMonths} months`;

type Modules = readonly ServerModule[];

/** Texts that modules have reviewed, by the kind of item. */
export const reviewedTexts = (modules: Modules): Readonly<Record<string, ReviewedText>> =>
  Object.assign({}, ...modules.map((module) => module.reviewedTexts));

/** What modules have in the queue of reports, by the kind of item. */
export const reviewedReports = (modules: Modules): Readonly<Record<string, ReviewedReport>> =>
  Object.assign({}, ...modules.map((module) => module.reviewedReports));

/** Names and types of the columns, where no module has any. */
const noText = sql`
  select 0::bigint as id, '' as kind, '' as title, '' as code, '' as place, '' as name, now() as since where false`;

/** Pending items in one form: `code` is a type or a reason, `place` a region, `name` the company concerned. */
const sourcesOf = (now: Date, modules: Modules): Readonly<Record<string, SQL>> => ({
  companies: sql`
    select company.id, case when company.claim_of is null then 'company' else 'claim' end as kind, company.name as title,
      company.type as code, company.region_code as place, '' as name, company.updated_at as since
    from company where company.status = 'pending'
    union all
    select company.id, 'renewal', company.name, company.type, company.region_code, '',
      company.approved_at + ${LOOK_AGAIN}::interval
    from company
    where company.status = 'approved' and company.approved_at <= ${now}::timestamptz - ${LOOK_AGAIN}::interval`,
  changes: sql`
    select company_change.id, 'edit' as kind, company.name as title, company.type as code, company.region_code as place,
      '' as name, company_change.created_at as since
    from company_change join company on company.id = company_change.company_id
    where company_change.status = 'pending' and company_change.kind = 'edit'`,
  posts: sql`
    select post.id, 'post' as kind, post.title, '' as code, post.region_code as place, company.name, post.updated_at as since
    from post join company on company.id = post.company_id where post.status = 'pending'
    union all
    select post.id, 'recheck', post.title, '', post.region_code, company.name, post.recheck_at
    from post join company on company.id = post.company_id where post.recheck_at is not null and post.status = 'open'`,
  texts: sql.join([noText, ...Object.values(reviewedTexts(modules)).map(({ waiting }) => waiting)], sql` union all `),
  reports: sql.join(
    [
      sql`
    select post_report.id, 'post-report' as kind, post.title, post_report.reason as code, '' as place, company.name,
      post_report.created_at as since
    from post_report join post on post.id = post_report.post_id join company on company.id = post.company_id
    where post_report.status = 'open'
    union all
    select chat_report.id, 'chat-report', post.title, chat_report.reason, '', company.name, chat_report.created_at
    from chat_report join conversation on conversation.id = chat_report.conversation_id
      join post on post.id = conversation.post_id join company on company.id = conversation.company_id
    where chat_report.status = 'open'`,
      ...Object.values(reviewedReports(modules)).map(({ waiting }) => waiting),
    ],
    sql` union all `,
  ),
  ...Object.assign({}, ...modules.map(({ work }) => work)),
});

/** The items of some queues, each with the name of its queue. */
function waitingIn(queues: readonly string[], { now, modules }: Omit<Asking, 'accountId'>): SQL {
  const sources = sourcesOf(now, modules);
  const parts = queues.map(
    (queue) => sql`select ${queue}::text as queue, source.* from (${sources[queue] ?? noText}) as source`,
  );
  return sql.join(parts, sql` union all `);
}

const waitingColumns = {
  id: 'string',
  queue: 'string',
  kind: 'string',
  title: 'string',
  code: 'string',
  place: 'string',
  name: 'string',
  since: 'string',
  claimed_by: 'string?',
  claim_name: 'string?',
  claim_until: 'string?',
  approval_at: 'string?',
  held_in: typed<ReviewQueue | null>(),
  /** How many wait in all, without those that are approved. */
  total: 'number',
} as const;
type WaitingRow = RowOf<typeof waitingColumns>;

const aboutOf = ({ kind, code, place, name }: WaitingRow): string => {
  const what =
    kind === 'post-report'
      ? labelOf(postReportReasons, code)
      : kind === 'chat-report'
        ? `沟通：${labelOf(chatReportReasons, code)}`
        : labelOf(companyTypes, code);
  return [what, name, place && placeLabel(place)].filter(Boolean).join(' · ');
};

function present(row: WaitingRow, accountId: string): WorkItem {
  const since = new Date(row.since);
  return {
    id: row.id,
    queue: row.queue,
    kind: row.kind,
    title: row.title,
    about: aboutOf(row),
    since: since.toISOString(),
    dueAt: new Date(since.getTime() + REVIEW_HOURS * HOUR_MS).toISOString(),
    claim:
      row.claimed_by && row.claim_until
        ? {
            name: row.claim_name ?? '',
            mine: row.claimed_by === accountId,
            until: new Date(row.claim_until).toISOString(),
          }
        : null,
  };
}

interface Asking {
  accountId: string;
  now: Date;
  modules: Modules;
}

/** Reads in one statement: an approval that takes effect meanwhile leaves its item either held or gone, never waiting anew. */
async function read(
  db: Database,
  queues: readonly string[],
  { now, modules }: Asking,
  which: SQL,
): Promise<WaitingRow[]> {
  return rowsOf(db, waitingColumns)`
    select waiting.*, claim.account_id as claimed_by, operator.name as claim_name, claim.expires_at as claim_until,
      approval.approval_at, approval.queue as held_in, (count(*) filter (where approval.approval_at is null) over ())::int as total
    from (${waitingIn(queues, { now, modules })}) as waiting
    left join review_claim as claim
      on claim.queue = waiting.queue and claim.item_id = waiting.id and claim.expires_at > ${now}
    left join operator on operator.account_id = claim.account_id
    left join review_claim as approval
      on approval.queue = waiting.queue and approval.item_id = waiting.id and approval.approval_at is not null
    where ${which}
    order by waiting.since, waiting.id limit ${MAX_ROWS}`;
}

/** Some queues as one, longest waiting first; `keyword` is part of a title or of a company's name. */
export async function listWaiting(
  db: Database,
  queues: readonly string[],
  { keyword, ...asking }: Asking & { keyword?: string | undefined },
) {
  if (queues.length === 0) return { items: [], total: 0, held: [] };
  const which = keyword
    ? sql`position(lower(${keyword}) in lower(waiting.title || ' ' || waiting.name)) > 0`
    : sql`true`;
  const found = await read(db, queues, asking, which);
  const held = found.flatMap(({ held_in: queue, id, title, approval_at: runsAt }) =>
    queue && runsAt ? [{ queue, id, title, runsAt: new Date(runsAt).toISOString() }] : [],
  );
  const items = found.filter((row) => !row.approval_at).map((row) => present(row, asking.accountId));
  return { items, total: found[0]?.total ?? 0, held };
}

/** A pending item; undefined for an absent or decided one. */
export async function findWaiting(
  db: Database,
  queue: ReviewQueue,
  id: string,
  asking: Asking,
): Promise<WorkItem | undefined> {
  const [row] = await read(db, [queue], asking, sql`waiting.id = ${id}`);
  return row && present(row, asking.accountId);
}

/** How much waits in each of these queues, in their order. */
export async function countWaiting(db: Database, queues: readonly string[], asking: Omit<Asking, 'accountId'>) {
  if (queues.length === 0) return [];
  const late = new Date(asking.now.getTime() - REVIEW_HOURS * HOUR_MS);
  const rows = await rowsOf(db, { queue: 'string', waiting: 'number', overdue: 'number', oldest: 'string' })`
    select waiting.queue, count(*)::int as waiting, count(*) filter (where waiting.since < ${late})::int as overdue,
      min(waiting.since) as oldest
    from (${waitingIn(queues, asking)}) as waiting group by waiting.queue`;
  return queues.map((queue) => {
    const { waiting = 0, overdue = 0, oldest } = rows.find((row) => row.queue === queue) ?? {};
    return { queue, waiting, overdue, oldestAt: oldest ? new Date(oldest).toISOString() : null };
  });
}
