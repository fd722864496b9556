import MessageSquare from 'lucide-react/icons/message-square';
import { paths } from '#web/paths.ts';
import { countText, useUnreadCounts } from './unread.ts';

/** Link to the seeker's messages, with the number of unread ones. */
export function MessagesLink() {
  const { seeker } = useUnreadCounts();
  const label = seeker > 0 ? `消息，${seeker} 条未读` : '消息';
  return (
    <a className="icon-btn relative mr-2" href={paths.messages()} aria-label={label} title={label}>
      <MessageSquare size={20} aria-hidden />
      {seeker > 0 && (
        <span
          aria-hidden
          className="tabular absolute -top-0.5 -right-1 rounded-full bg-err-solid px-1 text-[11px] leading-4 text-white"
        >
          {countText(seeker)}
        </span>
      )}
    </a>
  );
}
