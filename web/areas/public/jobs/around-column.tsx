import { Suspense, useEffect, useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { SalaryHistogram } from '#web/features/salary/salary-histogram.tsx';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';

const Upcoming = lazyPart(() => import('./upcoming.tsx').then(({ Upcoming }) => Upcoming));

type Around = AnswerOf<Api['GET /api/posts/around']>;

function FastRepliers({ companies, cityCode }: { companies: Around['companies']; cityCode?: string }) {
  return (
    <Card
      space="side"
      heading="这些单位回复快"
      aside={
        <a className="quiet" href={paths.companies({ cityCode })}>
          更多
        </a>
      }
    >
      <ul className="flex flex-col gap-3">
        {companies.slice(0, SCHOOLS).map(({ id, name, logoUrl, replyRate, openPosts }) => (
          <li key={id}>
            <a className="group flex items-center gap-3" href={paths.company(id)}>
              <CompanyLogo name={name} src={logoUrl} size={36} />
              <span className="min-w-0">
                <span className="cut block leading-5 text-ink-1 group-hover:text-brand">{name}</span>
                <span className="text-12 text-ink-3">
                  {replyRate !== null && `回复率 ${replyRate}% · `}在招 {openPosts} 个
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OtherScopes({ widenings }: { widenings: Around['widenings'] }) {
  return (
    <Card space="side" heading="换个范围看看">
      <div className="flex flex-wrap gap-2">
        {widenings.map(({ label, query, total }) => (
          <a key={query} className="btn btn-outline btn-s font-normal" href={`/jobs?${query.replace(/^\?/, '')}`}>
            {label} <small className="text-12 text-ink-3">{total}</small>
          </a>
        ))}
      </div>
    </Card>
  );
}

/** Schools beside the list. */
const SCHOOLS = 4;

/**
 * Beside the list, the self-check, and three cards that belong to the search: its salaries, the schools that answer, and wider
 * searches, or what comes up where nothing is filtered.
 */
export function AroundColumn({ data: { around, filters, count } }: { data: JobsData }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!around) return null;
  const { understood, salary, companies, widenings } = around;
  return (
    <aside aria-label="相关信息" className="around flex flex-col gap-3">
      {filters.applicant === undefined && count.total > 0 && (
        <a className="group block rounded-card bg-brand-tint p-5 max-sm:p-4" href={`${paths.home()}#check`}>
          <span className="text-14 text-ink-2">
            这 <b className="num text-20">{count.total.toLocaleString('en-US')}</b> 个职位，你能报多少？
          </span>
          <span className="mt-1 block text-14 text-ink-3">答学历、专业、教师资格证、城市 4 题</span>
          <b className="btn btn-filled mt-3 w-full">30 秒自检</b>
        </a>
      )}
      {salary && (
        <Card space="side" heading={understood ? `${understood}的薪资` : '薪资分布'} aside={`${salary.n} 个样本`}>
          <SalaryHistogram value={salary} />
        </Card>
      )}
      {companies.length > 0 && <FastRepliers companies={companies} cityCode={filters.cityCode} />}
      {widenings.length > 0 ? (
        <OtherScopes widenings={widenings} />
      ) : (
        ready && (
          <Suspense fallback={null}>
            <Upcoming cityCode={filters.cityCode} />
          </Suspense>
        )
      )}
    </aside>
  );
}
