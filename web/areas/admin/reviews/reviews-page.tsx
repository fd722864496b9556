import { Empty } from 'antd';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import {
  type PaperCheck,
  type ReviewQueue,
  reviewQueues,
  type Verdict,
  verdicts,
} from '#contract/operators/reviews.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { StateTabs } from '#web/features/console/state-tabs.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { BatchBar } from './batch-bar.tsx';
import { HeldApproval } from './held-approval.tsx';
import { ItemPanel, unchecked } from './item-panel.tsx';
import { QueueList } from './queue-list.tsx';
import { useKeys } from './use-keys.ts';
import {
  useDecide,
  useGiveBack,
  useGiveBackOnLeaving,
  useItem,
  useQueue,
  useReasons,
  useReviewCounts,
  useUndo,
} from './use-reviews.ts';

const CLOCK_MS = 30_000;

/** The current time, for the items' countdowns. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) ? error.message : null;

/** The keys of a queue and what they do. */
const keysOf = (queue: ReviewQueue): readonly (readonly [string, string])[] => [
  ['JK', '移动'],
  ['O', '打开'],
  ...(queue === 'reports'
    ? ([
        ['D', '不成立'],
        ['X', '下架'],
        ['W', '警告'],
      ] as const)
    : ([
        ['A', '通过'],
        ['R', '驳回'],
      ] as const)),
];

