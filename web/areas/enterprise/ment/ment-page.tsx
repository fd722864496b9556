import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { clsx } from 'clsx';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Api } from '#contract/api.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { OwnPost } from '#contract/posts/post-card.ts';
import { post as machine, type PostState } from '#contract/posts/post-state.ts';
import { postEndpoints } from '#contract/posts/posts.ts';
import type { BatchMove, BatchResult } from '#contract/posts/recruiter-posts.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { FilterBar } from '#web/features/console/list/filter-bar.tsx';
import { choice, type Filter } from '#web/features/console/list/filter-field.tsx';
import { anyText, type Change, oneOf, takenBy, useListParams } from '#web/features/console/list/use-list-params.ts';
import { PageHead, StateTabs } from '#web/features/console/page-head.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { paths } from '#web/paths.ts';
import { isKnownLink } from '#web/safe-path.ts';
import { useSession } from '#web/session/session-store.ts';
import { askBoxAnew, useColleagues, useIsApproved, useQuota } from '../own-calls.ts';
import { useOutcomes } from '../use-outcomes.tsx';
import { BatchBar, moves } from './batch-bar.tsx';
import { columnsOf } from './post-table.tsx';

const states = [
  'open',
  'pending',
  'draft',
  'closed',
  'expired',
  'rejected',
  'removed',
] as const satisfies readonly PostState[];
const tabs = [...states, 'all'] as const;
/** Posts on a page. */
const PAGE = 50;
const { shape: query } = postEndpoints['GET /api/company/posts'].query;
const filters = {
  keyword: anyText,
  stage: takenBy(query.stage),
  subject: takenBy(query.subject),
  tenure: takenBy(query.tenure),
  memberId: takenBy(query.memberId),
  lacking: takenBy(query.lacking),
};
/** Before the certification nothing can be open: what was written are drafts. */
const viewsOf = (isApproved: boolean) => ({
  status: (given: string | null) => oneOf(tabs)(given) ?? (isApproved ? 'open' : 'draft'),
});

/** What a tab without posts says. */
const nothing: Partial<Record<(typeof tabs)[number], string>> & { all: string } = {
  open: '没有在招的职位',
  pending: '没有等待审核的职位',
  draft: '没有草稿，没写完的职位会自动存在这里',
  closed: '没有关闭的职位，关闭以后随时可以重新开放',
  expired: '没有过期的职位',
  rejected: '没有被驳回的职位',
  removed: '没有被下架的职位',
  all: '还没有职位，可以一个一个写，也可以导入岗位表',
};

/** Job management 职位管理: posts by state, with their figures. */
export function MentPage() {
  const navigate = useNavigate();
  const isApproved = useIsApproved();
  const params = useListParams(filters, viewsOf(isApproved));
  const { values, view, page, isFiltered, show, clear } = params;
  const tab = view.status;
  /** They stay chosen as another page is turned to. */
  const [selected, setSelected] = useState<OwnPost[]>([]);
  const role = useSession(({ companyJober }) => companyJober?.role);
  const query = { ...values, status: tab === 'all' ? undefined : tab } as PostsQuery;
  const list = usePosts(query, page);
  const quota = useQuota().data;
  const company = useOwnCompany().data;
  const isPhone = useMedia('(max-width: 639.98px)');
  const { act, busy, progress, stop } = useActs();
  const { data } = list;
  const counts = data?.counts ?? {};
  const sum = Object.values(counts).reduce((total, n) => total + n, 0);
  // The public figure counts the posts of projects too.
  const announced = data && company ? company.openPosts - (counts.open ?? 0) : 0;
  const mayWrite = role === 'owner' || role === 'recruiter' || role == null;

  const change: typeof show = (patch) => {
    setSelected([]);
    show(patch);
  };
  const actOn = (move: BatchMove, ids: string[]) => void act(move, ids).then(() => setSelected([]));
  const openRelease = () => navigate(paths.release());
  const write = isApproved ? '发布职位' : '写职位';

  return (
    <>
      <PageHead
        note={
          isApproved &&
          quota &&
          `今天还可发布 ${quota.posts.left} 个${announced > 0 ? `，另有 ${announced} 个岗位在公招里招` : ''}`
        }
        actions={
          mayWrite && (
            <>
              {isKnownLink(paths.postImport()) && (
                <Button
                  icon={<FileSpreadsheet size={16} aria-hidden="true" />}
                  onClick={() => navigate(paths.postImport())}
                >
                  导入岗位表
                </Button>
              )}
              <Button type="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={openRelease}>
                {write}
              </Button>
            </>
          )
        }
      />
      <section className="card">
        <StateTabs
          label="职位状态"
          active={tab}
          onChange={(key) => change({ status: key, lacking: null })}
          tabs={tabs
            .map((key) => ({
              key,
              label: key === 'all' ? '全部' : machine.labels.recruiter[key],
              n: data ? (key === 'all' ? sum : (counts[key] ?? 0)) : undefined,
            }))
            .filter(({ key, n }) => key === tab || key === 'open' || key === 'all' || n !== 0)}
        />
        <PostFilters values={values} ofDrafts={tab === 'draft'} onChange={change} />
        {selected.length > 0 && (
          <BatchBar
            posts={selected}
            busy={busy}
            progress={progress}
            onStop={stop}
            refreshesLeft={quota?.refreshes.left}
            postsLeft={quota?.posts.left}
            onAct={actOn}
            onClear={() => setSelected([])}
          />
        )}
        <div className={clsx(selected.length === 0 && 'row-ticks')} data-testid="post-table">
          <ConsoleList
            label="职位"
            unit="个"
            pageSize={PAGE}
            query={list}
            list={params}
            columns={columnsOf({
              mixed: tab === 'all',
              isWhole: data?.nextCursor === null && page === 1,
              onAct: actOn,
            })}
            table={
              isPhone
                ? {}
                : {
                    rowSelection: {
                      selectedRowKeys: selected.map(({ id }) => id),
                      preserveSelectedRowKeys: true,
                      columnWidth: 44,
                      onChange: (_, rows) => setSelected(rows),
                      getTitleCheckboxProps: () => ({ 'aria-label': '全选' }),
                      getCheckboxProps: (post) => ({ 'aria-label': `选择 ${post.title}` }),
                    },
                  }
            }
            empty={isFiltered ? '没有符合条件的职位' : (nothing[tab] ?? nothing.all)}
            emptyAction={
              isFiltered ? (
                <Button onClick={clear}>清除筛选</Button>
              ) : (
                mayWrite && <Button onClick={openRelease}>{write}</Button>
              )
            }
          />
        </div>
      </section>
    </>
  );
}

