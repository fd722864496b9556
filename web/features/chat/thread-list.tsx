import { clsx } from 'clsx';
import { useRef } from 'react';
import type { Conversation } from '#contract/chat/chat.ts';
import { CompanyLogo } from '#web/features/companies/company-logo.tsx';
import { agoText } from '#web/features/time/time-text.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
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
export function counterpart({ side, company, person, recruiter }: Conversation) {
  return side === 'seeker'
    ? { name: company.shortName || company.name, src: company.logoUrl, detail: recruiter?.name ?? '' }
    : { name: person.name, src: person.avatarUrl, detail: '' };
}

function Thread({ thread, open, onOpen }: { thread: Conversation; open: boolean; onOpen(): void }) {
  const { name, src, detail } = counterpart(thread);
  const { last, unread, post, side } = thread;
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
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={clsx('cut min-w-0 flex-1 text-14 text-ink-1', unread > 0 ? 'font-semibold' : 'font-medium')}>
            {name}
          </span>
          {last && <span className="tabular shrink-0 text-12 text-ink-3">{agoText(last.at, Date.now())}</span>}
        </span>
        <span className="cut block text-12 text-ink-3">{detail ? `${detail} · ${post.title}` : post.title}</span>
        <span className="flex items-center gap-2">
          <span className={clsx('cut min-w-0 flex-1 text-13', unread > 0 ? 'text-ink-1' : 'text-ink-3')}>
            {last?.side === side && <span className="text-ink-3">我：</span>}
            {last?.text}
          </span>
          {unread > 0 && (
            <span className="tabular shrink-0 rounded-full bg-err-solid px-1.5 text-12 leading-5 text-white">
              {countText(unread)}
              <span className="sr-only"> 条未读</span>
            </span>
          )}
        </span>
      </span>
    </button>
  );
}

/** Conversations: unread ones first, and those that were read here stay where they were; then the newest. */
export function ThreadList({ threads: { items, failed, reload, more }, openId, onOpen, emptyText }: Props) {
  const unread = useRef(new Set<string>());
  for (const one of items ?? []) if (one.unread > 0) unread.current.add(one.id);
  const isFirst = ({ id }: Conversation) => Number(unread.current.has(id));
  if (failed && !items) return <ErrorState message="会话没有加载出来" onRetry={() => void reload()} />;
  if (!items)
    return (
      <div className="space-y-3 p-4" aria-busy="true">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    );
  if (items.length === 0) return <EmptyState compact title="还没有沟通" text={emptyText} />;
  return (
    <>
      <ul>
        {items
          .toSorted((one, other) => isFirst(other) - isFirst(one))
          .map((thread) => (
            <li key={thread.id} className="border-b border-line last:border-b-0">
              <Thread thread={thread} open={thread.id === openId} onOpen={() => onOpen(thread.id)} />
            </li>
          ))}
      </ul>
      {more && (
        <Button className="m-3" onClick={() => void more()}>
          更早的会话
        </Button>
      )}
    </>
  );
}
