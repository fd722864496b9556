import { Select } from 'antd';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { pill } from '#web/features/console/list/filter-field.tsx';
import type { Change } from '#web/features/console/list/use-list-params.ts';

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
    className="w-64"
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
