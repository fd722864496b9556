import { Button } from 'antd';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import {
  ALL_WORK,
  type PaperCheck,
  type ReviewQueue,
  reviewQueues,
  type Verdict,
  verdicts,
  type WorkItem,
  workQueues,
} from '#contract/operators/reviews.ts';
import { ApiError } from '#web/api/api-error.ts';
import { toast } from '#web/api/toasts.ts';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { anyText, useListParams } from '#web/features/console/list/use-list-params.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { ReasonDialog } from '#web/features/console/reason-dialog.tsx';
import { useKeys } from '#web/features/console/use-keys.ts';
import { useMedia } from '#web/features/console/use-media.ts';
import { useNow, useSecondsUntil } from '#web/features/time/use-now.ts';
import { WorkHead } from '#web/features/work/work-head.tsx';
import { Slot } from '#web/slots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BatchBar } from './batch-bar.tsx';
import { ItemPanel, unchecked } from './item-panel.tsx';
import { QueueList } from './queue-list.tsx';
import {
  type Review,
  useDecide,
  useGiveBack,
  useGiveBackOnLeaving,
  useItem,
  useQueue,
  useReasons,
  useUndo,
} from './use-reviews.ts';

const CLOCK_MS = 30_000;

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) ? error.message : null;

/** Items of several queues are told apart by both. */
const keyOf = ({ queue, id }: { queue: string; id: string }) => `${queue}/${id}`;

const isReview = (item: { queue: string; id: string } | null): item is Review =>
  item !== null && item.queue in reviewQueues;

