import { Button, Empty, Input, Result } from 'antd';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { post as machine, type PostState } from '#contract/states/post.ts';
import { RowsSkeleton } from '../../../features/console/list-skeleton.tsx';
import { PageHead } from '../../../features/console/page-head.tsx';
import { StateTabs } from '../../../features/console/state-tabs.tsx';
import { PostTable } from './post-table.tsx';
import { useMovePosts, usePosts } from './use-posts.ts';

const tabs = [
  'open',
  'pending',
  'draft',
  'closed',
  'expired',
  'rejected',
  'removed',
] as const satisfies readonly PostState[];
const isTab = (value: string | null): value is (typeof tabs)[number] =>
  (tabs as readonly (string | null)[]).includes(value);

/** Job management 职位管理: posts by state, with their numbers. */
export function MentPage() {
  const [params, setParams] = useSearchParams();
  const [selected, setSelected] = useState<string[]>([]);
  const given = params.get('status');
  const status = isTab(given) ? given : 'open';
  const keyword = params.get('keyword') ?? undefined;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const posts = usePosts({ status, keyword, page });
  const move = useMovePosts();
  const change = (values: Record<string, string | undefined>) => {
    setSelected([]);
    setParams(
      Object.entries({ status, keyword, ...values }).filter((pair): pair is [string, string] => Boolean(pair[1])),
    );
  };
  const act = (name: 'refresh' | 'close', ids: string[]) =>
    move.mutate({ ids, move: name }, { onSettled: () => setSelected([]) });

  return (
    <>
      <PageHead trail={['单位中心', '职位管理']} title="职位管理" />
      <section className="rounded-card border border-line bg-surface">
        <StateTabs
          label="职位状态"
          active={status}
          onChange={(key) => change({ status: key })}
          tabs={tabs.map((key) => ({ key, label: machine.labels.recruiter[key], n: posts.data?.counts[key] ?? 0 }))}
        />
        <div className="flex flex-wrap items-center gap-2 px-4 py-3">
          <Input
            key={keyword ?? ''}
            className="w-64! max-sm:w-full!"
            prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
            placeholder="职位名称"
            aria-label="搜索职位"
            defaultValue={keyword}
            maxLength={60}
            allowClear
            onPressEnter={(event) => change({ keyword: event.currentTarget.value.trim() })}
            onClear={() => change({ keyword: undefined })}
          />
        </div>
        {selected.length > 0 && status === 'open' && (
          <div className="flex flex-wrap items-center gap-2 bg-brand-tint px-4 py-2" role="status">
            <span>
              已选 <b className="tabular text-brand">{selected.length}</b> 个职位
            </span>
            <Button size="small" loading={move.isPending} onClick={() => act('refresh', selected)}>
              刷新
            </Button>
            <Button size="small" danger loading={move.isPending} onClick={() => act('close', selected)}>
              关闭
            </Button>
            <Button size="small" type="link" onClick={() => setSelected([])}>
              取消选择
            </Button>
          </div>
        )}
        {posts.isError ? (
          <Result
            status="warning"
            title="职位没有加载出来"
            extra={<Button onClick={() => void posts.refetch()}>重试</Button>}
          />
        ) : posts.isPending ? (
          <RowsSkeleton />
        ) : (
          <PostTable
            list={posts.data}
            loading={posts.isFetching}
            page={page}
            selected={selected}
            selectable={status === 'open'}
            onSelect={setSelected}
            onPage={(next) => change({ page: String(next) })}
            onMove={(id, name) => move.mutate({ ids: [id], move: name })}
            empty={<Empty description={keyword ? '没有符合条件的职位' : '这里没有职位'} />}
          />
        )}
      </section>
    </>
  );
}
