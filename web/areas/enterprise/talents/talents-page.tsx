import { Button, Dropdown, Empty } from 'antd';
import { Lock } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Recommendation, type RejectionReason, rejectionReasons } from '#contract/talents/talent-shapes.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { paths } from '#web/paths.ts';
import { setSession } from '#web/session/session-store.ts';
import { BandHead, bandOf } from '../search/fit-line.tsx';
import { SortSwitch, SoughtSelect } from '../search/sought.tsx';
import { TalentDrawer } from '../search/talent-drawer.tsx';
import { TalentItem } from '../search/talent-item.tsx';
import { addressOf } from '../search/talent-words.ts';
import { useGreeting } from '../search/use-greeting.tsx';
import { useOpenPosts, usePosition, useTalentFilters } from '../search/use-talents.ts';

/** People on a page. */
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
      <button type="button" className="btn btn-outline px-3 text-14 font-normal text-ink-2">
        不合适
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
  const recommended = useCall('GET /api/talents/recommended', postId ? { query: { postId } } : null);
  const scoredAnew = { invalidates: ['GET /api/talents/recommended'] } as const;
  const reject = useAction('PUT /api/talents/:id/rejection', scoredAnew);
  const restore = useAction('DELETE /api/talents/:id/rejection', scoredAnew);
  const { data } = recommended;
  const people = data?.items.toSorted((one, other) =>
    view.sort === 'newest' ? other.talent.activeAt.localeCompare(one.talent.activeAt) : bandOf(one) - bandOf(other),
  );
  const { greet, card } = useGreeting();
  const item = (one: Recommendation, at: number, shown: readonly Recommendation[]) => (
    <Fragment key={one.talent.id}>
      {view.sort !== 'newest' && <BandHead fits={shown} at={at} />}
      <TalentItem
        first={at === 0}
        talent={one.talent}
        sought={options.find((post) => post.id === postId)?.title}
        open={one.talent.id === id}
        fit={one}
        actions={
          <Reject
            onReject={(reason) =>
              void reject.send({ params: { id: one.talent.id }, body: { postId: postId ?? '', reason } })
            }
          />
        }
        onOpen={() => show({ id: one.talent.id })}
        onGreet={() => greet(one.talent)}
      />
    </Fragment>
  );
  return (
    <>
      <PageHead
        note={
          <SoughtSelect
            label="为哪个职位推荐"
            posts={options}
            value={postId}
            onChange={(value) => {
              setSession({ position: value });
              show({ postId: value, id: null });
            }}
          />
        }
      />
      <section className="rounded-card border border-line bg-surface">
        <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-1.5 text-14 text-ink-3 max-sm:px-4">
          <SortSwitch value={view.sort ?? 'fit'} onChange={(value) => show({ sort: value === 'fit' ? null : value })} />
          {people && <p role="status">共 {people.length} 人</p>}
          {(data?.rejected.length ?? 0) > 0 && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: (data?.rejected ?? []).map((one) => ({
                  key: one.id,
                  label: `恢复 ${addressOf(one.name)}（${rejectionReasons[one.reason as RejectionReason]}）`,
                })),
                onClick: ({ key }) => void restore.send({ params: { id: key }, query: { postId: postId ?? '' } }),
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
            query={
              posts.isError ? { ...posts, data: undefined } : { ...recommended, data: people, fetchStatus: 'fetching' }
            }
            row={item}
            empty="暂时没有合适的公开简历，放宽条件自己找找看"
            emptyAction={
              <Link to={paths.talentSearch()}>
                <GhostButton>去人才搜索</GhostButton>
              </Link>
            }
          />
        )}
      </section>
      {card(postId ?? null)}
      <TalentDrawer id={id} via="recommendation" postId={postId ?? null} onClose={() => show({ id: null })} />
    </>
  );
}
