import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { HomeSection } from '#web/features/page/home-section.tsx';
import { paths } from '#web/paths.ts';
import { LinkTabs } from '#web/ui/tabs.tsx';
import { homeHref } from './home-href.ts';
import type { HomeData } from './load-home.ts';

/** Schools with most posts, by kind of school. */
export function Famous({ data }: { data: HomeData }) {
  const { tabs, tab, companies } = data.famous;
  const links = tabs.map((name) => ({ label: name, href: homeHref(data, { famous: name }), current: name === tab }));
  return (
    <HomeSection
      title="名校名企"
      tabs={<LinkTabs label="单位类型" tabs={links} keepScroll />}
      more={{ label: '全部单位', href: paths.companies({ cityCode: data.cityCode }) }}
    >
      <ul className="card grid grid-cols-4 overflow-hidden max-lg:grid-cols-2 max-md:grid-cols-1">
        {companies.map((company) => (
          <FamousLine key={company.id} company={company} />
        ))}
      </ul>
    </HomeSection>
  );
}

function FamousLine({ company }: { company: HomeData['famous']['companies'][number] }) {
  const { id, name, logoUrl, cityName, openPosts } = company;
  return (
    <li className="-mr-px -mb-px border-r border-b border-line max-md:nth-[n+7]:hidden">
      <a className="flex items-center gap-3 px-5 py-3.5 hover:bg-fill" href={paths.company(id)}>
        <CompanyLogo name={name} src={logoUrl} size={40} />
        <span className="min-w-0">
          <span className="cut block font-medium text-ink-1">{name}</span>
          <span className="text-12 text-ink-3">
            {cityName} · 在招 <span className="text-brand">{openPosts}</span>
          </span>
        </span>
      </a>
    </li>
  );
}
