import { Drawer } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { StateTabs } from '#web/features/console/page-head.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { agoText } from '#web/features/time/time-text.ts';
import { waitText } from '#web/features/time/wait-text.ts';
import { WorkHead } from '#web/features/work/work-head.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import type { SupportThread } from '../../contract.ts';
import { ThreadPane } from './thread-pane.tsx';

const views = { state: viewOf(['waiting', 'answered']) };

/** A question that has waited this long is marked as late. */
const LATE_HOURS = 4;

interface LineProps {
  thread: SupportThread;
  current: boolean;
  onOpen(): void;
}

function ThreadLine({ thread: { name, company, phone, lastText, lastAt, waitingSince }, current, onOpen }: LineProps) {
  const shown = name || phone;
  const hours = waitingSince ? (Date.now() - Date.parse(waitingSince)) / 3_600_000 : 0;
  const ink = hours >= LATE_HOURS ? 'font-semibold text-warm-ink' : 'text-ink-3';
  return (
    <li>
      <button
        type="button"
        aria-current={current}
        className={clsx(
          'flex w-full cursor-pointer items-start gap-3 px-4 py-3 text-left',
          current ? 'bg-brand-tint' : 'hover:bg-ground',
        )}
        onClick={onOpen}
      >
        <Avatar name={shown} size={36} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="flex-none text-14 font-semibold text-ink-1">{shown}</span>
            <span className="cut flex-1 text-12 text-ink-3">{company || '求职者'}</span>
            <span className={`tabular flex-none text-12 ${ink}`}>
              {waitingSince ? `等了 ${waitText(waitingSince)}` : agoText(lastAt, Date.now())}
            </span>
          </span>
          <span className="mt-0.5 line-clamp-2 text-14 text-ink-2">{lastText}</span>
        </span>
      </button>
    </li>
  );
}

/** 客服: what people wrote, longest waiting first, and beside it the thread with its answer. */
export function SupportPage() {
  const list = useListParams({}, views);
  const { id, show } = list;
  const { state } = list.view;
  const isWide = useMedia('(min-width: 1024px)');
  const threads = useCall(
    'GET /api/admin/support',
    { query: { state, page: list.page } },
    { background: true, quiet: true, refetchInterval: 20_000 },
  );
  const figures = threads.data?.figures;
  const isQuiet = state === 'waiting' && figures?.waiting === 0;
  const answered = useCall('GET /api/admin/support', isQuiet ? { query: { state: 'answered' } } : null, {
    background: true,
    quiet: true,
  });
  const shown = isQuiet ? answered : threads;
  /** Where an answer is being written: it stays open, whatever becomes the first of the list meanwhile. */
  const [writingTo, setWritingTo] = useState<string | null>(null);
  const open = id ?? (isWide ? (writingTo ?? shown.data?.items[0]?.id ?? null) : null);
  return (
    <>
      <WorkHead here="support" />
      <div className="grid overflow-hidden card lg:h-[max(480px,calc(100dvh-256px))] lg:grid-cols-[360px_minmax(0,1fr)]">
        <section aria-label="留言" className="flex min-h-0 flex-col border-r border-line max-lg:border-r-0">
          <StateTabs
            label="客服"
            active={state}
            onChange={(key) => list.begin({ state: key === 'answered' ? key : null })}
            tabs={[
              { key: 'waiting', label: '等待答复', n: figures?.waiting },
              { key: 'answered', label: '已答复', n: figures?.answered },
            ]}
          />
          <div className="min-h-0 flex-1 overflow-y-auto">
            {isQuiet && (
              <p className="border-b border-line bg-ok-tint px-4 py-2.5 text-14 text-ok-ink">
                留言都答复了。下面是最近答复的，可以接着补充
              </p>
            )}
            <ConsoleList
              label="留言"
              query={shown}
              list={list}
              row={(thread) => (
                <ThreadLine
                  key={thread.id}
                  thread={thread}
                  current={thread.id === open}
                  onOpen={() => show({ id: thread.id })}
                />
              )}
              empty="还没有人给客服留言。学校和老师都可以在消息页点“联系客服”"
            />
          </div>
        </section>
        {isWide && open !== null && (
          <ThreadPane key={open} id={open} onDraft={(isWriting) => setWritingTo(isWriting ? open : null)} />
        )}
      </div>
      {!isWide && (
        <Drawer
          open={id !== null}
          title="留言"
          size={520}
          styles={{ body: { padding: 0 } }}
          onClose={() => show({ id: null })}
        >
          {id !== null && <ThreadPane key={id} id={id} />}
        </Drawer>
      )}
    </>
  );
}
