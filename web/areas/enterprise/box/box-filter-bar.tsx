import { Select, Switch, Tooltip } from 'antd';
import { educationAtLeast } from '#contract/taxonomy/educations.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import type { Filter } from '#web/features/console/list/filter-field.tsx';
import { boxCalls } from '../box-calls.ts';
import type { useBoxFilters } from './box-filters.ts';

/** Switches 盲筛 of a post and refetches the box. */
const useBlind = () =>
  useAction('PUT /api/company/posts/:id/blind', {
    invalidates: [...boxCalls, 'GET /api/company/deliveries/:id'],
    done: ({ on }) => (on ? '已开启盲筛' : '已关闭盲筛'),
  });

interface PostOption {
  id: string;
  title: string;
  n: number;
  blind: boolean;
}

interface Props {
  list: ReturnType<typeof useBoxFilters>;
  posts: readonly PostOption[];
  tags: readonly string[];
  mayMove: boolean;
  /** Beside the open panel. */
  compact: boolean;
}

const levels = ['college', 'bachelor', 'master', 'doctor'] as const;
const educationOptions = levels.map((value) => ({ value, label: educationAtLeast(value) }));
const waitingOptions = [1, 3, 5, 7].map((days) => ({ value: String(days), label: `已等 ${days} 天以上` }));

const choice = (filter: Omit<Extract<Filter, { kind: 'choice' }>, 'kind'>): Filter => ({
  kind: 'choice',
  className: 'w-24!',
  ...filter,
});

const keyword: Filter = {
  kind: 'search',
  name: 'keyword',
  label: '搜索投递',
  className: 'w-36! min-[1400px]:w-44! max-sm:w-full!',
  placeholder: '姓名、学校、职位',
};
const facts: Filter[] = [
  choice({ name: 'education', label: '按学历筛选', placeholder: '学历', options: educationOptions }),
  choice({ name: 'stage', rare: true, label: '按学段筛选', placeholder: '学段', options: optionsOf(stages) }),
  choice({ name: 'subject', rare: true, label: '按学科筛选', placeholder: '学科', options: optionsOf(subjects) }),
  choice({
    name: 'waiting',
    label: '按等待天数筛选',
    placeholder: '等待天数',
    options: waitingOptions,
    rare: true,
  }),
  choice({
    name: 'scope',
    label: '未读或我负责的',
    placeholder: '全部投递',
    className: 'w-32!',
    options: [
      { value: 'unread', label: '只看未读' },
      { value: 'mine', label: '我负责的职位' },
      { value: 'asked', label: '请我看的' },
      { value: 'reserve', label: '候补人选' },
    ],
  }),
];

/** Of these one is chosen at most. */
const scopes = ['unread', 'mine', 'asked', 'reserve'] as const;

function Blind({ post }: { post: PostOption }) {
  const blind = useBlind();
  return (
    <Tooltip title="标为有意向之前，隐藏姓名、照片、年龄和学校">
      <span className="flex items-center gap-2 text-14">
        <Switch
          size="small"
          aria-label="盲筛"
          checked={post.blind}
          loading={blind.isPending}
          onChange={(on) => void blind.send({ params: { id: post.id }, body: { on } })}
        />
        盲筛
      </span>
    </Tooltip>
  );
}

/** Filters and order of the box. */
export function BoxFilters({ list, posts, tags, mayMove, compact }: Props) {
  const { values, view, urgentFirst, isFiltered, show, clear } = list;
  const post = posts.find(({ id }) => id === values.postId);
  const titles = posts.map(({ id, title, n }) => ({ value: id, label: `${title}（${n}）` }));
  const scope = scopes.find((name) => values[name]);
  return (
    <FilterBar
      compact={compact}
      filters={[
        keyword,
        choice({
          name: 'postId',
          label: '按职位筛选',
          placeholder: '全部职位',
          options: titles,
          className: 'w-36! max-sm:w-full!',
        }),
        ...facts,
        ...(tags.length > 0 || values.tag
          ? [
              choice({
                name: 'tag',
                rare: true,
                label: '按标签筛选',
                placeholder: '标签',
                options: tags.map((tag) => ({ value: tag, label: tag })),
              }),
            ]
          : []),
      ]}
      values={{ ...values, scope }}
      onChange={({ scope: chosen, ...patch }) =>
        show(
          chosen === undefined && Object.keys(patch).length > 0
            ? patch
            : Object.fromEntries(scopes.map((name) => [name, chosen === name ? '1' : null])),
        )
      }
      onClear={isFiltered ? clear : undefined}
    >
      {post && mayMove && <Blind post={post} />}
      <span className="flex-1" />
      <Select
        className="w-28!"
        aria-label="排序"
        value={view.sort}
        onChange={(value: string) => show({ sort: value === 'due' ? 'due' : null })}
        options={[
          { value: 'new', label: urgentFirst ? '先急后新' : '最新投递' },
          { value: 'due', label: '最早超时' },
        ]}
      />
    </FilterBar>
  );
}
