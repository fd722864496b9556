import { sql } from 'drizzle-orm';
import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import { demoPeople } from '#database/demo/accounts.ts';
import type { DemoTransaction } from '#database/demo/bulk-insert.ts';

export interface Employer {
  id: string;
  name: string;
  city: string;
  type: CompanyTypeCode;
  posts: string[];
  person: string;
  title: string;
}

/** Who may be at fairs: schools with open posts, and seekers; the demo's own apart. */
export interface Crowd {
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

export async function gatherCrowd(tx: DemoTransaction): Promise<Crowd> {
  const { rows: employers } = await tx.execute<Employer & Record<string, unknown>>(sql`
    select company.id::text, company.name, company.city_code as city, company.type, member.name as person, member.title,
      (select array_agg(id::text) from (
        select id from post where company_id = company.id and status = 'open' order by id limit ${postsSql}) as own_post) as posts
    from company
    join lateral (
      select name, title from company_member
      where company_id = company.id and status = 'active' order by role = 'owner' desc, id limit 1) as member on true
    where company.status = 'approved' and company.open_posts > 0
    order by company.id limit ${EMPLOYERS}`);
  const { rows: own } = await tx.execute<{ id: string }>(
    sql`select company_id::text as id from company_member where account_id = ${of(demoPeople.owner.phone)}`,
  );
  const { rows: jobers } = await tx.execute<{ id: string; mine: boolean }>(sql`
    select id::text, account_id = ${of(demoPeople.seeker.phone)} as mine from jober
    order by account_id = ${of(demoPeople.seeker.phone)} desc, id limit ${SEEKERS}`);
  return {
    employers: employers.filter(({ posts }) => posts !== null),
    ownId: own[0]?.id ?? null,
    joberIds: jobers.filter(({ mine }) => !mine).map(({ id }) => id),
    seekerId: jobers.find(({ mine }) => mine)?.id ?? null,
  };
}

/** The crowd wants no messages of fairs: the console that stands for the carrier would show nothing else. */
export async function silenceCrowd(tx: DemoTransaction, { employers, joberIds }: Crowd): Promise<void> {
  const own = Object.values(demoPeople).map(({ phone }) => phone);
  const companyIds = employers.map(({ id }) => id);
  await tx.execute(sql`
    insert into notice_switch (account_id, topic, channel, is_on)
    select id, 'fair', 'sms', false from account
    where phone <> all(${sql.param(own)}::text[]) and (
      id in (select account_id from jober where id = any(${sql.param(joberIds)}::bigint[]))
      or id in (select account_id from company_member where company_id = any(${sql.param(companyIds)}::bigint[])))`);
}
