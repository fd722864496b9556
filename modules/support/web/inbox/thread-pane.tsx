import { Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { waitText } from '#web/features/time/wait-text.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session-store.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { SupportMessages } from '../support-messages.tsx';
import { AboutWriter } from './about-writer.tsx';
import { AnswerForm } from './answer-form.tsx';
import { CauseCard, causeOf } from './cause-card.tsx';

/** One thread: who writes, what was said, and the answer. */
export function ThreadPane({ id, onDraft }: { id: string; onDraft?(isWriting: boolean): void }) {
  const thread = useCall('GET /api/admin/support/:id', { params: { id } });
  const role = useSession((state) => state.operator?.role);
  const [isWriting, setIsWriting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { data } = thread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in sight whenever it changes
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [data]);
  if (thread.isError) return <LoadFailed title="对话没有加载出来" error={thread.error} onRetry={thread.refetch} />;
  if (!data) return <Skeleton active className="p-5" paragraph={{ rows: 8 }} />;
  const name = data.name || data.phone;
  const cause = causeOf(data.about);
  const isOwn = cause !== undefined && (role === 'super' || role === cause.role);
  return (
    <section aria-label={`${name}的对话`} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-5 py-3">
        <Avatar name={name} size={36} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-semibold text-ink-1">{name}</h2>
          <p className="tabular cut text-12 text-ink-3">{[data.company || '求职者', data.phone].join(' · ')}</p>
        </div>
        {data.waitingSince && <span className="tag tag-warm lg:hidden">等了 {waitText(data.waitingSince)}</span>}
        <Link className="text-13 xl:hidden" to={paths.adminUser(id)}>
          查看用户
        </Link>
      </header>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          {cause && <CauseCard cause={cause} isOwn={isOwn} isNext={!isWriting} />}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <div ref={box} className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-4" tabIndex={0}>
            <div className="mt-auto">
              <SupportMessages items={data.items} own="support" />
            </div>
          </div>
          <footer className="border-t border-line px-5 py-3">
            <AnswerForm
              key={id}
              id={id}
              waiting={data.waitingSince !== null}
              asked={data.items.flatMap(({ side, text }) => (side === 'support' ? [] : text)).join('\n')}
              isNext={!isOwn || isWriting}
              onDraft={(writing) => {
                setIsWriting(writing);
                onDraft?.(writing);
              }}
            />
          </footer>
        </div>
        <AboutWriter id={id} about={data.about} above={cause?.order} />
      </div>
    </section>
  );
}
