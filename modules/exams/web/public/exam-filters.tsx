import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { type FilterLink, FilterPill } from '#web/features/search/filter-pill.tsx';
import { type ExamSort, examAudiences, examGroups, examSizes, examSorts, examWays } from '../../contract/exams.ts';
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

/** By the words of a title or an organiser. */
export const ExamSearch = ({ filters }: Pick<ExamsData, 'filters'>) => (
  // biome-ignore lint/a11y/useSemanticElements: React has no `search` element yet that holds a form's own attributes
  <form action="/exams" role="search" className="search-box search-box-bare">
    <span className="i i-search" />
    {Object.entries({ ...filters, keyword: undefined }).map(
      ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
    )}
    <input
      type="search"
      name="keyword"
      maxLength={40}
      aria-label="项目或组织单位"
      placeholder="项目或组织单位"
      defaultValue={filters.keyword ?? ''}
      key={filters.keyword}
    />
    <button type="submit" className="sr-only" tabIndex={-1}>
      查找
    </button>
  </form>
);

/** Region, 学段, where a project is in its course, what fewer people ask, and the order. */
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
  const { sort = 'deadline' } = data.filters;
  const orders = (Object.entries(examSorts) as [ExamSort, string][]).map(([key, label]) => ({
    label,
    change: { sort: key === 'deadline' ? undefined : key },
    current: key === sort,
  }));
  const pill = (label: string, links: readonly FilterLink<ExamFilters>[], none: ExamFilters) => {
    const all = { label: '不限', change: none, current: !links.some(({ current }) => current) };
    return <FilterPill label={label} hrefOf={hrefOf} links={[all, ...links]} />;
  };
  return (
    <section aria-label="筛选条件" className="filters">
      {rows.map(({ label, none, links }) => (
        <FilterPill<ExamFilters> key={label} hrefOf={hrefOf} label={label} links={[none, ...links]} />
      ))}
      {(organisers.length > 1 || organiserId) && pill('组织单位', organiserLinks, { organiserId: undefined })}
      {pill(
        '招聘对象',
        linksOf(examAudiences, audience, (key) => ({ audience: key })),
        { audience: undefined },
      )}
      {pill(
        '开考方式',
        linksOf(examWays, way, (key) => ({ way: key })),
        { way: undefined },
      )}
      {pill(
        '计划人数',
        linksOf(sizeLabels, size, (key) => ({ size: key })),
        { size: undefined },
      )}
      <span className="ml-auto">
        <FilterPill<ExamFilters> label={examSorts.deadline} hrefOf={hrefOf} links={orders} />
      </span>
    </section>
  );
}
