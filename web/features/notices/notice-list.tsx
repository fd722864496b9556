import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type NoticeTopic, noticeTopics } from '#contract/notifications/notice-topics.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { call } from '#web/api/browser-call.ts';
import { countText, recountUnread } from '#web/features/chat/unread.ts';
import { useLive } from '#web/features/live/live-events.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import { bySpan, type Thread, threadsOf } from './fold-notices.ts';
import { NoticeRow } from './notice-row.tsx';

interface Loaded {
  items: Notification[];
  nextCursor: string | null;
  unread: number;
  unreadOf: Partial<Record<NoticeTopic, number>>;
}

/** The reader's notices of one topic or all, newest first; updated live. */
function useNotices(topic: NoticeTopic | undefined) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  const requested = useRef(topic);
  requested.current = topic;

  const ask = useCallback(
    async (cursor?: string) => {
      const query = { topic, cursor };
      // A first page that fails is shown as failed; a further one is told.
      const options = { background: true, quiet: cursor === undefined };
      const answer = await call('GET /api/notifications', { query }, options).catch(() => null);
      return requested.current === topic ? answer : undefined;
    },
    [topic],
  );
  const reload = useCallback(async () => {
    setFailed(false);
    const answer = await ask();
    if (answer === undefined) return;
    if (answer) setLoaded(answer);
    else setFailed(true);
  }, [ask]);
  useEffect(() => {
    setLoaded(null);
    void reload();
  }, [reload]);
  useLive('notice', () => void reload());

  const more = async () => {
    const cursor = loaded?.nextCursor;
    const next = cursor && (await ask(cursor));
    // Another press may have added it.
    if (next)
      setLoaded((now) => (now?.nextCursor === cursor ? { ...next, items: [...now.items, ...next.items] } : now));
  };
  /** Marks these, or all, as read; optimistic. */
  const markRead = async (ids?: string[]) => {
    const body = ids ? { ids } : {};
    const readAt = new Date().toISOString();
    setLoaded((now) => {
      if (!now) return now;
      const isRead = ({ id, readAt }: Notification) => readAt === null && (!ids || ids.includes(id));
      const unreadOf = ids ? { ...now.unreadOf } : {};
      for (const item of now.items) if (ids && isRead(item)) unreadOf[item.topic] = (unreadOf[item.topic] ?? 1) - 1;
      return {
        ...now,
        unread: ids ? Math.max(0, now.unread - ids.length) : 0,
        unreadOf,
        items: now.items.map((item) => (isRead(item) ? { ...item, readAt } : item)),
      };
    });
    await call('POST /api/notifications/read', { body }, { background: true }).then(recountUnread, reload);
  };
  return { ...loaded, failed, reload, more, markRead };
}

interface PartProps {
  heading: string;
  children: ReactNode[];
}

/** Rows under a heading; nothing without any. */
const Part = ({ heading, children }: PartProps) =>
  children.length > 0 && (
    <section aria-label={heading} className="@container min-w-0 overflow-hidden border-b border-line last:border-b-0">
      <h2 className="px-5 pt-4 pb-1 text-16 text-ink-1 max-sm:px-4">{heading}</h2>
      <ul className="-mb-px">{children}</ul>
    </section>
  );

interface Props {
  /** The topics of this side of the site. */
  topics: readonly NoticeTopic[];
  /** Text of the empty list. */
  about: string;
  /** Of a recruiter; else of a seeker. */
  isCompany?: boolean;
}

/** As many lines as a window shows. */
const FULL = 9;

const isUnread = ({ readAt }: Notification) => readAt === null;

/** The reader's notices, by topic: by day. */
export function NoticeList({ topics, about, isCompany = false }: Props) {
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
  /** Topics that have something, of all that was read so far: only these are offered. */
  const known = useRef(new Set<NoticeTopic>());
  for (const { topic: had } of items ?? []) known.current.add(had);
  for (const value of topics) if (unreadOf[value]) known.current.add(value);
  const threads = threadsOf(items ?? [], !isCompany);
  const lines = items ? threads.length : FULL;
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
        <span className="tabular text-12 text-ink-3">{countText(count)}</span>
      </>
    ) : (
      label
    );
  const choices = [
    { value: 'all' as const, label: counted('全部', unread) },
    ...topics
      .filter((value) => known.current.has(value))
      .map((value) => ({ value, label: counted(noticeTopics[value].label, unreadOf[value]) })),
  ];
  const instead = items ? (
    items.length === 0 && (
      <EmptyState title={topic === 'all' ? '还没有通知' : `还没有“${noticeTopics[topic].label}”的通知`} text={about} />
    )
  ) : failed ? (
    <ErrorState message="通知没有加载出来" onRetry={() => void reload()} />
  ) : (
    <SkeletonLines lines={4} />
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
      <div className={isCompany ? '' : 'card'} aria-live="polite">
        {instead ||
          bySpan(threads, Date.now()).map(({ span, threads: some }) => (
            <Part key={span} heading={span}>
              {rows(some)}
            </Part>
          ))}
      </div>
      {nextCursor && (
        <div className={isCompany ? 'border-t border-line p-2 text-center' : 'mt-4'}>
          <Button wide={!isCompany} look={isCompany ? 'text' : 'outline'} onClick={() => void more()}>
            更早的通知
          </Button>
        </div>
      )}
    </div>
  );
}
