import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { countText } from '#web/features/chat/unread.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { bySpan, groupNotices, isOfDelivery, type Thread, threadsOf } from './fold-notices.ts';
import { NewDeliveries } from './new-deliveries.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useNotices } from './use-notices.ts';

interface Props {
  /** The topics of this side of the site. */
  topics: readonly NoticeTopic[];
  /** Text of the empty list. */
  about: string;
  /** Of a recruiter; else of a seeker. */
  isCompany?: boolean;
  /** Above a seeker's notices: what waits for an answer. */
  children?: ReactNode;
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

const isArrival = ({ kind }: Notification) => kind === 'delivery.deliver';
const isUnread = ({ readAt }: Notification) => readAt === null;
/** Whether a company was asked for another time, and whether it did not look yet. */
const asks = ([{ kind }]: Thread) => kind === 'delivery.propose-time';
const waits = (thread: Thread) => asks(thread) && isUnread(thread[0]);

interface PartProps {
  heading: string;
  /** Of the section and of its list. */
  className?: string;
  listClassName?: string;
  children: ReactNode[];
}

/** Rows under a heading; nothing without any. */
const Part = ({ heading, className = '', listClassName = '', children }: PartProps) =>
  children.length > 0 && (
    <section aria-label={heading} className={`min-w-0 overflow-hidden ${className}`}>
      <h2 className="px-5 pt-4 text-14 text-ink-3 max-sm:px-4">{heading}</h2>
      <ul className={`-mb-px ${listClassName}`}>{children}</ul>
    </section>
  );

/** The reader's notices, by topic: a seeker's deliveries by day beside all else, a company's new deliveries by post. */
export function NoticeList({ topics, about, isCompany = false, children }: Props) {
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
  const arrived = items?.filter(isArrival) ?? [];
  const threads = threadsOf(items?.filter((item) => !isArrival(item)) ?? []);
  const mine = threads.filter(([notice]) => isOfDelivery(notice));
  const others = threads.filter(([notice]) => !isOfDelivery(notice));
  const lines = items ? threads.length + Math.ceil(arrived.length / 3) : FULL;
  const asked = useRef('');
  // Many notices fold into few lines: a page is filled before it ends.
  useEffect(() => {
    if (!nextCursor || lines >= FULL || asked.current === nextCursor) return;
    asked.current = nextCursor;
    void more();
  }, [nextCursor, lines, more]);
  const rows = (list: readonly Thread[]) =>
    list.map((thread) => (
      <NoticeRow
        key={thread[0].id}
        thread={thread}
        isCompany={isCompany}
        onRead={() => void markRead(thread.filter(isUnread).map(({ id }) => id))}
      />
    ));
  const counted = (label: string, count = 0) =>
    count > 0 ? (
      <>
        {label}
        <span className="tabular text-12 text-err-ink">{countText(count)}</span>
      </>
    ) : (
      label
    );
  const choices = [
    { value: 'all' as const, label: counted('全部', unread) },
    ...topics.map((value) => ({ value, label: counted(noticeTopics[value].label, unreadOf[value]) })),
  ];
  const instead = items ? (
    items.length === 0 && (
      <EmptyState title={topic === 'all' ? '还没有通知' : `还没有“${noticeTopics[topic].label}”的通知`} text={about} />
    )
  ) : failed ? (
    <ErrorState message="通知没有加载出来" onRetry={() => void reload()} />
  ) : (
    <Waiting />
  );
  return (
    <div className="@container">
      <div className={`flex items-center gap-x-3 py-2.5 ${isCompany ? 'border-b border-line pr-4 pl-3' : ''}`}>
        <ChoiceTabs<NoticeTopic | 'all'>
          label="通知类型"
          className="scroll-line min-w-0 flex-1 gap-0! [&>*]:flex-none [&>*]:px-2.5!"
          choices={choices}
          value={topic}
          onChange={setTopic}
        />
        <Button look="text" size="s" className="shrink-0" disabled={unread === 0} onClick={() => void markRead()}>
          全部已读
        </Button>
      </div>
      {isCompany ? (
        <div className="divide-y divide-line" aria-live="polite">
          {instead}
          <Part heading="等您答复" className="bg-brand-tint">
            {rows(threads.filter(waits))}
          </Part>
          <Part heading="进展和提醒" listClassName="@4xl:grid @4xl:grid-cols-2 @6xl:grid-cols-3">
            {rows(
              threads
                .filter((thread) => !waits(thread))
                .toSorted((one, other) => Number(asks(other)) - Number(asks(one))),
            )}
          </Part>
          <Part heading="新投递" listClassName="@6xl:grid @6xl:grid-cols-2">
            {[...groupNotices(arrived, ({ post }) => post)].map(([post, deliveries]) => (
              <NewDeliveries key={post} post={post} deliveries={deliveries} onRead={(id) => void markRead([id])} />
            ))}
          </Part>
        </div>
      ) : (
        <div
          className={`grid items-start gap-4 ${mine.length > 0 && others.length > 0 ? '@4xl:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
        >
          <div className="col-span-full grid gap-4 empty:hidden @4xl:grid-cols-2 @4xl:[&>:only-child]:col-span-full">
            {children}
          </div>
          {instead && <div className="card">{instead}</div>}
          {mine.length > 0 && (
            <div className="card divide-y divide-line" aria-live="polite">
              {bySpan(mine, Date.now()).map(({ span, threads: some }) => (
                <Part key={span} heading={span}>
                  {rows(some)}
                </Part>
              ))}
            </div>
          )}
          <Part heading="公招和其他" className="card">
            {rows(others)}
          </Part>
        </div>
      )}
      {nextCursor && (
        <div className={isCompany ? 'border-t border-line p-3' : 'mt-4'}>
          <Button wide onClick={() => void more()}>
            更早的通知
          </Button>
        </div>
      )}
    </div>
  );
}
