import { sql } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import { membership } from '#contract/companies/membership-state.ts';
import type { Team, TeamMember } from '#contract/companies/teams.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { movesFor } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';
import { unansweredDelivery } from '#database/schema/deliveries.ts';
import { maskPhone } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { linksOf } from './member-links.ts';

const ANSWER_DAYS = 30;

interface MemberRow extends Record<string, unknown>, Omit<TeamMember, 'self' | 'moves'> {
  before: string | null;
}

/** All members of a company: active, requesting, invited and recently left. Phones are masked. */
export async function readTeam(db: Database, own: Membership, now: Date): Promise<Team> {
  const { rows } = await db.execute<MemberRow>(sql`
    select company_member.id, company_member.name, company_member.title, company_member.avatar_url as "avatarUrl",
      company_member.role, company_member.status, account.phone, company_member.updated_at as since,
      (select count(*)::int from post where post.member_id = company_member.id and post.company_id = ${own.companyId}
        and post.status = 'open') as posts,
      (select count(*)::int from conversation where conversation.member_id = company_member.id
        and conversation.company_id = ${own.companyId} and conversation.last_number > 0) as talks,
      (select max(session.created_at) from session where session.account_id = company_member.account_id) as "signedInAt",
      coalesce(answered.n, 0) as answers, coalesce(pending.n, 0) as "toAnswer", coalesce(pending.overdue, 0) as overdue,
      (select member_event.from_status from member_event where member_event.member_id = company_member.id
        and member_event.from_status is distinct from member_event.to_status
        order by member_event.at desc, member_event.id desc limit 1) as before
    from company_member join account on account.id = company_member.account_id
      left join (
        select delivery_event.actor_id, count(distinct delivery.id)::int as n
        from delivery join delivery_event on delivery_event.delivery_id = delivery.id and delivery_event.side = 'recruiter'
          and delivery_event.move in ('shortlist', 'invite', 'reject')
        where delivery.company_id = ${own.companyId} and delivery.answered_at >= ${new Date(now.getTime() - ANSWER_DAYS * dayMs)}
        group by 1) as answered on answered.actor_id = company_member.account_id
      left join (
        select post.member_id, count(*)::int as n,
          (count(*) filter (where delivery.answered_at is null and (delivery.overdue_at is not null
            or delivery.submitted_at <= ${new Date(now.getTime() - overdueMs)})))::int as overdue
        from delivery join post on post.id = delivery.post_id
        where delivery.company_id = ${own.companyId} and ${unansweredDelivery}
        group by 1) as pending on pending.member_id = company_member.id
    where company_member.company_id = ${own.companyId}
    order by array_position(array['requested', 'active', 'invited', 'disabled', 'left'], company_member.status),
      company_member.created_at, company_member.id limit 300`);
  const mayManage = own.role === 'owner';
  const members = rows.map(({ before, ...row }): TeamMember => {
    const self = row.id === own.memberId;
    const moves = mayManage && !self ? movesFor(membership, row.status, 'owner', before) : [];
    return {
      ...row,
      phone: maskPhone(row.phone),
      since: new Date(row.since).toISOString(),
      signedInAt: row.signedInAt && new Date(row.signedInAt).toISOString(),
      self,
      moves: moves.filter((move) => move !== 'invite'),
    };
  });
  const shown = mayManage ? members : members.filter(({ status }) => status === 'active');
  return { members: shown, links: mayManage ? await linksOf(db, own.companyId, now) : [], mayManage };
}
