import { type ReactNode, Suspense, useState } from 'react';
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
import { moreClass } from '#web/features/search/more-class.ts';
import { useFacets } from '#web/features/search/use-facets.ts';
import { Menu } from '#web/ui/menu.tsx';

interface LinksProps {
  options: readonly Option[];
  className: string;
  /** The counts were extrapolated from a sample. */
  isAbout: boolean;
}

/** Options as plain links, each with its count. */
function OptionLinks({ options, className, isAbout }: LinksProps) {
  return options.map(({ label, count, current, leads }) => (
    <a key={label} className={className} href={jobsHref(leads)} aria-current={current ? 'true' : undefined}>
      {label}
      {count !== undefined && (
        <small>
          {isAbout && '约 '}
          {count}
        </small>
      )}
    </a>
  ));
}

const SalaryRange = lazyPart(() =>
  import('#web/features/search/salary-range.tsx').then(({ SalaryRange }) => SalaryRange),
);

/** One row; 更多 expands what does not fit, without scripts. */
function Row({ group: { label, options }, isAbout }: { group: OptionGroup; isAbout: boolean }) {
  return (
    <div className="filter-row">
      <b>{label}</b>
      <div className="filter-options">
        <OptionLinks options={options} className="option" isAbout={isAbout} />
      </div>
      <details className={moreClass(options)}>
        <summary aria-label={`更多${label}`}>
          更多
          <span className="i i-down" />
        </summary>
      </details>
    </div>
  );
}

/** Long lists have several columns. */
const columnsFor = (count: number) => Math.min(4, Math.ceil(count / 9));

interface DropProps {
  group: OptionGroup;
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
 * A list behind a button. Its options, two hundred over all lists, are rendered when it is opened: they would be a fifth of the
 * page. Without scripts its panel contains a link to the page with this list open.
 */
function Drop({ group, isAbout, opened, href, onOpen, children }: DropProps) {
  const { label, chosen } = group;
  const [requested, setWanted] = useState(opened);
  return (
    <Menu
      open={opened}
      onOpen={() => {
        setWanted(true);
        onOpen();
      }}
      summaryClass={chosen ? 'filter-drop filter-drop-on' : 'filter-drop'}
      summary={chosen ? `${label}：${chosen}` : label}
    >
      {requested ? (
        <>
          <div className="option-grid" style={{ '--columns': columnsFor(group.options.length) } as React.CSSProperties}>
            <OptionLinks options={group.options} className="menu-item" isAbout={isAbout} />
          </div>
          <Suspense fallback={null}>{children}</Suspense>
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

/** 不限 and one more: such a row narrows nothing. */
const LEAST = 2;

/** Where each filter stands: in a row of its own, among the buttons, or behind 更多条件; in this order. */
const places: Readonly<Record<CodeFilter, 'row' | 'button' | 'more'>> = {
  stage: 'row',
  tenure: 'button',
  subject: 'button',
  education: 'button',
  experience: 'button',
  companyType: 'button',
  major: 'more',
  role: 'more',
  title: 'more',
  certificate: 'more',
  cohort: 'more',
  benefit: 'more',
  within: 'more',
};
const standing = (place: 'button' | 'more') =>
  (Object.keys(places) as CodeFilter[]).filter((name) => places[name] === place);

/** The filter rows of a wide screen. */
export function FilterPanel({ data }: { data: JobsData }) {
  const { filters, opened } = data;
  const navigate = useNavigate();
  const [opening, setOpening] = useState(0);
  const facets = useFacets(data, opening);
  const isAbout = facets?.estimated === true;
  const group = (name: CodeFilter) => codeGroup(name, filters, facets);
  const drop = (one: OptionGroup) => (
    <Drop
      key={one.name}
      group={one}
      isAbout={isAbout}
      opened={one.name === opened}
      href={openedHref(filters, one.name)}
      onOpen={() => setOpening(opening + 1)}
    >
      {one.name === 'salary' && (
        <SalaryRange
          key={`${filters.salaryMin}-${filters.salaryMax}`}
          filters={filters}
          onChoose={(chosen) => void navigate(jobsHref(chosen))}
        />
      )}
    </Drop>
  );
  const rest = standing('more').map(group);
  const stages = group('stage');
  return (
    <section aria-label="筛选条件" className="filter-panel card px-4 py-2">
      {placeGroups(filters, data).map((places) => (
        <Row key={places.label} group={places} isAbout={isAbout} />
      ))}
      {(stages.chosen || stages.options.length > LEAST) && <Row group={stages} isAbout={isAbout} />}
      <div className="filter-row">
        <b>条件</b>
        <div className="flex flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          {[...standing('button').map(group), salaryGroup(filters)].map(drop)}
          <details
            className="filter-more open:basis-full"
            open={rest.some(({ name, chosen }) => chosen || name === opened)}
          >
            <summary>
              更多条件
              <span className="i i-down" />
            </summary>
            <div className="flex flex-wrap gap-x-2 gap-y-1">{rest.map(drop)}</div>
          </details>
        </div>
      </div>
    </section>
  );
}
