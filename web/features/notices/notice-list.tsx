import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import { countText } from '#web/features/chat/unread.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { byPost, type Thread, threadsOf } from './fold-notices.ts';
import { NewDeliveries } from './new-deliveries.tsx';
import { AskingNotice, NoticeRow, waitsForAnswer } from './notice-row.tsx';
import { useNotices } from './use-notices.ts';

interface Props {
  /** The topics of this side of the site. */
  topics: readonly NoticeTopic[];
  /** Text of the empty list. */
  about: string;
  /** Of a recruiter; else of a seeker. */
  isCompany?: boolean;
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

/** Of what waits for an answer, and of the two parts. */
const headings = {
  seeker: { asking: '等你答复', deliveries: '我的投递', others: '公招和其他' },
  company: { asking: '等您答复', deliveries: '新投递', others: '答复和其他' },
};

interface ColumnProps {
  heading: string;
  /** Of the list. */
  className?: string | undefined;
  children: ReactNode;
}

function Column({ heading, className, children }: ColumnProps) {
  return (
    <section aria-label={heading} className="min-w-0 overflow-hidden">
      <h2 className="px-5 pt-4 text-14 text-ink-3 max-sm:px-4">{heading}</h2>
      <ul className={clsx('-mb-px', className)}>{children}</ul>
    </section>
  );
}

/** A line between two parts, whether they stand beside or below each other. */
const divided = 'divide-line max-@4xl:divide-y';

/** The reader's notices, by topic: what waits for an answer leads, then deliveries and all else. */
export function NoticeList({ topics, about, isCompany = false }: Props) {
  const { asking, deliveries, others: elsewhere } = isCompany ? headings.company : headings.seeker;
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
  const waiting = items?.filter(waitsForAnswer) ?? [];
  const rest = items?.filter((item) => !waitsForAnswer(item)) ?? [];
  const arrived = rest.filter(({ kind }) => kind === 'delivery.deliver');
  const threads = threadsOf(rest.filter(({ kind }) => kind !== 'delivery.deliver'));
  // A company sees new deliveries by post, a seeker what happened with each of theirs.
  const isOfDelivery = ([{ kind }]: Thread) => !isCompany && kind.startsWith('delivery.');
  const mine = threads.filter(isOfDelivery);
  const others = threads.filter((thread) => !isOfDelivery(thread));
  const lines = items ? waiting.length + threads.length + Math.ceil(arrived.length / 3) : FULL;
  const asked = useRef('');
  // Many notices fold into few lines: a page is filled before it ends.
  useEffect(() => {
    if (!nextCursor || lines >= FULL || asked.current === nextCursor) return;
    asked.current = nextCursor;
    void more();
  }, [nextCursor, lines, more]);
  const read = (notices: readonly { id: string; readAt: string | null }[]) =>
    void markRead(notices.filter(({ readAt }) => readAt === null).map(({ id }) => id));
  const rows = (list: readonly Thread[]) =>
    list.map((thread) => <NoticeRow key={thread[0].id} thread={thread} onRead={() => read(thread)} />);
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
  return (
    <div className="@container">
      <div className="flex items-center gap-x-3 border-b border-line py-2.5 pr-4 pl-3">
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
          {waiting.length > 0 && (
            <section aria-label={asking} className="border-b border-line bg-brand-tint p-5 pt-4 max-sm:p-4">
              <h2 className="mb-3 flex items-center gap-2 text-16">
                <span aria-hidden className="size-2 rounded-full bg-warm" />
                {asking} <span className="num text-14 text-ink-3">{waiting.length}</span>
              </h2>
              <ul
                className={`grid gap-px overflow-hidden rounded-card bg-line ${waiting.length > 1 ? '@4xl:grid-cols-2' : ''}`}
              >
                {waiting.map((notice) => (
                  <AskingNotice key={notice.id} notice={notice} onRead={() => read([notice])} />
                ))}
              </ul>
            </section>
          )}
          {isCompany ? (
            <div className="divide-y divide-line">
              {others.length > 0 && (
                <Column heading={elsewhere} className="@4xl:grid @4xl:grid-cols-2 @6xl:grid-cols-3">
                  {rows(others)}
                </Column>
              )}
              {arrived.length > 0 && (
                <Column
                  heading={deliveries}
                  className="@4xl:columns-2 @4xl:gap-0 @4xl:[column-rule:1px_solid_var(--line)]"
                >
                  {byPost(arrived).map(([post, arrivals]) => (
                    <NewDeliveries key={post} post={post} deliveries={arrivals} onRead={(id) => void markRead([id])} />
                  ))}
                </Column>
              )}
            </div>
          ) : (
            <div
              className={clsx(
                divided,
                mine.length > 0 &&
                  others.length > 0 &&
                  '@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] @4xl:divide-x',
              )}
            >
              {mine.length > 0 && <Column heading={deliveries}>{rows(mine)}</Column>}
              {others.length > 0 && <Column heading={elsewhere}>{rows(others)}</Column>}
            </div>
          )}
        </div>
      )}
      {nextCursor && (
        <div className="border-t border-line p-3">
          <Button wide onClick={() => void more()}>
            更早的通知
          </Button>
        </div>
      )}
    </div>
  );
}
