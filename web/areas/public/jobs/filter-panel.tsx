import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import {
  codeGroup,
  type Option,
  type OptionGroup,
  placeGroups,
  salaryGroup,
} from '#web/features/search/filter-options.ts';
import { type CodeFilter, type JobFilters, jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { OpenToMe } from '#web/features/search/open-to-me.tsx';
import { useFacets } from '#web/features/search/use-facets.ts';
import { Menu } from '#web/ui/menu.tsx';

interface LinksProps {
  options: readonly Option[];
  /** The counts were extrapolated from a sample. */
  isAbout: boolean;
}

/** Options as plain links, each with its count. */
function OptionLinks({ options, isAbout }: LinksProps) {
  return (
    <div className="filter-options">
      {options.map(({ label, count, current, leads }) => (
        <a key={label} className="option" href={jobsHref(leads)} aria-current={current ? 'true' : undefined}>
          {label}
          {count !== undefined && (
            <small>
              {isAbout && '约 '}
              {count}
            </small>
          )}
        </a>
      ))}
    </div>
  );
}

const SalaryRange = lazyPart(() =>
  import('#web/features/search/salary-range.tsx').then(({ SalaryRange }) => SalaryRange),
);

interface PillProps {
  name: string;
  label: string;
  /** What is chosen, in place of the label. */
  chosen: string;
  count?: number | undefined;
  groups: readonly OptionGroup[];
  isAbout: boolean;
  /** Initially open, for its own link without scripts. */
  opened: boolean;
  /** The URL of the page with this list open. */
  href: string;
  onOpen(): void;
  /** What stands under the options. */
  children?: ReactNode;
}

/**
 * A pill with its lists behind it. Their options, two hundred over all lists, are rendered when it is opened: they would be a fifth of
 * the page. Without scripts its panel contains a link to the page with this list open.
 */
function Pill({ label, chosen, count, groups, isAbout, opened, href, onOpen, children }: PillProps) {
  const [requested, setWanted] = useState(opened);
  return (
    <Menu
      open={opened}
      onOpen={() => {
        setWanted(true);
        onOpen();
      }}
      summaryClass={chosen ? 'filter filter-on' : 'filter'}
      panelClass="filter-box"
      label={chosen ? `${label}：${chosen}` : label}
      summary={
        <>
          {chosen || label}
          {count !== undefined && <small>{count}</small>}
        </>
      }
    >
      {requested ? (
        <>
          {groups.map((group) => (
            <div key={group.label}>
              {groups.length > 1 && <h3>{group.label}</h3>}
              <OptionLinks options={group.options} isAbout={isAbout} />
            </div>
          ))}
          {children}
        </>
      ) : (
        <a className="menu-item no-script-only" href={href} rel="nofollow">
          展开选项
        </a>
      )}
    </Menu>
  );
}

const openedHref = (filters: JobFilters, name: string) => {
  const href = jobsHref(filters);
  return `${href}${href.includes('?') ? '&' : '?'}open=${name}`;
};

/** Where each filter stands: as a pill of its own, or behind 更多; in this order. */
const places: Readonly<Record<CodeFilter, 'pill' | 'more'>> = {
  stage: 'pill',
  subject: 'pill',
  tenure: 'pill',
  education: 'pill',
  experience: 'more',
  companyType: 'more',
  major: 'more',
  role: 'more',
  title: 'more',
  certificate: 'more',
  cohort: 'more',
  benefit: 'more',
  within: 'more',
};
/** The filters without a pill of their own. */
export const behindMore = (Object.keys(places) as CodeFilter[]).filter((name) => places[name] === 'more');
const pills = (Object.keys(places) as CodeFilter[]).filter((name) => places[name] === 'pill');

/** The filters in one row of pills; `children` stand at its end. */
export function FilterPanel({ data, children }: { data: JobsData; children?: ReactNode }) {
  const { filters, opened } = data;
  const navigate = useNavigate();
  const [opening, setOpening] = useState(0);
  const facets = useFacets(data, opening);
  const group = (name: CodeFilter) => codeGroup(name, filters, facets);
  const shared = { isAbout: facets?.estimated === true, onOpen: () => setOpening(opening + 1) };
  const of = (name: string) => ({ name, opened: name === opened, href: openedHref(filters, name), ...shared });
  const where = placeGroups(filters, data);
  const place = where.find(({ name }) => name === 'cityCode')?.chosen || where[0]?.chosen || '';
  const salary = salaryGroup(filters);
  const rest = behindMore.map(group);
  const further = rest.filter(({ chosen }) => chosen);
  return (
    <section aria-label="筛选条件" className="filters filter-panel">
      <OpenToMe filters={filters} />
      <Pill {...of('city')} label="城市" chosen={place} groups={where} />
      {pills.map(group).map((one) => (
        <Pill key={one.name} {...of(one.name)} label={one.label} chosen={one.chosen} groups={[one]} />
      ))}
      <Pill {...of('salary')} label="月薪" chosen={salary.chosen} groups={[salary]}>
        <SalaryRange
          key={`${filters.salaryMin}-${filters.salaryMax}`}
          filters={filters}
          onChoose={(chosen) => void navigate(jobsHref(chosen))}
        />
      </Pill>
      <Pill {...of('more')} label="更多" chosen={further.length > 0 ? `更多 ${further.length}` : ''} groups={rest} />
      {children && <div className="ml-auto flex items-center gap-5 pl-4 text-14 max-md:pl-0">{children}</div>}
    </section>
  );
}
