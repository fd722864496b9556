import { Select, Switch, Tooltip } from 'antd';
import { educationAtLeast } from '#contract/taxonomy/educations.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { FilterSheet } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter, FilterField } from '#web/features/console/list/filter-field.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { boxCalls } from '../own-calls.ts';
import { boxTabs, countOf, type useBoxFilters } from './use-box.ts';

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
  /** By state; undefined until they are known. */
  counts: Record<string, number> | undefined;
  mayMove: boolean;
  /** Beside an open delivery, where the order has no room. */
  compact: boolean;
}

const levels = ['college', 'bachelor', 'master', 'doctor'] as const;
const educationOptions = levels.map((value) => ({ value, label: educationAtLeast(value) }));
const waitingOptions = [1, 3, 5, 7].map((days) => ({ value: String(days), label: `已等 ${days} 天以上` }));

const facts: Filter[] = [
  choice('education', '学历', educationOptions),
  choice('stage', '学段', optionsOf(stages)),
  choice('subject', '学科', optionsOf(subjects)),
  choice('waiting', '等待天数', waitingOptions),
  choice(
    'scope',
    '全部投递',
    [
      { value: 'unread', label: '只看未读' },
      { value: 'mine', label: '我负责的职位' },
      { value: 'asked', label: '请我看的' },
      { value: 'reserve', label: '候补人选' },
    ],
    { label: '未读或我负责的' },
  ),
];

/** Of these one is chosen at most. */
const scopes = ['unread', 'mine', 'asked', 'reserve'] as const;

/** States with a pill of their own; the others are chosen behind 更多. */
const PILLS = 5;

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

/** State, filters and order of the deliveries, in one row over their list. */
export function BoxFilters({ list, posts, tags, counts, mayMove, compact }: Props) {
  const { values, view, board, sort, isFiltered, show, clear } = list;
  const isPhone = useMedia('(max-width: 640px)');
  const post = posts.find(({ id }) => id === values.postId);
  const nOf = (status: string | undefined) => (counts ? countOf(counts, status) : undefined);
  const others = boxTabs.slice(PILLS);
  const optionOf = ({ key, label, status }: (typeof boxTabs)[number]) => ({
    value: key,
    label,
    ...(counts && { count: String(nOf(status)) }),
  });
  const behind: Filter[] = [
    ...(board ? [] : [choice('tab', '其他状态', others.map(optionOf), { label: '其他状态' })]),
    { kind: 'search', name: 'keyword', label: '搜索投递', placeholder: '姓名、学校、职位' },
    ...facts,
    ...(tags.length > 0 || values.tag
      ? [
          choice(
            'tag',
            '标签',
            tags.map((tag) => ({ value: tag, label: tag })),
          ),
        ]
      : []),
  ];
  return (
    <div className="filters">
      <FilterField
        filter={choice(
          'postId',
          '全部职位',
          posts.map(({ id, title, n }) => ({ value: id, label: `${title}（${n}）` })),
          { label: '按职位筛选', className: 'w-32' },
        )}
        values={values}
        onChange={show}
      />
      {!board && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its legend and border along
        <div role="group" aria-label="投递分类" className="contents">
          {boxTabs.slice(0, PILLS).map(({ key, label, status }) => (
            <button
              key={key}
              type="button"
              className="filter"
              aria-pressed={view.tab === key}
              onClick={() => show({ tab: key, id: null })}
            >
              {label} {counts && <small>{nOf(status)}</small>}
            </button>
          ))}
        </div>
      )}
      <FilterSheet
        filters={behind}
        values={{
          ...values,
          scope: scopes.find((name) => values[name]),
          tab: others.find(({ key }) => key === view.tab)?.key,
        }}
        onChange={({ scope: chosen, ...patch }) =>
          show(
            chosen === undefined && Object.keys(patch).length > 0
              ? patch
              : Object.fromEntries(scopes.map((name) => [name, chosen === name ? '1' : null])),
          )
        }
        onClear={isFiltered ? clear : undefined}
        isPhone={isPhone}
      />
      {post && mayMove && <Blind post={post} />}
      {!compact && (
        <Select
          className="ml-auto w-32"
          variant="borderless"
          aria-label="排序"
          value={sort}
          onChange={(value: string) => show({ sort: value })}
          options={[
            { value: 'due', label: '先答的在前' },
            { value: 'new', label: '新投的在前' },
          ]}
        />
      )}
    </div>
  );
}
