import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import type { Change } from '#web/features/console/list/use-list-params.ts';
import { useColleagues } from '../release/use-colleagues.ts';

const choice = (name: string, label: string, options: { value: string; label: string }[]): Filter => ({
  kind: 'choice',
  name,
  label,
  className: 'min-w-26',
  placeholder: label,
  options,
  many: true,
});
const filters: Filter[] = [
  {
    kind: 'search',
    name: 'keyword',
    label: '搜索职位',
    className: 'w-56 max-sm:w-full',
    placeholder: '职位名称',
    maxLength: 60,
  },
  choice('stage', '学段', optionsOf(stages)),
  choice('subject', '学科', optionsOf(subjects)),
  choice('tenure', '编制', optionsOf(tenures)),
];

const lacking: Filter = {
  kind: 'choice',
  name: 'lacking',
  label: '完整程度',
  className: 'min-w-28',
  placeholder: '完整程度',
  options: [{ value: 'yes', label: '需补充' }],
};

interface Props {
  /** Whether the list is that of drafts. */
  ofDrafts: boolean;
  values: Readonly<Record<string, string | undefined>>;
  onChange: Change;
}

/** Search and filters over the posts; whose posts, where there are several recruiters. */
export function PostFilters({ values, ofDrafts, onChange }: Props) {
  const colleagues = useColleagues();
  const holders: Filter = {
    kind: 'choice',
    name: 'memberId',
    label: '负责人',
    className: 'min-w-28',
    placeholder: '负责人',
    options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
  };
  const shown = [
    ...filters,
    ...(ofDrafts || values.lacking ? [lacking] : []),
    ...(colleagues.length > 1 || values.memberId ? [holders] : []),
  ];
  return <FilterBar filters={shown} values={values} onChange={onChange} />;
}
