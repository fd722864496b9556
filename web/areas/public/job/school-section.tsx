import { Echo } from '#web/features/answers/echo.tsx';
import { Address, MapLink } from '#web/features/companies/address.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { FollowButton } from '#web/features/companies/follow-button.tsx';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Section } from '#web/ui/section.tsx';

type Post = JobData['post'];

const joined = (words: readonly (string | number | false | undefined | null)[]) => words.filter(Boolean).join('，');

/** The school: what it is, how it answers, where the work is, and who is in charge of the post. */
export function SchoolSection({ post, following }: { post: Post; following: boolean }) {
  const { company, companyFacts: facts, companyCityName, recruiter, regionName, address } = post;
  const size = joined([
    facts.campuses && facts.campuses > 1 && `${facts.campuses} 个校区`,
    facts.staff && `教职工 ${facts.staff} 人`,
  ]);
  const classes = joined([
    facts.nature ?? companyTypeLabel(company.type),
    companyCityName,
    facts.classSize && `每班 ${facts.classSize} 人`,
    facts.classes && `共 ${facts.classes} 班`,
  ]);
  return (
    <Section title="学校" note={size || companySizeLabel(company.size)}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 space-y-1">
          <a className="text-16 font-semibold text-ink-1 hover:text-brand" href={paths.company(company.id)}>
            {company.name}
          </a>
          <p>
            {classes}
            {!company.claimed && '，未认领'}
          </p>
          {company.claimed && (
            <p>
              <Echo rate={company.replyRate} minutes={company.replyMinutes} />
            </p>
          )}
          <div className="flex flex-wrap gap-x-3">
            <Address region={regionName} address={address} />
            <MapLink region={regionName} address={address} />
          </div>
          {recruiter && (
            <p className="flex items-center gap-2 pt-1">
              <Avatar name={recruiter.name} src={recruiter.avatarUrl} size={28} />
              {joined([recruiter.name, recruiter.title, '负责这个岗位'])}
            </p>
          )}
        </div>
        <div className="flex gap-2">
          <FollowButton id={company.id} name={company.name} following={following} />
          <a className="btn btn-outline" href={`${paths.company(company.id)}&tab=posts`}>
            看学校和 {post.companyOpenPosts} 个职位
          </a>
        </div>
      </div>
    </Section>
  );
}
