import { useEffect, useRef, useState } from 'react';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import { countText } from '#web/features/chat/unread.ts';
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
    unreadOf = {},
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
  const counted = (label: string, count = 0) =>
    count > 0 ? (
      <>
        {label}
        <span className="tabular text-12 text-err-ink @4xl:ml-auto">{countText(count)}</span>
      </>
    ) : (
      label
    );
  const choices = [
    { value: 'all' as const, label: counted('全部', unread) },
    ...topics.map((value) => ({ value, label: counted(noticeTopics[value].label, unreadOf[value]) })),
  ];
  const body = (
    <>
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
                {foldNotices(rows).map((group) => {
                  const [notice, ...more] = group;
                  const read = (id: string) => void markRead([id]);
                  return more.length > 0 ? (
                    <FoldedNotices key={notice.id} notices={group} onRead={read} />
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
  return (
    <div className="@container">
      <div className="@4xl:grid @4xl:grid-cols-[168px_minmax(0,1fr)]">
        <div className="flex items-start gap-x-3 border-b border-line px-4 py-2 @4xl:flex-col @4xl:items-stretch @4xl:gap-2 @4xl:border-r @4xl:border-b-0 @4xl:px-3 @4xl:py-3">
          <ChoiceTabs<NoticeTopic | 'all'>
            label="通知类型"
            className="scroll-line -ml-1 flex-1 gap-0! @4xl:ml-0 @4xl:flex-none @4xl:flex-col @4xl:items-stretch [&>*]:flex-none [&>*]:px-2! @4xl:[&>*]:h-9"
            choices={choices}
            value={topic}
            onChange={setTopic}
          />
          <Button
            look="text"
            size="s"
            className="shrink-0 @4xl:self-start @4xl:px-2!"
            disabled={unread === 0}
            onClick={() => void markRead()}
          >
            全部已读
          </Button>
        </div>
        <div className="min-w-0">{body}</div>
      </div>
    </div>
  );
}
