import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { type FilterLink, LinkFilterRow } from '#web/features/search/link-filter-row.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { examAudiences, examGroups, examSizes, examWays } from '../../contract/exams.ts';
import { type ExamFilters, type ExamsData, examsHref } from './load-exams.ts';

const sizeLabels = Object.fromEntries(Object.entries(examSizes).map(([key, { label }]) => [key, label])) as Record<
  keyof typeof examSizes,
  string
>;

const linksOf = <K extends string>(
  table: Record<K, string>,
  chosen: K | undefined,
  changeOf: (key: K) => ExamFilters,
): FilterLink<ExamFilters>[] =>
  (Object.entries(table) as [K, string][]).map(([key, label]) => ({
    label,
    change: changeOf(key),
    current: key === chosen,
  }));

interface DropProps {
  label: string;
  links: readonly FilterLink<ExamFilters>[];
  /** Takes the filter away. */
  none: ExamFilters;
  hrefOf(change: ExamFilters): string;
}

/** A filter of few options behind a button, which opens without scripts. */
function Drop({ label, links, none, hrefOf }: DropProps) {
  const chosen = links.find(({ current }) => current);
  const all: FilterLink<ExamFilters>[] = [{ label: '不限', change: none, current: !chosen }, ...links];
  return (
    <Menu
      summaryClass={chosen ? 'filter-drop filter-drop-on' : 'filter-drop'}
      summary={chosen ? `${label}：${chosen.label}` : label}
    >
      {all.map(({ label: text, count, change, current }) => (
        <a key={text} className="menu-item" href={hrefOf(change)} aria-current={current ? 'true' : undefined}>
          {text}
          {count !== undefined && <small>{count}</small>}
        </a>
      ))}
    </Menu>
  );
}

/** By the words of a title or an organiser. */
export const ExamSearch = ({ filters }: Pick<ExamsData, 'filters'>) => (
  <form action="/exams" className="flex gap-2 max-sm:w-full">
    {Object.entries({ ...filters, keyword: undefined }).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <input
      className="field h-9! w-64! max-sm:w-auto! max-sm:flex-1"
      type="search"
      name="keyword"
      maxLength={40}
      aria-label="项目或组织单位"
      placeholder="项目或组织单位"
      defaultValue={filters.keyword ?? ''}
      key={filters.keyword}
    />
    <button type="submit" className="btn btn-tint">
      查找
    </button>
  </form>
);

/** Region, 学段 and where a project is in its course, and what fewer people ask behind buttons. */
export function ExamFilterPanel({ data }: { data: ExamsData }) {
  const { regionCode, stage, group, organiserId, audience, way, size } = data.filters;
  const { counts } = data.found;
  const hrefOf = (change: ExamFilters) => examsHref(data, change);
  const { regions, organisers, stages: byStage } = data.overview;
  const shownStages = codesOf(stages).filter((code) => byStage[code] || code === stage);
  const isListed = regions.some(({ code }) => code === regionCode);
  const organiserLinks = organisers.map(({ id, name: label, exams: count }) => ({
    label,
    count,
    change: { organiserId: id },
    current: id === organiserId,
  }));
  if (organiserId && !organiserLinks.some(({ current }) => current))
    organiserLinks.push({ label: '所选单位', count: 0, change: { organiserId }, current: true });
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  const rows = [
    {
      label: '地区',
      none: { label: '全国', change: { regionCode: undefined }, current: !regionCode },
      links: [
        ...regions.map(({ code, name: label, exams: count }) => ({
          label,
          count,
          change: { regionCode: code },
          current: code === regionCode,
        })),
        ...(regionCode && !isListed ? [{ label: '所选地区', change: { regionCode }, current: true }] : []),
      ],
    },
    {
      label: '学段',
      none: { label: '不限', change: { stage: undefined }, current: !stage },
      links: shownStages.map((code) => ({
        label: shortOf(stages, code),
        count: byStage[code] ?? 0,
        change: { stage: code },
        current: code === stage,
      })),
    },
    {
      label: '进度',
      none: { label: '全部', count: all, change: { group: undefined }, current: !group },
      links: Object.entries(examGroups).map(([key, label]) => ({
        label,
        count: counts[key] ?? 0,
        change: { group: key as keyof typeof examGroups },
        current: key === group,
      })),
    },
  ];
  return (
    <section
      aria-label="筛选条件"
      className="card grid gap-x-8 px-4 py-2 max-md:border-0 max-md:bg-transparent max-md:p-0 xl:grid-cols-[minmax(0,1fr)_auto]"
    >
      {rows.map(({ label, none, links }) => (
        <div key={label} className="not-nth-3:col-span-full max-md:hidden">
          <LinkFilterRow<ExamFilters> hrefOf={hrefOf} label={label} links={[none, ...links]} />
        </div>
      ))}
      <div className="filter-row max-md:border-0! max-md:p-0!">
        <b className="max-md:hidden">更多</b>
        <div className="flex flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-0.5">
          {rows.map(({ label, none, links }) => (
            <div key={label} className="md:hidden">
              <Drop label={label} hrefOf={hrefOf} links={links} none={none.change} />
            </div>
          ))}
          {(organisers.length > 1 || organiserId) && (
            <Drop label="组织单位" hrefOf={hrefOf} links={organiserLinks} none={{ organiserId: undefined }} />
          )}
          <Drop
            label="招聘对象"
            hrefOf={hrefOf}
            links={linksOf(examAudiences, audience, (key) => ({ audience: key }))}
            none={{ audience: undefined }}
          />
          <Drop
            label="开考方式"
            hrefOf={hrefOf}
            links={linksOf(examWays, way, (key) => ({ way: key }))}
            none={{ way: undefined }}
          />
          <Drop
            label="计划人数"
            hrefOf={hrefOf}
            links={linksOf(sizeLabels, size, (key) => ({ size: key }))}
            none={{ size: undefined }}
          />
        </div>
      </div>
    </section>
  );
}
