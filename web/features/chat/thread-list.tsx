import { clsx } from 'clsx';
import type { Conversation } from '#contract/chat/chat.ts';
import { delivery as deliveries } from '#contract/deliveries/delivery-state.ts';
import { isState } from '#contract/machine.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton-lines.tsx';
import { countText } from './unread.ts';
import type { useThreads } from './use-threads.ts';

interface Props {
  threads: ReturnType<typeof useThreads>;
  openId: string | null;
  onOpen(id: string): void;
  /** Text of the empty list. */
  emptyText: string;
}

/** The other side: the school for a seeker, the person for a school. */
export function counterpart({ side, company, person }: Conversation) {
  return side === 'seeker'
    ? { name: company.shortName || company.name, src: company.logoUrl }
    : { name: person.name, src: person.avatarUrl };
}

/** How far the delivery of a conversation has come, in the words of the reader's side; undefined without a delivery. */
function stageOf({ delivery, side }: Conversation): string | undefined {
  if (!delivery || !isState(deliveries, delivery.status)) return undefined;
  const { [side === 'seeker' ? 'seeker' : 'recruiter']: labels } = deliveries.labels;
  return labels[delivery.status];
}

function Thread({ thread, open, onOpen }: { thread: Conversation; open: boolean; onOpen(): void }) {
  const { name, src } = counterpart(thread);
  const { last, unread, post, side } = thread;
  const stage = stageOf(thread);
  // A school has many conversations, each with a person.
  const inTwoLines = side === 'company';
  return (
    <button
      type="button"
      aria-current={open || undefined}
      onClick={onOpen}
      className={clsx(
        'flex w-full cursor-pointer items-start gap-3 px-4 py-3 text-left',
        open ? 'bg-brand-tint' : 'hover:bg-fill',
      )}
    >
      {side === 'seeker' ? (
        <CompanyLogo name={thread.company.name} src={src} size={40} />
      ) : (
        <Avatar name={name} src={src} size={40} />
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline gap-2">
          <span className="cut min-w-0 flex-1 text-16 font-semibold text-ink-1">
            {name}
            {inTwoLines && (
              <span className="ml-2 text-12 font-normal text-ink-3">
                {stage && `${stage} · `}
                {post.title}
              </span>
            )}
          </span>
          {last && <span className="tabular shrink-0 text-12 text-ink-3">{agoText(last.at, Date.now())}</span>}
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span className={clsx('cut min-w-0 flex-1 text-14', unread > 0 ? 'font-semibold text-ink-1' : 'text-ink-2')}>
            {last?.side === side && <span className="text-ink-3">我：</span>}
            {last?.text}
          </span>
          {unread > 0 && (
            <span className="tabular shrink-0 rounded-full bg-brand-solid px-1.5 text-12 leading-5 text-on-brand">
              {countText(unread)}
              <span className="sr-only"> 条未读</span>
            </span>
          )}
        </span>
        {!inTwoLines && (
          <span className="mt-1 flex min-w-0 items-center gap-2 text-12 text-ink-3">
            {stage && <span className="font-semibold text-ink-2">{stage}</span>}
            <span className="cut min-w-0 flex-1">{post.title}</span>
          </span>
        )}
      </span>
    </button>
  );
}

const ended = new Set<string>(['declined', 'rejected', 'withdrawn', 'closed']);

/** Whose turn it is, in the order of the groups. */
const turns = { seeker: ['等你回', '等学校回', '已结束'], company: ['等你回', '等对方回', '已结束'] } as const;

const turnOf = ({ delivery, last, side, unread }: Conversation): string => {
  const [mine, theirs, over] = turns[side];
  if (unread > 0) return mine;
  if (ended.has(delivery?.status ?? '')) return over;
  return last && last.side !== side ? mine : theirs;
};

/** Conversations, the newest first: those that wait for the reader's word under a heading of their own, then the others. */
export function ThreadList({ threads: { items, failed, reload, more }, openId, onOpen, emptyText }: Props) {
  if (failed && !items) return <ErrorState message="会话没有加载出来" onRetry={() => void reload()} />;
  if (!items) return <SkeletonLines lines={3} />;
  if (items.length === 0) return <EmptyState compact title="还没有沟通" text={emptyText} />;
  const groups = turns[items[0]?.side ?? 'seeker']
    .map((name) => ({ name, threads: items.filter((item) => turnOf(item) === name) }))
    .filter(({ threads }) => threads.length > 0);
  return (
    <>
      {groups.map(({ name, threads }) => (
        <section key={name} aria-label={name}>
          {groups.length > 1 && (
            <p className="border-b border-line bg-ground px-4 py-1.5 text-12 text-ink-3 [section+section>&]:border-t">
              {name}
            </p>
          )}
          <ul>
            {threads.map((thread) => (
              <li key={thread.id} className="border-line not-first:border-t">
                <Thread thread={thread} open={thread.id === openId} onOpen={() => onOpen(thread.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more && (
        <Button className="m-3" onClick={() => void more()}>
          更早的会话
        </Button>
      )}
    </>
  );
}
