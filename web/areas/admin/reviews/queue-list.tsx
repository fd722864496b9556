import { Checkbox } from 'antd';
import clsx from 'clsx';
import { type WorkItem, workQueues } from '#contract/operators/reviews.ts';
import { intoView } from '#web/ui/into-view.ts';

const kinds: Record<string, string> = {
  company: '单位认证',
  claim: '单位认领',
  renewal: '单位半年复核',
  edit: '单位变更',
  post: '新职位',
  recheck: '职位改后复核',
  announcement: '公告',
  experience: '面经',
  'post-report': '举报职位',
  'chat-report': '举报沟通',
};

interface Props {
  items: readonly WorkItem[];
  keyOf(item: WorkItem): string;
  /** The item that keyboard shortcuts act on, by its key. */
  current: string | null;
  now: number;
  /** An item is open: without room beside the list, it is shown below. */
  beside: boolean;
  onOpen(item: WorkItem): void;
  /** The items ticked for a batch verdict; absent if items are decided individually. */
  ticks?: { ids: ReadonlySet<string>; onTick(id: string, on: boolean): void } | undefined;
}

function Line({ item, active, now, onOpen }: { item: WorkItem; active: boolean; now: number; onOpen(): void }) {
  const wait = waitOf(item.dueAt, now);
  const taken = item.claim && !item.claim.mine;
  return (
    <button
      ref={active ? intoView : undefined}
      type="button"
      aria-current={active || undefined}
      data-testid="review-item"
      className={clsx(
        'block w-full min-w-0 cursor-pointer border-b border-l-2 border-b-line py-3 ps-4 pe-4 text-left text-14',
        active ? 'border-l-brand bg-brand-tint' : 'border-l-transparent hover:bg-fill',
      )}
      onClick={onOpen}
    >
      <span className="flex items-baseline justify-between gap-2 text-ink-2">
        {kinds[item.kind] ?? workQueues[item.queue]?.label}
        <span
          className={clsx('tabular flex-none', wait.state === 'late' ? 'font-semibold text-warm-ink' : 'text-ink-3')}
        >
          {wait.text}
        </span>
      </span>
      <span className={clsx('block truncate text-16 font-semibold', taken ? 'text-ink-3' : 'text-ink-1')}>
        {item.title}
      </span>
      <span className="flex items-center gap-2 text-ink-3">
        <span className="min-w-0 flex-1 truncate">{item.about}</span>
        {item.claim && <span className="flex-none">{item.claim.mine ? '我在处理' : `${item.claim.name}在处理`}</span>}
      </span>
    </button>
  );
}

/** What waits, longest waiting first. */
export function QueueList({ items, keyOf, current, now, beside, onOpen, ticks }: Props) {
  return (
    <div className={clsx('min-h-0 flex-1 overflow-y-auto', beside && 'max-lg:max-h-96')} data-testid="review-list">
      {items.map((item) => (
        <div key={keyOf(item)} className="flex items-center last:*:border-b-0">
          {ticks && (
            <Checkbox
              className="ms-4"
              aria-label={`选择 ${item.title}`}
              checked={ticks.ids.has(item.id)}
              onChange={({ target }) => ticks.onTick(item.id, target.checked)}
            />
          )}
          <Line item={item} active={keyOf(item) === current} now={now} onOpen={() => onOpen(item)} />
        </div>
      ))}
    </div>
  );
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

interface Wait {
  text: string;
  /** ok while there is time, soon in the last four hours, late afterwards. */
  state: 'ok' | 'soon' | 'late';
}

const span = (ms: number) =>
  ms < HOUR ? `${Math.max(1, Math.round(ms / MINUTE))} 分钟` : `${Math.floor(ms / HOUR)} 小时`;

/** The remaining part of an item's 24 hours. */
export function waitOf(dueAt: string, now: number): Wait {
  const left = Date.parse(dueAt) - now;
  if (left <= 0) return { text: `超时 ${span(-left)}`, state: 'late' };
  return { text: `还有 ${span(left)}`, state: left < 4 * HOUR ? 'soon' : 'ok' };
}
