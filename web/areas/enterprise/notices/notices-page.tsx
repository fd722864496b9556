import type { NoticeTopic } from '#contract/notice-topics.ts';
import { PageHead } from '../../../features/console/page-head.tsx';
import { NoticeList } from '../../../features/notices/notice-list.tsx';
import { NoticeSettings } from '../../../features/notices/notice-settings.tsx';

const topics: readonly NoticeTopic[] = [
  'interview',
  'offer',
  'delivery',
  'post',
  'fair',
  'money',
  'chat',
  'team',
  'system',
];

/** The recruiter's notices, and how they want to be told. */
export function NoticesPage() {
  return (
    <>
      <PageHead trail={['单位中心', '通知']} title="通知" />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_400px]">
        <section className="card overflow-hidden" aria-label="通知">
          <NoticeList topics={topics} />
        </section>
        <section className="card p-5" aria-labelledby="notice-settings">
          <h2 id="notice-settings" className="mb-2 text-16 font-semibold text-ink-1">
            通知设置
          </h2>
          <NoticeSettings topics={topics} />
        </section>
      </div>
    </>
  );
}
