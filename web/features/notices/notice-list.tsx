import { useEffect, useRef, useState } from 'react';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import { byPeriod } from '#web/features/time/by-period.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { foldNotices } from './fold-notices.ts';
import { FoldedNotices } from './folded-notices.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useNotices } from './use-notices.ts';

interface Props {
  /** The topics of this side of the site. */
  topics: readonly NoticeTopic[];
  /** Text of the empty list. */
  about: string;
}

function Waiting() {
  return (
    <div className="space-y-3 p-5" aria-busy="true">
      <span className="sr-only" role="status">
        正在加载
      </span>
      {['one', 'two', 'three', 'four'].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}

/** As many lines as a window shows. */
const FULL = 9;

/** The reader's notices, by topic. */
export function NoticeList({ topics, about }: Props) {
  const [topic, setTopic] = useState<NoticeTopic | 'all'>('all');
  const {
    items,
    nextCursor,
    unread = 0,
    failed,
    reload,
    more,
    markRead,
  } = useNotices(topic === 'all' ? undefined : topic);
  const periods = items && byPeriod(items, ({ createdAt }) => createdAt, Date.now());
  const lines = periods?.reduce((sum, { rows }) => sum + foldNotices(rows).length, 0) ?? FULL;
  const asked = useRef('');
  // Many notices fold into few lines: a page is filled before it ends.
  useEffect(() => {
    if (!nextCursor || lines >= FULL || asked.current === nextCursor) return;
    asked.current = nextCursor;
    void more();
  }, [nextCursor, lines, more]);
  const choices = [
    { value: 'all' as const, label: '全部' },
    ...topics.map((value) => ({ value, label: noticeTopics[value].label })),
  ];
  return (
    <>
      <div className="flex items-start gap-x-3 border-b border-line px-4 py-2">
        <ChoiceTabs<NoticeTopic | 'all'>
          label="通知类型"
          className="scroll-line -ml-1 flex-1 gap-0! [&>*]:flex-none [&>*]:px-2!"
          choices={choices}
          value={topic}
          onChange={setTopic}
        />
        <Button look="text" size="s" className="shrink-0" disabled={unread === 0} onClick={() => void markRead()}>
          全部已读
        </Button>
      </div>
      {failed && !items && <ErrorState message="通知没有加载出来" onRetry={() => void reload()} />}
      {!failed && !items && <Waiting />}
      {items?.length === 0 && (
        <EmptyState
          title={topic === 'all' ? '还没有通知' : `还没有“${noticeTopics[topic].label}”的通知`}
          text={about}
        />
      )}
      {items && items.length > 0 && (
        <div aria-live="polite">
          {periods?.map(({ period, rows }) => (
            <section key={period} aria-label={period} className="border-b border-line last:border-b-0">
              <p className="border-b border-line bg-ground px-5 py-1.5 text-13 font-medium text-ink-2 max-sm:px-4">
                {period}
              </p>
              <ul className="min-w-0">
                {foldNotices(rows).map(([notice, ...more]) => {
                  if (!notice) return null;
                  const read = (id: string) => void markRead([id]);
                  return more.length > 0 ? (
                    <FoldedNotices key={notice.id} notices={[notice, ...more]} onRead={read} />
                  ) : (
                    <NoticeRow key={notice.id} notice={notice} onRead={() => read(notice.id)} />
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      )}
      {nextCursor && (
        <div className="border-t border-line p-3">
          <Button wide onClick={() => void more()}>
            更早的通知
          </Button>
        </div>
      )}
    </>
  );
}
