import { Button, Popconfirm, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { OwnPost } from '#contract/posts.ts';
import { post as machine, type PostMove } from '#contract/states/post.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { Salary } from '../../../features/posts/salary.tsx';
import { monthDay } from '../../../features/time/day-parts.ts';
import { paths } from '../../../paths.ts';
import { Trend } from './trend.tsx';

type Move = OwnPost['moves'][number];

interface Props {
  list: AnswerOf<Api['GET /api/company/posts']> | undefined;
  loading: boolean;
  page: number;
  selected: string[];
  selectable: boolean;
  onSelect(ids: string[]): void;
  onPage(page: number): void;
  onMove(id: string, move: Move): void;
  empty: ReactNode;
}

const PAGE_SIZE = 20;

function Title({ post }: { post: OwnPost }) {
  const facts = [
    ...post.stages.map((code) => labelOf(stages, code)),
    ...post.subjects.map((code) => labelOf(subjects, code)),
    labelOf(educations, post.education),
    post.place,
  ];
  return (
    <>
      <a href={paths.job(post.id)} className="font-medium text-ink-1! hover:text-brand!">
        {post.title}
      </a>
      <p className="truncate text-12 text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
      <Salary value={post.salary} className="text-13 md:hidden" />
      {post.removedReason && <p className="text-12 text-err-ink">下架原因：{post.removedReason}</p>}
    </>
  );
}

function TenureTag({ tenure }: { tenure: string }) {
  return <span className={tenure === 'establishment' ? 'tag tag-brand' : 'tag'}>{labelOf(tenures, tenure)}</span>;
}

const number = (value: number | null, unit = '') => (
  <span className="tabular">{value === null ? '–' : `${value.toLocaleString('en')}${unit}`}</span>
);

const columns: TableColumnsType<OwnPost> = [
  { title: '职位', key: 'title', render: (_, post) => <Title post={post} /> },
  {
    title: '薪资',
    key: 'salary',
    width: 136,
    responsive: ['md'],
    render: (_, post) => <Salary value={post.salary} className="text-14" />,
  },
  {
    title: '编制',
    key: 'tenure',
    width: 116,
    responsive: ['xl'],
    render: (_, post) => <TenureTag tenure={post.tenure} />,
  },
  {
    title: '浏览',
    key: 'views',
    width: 72,
    align: 'right',
    responsive: ['xl'],
    render: (_, post) => number(post.viewCount),
  },
  {
    title: '投递',
    key: 'deliveries',
    width: 64,
    align: 'right',
    responsive: ['md'],
    render: (_, post) => number(post.deliveryCount),
  },
  {
    title: '待处理',
    key: 'unanswered',
    width: 80,
    align: 'right',
    render: (_, post) => (
      <a
        href={paths.box({ postId: post.id })}
        className={post.unanswered > 0 ? 'tabular font-semibold' : 'tabular text-ink-3!'}
      >
        {post.unanswered}
      </a>
    ),
  },
  {
    title: '答复率',
    key: 'rate',
    width: 76,
    align: 'right',
    responsive: ['xl'],
    render: (_, post) => number(post.answerRate, '%'),
  },
  { title: '近 8 天', key: 'trend', width: 88, responsive: ['xl'], render: (_, post) => <Trend days={post.trend} /> },
  {
    title: '截止',
    key: 'deadline',
    width: 92,
    responsive: ['md'],
    render: (_, post) => (
      <span className="tabular whitespace-nowrap">{post.deadline ? monthDay(post.deadline) : '招满为止'}</span>
    ),
  },
];

function Actions({ post, onMove }: { post: OwnPost; onMove: Props['onMove'] }) {
  const order = [...post.moves].sort((one) => (one === 'close' ? 1 : -1));
  return order.map((move) =>
    move === 'close' ? (
      <Popconfirm
        key={move}
        title="关闭后不再收到投递，已收到的仍可答复"
        okText="关闭"
        cancelText="取消"
        onConfirm={() => onMove(post.id, move)}
      >
        <Button type="link" size="small" className="px-1.5! text-ink-2! hover:text-err-ink!">
          关闭
        </Button>
      </Popconfirm>
    ) : (
      <Button key={move} type="link" size="small" className="px-1.5!" onClick={() => onMove(post.id, move)}>
        {machine.moves[move as PostMove]}
      </Button>
    ),
  );
}

/** The company's posts with their numbers, and the moves open for each. */
export function PostTable({ list, loading, page, selected, selectable, onSelect, onPage, onMove, empty }: Props) {
  return (
    <Table<OwnPost>
      rowKey="id"
      columns={[
        ...columns,
        {
          title: '操作',
          key: 'actions',
          width: 112,
          render: (_, post) => <Actions post={post} onMove={onMove} />,
        },
      ]}
      dataSource={list?.items}
      loading={loading && !list}
      tableLayout="fixed"
      locale={{ emptyText: loading ? ' ' : empty }}
      rowSelection={
        selectable
          ? {
              selectedRowKeys: selected,
              onChange: (keys) => onSelect(keys.map(String)),
              getTitleCheckboxProps: () => ({ 'aria-label': '全选' }),
            }
          : undefined
      }
      pagination={{
        current: page,
        pageSize: PAGE_SIZE,
        total: list?.total ?? 0,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: onPage,
        showTotal: (total) => `共 ${list?.totalIsCapped ? `${total}+` : total} 个，每页 ${PAGE_SIZE} 个`,
        className: 'px-4',
      }}
    />
  );
}
