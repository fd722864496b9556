import { NoticeList } from '#web/features/notices/notice-list.tsx';
import { NoticeSettings } from '#web/features/notices/notice-settings.tsx';
import { seekerTopics } from '#web/features/notices/seeker-topics.ts';

/** The seeker's notices and notification settings. */
export function NoticesPage() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <section className="card overflow-hidden" aria-labelledby="notices">
        <h1 id="notices" className="px-5 pt-4 text-20 font-semibold text-ink-1 max-sm:px-4">
          通知
        </h1>
        <NoticeList topics={seekerTopics} about="投递、面试和关注的职位有变化时，会在这里告诉你" />
      </section>
      <section className="card p-5 max-sm:p-4 lg:sticky lg:top-4" aria-labelledby="notice-settings">
        <h2 id="notice-settings" className="mb-2 text-16 font-semibold text-ink-1">
          通知设置
        </h2>
        <NoticeSettings topics={seekerTopics} />
      </section>
    </div>
  );
}
