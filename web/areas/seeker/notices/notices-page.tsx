import Settings from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { unreadText, useUnreadCounts } from '#web/features/chat/unread.ts';
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
  const { seeker, notices } = useUnreadCounts();
  return (
    <>
      <Head
        title="消息"
        text={unreadText({ seeker, notices })}
        act={
          <Button onClick={() => setOpen(true)}>
            <Settings size={15} aria-hidden />
            设置
          </Button>
        }
      />
      <SectionTabs here={paths.notices()} counts={{ [paths.messages()]: seeker, [paths.notices()]: notices }} />
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