/** What waits in one queue, or in all, and beside it the opened item. */
function Queue({ queue }: { queue: string }) {
  const [keyword, setKeyword] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const list = useQueue(queue, keyword);
  const items = list.data?.items ?? [];
  const [current, setCurrent] = useState<string | null>(null);
  const [open, setOpen] = useState<Pick<WorkItem, 'queue' | 'id'> | null>(null);
  const [asking, setAsking] = useState<Verdict | null>(null);
  const [checked, setChecked] = useState<readonly PaperCheck[]>([]);
  /** Something is written to a person that is not sent: the item stays, whoever else deals with it meanwhile. */
  const [isBusy, setIsBusy] = useState(false);
  const review = isReview(open) ? { queue: open.queue, id: open.id } : null;
  const item = useItem(review);
  const decide = useDecide(open && keyOf(open));
  const giveBack = useGiveBack();
  useGiveBackOnLeaving(review);
  const reasons = useReasons(review?.queue);
  const now = useNow(CLOCK_MS);
  const at = items.findIndex((item) => keyOf(item) === current);
  // Posts arrive by the hundred; papers and reports are reviewed one by one.
  const inBulk = queue === ('posts' satisfies ReviewQueue);

  const show = (one: Pick<WorkItem, 'queue' | 'id'> | null) => {
    setCurrent(one && keyOf(one));
    setOpen(one);
    setChecked([]);
    setIsBusy(false);
  };
  const giveBackOpened = () => {
    if (review) void giveBack.send({ params: review });
    setOpen(null);
  };
  /** Where the current one stood, once it is done. */
  const place = useRef(0);
  useEffect(() => {
    if (at !== -1) place.current = at;
  }, [at]);
  // A batch or another operator may take the opened item out of the list: its keys must not act on it any more.
  const isListed = open === null || list.isPlaceholderData || items.some((item) => keyOf(item) === keyOf(open));
  const following = items[Math.min(place.current, items.length - 1)] ?? null;
  useEffect(() => {
    if (isListed || isBusy) return;
    if (review) setOpen(null);
    else show(following);
  });
  // Once, where there is room beside the list: an item given back is not claimed again.
  const isWide = useMedia('(min-width: 1024px)');
  const [begun, setBegun] = useState(false);
  const firstFree = items.find(({ claim }) => !claim || claim.mine);
  useEffect(() => {
    if (begun || !isWide || !firstFree) return;
    setBegun(true);
    show(firstFree);
  });
  const step = (by: number) => {
    const one = items[Math.min(items.length - 1, Math.max(0, at + by))];
    setCurrent(one ? keyOf(one) : null);
  };
  const settle = (verdict: Verdict, reason?: string) => {
    if (!review || !item.data || decide.isPending) return;
    const next = items[at + 1] ?? items[at - 1] ?? null;
    const body = { verdict, reason, ...(checked.length > 0 && verdict === 'approve' && { checked: [...checked] }) };
    const done = decide.send({ params: review, body });
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
    else if (verdict === 'approve' || verdict === 'dismiss' || verdict === 'correct') settle(verdict);
    else setAsking(verdict);
  };
  const among = (...requested: Verdict[]) => requested.find((verdict) => item.data?.verdicts.includes(verdict));
  const undone = useUndo();
  const held = list.data?.held.at(-1);
  const undo = (params: Review) => {
    void undone.send({ params }).then((answer) => answer !== undefined && show(params));
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    o: () => at !== -1 && show(items[at] ?? null),
    u: () => held && undo({ queue: held.queue, id: held.id }),
    a: () => choose(among('approve')),
    r: () => choose(among('reject', 'suspend')),
    d: () => choose(among('dismiss')),
    c: () => choose(among('correct')),
    x: () => choose(among('remove')),
    w: () => choose(among('warn')),
  });

  if (list.isError || list.isPending) return <Awaiting query={list} failed="待办没有加载出来" />;
  if (items.length === 0 && keyword === undefined && !held && !open)
    return <EmptyState title={queue === ALL_WORK ? '都处理完了' : `${workQueues[queue]?.label}都处理完了`} />;
  const tick = (id: string, on: boolean) =>
    setTicked(new Set(on ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  return (
    <div className="grid grid-cols-1 lg:h-[max(480px,calc(100dvh-256px))] lg:grid-cols-[360px_minmax(0,1fr)] lg:grid-rows-[auto_minmax(0,1fr)]">
      {held && (
        <HeldApproval
          key={held.id}
          {...held}
          onUndo={() => undo({ queue: held.queue, id: held.id })}
          onOver={list.refetch}
        />
      )}
      <div className="row-start-2 flex min-h-0 flex-col border-r border-line max-lg:border-r-0">
        <div className="border-b border-line px-4 py-3">
          <SearchField
            label="查找待办"
            placeholder="标题或单位名称"
            className="w-full"
            value={keyword}
            onFind={(text) => {
              giveBackOpened();
              setKeyword(text || undefined);
            }}
          />
        </div>
        {inBulk && items.length > 0 && <BatchBar queue="posts" items={items} ticked={ticked} onTick={setTicked} />}
        {items.length === 0 && <EmptyState compact title="没有符合条件的待办" />}
        <QueueList
          items={items}
          current={current}
          keyOf={keyOf}
          now={now}
          beside={open !== null}
          onOpen={show}
          ticks={inBulk ? { ids: ticked, onTick: tick } : undefined}
        />
        {list.data.total > items.length && (
          <p className="border-t border-line px-4 py-2 text-12 text-ink-3">
            共 {list.data.total} 件，先处理等得最久的 {items.length} 件
          </p>
        )}
      </div>
      <div className={clsx('row-start-2 min-h-0 max-lg:row-start-3 max-lg:min-h-96', !open && 'max-lg:hidden')}>
        {open && !review ? (
          <Slot key={keyOf(open)} name="operators.work" queue={open.queue} id={open.id} onBusy={setIsBusy} />
        ) : (
          <ItemPanel
            key={open && keyOf(open)}
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
        )}
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

/** 待办: all that waits for the operator, most urgent first, or one queue of it. Opening a review claims it, so that no colleague works on it. */
export function WorkPage() {
  const { values } = useListParams({ queue: anyText });
  const queue = values.queue && values.queue in workQueues ? values.queue : ALL_WORK;
  return (
    <>
      <WorkHead here={queue} />
      <section className="overflow-hidden card">
        <Queue key={queue} queue={queue} />
      </section>
    </>
  );
}

interface Props {
  title: string;
  runsAt: string;
  onUndo(): void;
  /** The approval takes effect about now. */
  onOver(): void;
}

/** An approval that can still be taken back. */
function HeldApproval({ title, runsAt, onUndo, onOver }: Props) {
  const left = useSecondsUntil(runsAt);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isOver) return null;
  return (
    <p
      className="flex items-center gap-3 border-b border-line bg-brand-tint px-4 py-2 text-14 text-ink-1 lg:col-span-2"
      role="status"
    >
      已通过“{title}”，{left} 秒后生效并通知单位
      <Button size="small" onClick={onUndo}>
        撤销<kbd className="ml-1.5 text-12 opacity-70">U</kbd>
      </Button>
    </p>
  );
}
