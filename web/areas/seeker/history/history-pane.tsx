import { useState } from 'react';
import { historyDays } from '#contract/search/alert-limits.ts';
import { call } from '#web/api/browser-call.ts';
import { toast } from '#web/api/toasts.ts';
import { CompareBar, CompareChoice } from '#web/features/compare/compare-choice.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListOf } from '../favourites/load-favourites.ts';
import { MoreButton, NothingYet, useMore } from '../favourites/nothing-yet.tsx';
import { PostLine } from '../favourites/post-line.tsx';

const background = { background: true };

/** Viewed posts; each can be removed, and all of them after a confirmation. */
export function HistoryPane({ list, now }: { list: ListOf<'history'>; now: number }) {
  const { items, setItems, ...more } = useMore(list, (cursor) =>
    call('GET /api/history', { query: { cursor } }, background),
  );
  const [asking, setAsking] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const hasMore = more.hasMore && !isCleared;
  const forget = async (id: string) => {
    const at = items.findIndex(({ post }) => post.id === id);
    const removed = items.slice(at, at + 1);
    setItems((now) => now.filter(({ post }) => post.id !== id));
    const bringBack = () => setItems((now) => now.toSpliced(at, 0, ...removed));
    // The next page stands in for the one that was removed to its last.
    if (items.length === 1 && hasMore) void more.more();
    await call('DELETE /api/history/:id', { params: { id } }, background).catch(bringBack);
  };
  const clear = async () => {
    setAsking(false);
    const before = items;
    setItems([]);
    setCleared(true);
    await call('DELETE /api/history', {}, background).then(
      () => toast.success('浏览记录已清空'),
      () => {
        setItems(before);
        setCleared(false);
      },
    );
  };
  if (items.length === 0 && !hasMore)
    return <NothingYet title="没有浏览记录" text={`看过的职位会记在这里，保留 ${historyDays} 天`} />;
  return (
    <>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3 text-14 text-ink-3">
        <p>只有你自己能看到，保留 {historyDays} 天</p>
        {asking ? (
          <span className="flex items-center gap-2">
            确定清空？
            <Button size="s" look="danger" onClick={() => void clear()}>
              清空
            </Button>
            <Button size="s" onClick={() => setAsking(false)}>
              取消
            </Button>
          </span>
        ) : (
          <Button size="s" onClick={() => setAsking(true)}>
            清空浏览记录
          </Button>
        )}
      </div>
      <CompareBar />
      <ul className="card rows">
        {items.map(({ post, seenAt }) => (
          <PostLine
            key={post.id}
            post={post}
            now={now}
            note={<span className="text-ink-1">{agoText(seenAt, now)}看过</span>}
            actions={
              <>
                <CompareChoice id={post.id} title={post.title} />
                <Button size="s" aria-label={`移除：${post.title}`} onClick={() => void forget(post.id)}>
                  移除
                </Button>
              </>
            }
          />
        ))}
      </ul>
      <MoreButton hasMore={hasMore} busy={more.busy} more={more.more} />
    </>
  );
}
