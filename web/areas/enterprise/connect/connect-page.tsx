import { Checkbox, Drawer, Empty, Skeleton } from 'antd';
import { FileX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { SearchPanel } from '#web/features/chat/talk/search-panel.tsx';
import { TalkColumns } from '#web/features/chat/talk-columns.tsx';
import { ThreadList, useThreads } from '#web/features/chat/thread-list.tsx';
import { SearchField } from '#web/features/console/list/filter-field.tsx';
import { PageHead } from '#web/features/console/page-head.tsx';
import { StatePanel } from '#web/features/console/state-panel.tsx';
import { useMedia } from '#web/features/console/use-media.ts';
import { SnapshotView } from '#web/features/resume-snapshot/snapshot-view.tsx';
import { Slot } from '#web/slots.tsx';
import { offlineOr } from '#web/ui/online.ts';
import { ContextCard } from './context-card.tsx';

/** 沟通: the company's conversations on the left, the open one on the right, with its context. */
export function ConnectPage() {
  const [params, setParams] = useSearchParams();
  const [keyword, setKeyword] = useState('');
  const [unread, setUnread] = useState(false);
  const [resume, setResume] = useState<number | null>(null);
  const openId = params.get('id');
  const threads = useThreads('company', { keyword, unread });
  const open = (id: string | null) => setParams(id ? { id } : {});
  const isWide = useMedia('(min-width: 768px)');
  const head = <PageHead actions={<Slot name="help" />} />;
  const firstId = keyword || unread ? undefined : threads.items?.[0]?.id;
  // Written into the address, so that a message in another conversation does not replace the open one.
  useEffect(() => {
    if (isWide && !openId && firstId) setParams({ id: firstId }, { replace: true });
  }, [isWide, openId, firstId, setParams]);
  return (
    <>
      {!isWide && head}
      <TalkColumns
        className="h-[max(480px,calc(100dvh-136px))] md:h-[max(480px,calc(100dvh-88px))]"
        openId={openId}
        onClose={() => open(null)}
        onResume={setResume}
        list={
          <>
            {isWide && <div className="-mb-3 p-3 pb-0">{head}</div>}
            <div className="flex items-center gap-3 border-b border-line p-3">
              <SearchField
                label="搜索会话"
                placeholder="姓名、职位、聊天内容"
                className=""
                value={keyword}
                onFind={setKeyword}
              />
              <Checkbox className="shrink-0" checked={unread} onChange={(event) => setUnread(event.target.checked)}>
                未读
              </Checkbox>
            </div>
            <div className="relative min-h-0 flex-1 overflow-y-auto">
              {!(keyword && threads.items?.length === 0) && (
                <ThreadList
                  threads={threads}
                  openId={openId}
                  onOpen={open}
                  emptyText={keyword || unread ? '没有符合条件的会话' : '在投递箱里打开一份投递，点“发消息”开始沟通'}
                />
              )}
              {keyword && (
                <>
                  <h2 className="border-y border-line bg-ground px-4 py-1.5 text-12 font-semibold text-ink-3">
                    聊天记录
                  </h2>
                  <SearchPanel side="company" keyword={keyword} onOpen={open} />
                </>
              )}
            </div>
          </>
        }
        context={openId && <ContextCard id={openId} />}
        nothing={<Empty className="m-auto" description="选择一个会话开始沟通" />}
      />
      {openId && <ShownResume id={openId} number={resume} onClose={() => setResume(null)} />}
    </>
  );
}

/** The whole resume that was sent in a conversation, frozen at that time. */
export function ShownResume({ id, number, onClose }: { id: string; number: number | null; onClose(): void }) {
  const { data, isError } = useCall(
    'GET /api/communicate/conversations/:id/resume',
    number === null ? null : { params: { id }, query: { number } },
    // A frozen resume never changes.
    { background: true, quiet: true, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Drawer open={number !== null} onClose={onClose} size={480} title="对方出示的简历">
      {isError ? (
        <StatePanel icon={FileX} tone="warm" title={offlineOr('简历没有加载出来')} text="关闭后再打开一次" />
      ) : data ? (
        <SnapshotView snapshot={data} phone={data.jober.phone} />
      ) : (
        <Skeleton avatar active paragraph={{ rows: 10 }} />
      )}
    </Drawer>
  );
}
