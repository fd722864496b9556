import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { SupportMessages } from '#web/features/support/support-messages.tsx';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { AnswerForm } from './answer-form.tsx';

const HOUR = 3_600_000;

/** '25 分钟', '6 小时', '2 天' */
function waitText(since: string): string {
  const ms = Date.now() - Date.parse(since);
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / 60_000))} 分钟`;
  return ms < 48 * HOUR ? `${Math.floor(ms / HOUR)} 小时` : `${Math.floor(ms / (24 * HOUR))} 天`;
}

/** One thread: who writes, what was said, and the answer. */
export function ThreadPane({ id }: { id: string }) {
  const thread = useCall('GET /api/admin/support/:id', { params: { id } }, { quiet: true });
  const box = useRef<HTMLDivElement>(null);
  const { data } = thread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is in sight whenever it changes
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [data]);
  if (thread.isError) return <LoadFailed title="对话没有加载出来" onRetry={thread.refetch} />;
  if (!data) return <Skeleton active className="p-5" paragraph={{ rows: 8 }} />;
  const name = data.name || data.phone;
  return (
    <section aria-label={`${name}的对话`} className="flex h-full min-h-0 flex-col">
      <header className="flex items-center gap-3 border-b border-line px-5 py-3">
        <Avatar name={name} size={36} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-semibold text-ink-1">{name}</h2>
          <p className="tabular cut text-12 text-ink-3">{[data.company || '求职者', data.phone].join(' · ')}</p>
        </div>
        {data.waitingSince && <span className="tag tag-warm">等了 {waitText(data.waitingSince)}</span>}
        <Link className="text-13" to={paths.adminUser(id)}>
          查看用户
        </Link>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div ref={box} className="min-h-0 flex-1 overflow-y-auto px-5 py-4" tabIndex={0}>
        <SupportMessages items={data.items} own="support" />
      </div>
      <footer className="border-t border-line px-5 py-3">
        <AnswerForm key={id} id={id} waiting={data.waitingSince !== null} />
      </footer>
    </section>
  );
}
