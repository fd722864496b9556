import ChevronRight from 'lucide-react/icons/chevron-right';
import Settings from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useUnreadCounts } from '#web/features/chat/unread.ts';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { seekerTopics } from '#web/features/notices/seeker-topics.ts';
import { SectionTabs } from '#web/features/page/section-tabs.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Head } from '#web/ui/head.tsx';

const Sheet = lazyPart(() => import('#web/ui/sheet.tsx'), 'Sheet');

/** 通知, a side of 消息: what happened, in lines; their settings in a sheet. */
export function NoticesPage() {
  const [open, setOpen] = useState(false);
  const { seeker, notices, toAnswer } = useUnreadCounts();
  return (
    <>
      <Head
        title="消息"
        text={notices > 0 ? `${notices} 条通知没有读` : '通知都读过了'}
        act={
          <Button onClick={() => setOpen(true)}>
            <Settings size={15} aria-hidden />
            设置
          </Button>
        }
      />
      <SectionTabs here={paths.notices()} counts={{ [paths.messages()]: seeker, [paths.notices()]: notices }} />
      {toAnswer > 0 && <WaitingLine count={toAnswer} />}
      <section aria-label="通知">
        <NoticeList topics={seekerTopics} about="投递、面试和关注的职位有变化时，会在这里告诉你" />
      </section>
      {open && (
        <Sheet side="end" title="通知设置" onClose={() => setOpen(false)}>
          <div className="overflow-y-auto p-5 max-sm:p-4">
            <NoticeSettings topics={seekerTopics} />
          </div>
        </Sheet>
      )}
    </>
  );
}

/** How many things wait for an answer, as a line that leads to 今天. */
const WaitingLine = ({ count }: { count: number }) => (
  <a
    className="card mb-4 flex min-h-12 items-center justify-between gap-3 px-6 text-16 max-sm:px-4"
    href={paths.seekerHome()}
  >
    <span>
      有 <b className="font-semibold">{count}</b> 件事等你答复
    </span>
    <span className="flex items-center gap-1 text-14 text-brand">
      去今天
      <ChevronRight size={16} aria-hidden />
    </span>
  </a>
);
