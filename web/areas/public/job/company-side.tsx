import BadgeCheck from 'lucide-react/icons/badge-check';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { FollowButton } from '#web/features/companies/follow-button.tsx';
import { ReplyStats } from '#web/features/companies/reply-stats.tsx';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { paths } from '#web/paths.ts';

type Post = JobData['post'];

function factsOf({ companyFacts: facts, company, companyCityName }: Post) {
  const size = [
    facts.campuses && facts.campuses > 1 && `${facts.campuses} 个校区`,
    facts.staff && `教职工 ${facts.staff} 人`,
  ];
  const classes = [facts.classSize && `每班 ${facts.classSize} 人`, facts.classes && `共 ${facts.classes} 班`];
  const rows: [string, string][] = [
    ['单位性质', facts.nature ?? companyTypeLabel(company.type)],
    ['所在城市', companyCityName],
    ['规模', size.filter(Boolean).join('，') || companySizeLabel(company.size)],
    ['班额', classes.filter(Boolean).join('，')],
  ];
  return rows.filter(([, value]) => value);
}

/** The hiring company: reply rate, size, and other open posts. */
export function CompanySide({ post, following }: { post: Post; following: boolean }) {
  const { company, companyOpenPosts } = post;
  return (
    <section className="card p-5 max-sm:p-4" aria-label="招聘单位">
      <a className="group flex items-center gap-3" href={paths.company(company.id)}>
        <CompanyLogo name={company.name} src={company.logoUrl} size={52} />
        <span className="min-w-0">
          <span className="block text-16 leading-6 font-semibold text-ink-1 group-hover:text-brand">
            {company.name}
          </span>
          <span className="mt-0.5 flex items-center gap-1 text-12 text-ink-3">
            {company.claimed && <BadgeCheck size={14} className="text-ok" aria-hidden />}
            {company.claimed ? '已认证' : '未认领'} · {companyTypeLabel(company.type)}
          </span>
        </span>
      </a>
      <ReplyStats rate={company.replyRate} minutes={company.replyMinutes} />
      <dl className="mt-4 grid grid-cols-[64px_1fr] gap-y-1.5 text-14">
        {factsOf(post).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink-1">{value}</dd>
          </div>
        ))}
        <dt className="text-ink-3">在招岗位</dt>
        <dd>
          <a className="link" href={`${paths.company(company.id)}&tab=posts`}>
            {companyOpenPosts} 个
          </a>
        </dd>
      </dl>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <FollowButton id={company.id} name={company.name} following={following} />
        <a className="btn btn-outline" href={paths.company(company.id)}>
          单位主页
        </a>
      </div>
    </section>
  );
}
