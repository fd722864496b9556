import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { type FilterLink, FilterPill } from '#web/features/search/filter-pill.tsx';
import { type ExamSort, examAudiences, examGroups, examSizes, examSorts, examWays } from '../../contract/exams.ts';
import { type ExamFilters, type ExamsData, examsHref } from './load-exams.ts';

interface Option {
  value: string;
  label: string;
  count?: number;
}
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
  const { filters, found, overview } = data;
  const { regions, organisers, stages: byStage } = overview;
  const hrefOf = (change: ExamFilters) => examsHref(data, change);
  const all = Object.values(found.counts).reduce((sum, n) => sum + n, 0);
  /** What is chosen and not among the options stands last; `none` is what the first one says. */
  const pill = (name: keyof ExamFilters, label: string, options: readonly Option[], none: Partial<Option> = {}) => {
    const chosen = filters[name];
    const linkOf = ({ value, ...option }: Option) => ({
      ...option,
      change: { [name]: value } as ExamFilters,
      current: value === chosen,
    });
    const other = chosen && !options.some(({ value }) => value === chosen) && `所选${label.slice(-2)}`;
    const links: FilterLink<ExamFilters>[] = [
      { label: '不限', ...none, change: { [name]: undefined }, current: !chosen },
      ...options.map(linkOf),
      ...(other ? [linkOf({ value: chosen, label: other })] : []),
    ];
    return <FilterPill label={label} hrefOf={hrefOf} links={links} />;
  };
  const { sort = 'deadline' } = filters;
  return (
    <section aria-label="筛选条件" className="filters">
      {pill(
        'regionCode',
        '地区',
        regions.map(({ code, name, exams }) => ({ value: code, label: name, count: exams })),
        { label: '全国' },
      )}
      {pill(
        'stage',
        '学段',
        codesOf(stages)
          .filter((code) => byStage[code] || code === filters.stage)
          .map((code) => ({ value: code, label: shortOf(stages, code), count: byStage[code] ?? 0 })),
      )}
      {pill(
        'group',
        '进度',
        optionsOf(examGroups).map((option) => ({ ...option, count: found.counts[option.value] ?? 0 })),
        { label: '全部', count: all },
      )}
      {(organisers.length > 1 || filters.organiserId) &&
        pill(
          'organiserId',
          '组织单位',
          organisers.map(({ id, name, exams }) => ({ value: id, label: name, count: exams })),
        )}
      {pill('audience', '招聘对象', optionsOf(examAudiences))}
      {pill('way', '开考方式', optionsOf(examWays))}
      {pill('size', '计划人数', optionsOf(examSizes))}
      <span className="ml-auto">
        <FilterPill<ExamFilters>
          label={examSorts.deadline}
          hrefOf={hrefOf}
          links={(Object.entries(examSorts) as [ExamSort, string][]).map(([key, label]) => ({
            label,
            change: { sort: key === 'deadline' ? undefined : key },
            current: key === sort,
          }))}
        />
      </span>
    </section>
  );
}
