import MessageSquare from 'lucide-react/icons/message-square';
import { paths } from '#web/paths.ts';
import { countText, useUnreadCounts } from './unread.ts';

const hrefs = { seeker: paths.messages, company: paths.connect };

/** Link to the messages of a side, with the number of unread ones. */
export function MessagesLink({ side = 'seeker' }: { side?: keyof typeof hrefs }) {
  const unread = useUnreadCounts()[side];
  const label = unread > 0 ? `消息，${unread} 条未读` : '消息';
  return (
    <a className="icon-btn relative mr-2" href={hrefs[side]()} aria-label={label} title={label}>
      <MessageSquare size={20} aria-hidden />
      {unread > 0 && (
        <span
          aria-hidden
          className="tabular absolute -top-0.5 -right-1 rounded-full bg-err-solid px-1 text-12 leading-4 text-white"
        >
          {countText(unread)}
        </span>
      )}
    </a>
  );
}
