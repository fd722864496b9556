import { examGroups } from '#contract/exams/exams.ts';
import { codesOf, shortOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { LinkFilterRow } from '#web/features/search/link-filter-row.tsx';
import { type ExamFilters, type ExamsData, examsHref } from './load-exams.ts';

/** Region, 学段 and where a project is in its course. */
export function ExamFilterPanel({ data }: { data: ExamsData }) {
  const { regionCode, stage, group, organiserId } = data.filters;
  const { counts } = data.found;
  const hrefOf = (change: ExamFilters) => examsHref(data, change);
  const { regions, organisers, stages: byStage } = data.overview;
  const shownStages = codesOf(stages).filter((code) => byStage[code] || code === stage);
  const isListed = regions.some(({ code }) => code === regionCode);
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return (
    <section aria-label="筛选条件" className="card px-4 py-2">
      <LinkFilterRow<ExamFilters>
        hrefOf={hrefOf}
        label="地区"
        links={[
          { label: '全国', change: { regionCode: undefined }, current: !regionCode },
          ...regions.map(({ code, name: label, exams: count }) => ({
            ...{ label, count, change: { regionCode: code }, current: code === regionCode },
          })),
          ...(regionCode && !isListed ? [{ label: '所选地区', change: { regionCode }, current: true }] : []),
        ]}
      />
      <LinkFilterRow<ExamFilters>
        hrefOf={hrefOf}
        label="学段"
        links={[
          { label: '不限', change: { stage: undefined }, current: !stage },
          ...shownStages.map((code) => ({
            ...{ label: shortOf(stages, code), count: byStage[code] ?? 0 },
            ...{ change: { stage: code }, current: code === stage },
          })),
        ]}
      />
      {organisers.length > 1 && (
        <LinkFilterRow<ExamFilters>
          hrefOf={hrefOf}
          label="组织"
          links={[
            { label: '不限', change: { organiserId: undefined }, current: !organiserId },
            ...organisers.map(({ id, name: label, exams: count }) => ({
              ...{ label, count, change: { organiserId: id }, current: id === organiserId },
            })),
          ]}
        />
      )}
      <LinkFilterRow<ExamFilters>
        hrefOf={hrefOf}
        label="进度"
        links={[
          { label: '全部', count: all, change: { group: undefined }, current: !group },
          ...Object.entries(examGroups).map(([key, label]) => ({
            ...{ label, count: counts[key] ?? 0 },
            ...{ change: { group: key as keyof typeof examGroups }, current: key === group },
          })),
        ]}
      />
    </section>
  );
}