/** The inverse of a move, and the posts it applies to. A refresh cannot be undone, nor a submitted post. */
function undoOf(move: BatchMove, done: BatchResult[]): { move: BatchMove; ids: string[] } | null {
  if (move === 'close') return { move: 'reopen', ids: done.map(({ id }) => id) };
  if (move === 'reopen') return { move: 'close', ids: done.map(({ id }) => id) };
  if (move === 'copy') return { move: 'discard', ids: done.flatMap(({ newId }) => newId ?? []) };
  return null;
}

/** Moves of posts with a message about each result, and undo where possible. */
export function useActs() {
  const tell = useOutcomes();
  const batch = useBatch();
  const act = async (move: BatchMove, ids: string[], mayUndo = true): Promise<void> => {
    const results = (await batch.mutateAsync({ ids, move }).catch(() => null)) ?? [];
    const done = results.filter(({ ok }) => ok);
    const failed = results
      .filter(({ ok }) => !ok)
      .map(({ title, ...one }) => ({ ...one, name: title || '（已不存在）' }));
    const [first, ...others] = done;
    const text =
      first && others.length === 0 ? `${first.message}：${first.title}` : `已${moves[move].name} ${done.length} 个职位`;
    const undo = mayUndo && first ? undoOf(move, done) : null;
    if (undo) toast.done(text, () => void act(undo.move, undo.ids, false));
    if (failed.length > 0 || (first && !undo)) tell(text, failed, `个职位没有${moves[move].name}`);
  };
  return { act, busy: batch.isPending, progress: batch.progress, stop: batch.stop };
}

const many = { many: true, className: 'min-w-28' };
const search: Filter = {
  kind: 'search',
  name: 'keyword',
  label: '搜索职位',
  className: 'w-56 max-sm:w-full',
  placeholder: '职位名称',
  maxLength: 60,
};

interface Props {
  /** Whether the list is that of drafts. */
  ofDrafts: boolean;
  values: Readonly<Record<string, string | undefined>>;
  onChange: Change;
}

/** Search and filters over the posts; whose posts, where there are several recruiters. */
function PostFilters({ values, ofDrafts, onChange }: Props) {
  const colleagues = useColleagues();
  const shown = [
    search,
    choice('stage', '学段', optionsOf(stages), many),
    choice('subject', '学科', optionsOf(subjects), many),
    choice('tenure', '编制', optionsOf(tenures), many),
    ...(ofDrafts || values.lacking ? [choice('lacking', '完整程度', [{ value: 'yes', label: '需补充' }])] : []),
    ...(colleagues.length > 1 || values.memberId
      ? [
          choice(
            'memberId',
            '负责人',
            colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ),
        ]
      : []),
  ];
  return <FilterBar filters={shown} values={values} onChange={onChange} />;
}

export type PostsQuery = Omit<NonNullable<InputOf<Api['GET /api/company/posts']>['query']>, 'cursor' | 'page'>;

/** The contract's limit of one batch call. */
const AT_ONCE = 100;

/** A page of the company's posts. */
export const usePosts = (query: PostsQuery, page: number) =>
  useCall('GET /api/company/posts', { query: { ...query, page } }, { placeholderData: keepPreviousData });

/** Applies one move to many posts, a hundred per call; reports `done` of `total`. Stopping keeps what is done. */
export function useBatch() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const stopped = useRef(false);
  const mutation = useMutation({
    mutationFn: async ({ ids, move }: { ids: string[]; move: BatchMove }) => {
      const results: BatchResult[] = [];
      stopped.current = false;
      for (let at = 0; at < ids.length && !stopped.current; at += AT_ONCE) {
        if (ids.length > AT_ONCE) setProgress({ done: at, total: ids.length });
        const body = { move, ids: ids.slice(at, at + AT_ONCE) };
        const answer = await call('POST /api/company/posts/batch', { body }).catch((error: unknown) => {
          // Results of earlier calls are still returned; the error has already been shown.
          if (results.length === 0) throw error;
        });
        if (!answer) break;
        results.push(...answer.results);
      }
      return results;
    },
    onSettled: () => {
      setProgress(null);
      const changed = ['GET /api/company/posts', 'GET /api/company/verifyNumber'];
      const lists = changed.map((name) => client.invalidateQueries({ queryKey: [name] }));
      return Promise.all([...lists, askBoxAnew(client)]);
    },
  });
  const stop = () => {
    stopped.current = true;
  };
  return { ...mutation, progress, stop };
}
