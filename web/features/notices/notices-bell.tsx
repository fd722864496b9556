import Bell from 'lucide-react/icons/bell';
import { countText, useUnreadCounts } from '#web/features/chat/unread.ts';

/** Link to the notices, with the number of unread ones. */
export function NoticesBell({ href }: { href: string }) {
  const { notices } = useUnreadCounts();
  const label = notices > 0 ? `通知，${notices} 条未读` : '通知';
  return (
    <a className="icon-btn relative" href={href} aria-label={label} title={label}>
      <Bell size={20} aria-hidden />
      {notices > 0 && (
        <span
          aria-hidden
          className="tabular absolute -top-0.5 -right-1 rounded-full bg-err-solid px-1 text-12 leading-4 text-white"
        >
          {countText(notices)}
        </span>
      )}
    </a>
  );
}
