import BadgeCheck from 'lucide-react/icons/badge-check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { redListFrom } from '#contract/answers/answer-limits.ts';
import { hoursOf, hoursText } from '#contract/answers/answer-time.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import type { JobData } from '#web/features/posts/detail/load-job.ts';
import { paths } from '#web/paths.ts';

/** The hiring company and its reply rate, at the end of the page's head. */
export function CompanyBlock({ post }: Pick<JobData, 'post'>) {
  const { company, companyReplyMinutes, companyOpenPosts } = post;
  const [time = null, unit = ''] =
    companyReplyMinutes === null ? [] : hoursText(hoursOf(companyReplyMinutes)).split(' ');
  const figures = [
    { label: '回复率', value: company.replyRate, unit: '%', than: `近 90 天，红榜线 ${redListFrom}%` },
    { label: '一般答复', value: time, unit, than: '期限 7 天' },
    { label: '在招岗位', value: companyOpenPosts, unit: '个', than: '含本岗位' },
  ].filter(({ value }) => value !== null);
  const isYoung = figures.length < 2;
  return (
    <section className="bg-surface px-4 pb-4" aria-label="招聘单位">
      <a className="flex items-center gap-3 border-t border-line pt-4" href={paths.company(company.id)}>
        <CompanyLogo name={company.name} src={company.logoUrl} size={44} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-ink-1">{company.name}</span>
          <span className="flex items-center gap-1 text-13 text-ink-3">
            {company.claimed && <BadgeCheck size={15} className="text-ok" aria-hidden />}
            {company.claimed ? '已认证' : '未认领'} · {companyTypeLabel(company.type)}
            {isYoung && ` · 在招 ${companyOpenPosts} 个`}
          </span>
        </span>
        <ChevronRight size={20} className="flex-none text-ink-4" aria-hidden />
      </a>
      {!isYoung && (
        <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 rounded-ctl bg-fill px-2 py-2.5 text-center">
          {figures.map(({ label, value, unit, than }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-[0.8125rem] text-ink-2">
                {label}
                <span className="block text-12 text-ink-3">{than}</span>
              </dt>
              <dd className="num text-[1.25rem] leading-7">
                {value}
                {unit && <small className="ml-0.5 text-[0.75rem] font-normal">{unit}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
