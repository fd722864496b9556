import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dropdown, Empty, Segmented, Select } from 'antd';
import { Lock, X } from 'lucide-react';
import { Link } from 'react-router';
import { type RejectionReason, rejectionReasons } from '#contract/talents/talent-shapes.ts';
import { call } from '#web/api/browser-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { ContactQuota } from '../search/contact-quota.tsx';
import { FitReasons, SharedReasons, sharedBy } from '../search/fit-line.tsx';
import { GreetCard } from '../search/greet-card.tsx';
import { TalentDrawer } from '../search/talent-drawer.tsx';
import { TalentItem } from '../search/talent-item.tsx';
import { addressOf } from '../search/talent-words.ts';
import { useGreeting } from '../search/use-greeting.tsx';
import { useOpenPosts, usePosition, useTalentFilters } from '../search/use-talents.ts';

const useRecommended = (postId: string | undefined) =>
  useQuery({
    queryKey: ['talents', 'recommended', postId],
    enabled: postId !== undefined,
    queryFn: ({ signal }) => call('GET /api/talents/recommended', { query: { postId: postId ?? '' } }, { signal }),
  });

/** A rejection, or its undo (no reason); the list is scored again. */
function useRejection(postId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason?: RejectionReason }) =>
      reason
        ? call('PUT /api/talents/:id/rejection', { params: { id }, body: { postId, reason } })
        : call('DELETE /api/talents/:id/rejection', { params: { id }, query: { postId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['talents', 'recommended', postId] }),
  });
}

const PAGE = 10;

function Reject({ onReject }: { onReject(reason: RejectionReason): void }) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: Object.entries(rejectionReasons).map(([key, label]) => ({ key, label })),
        onClick: ({ key }) => onReject(key as RejectionReason),
      }}
    >
      <button type="button" aria-label="不合适" className="btn btn-text text-ink-3 max-sm:px-1">
        <X size={18} className="md:hidden" aria-hidden="true" />
        <span className="max-md:hidden">不合适</span>
      </button>
    </Dropdown>
  );
}

/** Recommended people for one open post, with scores and reasons; 不合适 adjusts the list. */
export function TalentsPage() {
  const list = useTalentFilters();
  const { id, view, show } = list;
  const posts = useOpenPosts();
  const options = posts.data?.items ?? [];
  const position = usePosition();
  const postId = view.postId ?? position ?? options[0]?.id;
  const recommended = useRecommended(postId);
  const rejection = useRejection(postId ?? '');
  const { data } = recommended;
  const people =
    view.sort !== 'newest'
      ? data?.items
      : data?.items.toSorted((one, other) => other.talent.activeAt.localeCompare(one.talent.activeAt));
  const shared = sharedBy(people ?? []);
  const { greeted, draft, greet, close, send } = useGreeting();
  return (
    <>
      <PageHead
        note={
          <span className="flex flex-wrap items-center gap-2">
            为
            <Select
              className="w-72! max-sm:w-64!"
              aria-label="为哪个职位推荐"
              showSearch={{ optionFilterProp: 'label' }}
              placeholder="选择在招职位"
              value={postId}
              onChange={(value: string) => {
                setSession({ position: value });
                show({ postId: value, id: null });
              }}
              options={options.map((post) => ({ value: post.id, label: `${post.title}（${post.place}）` }))}
            />
            找人
          </span>
        }
        actions={<ContactQuota />}
      />
      <section className="rounded-card border border-line bg-surface">
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-1.5 text-13 text-ink-3 max-sm:px-4">
          <Segmented
            size="small"
            aria-label="排序"
            value={view.sort ?? 'fit'}
            options={[
              { value: 'fit', label: '最匹配' },
              { value: 'newest', label: '最近活跃' },
            ]}
            onChange={(value) => show({ sort: value === 'fit' ? null : 'newest' })}
          />
          {people && <p role="status">共 {people.length} 人</p>}
          <SharedReasons shared={shared} />
          {(data?.rejected.length ?? 0) > 0 && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: (data?.rejected ?? []).map((one) => ({
                  key: one.id,
                  label: `恢复 ${addressOf(one.name)}（${rejectionReasons[one.reason as RejectionReason]}）`,
                })),
                onClick: ({ key }) => rejection.mutate({ id: key }),
              }}
            >
              <Button type="link" size="small" className="px-0!">
                已标记不合适 {data?.rejected.length} 人
              </Button>
            </Dropdown>
          )}
          <p className="ml-auto flex items-center gap-1.5 max-md:hidden">
            <Lock size={14} aria-hidden="true" />
            姓名在对方同意沟通后可见；看简历会告诉对方
          </p>
        </div>
        {posts.isSuccess && options.length === 0 ? (
          <Empty className="py-12!" description="发布职位后，这里会按职位推荐合适的人">
            <Link to={paths.release()}>
              <Button type="primary">发布职位</Button>
            </Link>
          </Empty>
        ) : (
          <ConsoleList
            label="推荐"
            list={list}
            pageSize={PAGE}
            unit="人"
            query={
              posts.isError ? { ...posts, data: undefined } : { ...recommended, data: people, fetchStatus: 'fetching' }
            }
            row={(item, at) => (
              <TalentItem
                key={item.talent.id}
                first={at === 0}
                talent={item.talent}
                sought={options.find(({ id }) => id === postId)?.title}
                open={item.talent.id === id}
                reasons={<FitReasons fit={item} shared={shared} />}
                actions={<Reject onReject={(reason) => rejection.mutate({ id: item.talent.id, reason })} />}
                onOpen={() => show({ id: item.talent.id })}
                onGreet={() => greet(item.talent)}
              />
            )}
            empty="暂时没有合适的公开简历，放宽条件自己找找看"
            emptyAction={
              <Link to={paths.talentSearch()}>
                <GhostButton>去人才搜索</GhostButton>
              </Link>
            }
          />
        )}
      </section>
      {greeted && (
        <GreetCard
          key={greeted.id}
          talent={greeted}
          postId={postId ?? null}
          draft={draft}
          onSend={send(greeted)}
          onClose={close}
        />
      )}
      <TalentDrawer id={id} via="recommendation" postId={postId ?? null} onClose={() => show({ id: null })} />
    </>
  );
}
