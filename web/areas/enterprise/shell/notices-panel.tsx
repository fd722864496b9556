import { Popover } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useBell } from '#web/features/notices/notices-bell.tsx';
import { paths } from '#web/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ABOUT_NOTICES, recruiterTopics } from '../notices/topics.ts';

const NoticeList = lazyPart(() => import('#web/features/notices/notice-list.tsx').then(({ NoticeList }) => NoticeList));

/** The bell, and the notices below it; the page of the same list is one press further. */
export function NoticesPanel() {
  const { label, face } = useBell();
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice that leads somewhere closes the panel
  useEffect(() => setOpen(false), [pathname, search]);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      styles={{ content: { padding: 0 } }}
      content={
        <section aria-label="通知" className="w-110 max-w-[calc(100vw-32px)]">
          <h2 className="flex items-center justify-between border-b border-line px-4 py-3 text-16 font-semibold text-ink-1">
            通知
            <Link className="link text-14 font-normal" to={paths.companyNotices()}>
              全部通知和设置
            </Link>
          </h2>
          <div className="max-h-[70vh] overflow-y-auto">
            <Suspense fallback={<Skeleton className="m-4 h-40" />}>
              <NoticeList isCompany topics={recruiterTopics} about={ABOUT_NOTICES} />
            </Suspense>
          </div>
        </section>
      }
    >
      <button type="button" className="icon-btn relative" aria-label={label} aria-expanded={open}>
        {face}
      </button>
    </Popover>
  );
}
