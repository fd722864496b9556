import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { FollowButton } from '#web/features/companies/follow-button.tsx';
import { spanParts } from '#web/features/time/span-parts.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Stat } from '#web/ui/stat.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import type { CompanyData } from './load-company.ts';

function Numbers({ company }: { company: CompanyData['company'] }) {
  const span = company.replyMinutes === null ? null : spanParts(company.replyMinutes);
  return (
    <div className="flex divide-x divide-line text-center max-sm:grid max-sm:w-full max-sm:auto-cols-fr max-sm:grid-flow-col">
      {[
        { label: '在招岗位', value: company.openPosts, unit: '个' },
        { label: '回复率', value: company.replyRate ?? '–', unit: company.replyRate === null ? '' : '%' },
        { label: '平均回复时间', value: span?.value ?? '–', unit: span?.unit ?? '' },
        { label: '关注', value: company.followers, unit: '人' },
      ].map((stat) => (
        <div key={stat.label} className="px-6 first:pl-0 last:pr-0 max-sm:px-1!">
          <Stat {...stat} />
        </div>
      ))}
    </div>
  );
}

/** The company's name and figures, and the tabs. */
export function CompanyHead({ data: { company, tab }, following }: { data: CompanyData; following: boolean }) {
  const facts = [companyTypeLabel(company.type), companySizeLabel(company.size)].filter(Boolean);
  return (
    <div className="border-b border-line bg-surface">
      <div className="page pt-3">
        <Breadcrumb crumbs={[{ label: '找单位', href: paths.companies() }, { label: company.name }]} />
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 pb-4">
          <div className="flex min-w-0 flex-1 basis-100 items-center gap-4 max-sm:basis-full">
            <CompanyLogo name={company.name} src={company.logoUrl} size={72} />
            <div className="min-w-0">
              <h1 className="text-24 max-sm:text-20">{company.name}</h1>
              <p className="dotted mt-1.5 text-13 text-ink-3">
                {company.status === 'approved' && (
                  <span className="inline-flex items-center gap-1">
                    <BadgeCheck size={15} className="text-ok" aria-hidden />
                    已认证
                  </span>
                )}
                {company.status === 'unclaimed' && <span>未认领</span>}
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
                <span className="inline-flex items-center gap-1">
                  <MapPin size={14} aria-hidden />
                  {company.regionName || company.cityName}
                </span>
              </p>
            </div>
          </div>
          <Numbers company={company} />
          <FollowButton
            id={company.id}
            name={company.name}
            following={following}
            className="script-only max-sm:w-full"
          />
        </div>
        <LinkTabs
          label="单位主页"
          kind="line"
          keepScroll
          tabs={[
            { label: '简介', href: paths.company(company.id), current: tab === 'intro' },
            {
              label: `在招岗位 ${company.openPosts}`,
              href: `${paths.company(company.id)}&tab=posts`,
              current: tab === 'posts',
            },
          ]}
        />
      </div>
    </div>
  );
}
