import { examGroups } from '#contract/exams/exams.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { hotCities, hotCityList } from '#web/features/city/hot-cities.ts';
import { LinkFilterRow } from '#web/features/search/link-filter-row.tsx';
import { type ExamFilters, type ExamsData, examsHref } from './load-exams.ts';

/** Region, 学段 and where a project is in its course. */
export function ExamFilterPanel({ data }: { data: ExamsData }) {
  const { regionCode, stage, group } = data.filters;
  const { counts } = data.found;
  const hrefOf = (change: ExamFilters) => examsHref(data, change);
  const regions =
    regionCode && !hotCities[regionCode] ? [[regionCode, '所选地区'] as const, ...hotCityList] : hotCityList;
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <section aria-label="筛选条件" className="card px-4 py-2">
      <LinkFilterRow<ExamFilters>
        hrefOf={hrefOf}
        label="地区"
        links={[
          { label: '全国', change: { regionCode: undefined }, current: !regionCode },
          ...regions.map(([code, label]) => ({ label, change: { regionCode: code }, current: code === regionCode })),
        ]}
      />
      <LinkFilterRow<ExamFilters>
        hrefOf={hrefOf}
        label="学段"
        links={[
          { label: '不限', change: { stage: undefined }, current: !stage },
          ...codesOf(stages).map((code) => ({
            label: shortOf(stages, code),
            change: { stage: code },
            current: code === stage,
          })),
        ]}
      />
      <LinkFilterRow<ExamFilters>
        hrefOf={hrefOf}
        label="进度"
        links={[
          { label: `全部 ${all}`, change: { group: undefined }, current: !group },
          ...Object.entries(examGroups).map(([key, label]) => ({
            label: `${label} ${counts[key] ?? 0}`,
            change: { group: key as keyof typeof examGroups },
            current: key === group,
          })),
        ]}
      />
    </section>
  );
}
