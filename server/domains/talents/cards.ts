import type { ResumeContent } from '#contract/resumes.ts';
import type { TalentCard } from '#contract/talent-shapes.ts';
import { cityName } from '#contract/taxonomy/regions.ts';
import { summarise } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { maskName, schoolSort, scrub } from './mask.ts';

/** A person in talent search with what a company and they have between them. */
export interface TalentFound {
  joberId: string;
  accountId: string;
  name: string;
  gender: string;
  birthday: string;
  education: string;
  identity: string;
  avatarUrl: string | null;
  blind: boolean;
  phone: string;
  content: ResumeContent;
  stages: string[];
  subjects: string[];
  cityCodes: string[];
  activeAt: string;
  looked: boolean;
  /** A delivery that stands, or phones exchanged: then the phone may be told too. */
  reachable: boolean;
  agreed: boolean;
  invitation: { id: string; status: string; conversationId: string | null } | null;
}

/** What a card tells, of people by id; written once, since planning it takes longer than reading. */
const cardsSql = (company: string, since: string, wanted: string) => `
    select jober.id::text as "joberId", jober.account_id::text as "accountId", jober.name, jober.gender, jober.birthday,
      jober.education, jober.identity, jober.avatar_url as "avatarUrl", jober.blind_screening as blind, account.phone,
      resume.content, talent_search.stages, talent_search.subjects, talent_search.city_codes as "cityCodes",
      talent_search.active_at as "activeAt",
      exists (select from resume_view where resume_view.jober_id = jober.id
        and resume_view.company_id = ${company} and resume_view.viewed_at > ${since}) as looked,
      (exists (select from delivery where delivery.jober_id = jober.id and delivery.company_id = ${company}
          and delivery.status <> 'withdrawn')
        or exists (select from conversation join chat_message on chat_message.conversation_id = conversation.id
          where conversation.jober_id = jober.id and conversation.company_id = ${company}
            and chat_message.kind = 'contact' and chat_message.data -> 'contact' ->> 'what' = 'phone'
            and chat_message.data -> 'contact' ->> 'state' = 'accepted')) as reachable,
      exists (select from talent_invitation where talent_invitation.jober_id = jober.id
        and talent_invitation.company_id = ${company} and talent_invitation.status = 'accepted') as agreed,
      (select jsonb_build_object('id', talent_invitation.id::text, 'status', talent_invitation.status,
          'conversationId', talent_invitation.conversation_id::text)
        from talent_invitation where talent_invitation.jober_id = jober.id
          and talent_invitation.company_id = ${company}
        order by talent_invitation.created_at desc limit 1) as invitation
    from talent_search
    join jober on jober.id = talent_search.jober_id and jober.privacy = 'public'
    join account on account.id = jober.account_id and account.status = 'active'
    join resume on resume.id = talent_search.resume_id
    where talent_search.jober_id = any(${wanted}::int8[])`;

/** People by id, in the order of the ids; who is not in talent search is left out. */
export async function foundTalents(
  db: Database,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<TalentFound[]> {
  if (ids.length === 0) return [];
  const values = new Values();
  const text = cardsSql(
    values.add(companyId, 'int8'),
    values.add(new Date(now.getTime() - 30 * 86_400_000).toISOString(), 'timestamptz'),
    values.add(ids, 'int8[]'),
  );
  const rows = await runPrepared<TalentFound>(db, text, values);
  const byId = new Map(rows.map((row) => [row.joberId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The person as the company may see them. */
export function presentTalent(row: TalentFound, now: Date): TalentCard {
  const revealed = row.reachable || row.agreed;
  const blind = row.blind && !revealed;
  const { content } = row;
  const person = { jober: row, resumeName: '', content } as unknown as Parameters<typeof summarise>[0];
  const summary = summarise(person, now);
  const wish = content.intentions[0];
  return {
    id: row.joberId,
    name: revealed ? row.name : maskName(row.name),
    revealed,
    avatarUrl: revealed ? row.avatarUrl : null,
    gender: blind ? 'undisclosed' : row.gender,
    age: blind ? null : summary.age,
    education: summary.education,
    school: blind ? schoolSort(summary.school) : summary.school,
    major: summary.major,
    teachingMonths: summary.teachingMonths,
    certificate: summary.certificate,
    titles: content.titles.map(({ level }) => level),
    identity: row.identity,
    lastEmployer: blind ? '' : summary.lastEmployer,
    wish: scrub(wish?.title ?? '', row.name),
    stages: row.stages,
    subjects: row.subjects,
    cities: row.cityCodes.map(cityName),
    salaryMin: wish?.salaryMin ?? null,
    salaryMax: wish?.salaryMax ?? null,
    arrival: scrub(content.arrival, row.name),
    activeAt: new Date(row.activeAt).toISOString(),
    looked: row.looked,
    invitation: row.invitation,
  };
}
