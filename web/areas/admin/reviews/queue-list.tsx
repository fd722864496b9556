import { Checkbox } from 'antd';
import clsx from 'clsx';
import { Clock, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReviewItem } from '#contract/operators/reviews.ts';
import { waitOf } from './wait-text.ts';

const kinds: Record<string, string> = {
  company: '新登记',
  claim: '认领',
  renewal: '半年复核',
  edit: '变更',
  post: '新职位',
  recheck: '改后复核',
  announcement: '公告',
  experience: '面经',
  'post-report': '职位',
  'chat-report': '沟通',
};

/** Of these somebody has looked at an earlier version. */
const rechecks = new Set(['renewal', 'recheck', 'edit']);

const waitClass = { ok: 'text-ink-3', soon: 'text-warm-ink', late: 'text-err-ink' } as const;

interface Props {
  items: readonly ReviewItem[];
  /** The item that keyboard shortcuts act on. */
  current: string | null;
  now: number;
  /** An item is open: without room beside the list, it is shown below. */
  beside: boolean;
  onOpen(id: string): void;
  /** The items ticked for a batch verdict; absent if items are decided individually. */
  ticks?: { ids: ReadonlySet<string>; onTick(id: string, on: boolean): void } | undefined;
}

function Line({ item, active, now, onOpen }: { item: ReviewItem; active: boolean; now: number; onOpen(): void }) {
  const ref = useRef<HTMLButtonElement>(null);
  const wait = waitOf(item.dueAt, now);
  const taken = item.claim && !item.claim.mine;
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <button
      ref={ref}
      type="button"
      aria-current={active || undefined}
      data-testid="review-item"
      className={clsx(
        'block w-full min-w-0 cursor-pointer border-b border-l-2 border-b-line py-3 ps-3.5 pe-4 text-left',
        active ? 'border-l-brand bg-brand-tint' : 'border-l-transparent hover:bg-fill',
      )}
      onClick={onOpen}
    >
      <span className="flex items-baseline gap-2">
        <span className={clsx('min-w-0 flex-1 truncate font-semibold', taken ? 'text-ink-3' : 'text-ink-1')}>
          {item.title}
        </span>
        <span className={clsx('tabular flex shrink-0 items-center gap-1 text-12', waitClass[wait.state])}>
          <Clock size={12} aria-hidden="true" />
          {wait.text}
        </span>
      </span>
      <span className="mt-0.5 flex items-center gap-2 text-12 text-ink-3">
        <span className={clsx('tag', rechecks.has(item.kind) ? active && 'bg-surface!' : 'tag-brand')}>
          {kinds[item.kind] ?? item.kind}
        </span>
        <span className="min-w-0 flex-1 truncate">{item.about}</span>
        {item.claim && (
          <span className="flex shrink-0 items-center gap-1">
            <UserRound size={12} aria-hidden="true" />
            {item.claim.mine ? '我在处理' : `${item.claim.name}在处理`}
          </span>
        )}
      </span>
    </button>
  );
}

/** A queue, longest waiting first. */
export function QueueList({ items, current, now, beside, onOpen, ticks }: Props) {
  return (
    <div
      className={clsx('overflow-y-auto lg:max-h-[calc(100vh-324px)]', beside && 'max-lg:max-h-96')}
      data-testid="review-list"
    >
      {items.map((item) => (
        <div key={item.id} className="flex items-center last:*:border-b-0">
          {ticks && (
            <Checkbox
              className="ms-4!"
              aria-label={`选择 ${item.title}`}
              checked={ticks.ids.has(item.id)}
              onChange={({ target }) => ticks.onTick(item.id, target.checked)}
            />
          )}
          <Line item={item} active={item.id === current} now={now} onOpen={() => onOpen(item.id)} />
        </div>
      ))}
    </div>
  );
}
