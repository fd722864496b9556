import MapPin from 'lucide-react/icons/map-pin';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { companySizeLabel, companyTypeLabel } from '#web/features/companies/company-words.ts';
import { FollowButton } from '#web/features/companies/follow-button.tsx';
import { SchoolPhoto } from '#web/features/pictures/school-photo.tsx';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Facts } from '#web/ui/section.tsx';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { CompanyPhotos, coverOf, isPhotographed } from './company-photos.tsx';
import { type CompanyData, companyTabs } from './load-company.ts';

type Company = CompanyData['company'];

/** The tabs of what only some schools have. */
const beside = (company: Company, tab: CompanyData['tab']) =>
  companyTabs()
    .map(({ key, label, count }) => ({ key, label, n: count(company) }))
    .filter(({ key, n }) => n > 0 || tab === key)
    .map(({ key, label, n }) => ({
      label: `${label} ${n}`,
      href: `${paths.company(company.id)}&tab=${key}`,
      current: tab === key,
    }));

interface Props {
  company: Company;
  following: boolean;
}

/** Logo, name and 关注; the logo reaches into the photographs above. */
const Title = ({ company, following, isBelow, className = '' }: Props & { isBelow?: boolean; className?: string }) => (
  <div className={`flex flex-wrap items-center gap-4 max-sm:gap-3 ${className}`}>
    <div className={isBelow ? '-mt-10 max-sm:mt-0' : undefined}>
      <CompanyLogo name={company.name} src={company.logoUrl} size={72} />
    </div>
    <Name company={company} />
    <FollowButton id={company.id} name={company.name} following={following} className="script-only max-sm:basis-full" />
  </div>
);

/** The photographs, then the name and the numbers. */
function Opening({ company, following }: Props) {
  const isBelow = isPhotographed(company);
  const cover = coverOf(company);
  return (
    <>
      {isBelow ? (
        <CompanyPhotos company={company} />
      ) : (
        cover && (
          <SchoolPhoto name={company.name} src={cover} className="mt-4 h-60 w-full rounded-card bg-fill max-sm:h-40" />
        )
      )}
      <div className="mt-3 flex flex-col gap-5 pb-5 max-sm:gap-4">
        <Title company={company} following={following} isBelow={isBelow} />
        <Figures company={company} />
      </div>
    </>
  );
}

/** Pictures, name and numbers, and the tabs; above one thing of the company its name alone. */
export function CompanyHead({ data: { company, tab, item }, following }: { data: CompanyData; following: boolean }) {
  const { id, name, openPosts } = company;
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
        {item ? (
          <Title company={company} following={following} className="py-3" />
        ) : (
          <Opening company={company} following={following} />
        )}
        <LinkTabs
          label="单位主页"
          kind="line"
          keepScroll
          tabs={[
            { label: '主页', href: paths.company(id), current: tab === 'home' },
            { label: `在招岗位 ${openPosts}`, href: `${paths.company(id)}&tab=posts`, current: tab === 'posts' },
            ...beside(company, tab),
          ]}
        />
      </div>
    </div>
  );
}

function factsOf({ facts, type, size, followers }: Company): string[] {
  return [
    facts.nature ?? companyTypeLabel(type),
    companySizeLabel(size),
    followers > 0 ? `${followers.toLocaleString('en')} 人关注` : '',
  ].filter(Boolean);
}

const standing: Partial<Record<Company['status'], string>> = { approved: '已认证', unclaimed: '未认领' };

/** The school's name and what kind of school it is. */
function Name({ company }: { company: Company }) {
  return (
    <div className="min-w-0 flex-1">
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-28 max-sm:text-20">
        {company.name}
        {standing[company.status] && <span className="state font-normal">{standing[company.status]}</span>}
      </h1>
      <p className="dotted mt-1 text-14 text-ink-3">
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

/** The school in numbers. */
function Figures({ company: { facts } }: { company: Company }) {
  const figures = [
    { label: '教职工', value: facts.staff, unit: '人' },
    { label: '班级', value: facts.classes, unit: '个' },
    { label: '班额', value: facts.classSize, unit: '人' },
    { label: '校区', value: facts.campuses, unit: '个' },
    { label: '建校', value: facts.founded, unit: '年' },
  ].filter(({ value }) => value !== undefined);
  if (figures.length < 2) return null;
  return (
    <section aria-label="学校概况" className="border-t border-line pt-4">
      <Facts facts={figures.map(({ label, value, unit }) => ({ label, value: `${value} ${unit}` }))} />
    </section>
  );
}
