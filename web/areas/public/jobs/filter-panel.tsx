import { type ReactNode, useState } from 'react';
import { listFilterNames, listFilters } from '#contract/search/list-filters.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { type CodeFilter, type FilterName, type JobFilters, jobsHref } from '#web/features/search/job-filters.ts';
import type { JobsData } from '#web/features/search/load-jobs.ts';
import { OpenToMe } from '#web/features/search/open-to-me.tsx';
import { Menu } from '#web/ui/menu.tsx';

const loadOptions = () => import('./pill-options.tsx');
const PillOptions = lazyPart(loadOptions, 'PillOptions');

interface PillProps {
  label: string;
  /** What is chosen, in place of the label. */
  chosen: string;
  /** Initially open, for its own link without scripts. */
  opened: boolean;
  /** The URL of the page with this list open. */
  href: string;
  onOpen(): void;
  /** Its lists. */
  children: ReactNode;
}

/**
 * A pill with its lists behind it. Their options, two hundred over all lists, are rendered when it is opened: they would be a fifth of
 * the page. Without scripts its panel contains a link to the page with this list open.
 */
function Pill({ label, chosen, opened, href, onOpen, children }: PillProps) {
  const [requested, setWanted] = useState(opened);
  return (
    <Menu
      open={opened}
      onNear={loadOptions}
      onOpen={() => {
        setWanted(true);
        onOpen();
      }}
      summaryClass={chosen ? 'filter filter-on' : 'filter'}
      panelClass="filter-box"
      label={chosen ? `${label}：${chosen}` : label}
      summary={chosen || label}
    >
      {requested ? (
        children
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

const places: Readonly<Record<CodeFilter, { more: number }>> = {
  ...listFilters,
  major: { more: 3 },
  cohort: { more: 7 },
  within: { more: 9 },
};
const pills = listFilterNames.filter((name) => places[name].more === 0);
/** The filters without a pill of their own. */
export const behindMore = (Object.keys(places) as CodeFilter[])
  .filter((name) => places[name].more > 0)
  .sort((one, other) => places[one].more - places[other].more);

/** The filters in one row of pills; `children` stand at its end. */
export function FilterPanel({ data, children }: { data: JobsData; children?: ReactNode }) {
  const { filters, opened, chosen } = data;
  const [opening, setOpening] = useState(0);
  const pill = (name: string, label: string, text: string, names: Parameters<typeof PillOptions>[0]['names']) => (
    <Pill
      key={name}
      label={label}
      chosen={text}
      opened={name === opened}
      href={openedHref(filters, name)}
      onOpen={() => setOpening(opening + 1)}
    >
      <PillOptions data={data} names={names} opening={opening} />
    </Pill>
  );
  /** What is chosen of a filter: its name, or of several how many. */
  const textOf = (filter: FilterName, unit: string) => {
    const [first, ...more] = chosen.filter(({ name }) => name === filter);
    return more.length > 0 ? `${more.length + 1} ${unit}` : (first?.label ?? '');
  };
  const further = behindMore.filter((name) => filters[name]);
  return (
    <section aria-label="筛选条件" className="filters filter-panel">
      <OpenToMe filters={filters} />
      {pill('city', '城市', textOf('cityCode', '个城市'), ['city'])}
      {pills.map((name) => pill(name, listFilters[name].label, textOf(name, '项'), [name]))}
      {pill('salary', '月薪', textOf('salaryMin', ''), ['salary'])}
      {pill('more', '更多', further.length > 0 ? `更多 ${further.length}` : '', behindMore)}
      {children && <div className="ml-auto flex items-center gap-5 pl-4 text-14 max-md:pl-0">{children}</div>}
    </section>
  );
}
