import { Button, Input, Select, Switch, Tooltip } from 'antd';
import { Search } from 'lucide-react';
import { educationAtLeast } from '#contract/taxonomy/educations.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import type { BoxQuery, Change } from './box-filters.ts';
import { filterNames } from './box-filters.ts';
import { useBlind } from './use-blind.ts';

interface PostOption {
  id: string;
  title: string;
  n: number;
  blind: boolean;
}

interface Props {
  query: BoxQuery;
  isFiltered: boolean;
  posts: PostOption[];
  mayMove: boolean;
  change: Change;
}

const levels = ['college', 'bachelor', 'master', 'doctor'] as const;
const educationOptions = levels.map((value) => ({ value, label: educationAtLeast(value) }));
const waitingOptions = [1, 3, 5, 7].map((days) => ({ value: String(days), label: `已等 ${days} 天以上` }));
const scopeOptions = [
  { value: 'unread', label: '只看未读' },
  { value: 'mine', label: '我负责的职位' },
];

function Blind({ post }: { post: PostOption }) {
  const blind = useBlind();
  return (
    <Tooltip title="标为有意向之前，隐藏姓名、照片、年龄和学校">
      <span className="flex items-center gap-2 text-13">
        <Switch
          size="small"
          aria-label="盲筛"
          checked={post.blind}
          loading={blind.isPending}
          onChange={(on) => blind.mutate({ id: post.id, on })}
        />
        盲筛
      </span>
    </Tooltip>
  );
}

/** What narrows the box, and in which order it stands. */
export function FilterBar({ query, isFiltered, posts, mayMove, change }: Props) {
  const pick = (name: string, value: string | undefined) => change({ [name]: value ?? null });
  const post = posts.find(({ id }) => id === query.postId);
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      <Input
        key={query.keyword ?? ''}
        className="w-36! max-sm:w-full!"
        prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
        placeholder="姓名、学校、职位"
        aria-label="搜索投递"
        defaultValue={query.keyword}
        maxLength={40}
        allowClear
        onPressEnter={(event) => change({ keyword: event.currentTarget.value.trim() })}
        onClear={() => change({ keyword: null })}
      />
      <Select
        className="w-36! max-sm:w-full!"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="全部职位"
        aria-label="按职位筛选"
        value={query.postId}
        onChange={(value: string | undefined) => pick('postId', value)}
        options={posts.map(({ id, title, n }) => ({ value: id, label: `${title}（${n}）` }))}
      />
      <Select
        className="w-24!"
        allowClear
        placeholder="学历"
        aria-label="按学历筛选"
        value={query.education}
        onChange={(value: string | undefined) => pick('education', value)}
        options={educationOptions}
      />
      <Select
        className="w-24!"
        allowClear
        placeholder="学段"
        aria-label="按学段筛选"
        value={query.stage}
        onChange={(value: string | undefined) => pick('stage', value)}
        options={optionsOf(stages)}
        popupMatchSelectWidth={false}
      />
      <Select
        className="w-24!"
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        placeholder="学科"
        aria-label="按学科筛选"
        value={query.subject}
        onChange={(value: string | undefined) => pick('subject', value)}
        options={optionsOf(subjects)}
        popupMatchSelectWidth={false}
      />
      <Select
        className="w-24!"
        allowClear
        placeholder="等待"
        aria-label="按等待天数筛选"
        value={query.waiting === undefined ? undefined : String(query.waiting)}
        onChange={(value: string | undefined) => pick('waiting', value)}
        options={waitingOptions}
        popupMatchSelectWidth={false}
      />
      <Select
        className="w-24!"
        allowClear
        placeholder="范围"
        aria-label="未读或我负责的"
        value={query.unread ? 'unread' : query.mine ? 'mine' : undefined}
        onChange={(value: string | undefined) =>
          change({ unread: value === 'unread' ? '1' : null, mine: value === 'mine' ? '1' : null })
        }
        options={scopeOptions}
        popupMatchSelectWidth={false}
      />
      {isFiltered && (
        <Button
          type="link"
          size="small"
          onClick={() => change(Object.fromEntries(filterNames.map((it) => [it, null])))}
        >
          清空
        </Button>
      )}
      {post && mayMove && <Blind post={post} />}
      <span className="flex-1" />
      <Select
        className="w-28!"
        aria-label="排序"
        value={query.sort ?? 'new'}
        onChange={(value: string) => change({ sort: value === 'due' ? 'due' : null })}
        options={[
          { value: 'new', label: '最新投递' },
          { value: 'due', label: '最早超时' },
        ]}
      />
    </div>
  );
}
