import { Select } from 'antd';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { pill } from '#web/features/console/list/filter-field.tsx';

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
