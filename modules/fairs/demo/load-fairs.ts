import { sql } from 'drizzle-orm';
import type { VisitorState } from '#contract/identity/visitor.ts';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import { type Batch, type DemoTransaction, openBatch } from '#database/demo/bulk-insert.ts';
import { day, hour, plus } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import { addPastActs } from '#database/demo/reviews/load-past.ts';
import { type RowOf, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { ExhibitorState } from '../contract/exhibitor-state.ts';
import { fair, fairBooth, fairEvent, fairExhibitor, fairExhibitorPost, fairVisit, fairVisitor } from '../schema.ts';
import { drawFair } from './draw-fair.ts';
import { type FairPlan, fairPlans, fits, wordsOf } from './fair-plan.ts';

const employerColumns = {
  id: 'string',
  name: 'string',
  city: 'string',
  type: typed<CompanyTypeCode>(),
  posts: 'string[]',
  person: 'string',
  title: 'string',
} as const;
type Employer = RowOf<typeof employerColumns>;

/** Who may be at fairs: schools with open posts, and seekers; the demo's own apart. */
interface Crowd {
  employers: Employer[];
  ownId: string | null;
  joberIds: string[];
  seekerId: string | null;
}

const EMPLOYERS = 400;
const SEEKERS = 600;
/** Posts that a school brings: some two, some ten. */
const postsSql = sql`2 + (company.id / 7) % 9`;

const of = (phone: string) => sql`(select id from account where phone = ${phone})`;

async function gatherCrowd(tx: DemoTransaction): Promise<Crowd> {
  const employers = await rowsOf(tx, employerColumns)`
    select company.id::text, company.name, company.city_code as city, company.type, member.name as person, member.title,
      (select array_agg(id::text) from (
        select id from post where company_id = company.id and status = 'open' order by id limit ${postsSql}) as own_post) as posts
    from company
    join lateral (
      select name, title from company_member
      where company_id = company.id and status = 'active' order by role = 'owner' desc, id limit 1) as member on true
    where company.status = 'approved' and company.open_posts > 0
    order by company.id limit ${EMPLOYERS}`;
  const row = await rowOf(tx, { id: 'string' })`
    select company_id::text as id from company_member where account_id = ${of(demoPeople.owner.phone)}`;
  const jobers = await rowsOf(tx, { id: 'string', mine: 'boolean' })`
    select id::text, account_id = ${of(demoPeople.seeker.phone)} as mine from jober
    order by account_id = ${of(demoPeople.seeker.phone)} desc, id limit ${SEEKERS}`;
  return {
    employers: employers.filter(({ posts }) => posts !== null),
    ownId: row?.id ?? null,
    joberIds: jobers.filter(({ mine }) => !mine).map(({ id }) => id),
    seekerId: jobers.find(({ mine }) => mine)?.id ?? null,
  };
}

/** The crowd wants no messages of fairs: the console that stands for the carrier would show nothing else. */
async function silenceCrowd(tx: DemoTransaction, { employers, joberIds }: Crowd): Promise<void> {
  const own = Object.values(demoPeople).map(({ phone }) => phone);
  const companyIds = employers.map(({ id }) => id);
  await tx.execute(sql`
    insert into notice_switch (account_id, topic, channel, is_on)
    select id, 'fair', 'sms', false from account
    where phone <> all(${sql.param(own)}::text[]) and (
      id in (select account_id from jober where id = any(${sql.param(joberIds)}::bigint[]))
      or id in (select account_id from company_member where company_id = any(${sql.param(companyIds)}::bigint[])))`);
}

const tables = { fair, fairBooth, fairExhibitor, fairExhibitorPost, fairVisitor, fairVisit, fairEvent };

/** Who fits the fair, of its city first, then from elsewhere; the demo's own only where the plan names it. */
export function whoComes(random: Random, plan: FairPlan, { employers, ownId }: Crowd): Employer[] {
  const others = employers.filter((employer) => employer.id !== ownId && fits(plan, employer));
  const near = others.filter(({ city }) => city === plan.city);
  const far = others.filter(({ city }) => city !== plan.city);
  const requested = Math.round(plan.booths * plan.sold);
  return [...random.sample(near, requested), ...random.sample(far, requested)].slice(0, requested);
}

/** A fair with its booths, exhibitors and visitors. */
function addFair(rows: Batch<typeof tables>, random: Random, plan: FairPlan, crowd: Crowd, now: Date): void {
  const { row, booths } = drawFair(random, plan, now);
  const { id: fairId, startsAt } = row;
  const over = row.status === 'ended';
  const running = row.status === 'running';
  const cancelled = plan.state === 'cancelled';

  /** A company at its booth, or waiting for one. */
  const addExhibitor = (
    { id: companyId, person, title, posts }: Employer,
    status: ExhibitorState,
    at: number,
  ): string => {
    const id = random.id();
    const seated = status !== 'waiting-list';
    const booth = seated ? booths[at] : undefined;
    const appliedAt = plus(row.createdAt, random.next() * 10 * day);
    const wish = random.chance(0.2) ? wordsOf(plan.type).wish : '';
    const counted = over && random.chance(0.7);
    rows.add('fairExhibitor', {
      ...{ id, fairId, companyId, status, wish, appliedAt, reason: null },
      people: [{ name: person, title }],
      waitNumber: seated ? null : 1,
      results: counted
        ? { resumes: random.int(18, 90), interviews: random.int(4, 20), intents: random.int(0, 6), note: '' }
        : null,
      decidedAt: seated ? plus(appliedAt, day) : null,
      checkedInAt: status === 'checked-in' ? startsAt : null,
    });
    rows.add('fairExhibitorPost', ...posts.map((postId, place) => ({ exhibitorId: id, postId, place })));
    const step = { fairId, subject: 'exhibitor', subjectId: id, fromStatus: null, move: 'apply', toStatus: 'applied' };
    rows.add('fairEvent', { ...step, id: random.id(), at: appliedAt });
    if (booth) Object.assign(booth, { companyId, status: status === 'applied' ? 'held' : 'sold' });
    return id;
  };

  const addVisitor = (joberId: string, status: VisitorState, waitNumber: number | null = null): string => {
    const id = random.id();
    const open = Math.min(now.getTime(), startsAt.getTime()) - row.signUpFrom.getTime();
    const signedUpAt = plus(row.signUpFrom, random.next() * Math.max(1, open));
    const ticketCode = random.ticket();
    const checkedInAt = status === 'checked-in' ? plus(startsAt, random.next() * hour) : null;
    rows.add('fairVisitor', { id, fairId, joberId, status, ticketCode, waitNumber, signedUpAt, checkedInAt });
    const move =
      waitNumber === null ? { move: 'sign-up', toStatus: 'signed-up' } : { move: 'queue', toStatus: 'waiting' };
    const step = { fairId, subject: 'visitor', subjectId: id, fromStatus: null, ...move };
    rows.add('fairEvent', { ...step, id: random.id(), at: signedUpAt });
    return id;
  };

  const addExhibitors = (): string | null => {
    const own = crowd.employers.find(({ id }) => id === crowd.ownId);
    const ownExhibitor = own && plan.own ? addExhibitor(own, plan.own, 2) : null;
    if (own && plan.own === 'waiting-list') row.lastWaiting = 1;
    const places = booths.map((_, at) => at).filter((at) => at !== 2 || !ownExhibitor || plan.own === 'waiting-list');
    const coming = whoComes(random, plan, crowd).slice(0, places.length);
    for (const [turn, employer] of coming.entries()) {
      const at = places[turn] ?? turn;
      // On the day itself some are still on their way.
      addExhibitor(employer, over || (running && at % 5 !== 3) ? 'checked-in' : 'approved', at);
    }
    return ownExhibitor;
  };

  const addVisitors = (ownExhibitor: string | null): void => {
    const seats = Math.min(crowd.joberIds.length, Math.round(plan.capacity * plan.filled));
    const people = random.sample(crowd.joberIds, seats + 12);
    for (const [turn, joberId] of people.slice(0, seats).entries()) {
      const here = over ? random.chance(0.8) : running && random.chance(0.3);
      const visitorId = addVisitor(joberId, cancelled ? 'cancelled' : here ? 'checked-in' : 'signed-up');
      if (!ownExhibitor || !here || turn % 5 > 0) continue;
      const at = plus(startsAt, (1 + random.next()) * hour);
      const note = random.pick(['', '', '约周五试讲', wordsOf(plan.type).noted]);
      rows.add('fairVisit', { exhibitorId: ownExhibitor, visitorId, at, note });
    }
    row.taken = cancelled ? 0 : seats;
    if (plan.ticket && crowd.seekerId) {
      addVisitor(crowd.seekerId, over ? 'checked-in' : 'signed-up');
      row.taken += 1;
    }
    if (over || plan.filled !== 1) return;
    row.capacity = row.taken;
    for (const [turn, joberId] of people.slice(seats).entries()) {
      row.lastWaiting = Math.max(row.lastWaiting ?? 0, turn + 1);
      addVisitor(joberId, 'waiting', turn + 1);
    }
  };

  if (plan.state !== 'draft') addVisitors(addExhibitors());
  const full = row.status === 'open' && booths.every((booth) => 'companyId' in booth);
  rows.add('fair', { ...row, ...(full ? { status: 'full' } : {}) });
  const free = { status: 'free' as const, companyId: null, heldUntil: null };
  rows.add('fairBooth', ...booths.map((booth) => ({ ...free, ...booth })));
}

/** Fairs of the last weeks, today and the next three months, with booths, exhibitors and visitors. */
export async function loadFairs(tx: DemoTransaction, random: Random, now: Date): Promise<void> {
  const crowd = await gatherCrowd(tx);
  const rows = openBatch(tx, tables);
  for (const plan of fairPlans) addFair(rows, random, plan, crowd, now);
  await rows.end();
  await silenceCrowd(tx, crowd);
  await addPastActs(
    tx,
    now,
    sql`select 'fair.publish' as act, 'fair' as subject, id, jsonb_build_object('title', title) as detail, 'content' as role,
      sign_up_from as at from fair where status <> 'draft'`,
  );
}
