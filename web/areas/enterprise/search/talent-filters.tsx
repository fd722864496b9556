import { Select } from 'antd';
import type { ReactNode } from 'react';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { arrivals, MAX_TALENT_KEYWORD, type TalentFacets, titleRanks } from '#contract/talents/talent-shapes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { type EducationCode, educationAtLeast, educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { shortOf } from '#contract/taxonomy/list.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { cities } from '#contract/taxonomy/places/cities.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter, pill } from '#web/features/console/list/filter-field.tsx';
import type { Change } from '#web/features/console/list/use-list-params.ts';
import type { FilterName } from './use-talents.ts';

type Values = Partial<Record<FilterName, string>>;
type Counted = Exclude<keyof TalentFacets, 'about' | 'understood' | 'withoutOne'>;

interface TalentFilter {
  name: FilterName;
  label: string;
  options: { value: string; label: string }[];
  counted?: Counted;
  many?: boolean;
  rare?: boolean;
}

const ceilings = [5, 8, 10, 15, 20].map((k) => ({ value: String(k * 100_000), label: `${k}K 以内` }));

const filters: TalentFilter[] = [
  { name: 'stage', label: '学段', options: optionsOf(stages), counted: 'stage', many: true },
  { name: 'subject', label: '学科', options: optionsOf(subjects), counted: 'subject', many: true },
  { name: 'cityCode', label: '期望城市', options: cities.map(({ code, name }) => ({ value: code, label: name })) },
  {
    name: 'education',
    label: '学历',
    options: optionsOf(educations, (_, code) => educationAtLeast(code as EducationCode)),
    counted: 'education',
    rare: true,
  },
  {
    name: 'experience',
    label: '教龄',
    options: optionsOf(experiences).filter(({ value }) => value !== 'any'),
    counted: 'experience',
    many: true,
    rare: true,
  },
  {
    name: 'certificate',
    label: '资格证',
    options: optionsOf(certificates, shortOf),
    counted: 'certificate',
    many: true,
    rare: true,
  },
  { name: 'title', label: '职称', options: optionsOf(titleRanks), counted: 'title', rare: true },
  { name: 'identity', label: '身份', options: optionsOf(identities), counted: 'identity', many: true, rare: true },
  { name: 'salaryMax', label: '期望薪资', options: ceilings, rare: true },
  { name: 'arrival', label: '到岗', options: optionsOf(arrivals), rare: true },
];

const search: Filter = {
  kind: 'search',
  name: 'keyword',
  label: '搜索人才',
  className: 'w-56 max-sm:w-full',
  placeholder: '学科、职位、学校、专业、荣誉',
  maxLength: MAX_TALENT_KEYWORD,
};

interface Props {
  values: Values;
  facets: TalentFacets | undefined;
  /** What was found, '214 人'. */
  total: string | undefined;
  onChange: Change;
  onClear: (() => void) | undefined;
  /** The post for which people are looked at. */
  before: ReactNode;
  children: ReactNode;
}

/** Keyword and filters; each option shows the number of results. */
export function TalentFilters({ facets, ...bar }: Props) {
  const countedOptions = ({ options, counted }: Pick<TalentFilter, 'options' | 'counted'>) => {
    if (!counted || !facets) return options;
    const counts = new Map(facets[counted].map(({ code, n }) => [code, n]));
    return options.map((option) => ({
      ...option,
      count: `${facets.about ? '约 ' : ''}${counts.get(option.value) ?? 0}`,
    }));
  };
  const choices = filters.map(({ name, label, many = false, rare = false, ...filter }) =>
    choice(name, label, countedOptions(filter), { many, rare, className: 'min-w-26' }),
  );
  return <FilterBar filters={[search, ...choices]} {...bar} />;
}

interface SelectProps {
  label: string;
  posts: readonly Pick<OwnPost, 'id' | 'title' | 'place'>[];
  value: string | undefined;
  /** A choice beside the posts. */
  other?: { value: string; label: string };
  onChange(postId: string): void;
}

/** The open post for which people are looked at: the first pill over their list. */
export const SoughtSelect = ({ label, posts, value, other, onChange }: SelectProps) => (
  <Select
    className="w-56 max-sm:w-full"
    style={pill}
    aria-label={label}
    showSearch={{ optionFilterProp: 'label' }}
    placeholder="选择在招职位"
    value={value}
    onChange={onChange}
    options={[
      ...posts.map((post) => ({ value: post.id, label: `${post.title}（${post.place}）` })),
      ...(other ? [other] : []),
    ]}
  />
);

interface SortProps {
  value: 'fit' | 'newest';
  onChange(value: 'fit' | 'newest'): void;
}

/** The order of a list of people. */
export const SortSelect = ({ value, onChange }: SortProps) => (
  <Select<'fit' | 'newest'>
    className="ml-auto w-28"
    variant="borderless"
    aria-label="排序"
    value={value}
    options={[
      { value: 'fit', label: '最匹配' },
      { value: 'newest', label: '最近活跃' },
    ]}
    onChange={onChange}
  />
);

/** The place of the open person in a list of people, and the ways to the others. */
export function useTalentPane(ids: readonly string[], id: string | null, show: Change) {
  const at = id === null ? -1 : ids.indexOf(id);
  const next = (by: 1 | -1) => (at < 0 ? undefined : ids[at + by]);
  return {
    place: at < 0 ? null : `第 ${at + 1} 位，共 ${ids.length}`,
    steps: {
      can: (by: 1 | -1) => next(by) !== undefined,
      step: (by: 1 | -1) => show({ id: next(by) ?? id }),
    },
    /** Once somebody is decided upon: where they were open, the next one opens. */
    advance: (decided: string) => {
      if (decided === id) show({ id: next(1) ?? next(-1) ?? null });
    },
  };
}
