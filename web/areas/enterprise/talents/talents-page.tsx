import { Dropdown } from 'antd';
import { Link } from 'react-router';
import { type Recommendation, type RejectionReason, rejectionReasons } from '#contract/talents/talent-shapes.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TalentDrawer } from '../search/talent-drawer.tsx';
import { SortSelect, SoughtSelect, useTalentPane } from '../search/talent-filters.tsx';
import { addressOf, TalentRow } from '../search/talent-row.tsx';
import { useGreeting } from '../search/use-greeting.tsx';
import { useCandidateCounts, useOpenPosts, usePosition, useTalentFilters } from '../search/use-talents.ts';

/** People on a page. */
const PAGE = 10;

function Reject({ className, onReject }: { className: string; onReject(reason: RejectionReason): void }) {
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: Object.entries(rejectionReasons).map(([key, label]) => ({ key, label })),
        onClick: ({ key }) => onReject(key as RejectionReason),
      }}
    >
      <button type="button" className={className}>
        不合适
      </button>
    </Dropdown>
  );
}

/** Recommended people for one open post, with what they meet of it; 不合适 adjusts the list. */
export function TalentsPage() {
  const list = useTalentFilters();
  const { id, view, show } = list;
  const posts = useOpenPosts();
  const options = posts.data?.items ?? [];
  const position = usePosition();
  const postId = view.postId ?? position ?? options[0]?.id;
  const recommended = useCall('GET /api/talents/recommended', postId ? { query: { postId } } : null);
  const tabCounts = useCandidateCounts(postId);
  const scoredAnew = { invalidates: ['GET /api/talents/recommended'] } as const;
  const rejection = useAction('PUT /api/talents/:id/rejection', scoredAnew);
  const restore = useAction('DELETE /api/talents/:id/rejection', scoredAnew);
  const { data } = recommended;
  const people =
    view.sort === 'newest'
      ? data?.items.toSorted((one, other) => other.talent.activeAt.localeCompare(one.talent.activeAt))
      : data?.items;
  const pane = useTalentPane(people?.map(({ talent }) => talent.id) ?? [], id, show);
  const { greet, card } = useGreeting(pane.advance);
  const bringBack = (talentId: string) =>
    void restore.send({ params: { id: talentId }, query: { postId: postId ?? '' } });
  const reject = async (talentId: string, reason: RejectionReason) => {
    const sent = await rejection.send({ params: { id: talentId }, body: { postId: postId ?? '', reason } });
    if (sent === undefined) return;
    pane.advance(talentId);
    toast.done('已标记不合适，之后的推荐会跟着调整', () => bringBack(talentId));
  };
  return (
    <>
      <PageHead
        counts={tabCounts}
        note="公开了简历的人，按在招职位的要求逐条对照，愿来本省的在前；姓名在对方同意沟通后可见，看简历会告诉对方"
      />
      <div className="beside-pane">
        <div>
          <div className="filters">
            <SoughtSelect
              label="为哪个职位推荐"
              posts={options}
              value={postId}
              onChange={(value) => {
                setSession({ position: value });
                show({ postId: value, id: null });
              }}
            />
            {(data?.rejected.length ?? 0) > 0 && (
              <Dropdown
                trigger={['click']}
                menu={{
                  items: (data?.rejected ?? []).map((one) => ({
                    key: one.id,
                    label: `恢复 ${addressOf(one.name)}（${rejectionReasons[one.reason as RejectionReason]}）`,
                  })),
                  onClick: ({ key }) => bringBack(key),
                }}
              >
                <button type="button" className="filter">
                  已标记不合适 {data?.rejected.length} 人
                </button>
              </Dropdown>
            )}
            <SortSelect
              value={view.sort ?? 'fit'}
              onChange={(value) => show({ sort: value === 'fit' ? null : value })}
            />
          </div>
          <section className="card">
            {posts.isSuccess && options.length === 0 ? (
              <EmptyState
                title="还没有可以推荐的职位"
                text="发布职位后，这里会按职位推荐合适的人"
                next={{ label: '发布职位', href: paths.release(), look: 'filled' }}
              />
            ) : (
              <ConsoleList
                label="推荐"
                list={list}
                pageSize={PAGE}
                unit="人"
                query={
                  posts.isError
                    ? { ...posts, data: undefined }
                    : { ...recommended, data: people, fetchStatus: 'fetching' }
                }
                row={(one: Recommendation) => (
                  <TalentRow
                    key={one.talent.id}
                    talent={one.talent}
                    sought={options.find((post) => post.id === postId)?.title}
                    current={one.talent.id === id}
                    fit={one}
                    acts={
                      <Reject
                        className="btn btn-s btn-text"
                        onReject={(reason) => void reject(one.talent.id, reason)}
                      />
                    }
                    onOpen={() => show({ id: one.talent.id })}
                    onGreet={() => greet(one.talent)}
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
        </div>
        <TalentDrawer
          id={id}
          via="recommendation"
          fit={people?.find(({ talent }) => talent.id === id)}
          pane={pane}
          refuse={
            <Reject className="btn btn-outline font-normal" onReject={(reason) => id && void reject(id, reason)} />
          }
          onGreet={greet}
          onClose={() => show({ id: null })}
        />
      </div>
      {card(postId ?? null)}
    </>
  );
}
