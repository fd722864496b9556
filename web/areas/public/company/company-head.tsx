import BadgeCheck from 'lucide-react/icons/badge-check';
import MapPin from 'lucide-react/icons/map-pin';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { FollowButton } from '#web/features/companies/follow-button.tsx';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { CompanyCover } from './company-cover.tsx';
import type { CompanyData } from './load-company.ts';

type Company = CompanyData['company'];

function factsOf({ facts, type, size, followers }: Company): string[] {
  return [
    facts.nature ?? companyTypeLabel(type),
    companySizeLabel(size),
    followers > 0 ? `${followers.toLocaleString('en')} 人关注` : '',
  ].filter(Boolean);
}

function Name({ company }: { company: Company }) {
  return (
    <div className="min-w-0 flex-1 basis-100 pt-3 max-sm:basis-full">
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-24 max-sm:text-20">
        {company.name}
        {company.status === 'approved' && (
          <span className="tag tag-brand gap-1 font-normal">
            <BadgeCheck size={13} aria-hidden />
            已认证
          </span>
        )}
        {company.status === 'unclaimed' && <span className="tag font-normal">未认领</span>}
      </h1>
      <p className="dotted mt-1 text-13 text-ink-3">
        {factsOf(company).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        <span className="inline-flex items-center gap-1">
          <MapPin size={14} aria-hidden />
          {company.regionName || company.cityName}
        </span>
      </p>
    </div>
  );
}

/** The tabs of what only some schools have. */
const beside = ({ id, announcements, experiences }: Company, tab: CompanyData['tab']) =>
  [
    { key: 'announcements', label: '公告', n: announcements },
    { key: 'experiences', label: '面经', n: experiences },
  ]
    .filter(({ key, n }) => n > 0 || tab === key)
    .map(({ key, label, n }) => ({
      label: `${label} ${n}`,
      href: `${paths.company(id)}&tab=${key}`,
      current: tab === key,
    }));

/** Photographs or drawing, name, and the tabs. */
export function CompanyHead({ data: { company, tab }, following }: { data: CompanyData; following: boolean }) {
  const { id, name, openPosts } = company;
  const posts = `${paths.company(id)}&tab=posts`;
  return (
    <div className="border-b border-line bg-surface">
      <div className="page pt-3">
        <Breadcrumb
          crumbs={[
            { label: '找单位', href: paths.companies() },
            { label: company.cityName, href: paths.companies({ cityCode: company.cityCode }) },
            { label: name },
          ]}
        />
        <div className="mt-3">
          <CompanyCover company={company} />
        </div>
        <div className="relative flex flex-wrap items-start gap-x-4 gap-y-3 pb-3">
          <div style={{ marginTop: -28 }}>
            <CompanyLogo name={name} src={company.logoUrl} size={88} />
          </div>
          <Name company={company} />
          <div className="flex items-center gap-3 pt-4 max-sm:w-full max-sm:pt-0">
            <FollowButton id={id} name={name} following={following} className="script-only max-sm:flex-1" />
            {openPosts > 0 && (
              <a className="btn btn-filled max-sm:flex-1" href={posts} data-keep-scroll>
                看 {openPosts} 个在招岗位
              </a>
            )}
          </div>
        </div>
        <LinkTabs
          label="单位主页"
          kind="line"
          keepScroll
          tabs={[
            { label: '主页', href: paths.company(id), current: tab === 'home' },
            { label: `在招岗位 ${openPosts}`, href: posts, current: tab === 'posts' },
            ...beside(company, tab),
          ]}
        />
      </div>
    </div>
  );
}