/** One queue: the list, and the opened item beside it. */
function Queue({ queue, overdue, onEmpty }: { queue: ReviewQueue; overdue: number; onEmpty: React.ReactNode }) {
  const [keyword, setKeyword] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const list = useQueue(queue, keyword);
  const items = list.data?.items ?? [];
  const [current, setCurrent] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [asking, setAsking] = useState<Verdict | null>(null);
  const [checked, setChecked] = useState<readonly PaperCheck[]>([]);
  const item = useItem(queue, open);
  const decide = useDecide(open);
  const giveBack = useGiveBack();
  useGiveBackOnLeaving(queue, open);
  const reasons = useReasons(queue);
  const now = useNow();
  const at = items.findIndex(({ id }) => id === current);
  // Posts arrive by the hundred; papers and reports are reviewed one by one.
  const inBulk = queue === 'posts';

  const show = (id: string | null) => {
    setCurrent(id);
    setOpen(id);
    setChecked([]);
  };
  const giveBackOpened = () => {
    if (open) void giveBack.send({ params: { queue, id: open } });
    setOpen(null);
  };
  // A batch or another operator may take the opened item out of the list: its keys must not act on it any more.
  const isListed = open === null || list.isPlaceholderData || items.some(({ id }) => id === open);
  useEffect(() => {
    if (!isListed) setOpen(null);
  }, [isListed]);
  // Once, where there is room beside the list: an item given back is not claimed again.
  const isWide = useMedia('(min-width: 1024px)');
  const [begun, setBegun] = useState(false);
  const firstFree = items.find(({ claim }) => !claim || claim.mine)?.id;
  useEffect(() => {
    if (begun || !isWide || !firstFree) return;
    setBegun(true);
    setCurrent(firstFree);
    setOpen(firstFree);
  }, [begun, isWide, firstFree]);
  const step = (by: number) => setCurrent(items[Math.min(items.length - 1, Math.max(0, at + by))]?.id ?? null);
  const settle = (verdict: Verdict, reason?: string) => {
    if (!item.data || decide.isPending) return;
    const next = items[at + 1]?.id ?? items[at - 1]?.id ?? null;
    const body = { verdict, reason, ...(checked.length > 0 && verdict === 'approve' && { checked: [...checked] }) };
    const done = decide.send({ params: { queue, id: item.data.id }, body });
    void done.then((answer) => {
      if (answer === undefined) return;
      setAsking(null);
      show(next);
    });
  };
  const choose = (verdict: Verdict | undefined) => {
    if (!verdict || !item.data || !isListed) return;
    const left = verdict === 'approve' ? unchecked(item.data, checked) : 0;
    if (left > 0) toast.error(`还有 ${left} 项没核对，逐项对着证照勾选后再通过`);
    else if (verdict === 'approve' || verdict === 'dismiss') settle(verdict);
    else setAsking(verdict);
  };
  const among = (...requested: Verdict[]) => requested.find((verdict) => item.data?.verdicts.includes(verdict));
  const undone = useUndo();
  const held = list.data?.held.at(-1);
  const undo = (id: string) => {
    void undone.send({ params: { queue, id } }).then((answer) => answer !== undefined && show(id));
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => current && show(current),
    u: () => held && undo(held.id),
    a: () => choose(among('approve')),
    r: () => choose(among('reject', 'suspend')),
    d: () => choose(among('dismiss')),
    x: () => choose(among('remove')),
    w: () => choose(among('warn')),
  });

  if (list.isError) return <LoadFailed title="队列没有加载出来" error={list.error} onRetry={list.refetch} />;
  if (list.isPending) return <RowsSkeleton />;
  if (items.length === 0 && keyword === undefined && !held) return onEmpty;
  const tick = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  return (
    <div className="grid lg:grid-cols-[320px_1fr]">
      {held && <HeldApproval key={held.id} {...held} onUndo={() => undo(held.id)} onOver={list.refetch} />}
      <div className="border-r border-line max-lg:border-r-0">
        <div className="border-b border-line px-4 py-3">
          <SearchField
            label="查找待审事项"
            placeholder="标题或单位名称"
            className="w-full!"
            value={keyword}
            onFind={(text) => {
              giveBackOpened();
              setKeyword(text || undefined);
            }}
          />
          {overdue > 0 && (
            <p className="tabular mt-2 text-14 text-ink-2">
              <b className="font-semibold text-err-ink">{overdue} 项超时</b>，等得最久的在前
            </p>
          )}
        </div>
        {inBulk && items.length > 0 && <BatchBar queue={queue} items={items} ticked={ticked} onTick={setTicked} />}
        {items.length === 0 && <Empty className="py-12!" description="没有符合条件的待审事项" />}
        <QueueList
          items={items}
          current={current}
          now={now}
          beside={open !== null}
          onOpen={show}
          ticks={inBulk ? { ids: ticked, onTick: tick } : undefined}
        />
        <p className="flex flex-wrap gap-x-3 gap-y-1.5 border-t border-line px-4 py-3 text-12 text-ink-3 max-lg:hidden">
          {keysOf(queue).map(([keys, act]) => (
            <span key={act} className="whitespace-nowrap">
              {[...keys].map((key) => (
                <kbd
                  key={key}
                  className="mr-1 rounded-tag border border-line-strong bg-surface px-1.5 font-sans leading-5"
                >
                  {key}
                </kbd>
              ))}
              {act}
            </span>
          ))}
          {list.data.total > items.length && <span>共 {list.data.total} 项</span>}
        </p>
      </div>
      <div className={clsx('min-h-96 lg:h-[calc(100vh-180px)]', !open && 'max-lg:hidden')}>
        <ItemPanel
          key={open}
          detail={open ? item.data : undefined}
          pending={open !== null && item.isPending}
          refusal={item.isError ? (refusalOf(item.error) ?? '没有打开') : null}
          busy={decide.isPending}
          onVerdict={choose}
          onRetry={() => void item.refetch()}
          checked={checked}
          onCheck={setChecked}
          onGiveBack={giveBackOpened}
        />
      </div>
      {asking && item.data && (
        <ReasonDialog
          title={`${verdicts[asking]}“${item.data.title}”`}
          okText={verdicts[asking]}
          danger
          label="理由，对方会看到这段话"
          templates={reasons.data}
          busy={decide.isPending}
          onDone={(reason) => settle(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** The review queues. Opening an item claims it, so that no colleague works on it. */
export function ReviewsPage() {
  const { values, begin } = useListParams({ queue: anyText });
  const counts = useReviewCounts(true);
  const own = counts.data ?? [];
  const queue = own.find((one) => one.queue === values.queue)?.queue ?? own[0]?.queue;
  return (
    <>
      <PageHead />
      <section className="rounded-card border border-line bg-surface">
        {queue && (
          <StateTabs
            label="审核队列"
            active={queue}
            onChange={(key) => begin({ queue: key })}
            tabs={own.map((one) => ({ key: one.queue, label: reviewQueues[one.queue], n: one.waiting }))}
          />
        )}
        {queue ? (
          <Queue
            key={queue}
            queue={queue}
            overdue={own.find((one) => one.queue === queue)?.overdue ?? 0}
            onEmpty={<Empty className="py-24!" description={`${reviewQueues[queue]}都处理完了`} />}
          />
        ) : counts.isError ? (
          <LoadFailed title="审核队列没有加载出来" error={counts.error} onRetry={counts.refetch} />
        ) : (
          <RowsSkeleton />
        )}
      </section>
    </>
  );
}
