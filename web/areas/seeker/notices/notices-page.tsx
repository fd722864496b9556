import Settings from 'lucide-react/icons/settings-2';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { seekerTopics } from '#web/features/notices/seeker-topics.ts';
import { Button } from '#web/ui/button.tsx';

const Sheet = lazyPart(() => import('#web/ui/sheet.tsx').then(({ Sheet }) => Sheet));

/** The seeker's notices; their settings in a sheet. */
export function NoticesPage() {
  const [open, setOpen] = useState(false);
  return (
    <section className="card overflow-hidden" aria-labelledby="notices">
      <div className="flex items-center justify-between border-b border-line px-5 py-3 max-sm:border-0 max-sm:px-4 max-sm:pb-0">
        <h1 id="notices" className="text-24 font-semibold text-ink-1">
          通知
        </h1>
        <Button size="s" onClick={() => setOpen(true)}>
          <Settings size={15} aria-hidden />
          设置
        </Button>
      </div>
      <NoticeList topics={seekerTopics} about="投递、面试和关注的职位有变化时，会在这里告诉你" />
      <Suspense fallback={null}>
        {open && (
          <Sheet open side="end" title="通知设置" onClose={() => setOpen(false)}>
            <div className="overflow-y-auto p-5 max-sm:p-4">
              <NoticeSettings topics={seekerTopics} />
            </div>
          </Sheet>
        )}
      </Suspense>
    </section>
  );
}
