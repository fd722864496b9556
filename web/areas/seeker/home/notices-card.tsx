import { dayAndTime } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/card.tsx';
import type { SeekerHomeData } from './load-home.ts';

const shown = 5;

/** The newest notices. */
export function NoticesCard({ notices }: Pick<SeekerHomeData, 'notices'>) {
  if (notices.items.length === 0) return null;
  return (
    <Card
      space="side"
      heading="通知"
      aside={
        <a href={paths.notices()} className="link">
          {notices.unread > 0 ? `${notices.unread} 条未读` : '全部'}
        </a>
      }
    >
      <ul className="space-y-2.5 text-13">
        {notices.items.slice(0, shown).map((notice) => (
          <li key={notice.id}>
            <a href={notice.link || paths.notices()} className="block text-ink-1 hover:text-brand">
              {notice.title}
              {notice.body && <span className="block truncate text-ink-3">{notice.body}</span>}
            </a>
            <time dateTime={notice.createdAt} className="tabular text-12 text-ink-3">
              {dayAndTime(notice.createdAt)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
